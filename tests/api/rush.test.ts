import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../db/db.ts';
import type { Schema } from '../../server/http/operations.ts';
import {
  LoadGenerator,
  inParallel,
  repeatableRandom,
  signedIn,
  type CrowdReply,
  type Member,
} from '../support/load-generator.ts';
import { rather } from '../support/long.ts';
import { startServer, type TestServer } from '../support/server.ts';

const courseCount = rather(3, 10);
const crowdSize = rather(600, 2000);
const sectionsPerCourse = 4;
const connections = 200;
const firstCourse = 50_000;
const firstSection = 500_000;

const courseOf = (sectionId: number): number =>
  firstCourse + Math.floor((sectionId - firstSection) / sectionsPerCourse);
const sectionsOf = (course: number): number[] =>
  Array.from(
    { length: sectionsPerCourse },
    (_, index) => firstSection + (course - firstCourse) * sectionsPerCourse + index,
  );
const allSections = Array.from({ length: courseCount }, (_, index) => sectionsOf(firstCourse + index)).flat();
const capacityOf = (sectionId: number): number => 20 + ((sectionId * 7) % 21);

/**
 * Creates `courseCount` courses that every student may take, at different hours, with four sections of 20 to 40 seats
 * each. No student is registered in them yet.
 */
function openForTheRush(db: Db): void {
  const run = (statement: string, ...values: unknown[]): void => {
    db.$client.prepare(statement).run(...values);
  };
  db.$client.exec(
    'delete from waiting_entry; delete from absence; delete from registration; delete from registration_log; delete from inbox_message',
  );
  for (let course = 0; course < courseCount; course += 1) {
    const id = firstCourse + course;
    run(
      `insert into course (id, department_id, code, name_en, name_ar, credit_hours, level, type, teaching_method, has_exam, contents_en, contents_ar, search)
       values (?, 1, ?, 'Rush', 'زحام', 3, 'undergraduate', 'university', 'lecture', 0, '', '', 'rush')`,
      id,
      `RUSH${100 + course}`,
    );
    sectionsOf(id).forEach((section, index) => {
      run(
        `insert into section (id, semester_id, course_id, number, instructor_id, campus_id, language, capacity) values (?, 20261, ?, ?, 1, 1, 'en', ?)`,
        section,
        id,
        `0${index + 1}`,
        capacityOf(section),
      );
      run(
        'insert into section_meeting (section_id, day, start_minute, end_minute, room_id) values (?, ?, ?, ?, 1)',
        section,
        course % 5,
        480 + 60 * Math.floor(course / 5),
        530 + 60 * Math.floor(course / 5),
      );
    });
  }
}

type Outcome = Schema<'RegistrationOutcome'>;
type Row = { id: number; studentId: number; sectionId: number; courseId: number; status: string };

let server: TestServer;
let crowd: LoadGenerator;
let members: Member[];
let seconds: number;
const statuses = new Map<number, number>();
const codes = new Map<string, number>();
/**
 * The registrations that each student has according to the responses. Deleted, dropped and replaced ones are removed.
 */
const told = new Map<number, Set<number>>();
const faults: string[] = [];

const query = <Answer>(statement: string, ...values: unknown[]): Answer[] =>
  server.tenant.db.$client.prepare<unknown[], Answer>(statement).all(...values);
const rows = (): Row[] =>
  query<Row>(
    `select id, student_id studentId, section_id sectionId, course_id courseId, status from registration where status in ('registered', 'withdrawn')`,
  );
const confirm = ['registration.confirmLanguage'];

