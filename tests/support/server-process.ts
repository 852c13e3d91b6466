import { spawn } from 'node:child_process';
import { projectRoot } from '../../db/root.ts';
import { Client } from './client.ts';

/** The server from its sources in a process of its own, for what ends a process. */
export type ServerProcess = {
  client: Client;
  kill(): Promise<void>;
  /** Ends it as usual; what it had to say. */
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

/** Starts it and waits until it listens. */
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

/** Starts it where it is to end by itself; one that listens all the same is ended, and its output tells. */
export async function end(env: Record<string, string>): Promise<Ending> {
  const { child, ended } = launch(env);
  child.stdout.on('data', () => child.kill('SIGKILL'));
  return ended;
}
