import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../db/root.ts';
import { Client } from '../support/client.ts';
import { compareMock, compareReads, compareWrites, getReader, readNames, readPath } from './comparison.ts';
import { registrationQueue, rush, signIns } from './crowds.ts';
import { measureSchedulePdf } from './documents.ts';
import { measureDownloads } from './downloads.ts';
import { loadTable, startTable } from './loads.ts';
import { hammer, prepare, start, startProduct, startScript, withServer, type Running } from './processes.ts';
import { scrollTable } from './scrolling.ts';
import { days, starts } from './starts.ts';
import { timetableTable } from './timetable.ts';
import { inTurns, ratios, whole, type Say } from './turns.ts';
import type { SignedIn } from './university.ts';

/**
 * Measures speed as ratios within one run. Each server has its own process. A read is compared with a bare Express
 * route that sends the same body from memory, a write with one that makes the same rows in one transaction. `--against
 * FOLDER` also measures an earlier build in that folder. `npm run bench [-- --seconds 2 --students 50000 --only
 * reads,writes,mock,padded,rush,queue,sign-ins,scale,days,starts,downloads,loads,scrolling,timetable --against
 * FOLDER]` prints tables for speed.md.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    students: { type: 'string', default: '50000' },
    only: { type: 'string' },
    against: { type: 'string' },
  },
});
const seconds = Number(options.seconds);
const against = options.against && resolve(options.against);
const folder = mkdtempSync(join(tmpdir(), 'sis-bench-'));
const rows: [what: string, now: string, before: string, aim: string][] = [];
const say: Say = (what, now, aim = '', before = '') => {
  rows.push([what, now, before, aim]);
  process.stderr.write(`${what}: ${now}${before && `; before ${before}`}\n`);
};
const wants = (part: string): boolean => !options.only || options.only.split(',').includes(part);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

async function padded(): Promise<void> {
  const files = [join(folder, 'wide.sqlite'), join(folder, 'plain.sqlite')] as const;
  const [wideStudent, plainStudent] = files.map((file) =>
    getReader(prepare(file, { students: 500, signedIn: 1, sections: 1, seats: 40 })),
  );
  if (!wideStudent || !plainStudent) return;
  await withServer(startScript('padded-server.ts', [files[0], '200']), (wide) =>
    withServer(startScript('padded-server.ts', [files[1], '0']), async (plain) => {
      const on = (server: Running, student: SignedIn) => () =>
        hammer(server, readPath('getStudentInformation', student), student.token, seconds);
      const [rate] = ratios(await inTurns([on(wide, wideStudent), on(plain, plainStudent)]));
      say(
        'getStudentInformation with the contract padded to 200 paths, compared with the real contract',
        rate?.text ?? '',
        '≈ 1.00',
      );
    }),
  );
}

async function scale(): Promise<void> {
  const size = Number(options.students);
  const open = (students: number): { file: string; student: SignedIn } => {
    const file = join(folder, `scale-${students}.sqlite`);
    return { file, student: getReader(prepare(file, { students, signedIn: 1, sections: 1, seats: 40 })) };
  };
  const [small, large] = [open(500), open(size)];
  await withServer(startProduct(small.file), (a) =>
    withServer(startProduct(large.file), async (b) => {
      for (const name of readNames) {
        const on =
          (server: Running, { student }: typeof small) =>
          () =>
            hammer(server, readPath(name, student), student.token, seconds);
        const [rate] = ratios(await inTurns([on(a, small), on(b, large)]));
        say(`${name}: cost at ${whole(size)} students against 500`, `${(rate?.ratio ?? 0).toFixed(2)}×`, '≤ 1.05×');
      }
    }),
  );
}

async function downloads(): Promise<void> {
  await withServer(startProduct(':memory:'), async ({ base }) => {
    const session = await new Client(base).call('startPersonaSession', { params: { key: 'paidCourses' } });
    const signIn = await measureDownloads(base, '/sign-in');
    say(
      '/sign-in downloads',
      `${kilobytes(signIn.scripts)} JavaScript, ${kilobytes(signIn.styles)} CSS`,
      '< 200 kB JavaScript',
    );
    const { storedSession } = await import('../support/stored-session.ts');
    const week = await new Client(base).call('startPersonaSession', { params: { key: 'fullWeek' } });
    const { first, again, bytes } = await measureSchedulePdf(base, storedSession(week));
    say(
      'the schedule as a PDF in the browser, the first and the second time',
      `${whole(first)} ms, ${whole(again)} ms, ${kilobytes(bytes)}`,
      '< 100 kB',
    );
    const registered = await measureDownloads(base, '/registeredCourses', storedSession(session));
    say(
      '/registeredCourses downloads',
      `${kilobytes(registered.scripts)} JavaScript, ${kilobytes(registered.styles)} CSS`,
    );
  });
}

const tables: string[] = [];
async function loads(): Promise<void> {
  const rounds = 5;
  await withServer(startProduct(':memory:'), async (now) => {
    const measure = async (bases: string[]): Promise<number> =>
      tables.push(await loadTable(bases, rounds), await startTable(bases));
    return against
      ? withServer(startProduct(':memory:', {}, against), (before) => measure([before.base, now.base]))
      : measure([now.base]);
  });
}

// Timetables are solved without the product, so no build is needed.
if (
  options.only !== 'timetable' &&
  spawnSync(process.execPath, ['server/start.mjs', '--build-only'], {
    cwd: projectRoot,
    stdio: ['ignore', 2, 'inherit'],
  }).status !== 0
)
  throw new Error('the build failed');
try {
  const compared = { scratch: folder, seconds, against, say };
  if (wants('reads')) await compareReads(compared);
  if (wants('writes')) await compareWrites(compared);
  if (wants('mock'))
    await compareMock(compared, () =>
      start('npx', ['--yes', '@stoplight/prism-cli@5.12.0', 'mock', '-p', '4910', 'dist/openapi.yaml'], {}, (text) =>
        /listening on/i.test(text) ? 4910 : undefined,
      ).catch(() => undefined),
    );
  if (wants('padded')) await padded();
  if (wants('rush')) await rush(compared);
  if (wants('queue')) await registrationQueue(compared);
  if (wants('sign-ins')) await signIns(compared);
  if (wants('scale')) await scale();
  if (wants('days')) await days(compared, Number(options.students));
  if (wants('starts')) await starts(compared);
  if (wants('downloads')) await downloads();
  if (wants('loads')) await loads();
  if (wants('scrolling'))
    await withServer(startProduct(':memory:'), async ({ base }) => void tables.push(await scrollTable(base)));
  if (wants('timetable')) tables.push(timetableTable());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(
  [
    '| what | now | before | aim |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    ...tables,
    '',
  ].join('\n'),
);
