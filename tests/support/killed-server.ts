import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { start, type Running } from '../bench/processes.ts';
import { Client } from './client.ts';

const portIn = (text: string): number | undefined => Number(/127\.0\.0\.1:(\d+)/.exec(text)?.[1]) || undefined;

/** Servers of this test file, one after the other on one database file, each with a process of its own. */
export function killedServers() {
  const folder = mkdtempSync(join(tmpdir(), 'sis-kill-'));
  const file = join(folder, 'sis.sqlite');
  const running: Running[] = [];
  afterAll(async () => {
    // Most have killed themselves.
    for (const one of running) await one.stop().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    file,
    /**
     * Starts one; it kills itself before or after it commits what makes this SQL find a row, else a payment that
     * succeeded.
     */
    serve: async (kill: 'before' | 'after' | '', when?: string): Promise<Client> => {
      const server = await start(
        process.execPath,
        ['--import', 'tsx', '--import', './tests/support/kill-switch.ts', 'server/main.ts'],
        {
          PORT: '0',
          HOST: '127.0.0.1',
          DATABASE_FILE: file,
          STUDENTS: '5',
          KILL: kill,
          ...(when && { KILL_WHEN: when }),
        },
        portIn,
      );
      running.push(server);
      return new Client(server.base);
    },
    /** Ends the last of them as usual. */
    stop: async (): Promise<void> => void (await running.at(-1)?.stop()),
    isGone: (client: Client): Promise<boolean> =>
      client.call('getClock').then(
        () => false,
        () => true,
      ),
  };
}
