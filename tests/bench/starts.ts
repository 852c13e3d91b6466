import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '../support/client.ts';
import { startProduct, withServer, type Running } from './processes.ts';
import { median, whole, type Say } from './turns.ts';

/**
 * The time to start a server, a sandbox and a day of the clock. The processor time is measured too, because other work
 * of the machine does not change it.
 */

type Options = { scratch: string; against?: string | undefined; say: Say };

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

type Cost = { passed: number; worked: number };
const medianOf = (costs: Cost[]): Cost => ({
  passed: median(costs.map(({ passed }) => passed)),
  worked: median(costs.map(({ worked }) => worked)),
});
const text = ({ passed, worked }: Cost, digits = 0): string =>
  `${passed.toFixed(digits)} ms${Number.isNaN(worked) ? '' : ` (${worked.toFixed(digits)} of the processor)`}`;

const firstAnswer = async (file: string, folder?: string): Promise<Cost> => {
  const from = performance.now();
  return withServer(startProduct(file, {}, folder), async ({ base, worked }) => {
    await new Client(base).call('getSimulator');
    return { passed: performance.now() - from, worked: worked() };
  });
};

async function startsOf(scratch: string, name: string, folder?: string): Promise<{ first: Cost; again: Cost }> {
  const file = join(scratch, `${name}.sqlite`);
  rmSync(file, { force: true });
  const first = await firstAnswer(file, folder);
  const again: Cost[] = [];
  for (let i = 0; i < 5; i += 1) again.push(await firstAnswer(file, folder));
  return { first, again: medianOf(again) };
}

const many = 31;

/** Repeats the work and returns the median duration and the mean processor time, both in milliseconds. */
async function each({ worked }: Running, work: (turn: number) => Promise<unknown>): Promise<Cost> {
  const [passed, before] = [[] as number[], worked()];
  for (let turn = 0; turn < many; turn += 1) passed.push(await timed(() => work(turn)));
  return { passed: median(passed), worked: (worked() - before) / many };
}

/** The megabytes of memory of a process, as Linux reports them. */
const heldBy = (pid: number): number => (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6;

const sandboxesOf = (folder?: string): Promise<{ made: Cost; reset: Cost; held: number; own: number }> =>
  withServer(startProduct(':memory:', {}, folder), async (server) => {
    const client = new Client(server.base);
    for (let i = 0; i < 5; i += 1) await client.call('createSandbox', { body: { name: `warm-${i}` } });
    const before = heldBy(server.pid);
    const made = await each(server, (turn) => client.call('createSandbox', { body: { name: `bench-${turn}` } }));
    const held = (heldBy(server.pid) - before) / many;
    const sandbox = new Client(`${server.base}/sandbox/bench-1`);
    const reset = await each(server, () => sandbox.call('resetSandbox'));
    const { seededTemplate } = await import('../../server/simulator/sandboxes.ts');
    return { made, reset, held, own: (await seededTemplate(500)).length / 1e6 };
  });

export async function starts({ scratch, against, say }: Options): Promise<void> {
  const [earlier, now] = [
    against === undefined ? undefined : await startsOf(scratch, 'start-before', against),
    await startsOf(scratch, 'start'),
  ];
  say(
    'cold start without a database (seeds 500 students), until the first answer',
    text(now.first),
    '',
    earlier && text(earlier.first),
  );
  say(
    'cold start with a database, until the first answer',
    text(now.again),
    '≤ 500 ms',
    earlier && text(earlier.again),
  );
  const [old, made] = [against === undefined ? undefined : await sandboxesOf(against), await sandboxesOf()];
  say('a sandbox in memory: create', text(made.made, 1), '≤ 5 ms', old && text(old.made, 1));
  say('a sandbox in memory: reset', text(made.reset, 1), '≤ 8 ms', old && text(old.reset, 1));
  say(
    'memory of an idle sandbox, without its rows',
    `${(made.held - made.own).toFixed(1)} MB (its rows ${made.own.toFixed(1)})`,
    '≤ 2 MB',
    old && `${(old.held - old.own).toFixed(1)} MB`,
  );
}

/** Measures the time that a day and a semester of the business clock take, with few and with many students. */
export async function days({ scratch, say }: Options, students: number): Promise<void> {
  const passed = async (size: number): Promise<{ day: number; semester: number }> => {
    const file = join(scratch, `days-${size}.sqlite`);
    return withServer(startProduct(file, { STUDENTS: String(size) }), async ({ base, worked }) => {
      const client = new Client(base);
      const to = async (now: string): Promise<number> => {
        const before = worked();
        await client.call('setClock', { body: { mode: 'frozen', now, expireSessions: false } });
        return worked() - before;
      };
      await to('2026-09-07T12:00:00+03:00');
      const week = [];
      for (const day of ['08', '09', '10', '13', '14']) week.push(await to(`2026-09-${day}T12:00:00+03:00`));
      return { day: median(week), semester: await to('2027-01-20T12:00:00+03:00') };
    });
  };
  const [few, all] = [await passed(500), await passed(students)];
  say(
    `a business day at ${whole(students)} students, and at 500 (processor time)`,
    `${whole(all.day)} ms, ${whole(few.day)} ms`,
    'alike',
  );
  say(
    `a semester with its grades at ${whole(students)} students, and at 500 (processor time)`,
    `${whole(all.semester)} ms, ${whole(few.semester)} ms`,
  );
}
