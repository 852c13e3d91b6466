import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { seedPassword } from '../../seed/password.ts';
import { atOnce, Line, toPerSecond, quantile, countStatuses, toDuration, type Reply, type Request } from './at-once.ts';
import { prepare, startProduct, withServer } from './processes.ts';
import { whole, type Say } from './turns.ts';
import type { SignedIn } from './university.ts';

/** Many students at the same time: for seats, and on the sign-in page. */

export type CrowdOptions = { scratch: string; against?: string | undefined; say: Say };

const studentCount = 2000;

const schedulePage = ({ facultyCode, token }: SignedIn): Request => ({
  method: 'GET',
  path: `/api/student/Schedule/GetSchedule?StudFacultyCode=${facultyCode}`,
  token,
});

const ask = <Row>(file: string, sql: string): Row[] => {
  const db = new Sqlite(file, { readonly: true });
  try {
    return db.prepare<[], Row>(sql).all();
  } finally {
    db.close();
  }
};

/**
 * The largest number of milliseconds by which a student with a seat had sent the request later than a student who got a
 * seat in the same section afterwards.
 */
function disorder(file: string, after: number, sentAt: ReadonlyMap<number, number>): number {
  const latest = new Map<number, number>();
  let most = 0;
  for (const { studentId, sectionId } of ask<{ studentId: number; sectionId: number }>(
    file,
    `select student_id studentId, section_id sectionId from registration where id > ${after} order by id`,
  )) {
    const at = sentAt.get(studentId) ?? 0;
    most = Math.max(most, (latest.get(sectionId) ?? 0) - at);
    latest.set(sectionId, Math.max(latest.get(sectionId) ?? 0, at));
  }
  return most;
}

async function rushOn(name: string, scratch: string, folder?: string): Promise<string> {
  const file = join(scratch, `${name}.sqlite`);
  const { students, sectionIds } = prepare(
    file,
    { students: 6000, signedIn: studentCount + 1, sections: 41, seats: 40 },
    folder,
  );
  const before = ask<{ id: number }>(file, 'select max(id) id from registration')[0]?.id ?? 0;
  const requests = students.map((student, i): Request => ({
    method: 'POST',
    path: `/api/course/CourseManagement/RegisterCourse?StudFacultyCode=${student.facultyCode}`,
    token: student.token,
    body: { sectionId: i < studentCount ? sectionIds[i % 40] : sectionIds[40] },
  }));
  return withServer(startProduct(file, {}, folder), async ({ base, worked }) => {
    // The last request, for a section of its own, is sent first, so that the validators are built before the
    // measurement.
    await atOnce(base, requests.slice(studentCount), 1);
    // Everybody has a page open.
    await atOnce(base, students.slice(0, studentCount).map(schedulePage), 20);
    // The simulator compresses its first state in the background, which must not be measured.
    await sleep(5_000);
    const started = worked();
    const replies = await atOnce(base, requests.slice(0, studentCount), studentCount);
    const each = (worked() - started) / studentCount;
    const statuses = countStatuses(replies);
    const sold = statuses.get(200) ?? 0;
    if (sold !== Math.min(studentCount, 1600) || sold + (statuses.get(409) ?? 0) !== studentCount)
      throw new Error(`the rush: ${JSON.stringify([...statuses])}`);
    const late = disorder(
      file,
      before,
      new Map(students.map(({ studentId }, i) => [studentId, replies[i]?.sentAt ?? 0])),
    );
    const work = Number.isNaN(each)
      ? ''
      : ` (${each.toFixed(2)} ms of processor time each, ${whole(1000 / each)} a second of it)`;
    return `${whole(toPerSecond(replies))} a second${work}, p99 ${whole(quantile(replies.map(toDuration), 0.99))} ms, first come first served within ${whole(late)} ms`;
  });
}

/** Sends 2,000 requests, each on its own connection, for 1,600 seats. */
export async function rush({ scratch, against, say }: CrowdOptions): Promise<void> {
  const before = against === undefined ? undefined : await rushOn('rush-before', scratch, against);
  say(
    'the rush: 2,000 students register at once in 40 sections of 40 seats',
    await rushOn('rush', scratch),
    '≥ 1,200 a second, p99 ≤ 2,000 ms, within 100 ms',
    before,
  );
}

const longestMilliseconds = 60_000;

/** `told` are the waits in seconds; `late` the milliseconds from the end of a wait to the sign-in. */
type Came = { signedIn: number; told: number[]; back: number; late: number[]; failed: number };