async function call<Body = Outcome>(
  member: Member,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<CrowdReply<Body>> {
  const reply = await crowd.call<Body>(member, method, path, body, key);
  statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
  for (const { Code } of reply.body.Refusals ?? []) codes.set(Code, (codes.get(Code) ?? 0) + 1);
  // If the other of two parallel calls has deleted the registration, this call does not find it.
  const gone = reply.status === 404 && reply.body.Refusals?.[0]?.Code === 'MSG-000010';
  if (!gone && ![200, 409, 422].includes(reply.status))
    faults.push(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply;
}

const remember = (member: Member, reply: CrowdReply<Outcome>): boolean => {
  if (reply.status !== 200) return false;
  for (const id of reply.body.registrationIds) told.get(member.studentId)?.add(id);
  return reply.body.registrationIds.length > 0;
};
const isFullAnswer = (reply: CrowdReply<unknown>): boolean =>
  reply.status === 409 && reply.body.Refusals?.[0]?.Code === 'registration.sectionFull';

/**
 * Sends the same registration twice at once with one idempotency key. It must make one change and both responses must
 * be equal.
 */
async function registerWithKey(member: Member, sectionId: number): Promise<CrowdReply<Outcome>> {
  const key = `rush-${member.studentId}-${sectionId}`;
  const replies = await Promise.all(
    [1, 2].map(() => call(member, 'POST', 'RegisterCourse', { sectionId, confirm }, key)),
  );
  const done = replies.filter(({ status }) => status === 200);
  // A refused attempt is not stored, so a later one may succeed if a seat was freed. After a successful attempt, all
  // others return the same response.
  if (done.length && replies.some(({ body }) => body.Refusals?.[0]?.Code === 'registration.alreadyRegistered'))
    faults.push(`${key}: done, then refused`);
  if (new Set(done.map(({ body }) => JSON.stringify(body))).size > 1) faults.push(`${key}: answers differ`);
  return done[0] ?? replies[0]!;
}

/** Sends the same registration twice at once without a key. At most one of the two may succeed. */
async function registerTwice(member: Member, sectionId: number): Promise<CrowdReply<Outcome>> {
  const replies = await Promise.all([1, 2].map(() => call(member, 'POST', 'RegisterCourse', { sectionId, confirm })));
  const done = replies.filter(({ status }) => status === 200);
  if (done.length > 1) faults.push(`${member.studentId}: twice in section ${sectionId}`);
  return done[0] ?? replies[0]!;
}

async function tryItsLuck(member: Member): Promise<void> {
  const random = repeatableRandom(member.studentId);
  const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)]!;
  const mine = told.get(member.studentId)!;
  const wanted = Array.from({ length: courseCount }, (_, index) => firstCourse + index)
    .sort(() => random() - 0.5)
    .slice(0, 2);
  const waited: number[] = [];
  for (const [turn, course] of wanted.entries()) {
    const sectionId = pick(sectionsOf(course));
    const reply = await (turn
      ? random() < 0.5
        ? registerTwice(member, sectionId)
        : call(member, 'POST', 'RegisterCourse', { sectionId, confirm })
      : registerWithKey(member, sectionId));
    if (remember(member, reply) || !isFullAnswer(reply)) continue;
    const next = random();
    if (next < 0.4) waited.push(sectionId);
    else if (next < 0.7)
      remember(member, await call(member, 'POST', 'RegisterCourse', { sectionId: pick(sectionsOf(course)), confirm }));
  }
  const held = [...mine][0];
  const act = random();
  if (held !== undefined && act < 0.25) {
    const replies = await Promise.all([1, 2].map(() => call(member, 'DELETE', `DeleteCourse/${held}`)));
    const done = replies.filter(({ status }) => status === 200).length;
    if (done !== 1) faults.push(`${member.studentId}: deleted ${done} times`);
    mine.delete(held);
  } else if (held !== undefined && act < 0.55) {
    const [now] = query<{ sectionId: number }>('select section_id sectionId from registration where id = ?', held);
    const target = pick(sectionsOf(courseOf(now!.sectionId)).filter((id) => id !== now!.sectionId));
    const reply = await call(member, 'POST', 'ReplaceCourse', { registrationId: held, sectionId: target, confirm });
    if (remember(member, reply)) mine.delete(held);
  } else if (held !== undefined && act < 0.75) {
    server.tenant.db.$client
      .prepare('update registration set paid = fee - sponsor_fee, sponsor_paid = sponsor_fee where id = ?')
      .run(held);
    const dropped = await call(member, 'POST', 'DropCourse', { registrationId: held, confirm });
    if (dropped.status === 200) mine.delete(held);
    if (random() < 0.5) remember(member, await call(member, 'POST', 'UndropCourse', { registrationId: held }));
  }
  // Waiting lists are joined last, because afterwards the student makes no change that would free a seat.
  for (const sectionId of waited) {
    const reply = await call<Schema<'WaitingList'>>(member, 'POST', 'WaitingList', { sectionId, confirm });
    if (reply.status === 422 && reply.body.Refusals?.[0]?.Code === 'registration.hasSeats')
      remember(member, await call(member, 'POST', 'RegisterCourse', { sectionId, confirm }));
  }
}

