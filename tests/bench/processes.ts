import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import autocannon, { type Options, type Result } from 'autocannon';
import { projectRoot } from '../../db/root.ts';

/** Servers as the benchmark starts them: each in a process of its own, on a free loopback port, ended by its id. */
export type Running = { base: string; startedInMs: number; stop(): Promise<void> };

const ended = (child: ChildProcess): Promise<void> => new Promise((resolve) => (child.exitCode === null ? child.once('exit', () => resolve()) : resolve()));

/** Starts a process and waits until it says where it listens. */
export async function start(command: string, args: string[], env: Record<string, string>, port: (line: string) => number | undefined, folder = projectRoot): Promise<Running> {
  const started = performance.now();
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env }, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
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
    stop: async () => {
      child.removeAllListeners('exit');
      // The whole group: npx leaves its child behind otherwise.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await ended(child);
    },
  };
}

const portIn = (text: string): number | undefined => {
  const match = /127\.0\.0\.1:(\d+)|listening (\d+)/.exec(text);
  return match ? Number(match[1] ?? match[2]) : undefined;
};

/** The built product; of another folder, an earlier one. */
export const startProduct = (databaseFile: string, env: Record<string, string> = {}, folder = projectRoot): Promise<Running> =>
  start(process.execPath, ['dist/server/main.js'], { PORT: '0', HOST: '127.0.0.1', DATABASE_FILE: databaseFile, ...env }, portIn, folder);

/** A server of the benchmark's own, from its source. */
export const startScript = (script: string, args: string[]): Promise<Running> =>
  start(process.execPath, ['--import', 'tsx', join('tests/bench', script), ...args], {}, portIn);

const load = (options: Options): Promise<Result> =>
  new Promise((resolve, reject) => {
    autocannon(options, (error: Error | null, result: Result) => (error ? reject(error) : resolve(result)));
  });

export type Load = { perSecond: number; p99: number; answers: number; failed: number };

/** Twenty connections for some seconds, after a warm-up. Anything but 200 counts as failed. */
export async function hammer(url: string, token: string | undefined, seconds: number): Promise<Load> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  await load({ url, headers, connections: 20, duration: 1 });
  const result = await load({ url, headers, connections: 20, duration: seconds });
  return { perSecond: result.requests.average, p99: result.latency.p99, answers: result['2xx'], failed: result.non2xx + result.errors };
}

export type Shot = { path: string; token?: string; body: unknown };

/** Every request once, over a number of connections; the time of the whole and of each. */
export async function volley(base: string, shots: Shot[], connections: number): Promise<Load & { statuses: Map<number, number>; seconds: number }> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
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
    failed: [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0),
    statuses,
    seconds,
  };
}