/** Signs in, and tries again after the wait that each refusal names, until the end of the measurement. */
async function comeIn(base: string, request: Request, until: number, came: Came): Promise<void> {
  const line = await Line.open(base);
  let over: number | undefined;
  for (;;) {
    const left = until - performance.now();
    const reply = await Promise.race([
      line.ask(request),
      new Promise<undefined>((resolve) => setTimeout(resolve, Math.max(0, left))),
    ]);
    if (!reply) break;
    if (over !== undefined) came.back += 1;
    if (reply.status === 200) came.signedIn += 1;
    else if (reply.status !== 429) came.failed += 1;
    if (over !== undefined && reply.status === 200) came.late.push(performance.now() - over);
    if (reply.status !== 429 || reply.retryAfter === undefined) break;
    came.told.push(reply.retryAfter);
    if (performance.now() + reply.retryAfter * 1000 > until) break;
    over = performance.now() + reply.retryAfter * 1000;
    await sleep((reply.retryAfter ?? 0) * 1000);
  }
  line.close();
}

async function signInsOn(name: string, scratch: string, folder?: string): Promise<string> {
  const file = join(scratch, `${name}.sqlite`);
  const {
    students: [reader],
  } = prepare(file, { students: 6000, signedIn: 1, sections: 1, seats: 40 }, folder);
  const names = ask<{ userName: string }>(
    file,
    `select user_name userName from account where status = 'active' and kind = 'student' and password_expires_at is null order by id desc limit ${studentCount}`,
  );
  return withServer(startProduct(file, {}, folder), async ({ base, worked }) => {
    const page = schedulePage(reader as SignedIn);
    const line = await Line.open(base);
    for (let i = 0; i < 20; i += 1) await line.ask(page);
    const came: Came = { signedIn: 0, told: [], back: 0, late: [], failed: 0 };
    const [began, workBefore] = [performance.now(), worked()];
    const until = began + longestMilliseconds;
    let isOver = false;
    const crowd = Promise.all(
      names.map(({ userName }) =>
        comeIn(
          base,
          {
            method: 'POST',
            path: '/api/user/v0/UserManagement/UserLogin',
            body: { userName, password: seedPassword, captchaToken: 'simulated-captcha' },
          },
          until,
          came,
        ),
      ),
    ).then(() => (isOver = true));
    const pages: Reply[] = [];
    while (!isOver && performance.now() < until) {
      pages.push(await line.ask(page));
      await sleep(50);
    }
    line.close();
    await crowd;
    const seconds = (performance.now() - began) / 1000;
    const work = (worked() - workBefore) / came.signedIn;
    const told = came.told.length
      ? `${whole(came.told.length)} waits of ${Math.min(...came.told)} to ${Math.max(...came.told)} s were told; of ${came.back} who came back then, ${came.late.length} signed in, 99 % within ${(quantile(came.late, 0.99) / 1000).toFixed(1)} s`
      : 'no student got a waiting time';
    return `a page in ${whole(quantile(pages.map(toDuration), 0.5))} ms, p99 ${whole(quantile(pages.map(toDuration), 0.99))} ms; ${whole(came.signedIn)} signed in within ${seconds.toFixed(1)} s, ${(came.signedIn / seconds).toFixed(1)} a second, ${whole(work)} ms of processor time each; ${told}${came.failed ? `; ${came.failed} failed` : ''}`;
  });
}

/** Sends 2,000 sign-ins at once and measures for a minute at most, while a signed-in student reads a page. */
export async function signIns({ scratch, against, say }: CrowdOptions): Promise<void> {
  const before = against === undefined ? undefined : await signInsOn('sign-ins-before', scratch, against);
  say(
    '2,000 sign-ins at once: a page for a student who is signed in already',
    await signInsOn('sign-ins', scratch),
    'p99 ≤ 100 ms; ≥ 60 sign-ins a second, no wait above 30 s',
    before,
  );
}

const everybody = 20_000;
/** The number of them who have no page open. */
const newcomers = 2_000;
/** The time in milliseconds within which everybody calls for the first time. */
const within = 10_000;
/** The number of sections with 40 seats each, enough for everybody. */
const sectionsForAll = 510;

type Decided = {
  status: number;
  firstSentAt: number;
  answeredAt: number;
  told: number[];
  slowest: number;
  lost: number;
};

/**
 * Registers on the connection of a page that was open before, or else on a new one. Repeats the call, after the wait
 * that the response names, while it only gets a place in the queue. A lost connection is opened again after a second.
 */
async function registerInTurn(base: string, opened: Line | undefined, request: Request): Promise<Decided> {
  const told: number[] = [];
  let firstSentAt: number | undefined;
  let [slowest, lost] = [0, 0];
  let line = opened;
  for (;;) {
    firstSentAt ??= performance.now();
    try {
      line ??= await Line.open(base);
      const reply = await line.ask(request);
      slowest = Math.max(slowest, toDuration(reply));
      if (reply.status !== 503 || reply.retryAfter === undefined) {
        line.close();
        return { status: reply.status, firstSentAt, answeredAt: reply.answeredAt, told, slowest, lost };
      }
      told.push(reply.retryAfter);
      await sleep(reply.retryAfter * 1000);
    } catch {
      lost += 1;
      line = undefined;
      await sleep(1_000);
    }
  }
}

