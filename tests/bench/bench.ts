import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../db/root.ts';
import { Client } from '../support/client.ts';
import type { Plan } from './bare-server.ts';
import { schedulePdfOf } from './documents.ts';
import { downloadsOf } from './downloads.ts';
import { loadTable, startTable } from './loads.ts';
import { planOf } from './plan.ts';
import { hammer, start, startProduct, startScript, volley, type Load, type Running } from './processes.ts';
import { timetableTable } from './timetable.ts';
import { chargeEach, openSections, ordinaryStudents, seededFile, signIn, worldOf, type SignedIn } from './university.ts';

/**
 * Speed as ratios within one run: what the product answers against what a bare Express route answers that runs the same SQL.
 * `npm run bench [-- --seconds 2 --students 50000 --only comparison,rush,scale,starts,loads,timetable]` prints tables for README.md.
 * `--against` an earlier build's folder: its page loads beside this one's, in turns.
 */
const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '2' }, students: { type: 'string', default: '50000' }, only: { type: 'string' }, against: { type: 'string' } } });
const seconds = Number(options.seconds);
const folder = mkdtempSync(join(tmpdir(), 'sis-bench-'));
const rows: [what: string, measured: string, aim: string][] = [];
const say = (what: string, measured: string, aim = ''): void => {
  rows.push([what, measured, aim]);
  process.stderr.write(`${what}: ${measured}\n`);
};
const wants = (part: string): boolean => !options.only || options.only.split(',').includes(part);

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
const clean = (result: Load, what: string): Load => {
  if (result.failed) throw new Error(`${what}: ${result.failed} calls failed`);
  return result;
};

const reads = {
  getStudentInformation: '/api/student/CourseManagement/GetStudentInformation',
  coursesToRegister: '/api/course/CourseManagement/CoursesToRegister',
  getSchedule: '/api/student/Schedule/GetSchedule',
  getStudentFees: '/api/fees/Payment/GetStudentFees',
} as const;
type Read = keyof typeof reads;
const readNames = Object.keys(reads) as Read[];
const readUrl = (base: string, name: Read, student: SignedIn): string => `${base}${reads[name]}?StudFacultyCode=${student.facultyCode}`;

