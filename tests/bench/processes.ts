import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon, { type Options, type Result } from 'autocannon';
import { projectRoot } from '../../db/root.ts';
import type { Prepared } from './prepare.ts';

/** The servers of the benchmark. Each has its own process on a free local port and is ended by its process id. */
export type Running = {
  base: string;
  pid: number;
  startedInMs: number;
  /** The milliseconds of processor time used so far; NaN if the system does not report them. */
  worked: () => number;
  stop: () => Promise<void>;
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => (child.exitCode === null ? child.once('exit', () => resolve()) : resolve()));

/**
 * The processor time of a process in milliseconds, computed from the hundredths of a second that Linux reports. NaN if
 * the system does not report it.
 */
function workOf(pid = 0): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    return fields
      .split(' ')
      .slice(11, 13)
      .reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
  } catch {
    return NaN;
  }
}

/** Starts a process and waits until it prints its address. */
export async function start(
  command: string,
  args: string[],
  env: Record<string, string>,
  port: (line: string) => number | undefined,
  folder = projectRoot,
): Promise<Running> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const found = await new Promise<number>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const at = port(text);
      if (at !== undefined) resolve(at);
    });
    child.once('exit', (code) => reject(new Error(`${command} ${args.join(' ')} ended with ${code}`)));
    setTimeout(() => reject(new Error(`${command} ${args.join(' ')} does not listen`)), 180_000).unref();
  });
  return {
    base: `http://127.0.0.1:${found}`,
    startedInMs: performance.now() - started,
    pid: child.pid ?? 0,
    worked: () => workOf(child.pid),
    stop: async () => {
      child.removeAllListeners('exit');
      // Kills the whole process group, because npx would leave its child running.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await ended(child);
    },
  };
}

export async function withServer<Answer>(
  running: Promise<Running>,
  work: (server: Running) => Promise<Answer>,
): Promise<Answer> {
  const server = await running;
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

const portIn = (text: string): number | undefined => {
  const match = /127\.0\.0\.1:(\d+)|listening (\d+)/.exec(text);
  return match ? Number(match[1] ?? match[2]) : undefined;
};

/** The server secret with which the keys of the measured databases are sealed. */
export const SECRET_KEY = randomBytes(32).toString('base64url');

/** Starts the built product, or with `folder` an earlier build. */
export const startProduct = (
  databaseFile: string,
  env: Record<string, string> = {},
  folder = projectRoot,
): Promise<Running> =>
  start(
    process.execPath,
    ['dist/server/main.js'],
    { PORT: '0', HOST: '127.0.0.1', DATABASE_FILE: databaseFile, SECRET_KEY, ...env },
    portIn,
    folder,
  );

/** Starts a server of the benchmark from its source. */
export const startScript = (script: string, args: string[]): Promise<Running> =>
  start(process.execPath, ['--import', 'tsx', join('tests/bench', script), ...args], { SECRET_KEY }, portIn);

export type Wanted = { students: number; signedIn: number; sections: number; seats: number };

/** Creates a database for a build with that build's seed and signed-in students. */
export function prepare(file: string, { students, signedIn, sections, seats }: Wanted, folder = projectRoot): Prepared {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/bench/prepare.ts', folder, file, ...[students, signedIn, sections, seats].map(String)],
    {
      cwd: projectRoot,
      env: { ...process.env, SECRET_KEY },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status !== 0) throw new Error(`${folder}: no database`);
  return JSON.parse(stdout) as Prepared;
}

const load = (options: Options): Promise<Result> =>
  new Promise((resolve, reject) => {
    autocannon(options, (error: Error | null, result: Result) => (error ? reject(error) : resolve(result)));
  });

/**
 * `cost`: milliseconds of the server's processor time for each response. On a shared machine it is steadier than the
 * rate.
 */
export type Load = { perSecond: number; p99: number; answers: number; failed: number; cost: number };

/**
 * Sends requests over twenty connections for some seconds, after a warm-up. Any status except 2xx counts as failed, and
 * so does a connection error.
 */
export async function hammer(
  { base, worked }: Running,
  path: string,
  token: string | undefined,
  seconds: number,
): Promise<Load> {
  const url = base + path;
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  await load({ url, headers, connections: 20, duration: 1 });
  const before = worked();
  const result = await load({ url, headers, connections: 20, duration: seconds });
  const answers = result['2xx'];
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    answers,
    failed: result.non2xx + result.errors,
    cost: (worked() - before) / answers,
  };
}

export type Shot = { path: string; token?: string; body: unknown };

/** Sends every request once over a number of connections, and measures the total time and that of each. */
export async function volley(
  { base, worked }: Running,
  shots: Shot[],
  connections: number,
): Promise<Load & { statuses: Map<number, number>; seconds: number }> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  const before = worked();
  const started = performance.now();
  const worker = async (): Promise<void> => {
    for (let shot = shots[next++]; shot; shot = shots[next++]) {
      const at = performance.now();
      const response = await fetch(base + shot.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(shot.token && { authorization: `Bearer ${shot.token}` }) },
        body: JSON.stringify(shot.body),
      });
      await response.arrayBuffer();
      times.push(performance.now() - at);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: shots.length / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    answers: shots.length,
    cost: (worked() - before) / shots.length,
    failed: [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0),
    statuses,
    seconds,
  };
}
