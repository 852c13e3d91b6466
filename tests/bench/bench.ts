import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../db/root.ts';
import { Client } from '../support/client.ts';
import type { Plan } from './bare-server.ts';
import { downloadsOf } from './downloads.ts';
import { planOf } from './plan.ts';
import { hammer, start, startProduct, startScript, volley, type Load, type Running } from './processes.ts';
import { openSections, ordinaryStudents, seededFile, signIn, worldOf, type SignedIn } from './university.ts';

/**
 * Speed as ratios within one run: what the product answers against what a bare Express route answers that runs the same SQL.
 * `npm run bench [-- --seconds 5 --students 50000]` prints a table for README.md.
 */
const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '5' }, students: { type: 'string', default: '50000' }, only: { type: 'string' } } });
const seconds = Number(options.seconds);
const folder = mkdtempSync(join(tmpdir(), 'sis-bench-'));
const rows: [what: string, measured: string, aim: string][] = [];
const say = (what: string, measured: string, aim = ''): void => {
  rows.push([what, measured, aim]);
  process.stderr.write(`${what}: ${measured}\n`);
};
const wants = (part: string): boolean => !options.only || options.only.split(',').includes(part);

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const ratio = (product: number, bare: number): string => `${(product / bare).toFixed(2)} (${whole(product)} of ${whole(bare)} a second)`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
const clean = (result: Load, what: string): Load => {
  if (result.failed) throw new Error(`${what}: ${result.failed} calls failed`);
  return result;
};

const reads = {
  getStudentInformation: '/api/student/CourseManagement/GetStudentInformation',
  coursesToRegister: '/api/course/CourseManagement/CoursesToRegister',
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

/** The product, then the bare route, then the product again: the mean of the two evens out what else the machine does. */
async function comparison(): Promise<Record<Read, number>> {
  const file = join(folder, 'small.sqlite');
  const db = await seededFile(file, 4000);
  const [sectionId = 0] = openSections(db, 1, 1_000_000);
  const students = await signIn(worldOf(db), ordinaryStudents(db, 1500));
  const [first] = students;
  if (!first) throw new Error('nobody to measure with');
  const plan: Plan = await planOf(db, first, students, sectionId, join(folder, 'plan.sqlite'));
  const planFile = join(folder, 'plan.json');
  writeFileSync(planFile, JSON.stringify(plan));
  db.$client.close();

  const shots = students.map((student) => ({ path: `/api/course/CourseManagement/RegisterCourse?StudFacultyCode=${student.facultyCode}`, token: student.token, body: { sectionId } }));
  const undo = { sql: 'delete from registration where section_id = ?' };
  const product = await withServer(startProduct(file), async ({ base }) => {
    const perSecond = {} as Record<Read, number>;
    for (const name of readNames) perSecond[name] = clean(await hammer(readUrl(base, name, first), first.token, seconds), name).perSecond;
    const writes = await volley(base, shots, 20);
    if (writes.statuses.get(200) !== shots.length) throw new Error(`registerCourse: ${JSON.stringify([...writes.statuses])}`);
    return { perSecond, writes: writes.perSecond };
  });
  const { openDatabase } = await import('../../db/db.ts');
  const again = openDatabase(file);
  again.$client.prepare(undo.sql).run(sectionId);
  again.$client.close();
  const bare = await withServer(startScript('bare-server.ts', [file, planFile]), async ({ base }) => {
    const perSecond = {} as Record<Read, number>;
    for (const name of readNames) perSecond[name] = clean(await hammer(`${base}/${name}`, undefined, seconds), name).perSecond;
    const writes = await volley(base, students.map((_, i) => ({ path: `/write/${i}`, body: { sectionId } })), 20);
    if (writes.statuses.get(200) !== shots.length) throw new Error(`bare write: ${JSON.stringify([...writes.statuses])}`);
    return { perSecond, writes: writes.perSecond };
  });
  for (const name of readNames) say(`${name} against the bare route`, ratio(product.perSecond[name], bare.perSecond[name]), '≥ 0.70');
  say('registerCourse against the bare route', ratio(product.writes, bare.writes), '≥ 0.40');

  const mock = await start('npx', ['--yes', '@stoplight/prism-cli@5.12.0', 'mock', '-p', '4910', 'openapi.yaml'], {}, (text) => (/listening on/i.test(text) ? 4910 : undefined)).catch(() => undefined);
  if (mock) {
    const answer = await hammer(`${mock.base}${reads.getStudentInformation}?StudFacultyCode=F0000000`, first.token, Math.min(seconds, 3));
    say('a mock server (prism) answering getStudentInformation, against the bare route', answer.answers ? ratio(answer.perSecond, bare.perSecond.getStudentInformation) : 'answers nothing');
    await mock.stop();
  } else say('a mock server (prism)', 'does not install here');

  const padded = await withServer(startScript('padded-server.ts', [file, '0']), async ({ base }) => hammer(readUrl(base, 'getStudentInformation', first), first.token, seconds));
  const wide = await withServer(startScript('padded-server.ts', [file, '200']), async ({ base }) => hammer(readUrl(base, 'getStudentInformation', first), first.token, seconds));
  say('the contract padded to 200 paths, against as it is', ratio(clean(wide, 'padded').perSecond, clean(padded, 'plain').perSecond), '≈ 1.00');
  return product.perSecond;
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
  const measure = async (students: number): Promise<Record<Read, number>> => {
    const file = join(folder, `scale-${students}.sqlite`);
    const db = await seededFile(file, students);
    const [student] = await signIn(worldOf(db), ordinaryStudents(db, 1));
    db.$client.close();
    if (!student) throw new Error('nobody to measure with');
    return withServer(startProduct(file), async ({ base }) => {
      const perSecond = {} as Record<Read, number>;
      for (const name of readNames) perSecond[name] = clean(await hammer(readUrl(base, name, student), student.token, seconds), name).perSecond;
      return perSecond;
    });
  };
  const [small, large] = [await measure(500), await measure(size)];
  for (const name of readNames) say(`${name}: cost at ${whole(size)} students against 500`, `${(small[name] / large[name]).toFixed(2)}×`, '≤ 1.3×');
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
    const registered = await downloadsOf(base, '/registeredCourses', storedSession(session));
    say('/registeredCourses downloads', `${kilobytes(registered.scripts)} JavaScript, ${kilobytes(registered.styles)} CSS`);
  });
}

if (spawnSync(process.execPath, ['server/start.mjs', '--build-only'], { cwd: projectRoot, stdio: ['ignore', 2, 'inherit'] }).status !== 0) throw new Error('the build failed');
try {
  if (wants('comparison')) await comparison();
  if (wants('rush')) await rush();
  if (wants('scale')) await scale();
  if (wants('starts')) await starts();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(['| what | measured | aim |', '|---|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`), ''].join('\n'));