async function withServer<Answer>(running: Promise<Running>, work: (server: Running) => Promise<Answer>): Promise<Answer> {
  const server = await running;
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Rates = { product: number; bare: number; ratio: number };

/** Both servers up, hammered in turns, so that whatever else the machine does falls on both; the median of the rounds. */
async function inTurns(name: string, product: () => Promise<Load>, bare: () => Promise<Load>, rounds = 5): Promise<Rates> {
  const measured: Rates[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [a, b] = [clean(await product(), name).perSecond, clean(await bare(), name).perSecond];
    measured.push({ product: a, bare: b, ratio: a / b });
  }
  return [...measured].sort((a, b) => a.ratio - b.ratio)[Math.floor(rounds / 2)] ?? { product: 0, bare: 1, ratio: 0 };
}

const rates = ({ product, bare, ratio: value }: Rates): string => `${value.toFixed(2)} (${whole(product)} of ${whole(bare)} a second)`;

async function comparison(): Promise<void> {
  const file = join(folder, 'small.sqlite');
  const db = await seededFile(file, 4000);
  const [sectionId = 0] = openSections(db, 1, 1_000_000);
  const students = await signIn(worldOf(db), ordinaryStudents(db, 1500));
  const [first] = students;
  if (!first) throw new Error('nobody to measure with');
  const charges = chargeEach(db, students);
  const plan: Plan = await planOf(db, first, students, sectionId, charges, join(folder, 'plan.sqlite'));
  const planFile = join(folder, 'plan.json');
  writeFileSync(planFile, JSON.stringify(plan));
  // The bare route writes into a copy, so that both register the same students in the same section.
  const twin = join(folder, 'twin.sqlite');
  const alone = join(folder, 'alone.sqlite');
  for (const copy of [twin, alone]) db.$client.prepare('vacuum into ?').run(copy);
  db.$client.close();

  await withServer(startProduct(file), (product) => withServer(startScript('bare-server.ts', [twin, planFile]), async (bare) => {
    for (const name of readNames) {
      const result = await inTurns(name, () => hammer(readUrl(product.base, name, first), first.token, seconds), () => hammer(`${bare.base}/${name}`, undefined, seconds));
      say(`${name} against the bare route`, rates(result), '≥ 0.70');
    }
    await withServer(startProduct(alone, { SIMULATE: 'false', ALLOW_UNSAFE: 'captcha,seed,clock,gateway' }), async (university) => {
      for (const name of readNames) {
        const result = await inTurns(name, () => hammer(readUrl(university.base, name, first), first.token, seconds), () => hammer(`${bare.base}/${name}`, undefined, seconds));
        say(`${name} without the simulator, against the bare route`, rates(result), '≥ 0.70');
      }
    });
    const rounds = 5;
    const share = Math.floor(students.length / rounds);
    const all200 = (result: Load & { statuses: Map<number, number> }): Load => {
      if (result.statuses.get(200) !== result.answers) throw new Error(`a write: ${JSON.stringify([...result.statuses])}`);
      return result;
    };
    const writes = {
      registerCourse: { path: '/api/course/CourseManagement/RegisterCourse', bodyOf: (): object => ({ sectionId }) },
      startPayment: { path: '/api/fees/Payment/StartPayment', bodyOf: (turn: number): object => ({ items: [{ kind: 'charge', id: charges[turn] }], useBalance: false }) },
    };
    for (const [name, { path, bodyOf }] of Object.entries(writes)) {
      let [sent, copied] = [0, 0];
      const mine = () => students.slice(sent, sent + share).map((student) => ({ path: `${path}?StudFacultyCode=${student.facultyCode}`, token: student.token, body: bodyOf(sent++) }));
      const theirs = () => students.slice(copied, copied + share).map(() => ({ path: `/${name}`, body: bodyOf(copied++) }));
      say(`${name} against the bare route`, rates(await inTurns(name, async () => all200(await volley(product.base, mine(), 20)), async () => all200(await volley(bare.base, theirs(), 20)), rounds)), '≥ 0.40');
    }

    const mock = await start('npx', ['--yes', '@stoplight/prism-cli@5.12.0', 'mock', '-p', '4910', 'openapi.yaml'], {}, (text) => (/listening on/i.test(text) ? 4910 : undefined)).catch(() => undefined);
    if (!mock) return say('a mock server (prism)', 'does not install here');
    const address = `${mock.base}${reads.getStudentInformation}?StudFacultyCode=F0000000`;
    say('a mock server (prism) answering getStudentInformation, against the bare route', rates(await inTurns('prism', () => hammer(address, first.token, seconds), () => hammer(`${bare.base}/getStudentInformation`, undefined, seconds), 3)));
    await mock.stop();
  }));

  await withServer(startScript('padded-server.ts', [file, '200']), (wide) => withServer(startScript('padded-server.ts', [twin, '0']), async (plain) => {
    const on = ({ base }: Running) => () => hammer(readUrl(base, 'getStudentInformation', first), first.token, seconds);
    say('getStudentInformation with the contract padded to 200 paths, against as it is', rates(await inTurns('padded', on(wide), on(plain))), '≈ 1.00');
  }));
}

async function rush(): Promise<void> {
  const file = join(folder, 'rush.sqlite');
  const db = await seededFile(file, 6000);
  const sections = openSections(db, 40, 40);
  const students = (await signIn(worldOf(db), ordinaryStudents(db, 2000)));
  db.$client.close();
  const shots = students.map((student, i) => ({ path: `/api/course/CourseManagement/RegisterCourse?StudFacultyCode=${student.facultyCode}`, token: student.token, body: { sectionId: sections[i % sections.length] } }));
  const result = await withServer(startProduct(file), ({ base }) => volley(base, shots, 200));
  const sold = result.statuses.get(200) ?? 0;
  say(`the rush: ${students.length} students at once on 40 sections of 40 seats`, `${whole(result.perSecond)} a second, p99 ${whole(result.p99)} ms, ${sold} seats sold, ${result.statuses.get(409) ?? 0} asked to wait`);
  if (sold !== Math.min(students.length, 1600)) throw new Error(`sold ${sold} seats`);
}

async function scale(): Promise<void> {
  const size = Number(options.students);
  const open = async (students: number): Promise<{ file: string; student: SignedIn }> => {
    const file = join(folder, `scale-${students}.sqlite`);
    const db = await seededFile(file, students);
    const [student] = await signIn(worldOf(db), ordinaryStudents(db, 1));
    db.$client.close();
    if (!student) throw new Error('nobody to measure with');
    return { file, student };
  };
  const [small, large] = [await open(500), await open(size)];
  await withServer(startProduct(small.file), (a) => withServer(startProduct(large.file), async (b) => {
    for (const name of readNames) {
      const result = await inTurns(name, () => hammer(readUrl(a.base, name, small.student), small.student.token, seconds), () => hammer(readUrl(b.base, name, large.student), large.student.token, seconds));
      say(`${name}: cost at ${whole(size)} students against 500`, `${result.ratio.toFixed(2)}×`, '≤ 1.3×');
    }
  }));
}

async function starts(): Promise<void> {
  const file = join(folder, 'start.sqlite');
  const ready = async (): Promise<number> => {
    const from = performance.now();
    return withServer(startProduct(file), async ({ base }) => {
      await new Client(base).call('getSimulator');
      return performance.now() - from;
    });
  };
  say('cold start, no database (seeds 500 students)', `${whole(await ready())} ms to the first answer`);
  say('cold start with a database', `${whole(median([await ready(), await ready(), await ready()]))} ms to the first answer`, '< 1,500 ms');
  await withServer(startProduct(file), async ({ base }) => {
    const client = new Client(base);
    await client.call('createSandbox', { body: { name: 'warm' } });
    const timed = async (work: () => Promise<unknown>): Promise<number> => {
      const from = performance.now();
      await work();
      return performance.now() - from;
    };
    const created: number[] = [];
    for (let i = 0; i < 21; i += 1) created.push(await timed(() => client.call('createSandbox', { body: { name: `bench-${i}` } })));
    const sandbox = new Client(`${base}/sandbox/bench-1`);
    const reset: number[] = [];
    for (let i = 0; i < 21; i += 1) reset.push(await timed(() => sandbox.call('resetSandbox')));
    say('a sandbox: create, reset (median of 21)', `${median(created).toFixed(1)} ms, ${median(reset).toFixed(1)} ms`, '< 30 ms');

    const session = await new Client(base).call('startPersonaSession', { params: { key: 'paidCourses' } });
    const signIn = await downloadsOf(base, '/sign-in');
    say('/sign-in downloads', `${kilobytes(signIn.scripts)} JavaScript, ${kilobytes(signIn.styles)} CSS`, '< 200 kB JavaScript');
    const { storedSession } = await import('../support/stored-session.ts');
    const week = await new Client(base).call('startPersonaSession', { params: { key: 'fullWeek' } });
    const { first, again, bytes } = await schedulePdfOf(base, storedSession(week));
    say('the schedule as a PDF in the browser, first and again', `${whole(first)} ms, ${whole(again)} ms, ${kilobytes(bytes)}`, '< 100 kB');
    const registered = await downloadsOf(base, '/registeredCourses', storedSession(session));
    say('/registeredCourses downloads', `${kilobytes(registered.scripts)} JavaScript, ${kilobytes(registered.styles)} CSS`);
  });
}

const tables: string[] = [];
async function loads(): Promise<void> {
  const rounds = 5;
  const { against } = options;
  await withServer(startProduct(':memory:'), async (now) => {
    const measure = async (bases: string[]): Promise<number> => tables.push(await loadTable(bases, rounds), await startTable(bases));
    return against ? withServer(startProduct(':memory:', {}, against), (before) => measure([before.base, now.base])) : measure([now.base]);
  });
}

// Timetables are made without the product.
if (options.only !== 'timetable' && spawnSync(process.execPath, ['server/start.mjs', '--build-only'], { cwd: projectRoot, stdio: ['ignore', 2, 'inherit'] }).status !== 0) throw new Error('the build failed');
try {
  if (wants('comparison')) await comparison();
  if (wants('rush')) await rush();
  if (wants('scale')) await scale();
  if (wants('starts')) await starts();
  if (wants('loads')) await loads();
  if (wants('timetable')) tables.push(timetableTable());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(['| what | measured | aim |', '|---|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`), '', ...tables, ''].join('\n'));
