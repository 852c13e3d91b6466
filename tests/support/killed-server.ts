import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { start, type Running } from '../bench/processes.ts';
import { Client } from './client.ts';

const portIn = (text: string): number | undefined => Number(/127\.0\.0\.1:(\d+)/.exec(text)?.[1]) || undefined;

/**
 * Servers of one test file on the same database file, each in its own process and started after the previous one has
 * ended.
 */
export function killedServers() {
  const folder = mkdtempSync(join(tmpdir(), 'sis-kill-'));
  const file = join(folder, 'sis.sqlite');
  const running: Running[] = [];
  afterAll(async () => {
    // Most of these processes have already killed themselves.
    for (const one of running) await one.stop().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    file,
    /**
     * Starts a server that kills itself before or after the commit of a change for which the SQL `when` finds a row; by
     * default, the callback of a payment. With an empty `kill` it does not kill itself.
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
    /** Stops the last server normally. */
    stop: async (): Promise<void> => void (await running.at(-1)?.stop()),
    isGone: (client: Client): Promise<boolean> =>
      client.call('getClock').then(
        () => false,
        () => true,
      ),
  };
}