/**
 * Opens this number of connections, at most 200 at a time, because the server accepts one in each turn of its event
 * loop.
 */
async function openLines(base: string, count: number): Promise<Line[]> {
  const lines: Line[] = [];
  while (lines.length < count)
    lines.push(
      ...(await Promise.all(Array.from({ length: Math.min(200, count - lines.length) }, () => Line.open(base)))),
    );
  return lines;
}

/** The durations in milliseconds of a page that is read again and again until `isOver`. */
async function readPages(read: () => Promise<Reply>, isOver: () => boolean): Promise<number[]> {
  const replies: Reply[] = [];
  while (!isOver()) {
    replies.push(await read());
    await sleep(50);
  }
  return replies.map(toDuration);
}

/**
 * 20,000 students register within ten seconds; nine of ten have a page open, the others come with a new connection.
 * Meanwhile a student with an open page and one who has just come read another page again and again.
 */
export async function registrationQueue({ scratch, say }: CrowdOptions): Promise<void> {
  const file = join(scratch, 'queue.sqlite');
  const { students, sectionIds } = prepare(file, {
    students: everybody * 3,
    signedIn: everybody + 1,
    sections: sectionsForAll,
    seats: 40,
  });
  const before = ask<{ id: number }>(file, 'select max(id) id from registration')[0]?.id ?? 0;
  const { registered, known, arriving, sentAt, seconds } = await withServer(startProduct(file), async ({ base }) => {
    const page = schedulePage(students[everybody] as SignedIn);
    const line = await Line.open(base);
    for (let i = 0; i < 20; i += 1) await line.ask(page);
    // Those who have a page open have read it.
    await atOnce(base, students.slice(0, everybody - newcomers).map(schedulePage), 20);
    const lines = await openLines(base, everybody - newcomers);
    await sleep(5_000);
    const began = performance.now();
    let over = false;
    const isOver = (): boolean => over;
    const crowd = Promise.all(
      students.slice(0, everybody).map(async ({ facultyCode, token }, i) => {
        await sleep((i * within) / everybody);
        return registerInTurn(base, i % (everybody / newcomers) === 0 ? undefined : lines.pop(), {
          method: 'POST',
          path: `/api/course/CourseManagement/RegisterCourse?StudFacultyCode=${facultyCode}`,
          token,
          body: { sectionId: sectionIds[i % sectionsForAll] },
        });
      }),
    ).finally(() => (over = true));
    const [known, arriving] = await Promise.all([
      readPages(() => line.ask(page), isOver),
      readPages(async () => {
        const asked = performance.now();
        const own = await Line.open(base);
        const reply = await own.ask(page);
        own.close();
        return { ...reply, sentAt: asked };
      }, isOver),
    ]);
    line.close();
    const decided = await crowd;
    return {
      registered: decided,
      known,
      arriving,
      sentAt: new Map(students.map(({ studentId }, i) => [studentId, decided[i]?.firstSentAt ?? 0])),
      seconds: (performance.now() - began) / 1000,
    };
  });
  const seated = registered.filter(({ status }) => status === 200).length;
  if (seated !== everybody) throw new Error(`the queue: ${seated} of ${everybody} registered`);
  const told = registered.flatMap((one) => one.told);
  const waits = told.length
    ? `${whole(registered.filter((one) => one.told.length > 0).length)} got a place, told to call again in ${told.reduce((a, b) => Math.min(a, b))} to ${told.reduce((a, b) => Math.max(a, b))} s, ${(told.length / everybody).toFixed(1)} times each`
    : 'nobody got a place';
  const slowest = registered.map((one) => one.slowest);
  const lost = registered.reduce((sum, one) => sum + one.lost, 0);
  say(
    '20,000 students register within ten seconds, 2,000 of them with a new connection',
    `all registered within ${seconds.toFixed(1)} s; ${waits}; a call took at most ${whole(quantile(slowest, 1))} ms, p99 ${whole(quantile(slowest, 0.99))} ms; ${whole(lost)} connections were lost; first come first served within ${whole(disorder(file, before, sentAt))} ms; a page meanwhile in ${whole(quantile(known, 0.5))} ms, p99 ${whole(quantile(known, 0.99))} ms; for a student who has just come ${whole(quantile(arriving, 0.5))} ms, p99 ${whole(quantile(arriving, 0.99))} ms`,
    'nobody times out; a page in ≤ 100 ms (p99)',
  );
}
