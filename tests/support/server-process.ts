import { spawn } from 'node:child_process';
import { projectRoot } from '../../db/root.ts';
import { Client } from './client.ts';

/** The server from its sources in its own process, for tests that end it. */
export type ServerProcess = {
  client: Client;
  kill(): Promise<void>;
  /** Stops the process normally and returns its exit code and output. */
  stop(): Promise<Ending>;
};
export type Ending = { code: number | null; output: string; complaint: string };

const launch = (env: Record<string, string>) => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', './tests/support/kill-switch.ts', 'server/main.ts'],
    {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', STUDENTS: '5', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const said = { output: '', complaint: '' };
  child.stdout.on('data', (part: Buffer) => (said.output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (said.complaint += part.toString()));
  const ended = new Promise<Ending>((resolve) => child.once('close', (code) => resolve({ code, ...said })));
  return { child, said, ended };
};

/** Starts a server and waits until it listens. */
export async function serve(env: Record<string, string>): Promise<ServerProcess> {
  const { child, said, ended } = launch(env);
  const port = await Promise.race([
    new Promise<string>((resolve) =>
      child.stdout.on('data', () => {
        const found = /127\.0\.0\.1:(\d+)/.exec(said.output)?.[1];
        if (found) resolve(found);
      }),
    ),
    ended.then(({ code, complaint }) => Promise.reject(new Error(`the server ended with ${code}: ${complaint}`))),
  ]);
  return {
    client: new Client(`http://127.0.0.1:${port}`),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Starts a server that must exit by itself. If it listens nevertheless, it is killed. */
export async function end(env: Record<string, string>): Promise<Ending> {
  const { child, ended } = launch(env);
  child.stdout.on('data', () => child.kill('SIGKILL'));
  return ended;
}