beforeAll(async () => {
  server = await startServer({ students: crowdSize * 1.5, validateAnswers: false }, { prepare: openForTheRush });
  server.tenant.clock.set('frozen', Date.parse('2026-09-07T10:00:00+03:00'));
  const students = query<{ studentId: number; accountId: number; facultyCode: string }>(
    `select s.id studentId, a.id accountId, s.faculty_code facultyCode from student s join account a on a.person_id = s.person_id join programme p on p.id = s.programme_id
     join student_semester e on e.student_id = s.id and e.semester_id = 20261
     where s.status = 'active' and e.status = 'enrolled' and s.orientation <> 'required' and s.recently_enrolled = 0 and s.btc = 0 and p.degree_class in ('bachelor', 'associateDiploma')
       and a.status = 'active' and a.kind = 'student' and a.restriction is null group by s.person_id order by s.id limit ${crowdSize}`,
  );
  members = await signedIn(server, students);
  for (const { studentId } of members) told.set(studentId, new Set());
  crowd = new LoadGenerator(server.base, connections);
  const started = performance.now();
  await inParallel(members, connections, tryItsLuck);
  seconds = (performance.now() - started) / 1000;
}, 400_000);
afterAll(async () => {
  crowd.close();
  await server.close();
});

describe('students who all want a seat at once', () => {
  it('are all answered, and none by a fault', () => {
    process.stdout.write(
      `rush: ${crowd.sent} calls in ${seconds.toFixed(1)} s, ${JSON.stringify(Object.fromEntries(statuses))} ${JSON.stringify(Object.fromEntries(codes))}\n`,
    );
    expect(members).toHaveLength(crowdSize);
    expect(faults).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(0.6 * crowdSize);
    expect(codes.get('registration.sectionFull')).toBeGreaterThan(crowdSize / 5);
    expect(codes.get('registration.alreadyRegistered')).toBeGreaterThan(crowdSize / 20);
  });

  it('never overfill a section, and the seats taken are the rows', () => {
    const sections = query<{ id: number; capacity: number; taken: number; held: number }>(
      `select s.id, s.capacity, s.seats_taken taken, (select count(*) from registration r where r.section_id = s.id and r.status in ('registered', 'withdrawn')) held from section s where s.id >= ${firstSection}`,
    );
    expect(sections).toHaveLength(allSections.length);
    expect(sections.filter(({ capacity, taken, held }) => taken !== held || taken > capacity)).toEqual([]);
  });

  it('are in no course twice', () => {
    const pairs = rows().map(({ studentId, courseId }) => `${studentId} ${courseId}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(rows().filter(({ sectionId, courseId }) => courseOf(sectionId) !== courseId)).toEqual([]);
  });

  it('have every registration they were told of, and no other but by the waiting list', () => {
    const promoted = new Set(
      query<{ studentId: number; sectionId: number }>(
        `select student_id studentId, section_id sectionId from registration_log where action = 'promote'`,
      ).map(({ studentId, sectionId }) => `${studentId} ${sectionId}`),
    );
    const live = new Map(rows().map((row) => [row.id, row]));
    const missing = [...told].flatMap(([studentId, ids]) =>
      [...ids].filter((id) => live.get(id)?.studentId !== studentId),
    );
    expect(missing).toEqual([]);
    const untold = [...live.values()].filter(({ id, studentId }) => !told.get(studentId)?.has(id));
    expect(untold.filter(({ studentId, sectionId }) => !promoted.has(`${studentId} ${sectionId}`))).toEqual([]);
    expect(untold.length).toBe(promoted.size);
    expect(promoted.size).toBeGreaterThan(0);
  });

  it('find every change once in the log', () => {
    const log = query<{ studentId: number; action: string; sectionId: number; fromSectionId: number | null }>(
      'select student_id studentId, action, section_id sectionId, from_section_id fromSectionId from registration_log',
    );
    const net = new Map<string, number>();
    const count = (studentId: number, sectionId: number, by: number): void => {
      const key = `${studentId} ${sectionId}`;
      net.set(key, (net.get(key) ?? 0) + by);
    };
    for (const { studentId, action, sectionId, fromSectionId } of log) {
      if (['register', 'promote', 'undrop', 'replace'].includes(action)) count(studentId, sectionId, 1);
      if (['delete', 'drop'].includes(action)) count(studentId, sectionId, -1);
      if (fromSectionId !== null) count(studentId, fromSectionId, -1);
    }
    const held = new Map(rows().map(({ studentId, sectionId }) => [`${studentId} ${sectionId}`, 1]));
    expect([...net].filter(([key, value]) => value !== (held.get(key) ?? 0))).toEqual([]);
    expect([...held.keys()].filter((key) => net.get(key) !== 1)).toEqual([]);
    expect(query(`select * from inbox_message where template = 'promoted'`)).toHaveLength(
      log.filter(({ action }) => action === 'promote').length,
    );
  });

  it('wait in the order they came, and who was passed by had a reason', async () => {
    const entries = query<{ id: number; studentId: number; sectionId: number; status: string }>(
      'select id, student_id studentId, section_id sectionId, status from waiting_entry order by id',
    );
    expect(entries.filter(({ status }) => status === 'waiting').length).toBeGreaterThan(crowdSize / 50);
    const byId = new Map(members.map((member) => [member.studentId, member]));
    const taken = new Map(
      query<{ id: number; free: number }>('select id, capacity - seats_taken free from section').map(({ id, free }) => [
        id,
        free,
      ]),
    );
    for (const sectionId of allSections) {
      const list = entries.filter((entry) => entry.sectionId === sectionId);
      const waiting = list.filter(({ status }) => status === 'waiting');
      const lastPromoted = Math.max(0, ...list.filter(({ status }) => status === 'promoted').map(({ id }) => id));
      for (const [index, { id, studentId }] of waiting.entries()) {
        const member = byId.get(studentId)!;
        if (index === 0 || index === waiting.length - 1) {
          const { body } = await call<Schema<'WaitingList'>>(member, 'GET', 'WaitingList');
          expect(body.entries.find((entry) => entry.sectionId === sectionId)).toMatchObject({
            position: index + 1,
            waiting: waiting.length,
          });
        }
        if (id > lastPromoted && !taken.get(sectionId)) continue;
        const { body } = await call<Schema<'RegistrationPreview'>>(member, 'POST', 'CheckRegistration', {
          changes: [{ action: 'register', sectionId }],
        });
        expect(
          body.refusals.filter(({ Code }) => Code !== 'registration.alreadyWaiting').length,
          `entry ${id} of section ${sectionId}`,
        ).toBeGreaterThan(0);
      }
    }
  });

  it('can take every seat that is left, and not one more', async () => {
    const holders = new Set(rows().map(({ studentId, courseId }) => `${studentId} ${courseId}`));
    for (const sectionId of allSections) {
      const free = query<{ free: number }>(
        'select capacity - seats_taken free from section where id = ?',
        sectionId,
      )[0]!.free;
      const candidates = members.filter(
        ({ studentId }) => !holders.has(`${studentId} ${courseOf(sectionId)}`) && told.get(studentId)!.size < 3,
      );
      const some = candidates.slice(0, free + 3);
      const replies = await Promise.all(
        some.map((member) => call(member, 'POST', 'RegisterCourse', { sectionId, confirm })),
      );
      replies.forEach((reply, index) => {
        if (remember(some[index]!, reply)) holders.add(`${some[index]!.studentId} ${courseOf(sectionId)}`);
      });
      expect(
        replies.filter(({ status }) => status === 200),
        `section ${sectionId}`,
      ).toHaveLength(free);
    }
    expect(query(`select id from section where id >= ${firstSection} and seats_taken <> capacity`)).toEqual([]);
    expect(rows().filter(({ sectionId }) => sectionId >= firstSection)).toHaveLength(
      allSections.reduce((sum, id) => sum + capacityOf(id), 0),
    );
    expect(faults).toEqual([]);
  });
});
