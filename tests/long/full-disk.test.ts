import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import { serve, type ServerProcess } from '../support/server-process.ts';

/** A disk that is full: the start says so, and a running server loses nothing that it has acknowledged. */

const folder = mkdtempSync(join(tmpdir(), 'sis-disk-'));
const mount = (name: string, mebibytes: number): string => {
  const path = join(folder, name);
  mkdirSync(path);
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', path], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  mounted.push(path);
  return path;
};
const mounted: string[] = [];
const servers: ServerProcess[] = [];
afterAll(async () => {
  for (const server of servers) await server.kill();
  for (const path of mounted) spawnSync('umount', [path]);
  rmSync(folder, { recursive: true, force: true });
});

// Only the administrator may mount a small disk.
describe.skipIf(process.getuid?.() !== 0)('a full disk', () => {
  it('is named before anything is built or seeded', () => {
    const disk = mount('small', 40);
    const { status, stderr } = spawnSync(process.execPath, ['server/start.mjs'], {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, PORT: '0', DATABASE_FILE: join(disk, 'sis.sqlite') },
    });
    expect([status, stderr]).toEqual([1, `The disk of ${disk} has 40 MB left; the start needs 150 MB.\n`]);
  });

  describe('under a running server', () => {
    let disk: string;
    let server: ServerProcess;
    const filler = (): string => join(disk, 'filler');
    /** Fills the disk to the last block. */
    function fill(): void {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler(), Buffer.alloc(bavail * bsize));
    }
    beforeAll(async () => {
      disk = mount('running', 200);
      server = await serve({ DATABASE_FILE: join(disk, 'sis.sqlite') });
      servers.push(server);
    });

    it('refuses what it cannot keep, keeps what it acknowledged, still reads, and goes on when there is room', async () => {
      const student = await server.client.as('eligible');
      /** Saves one top link and returns the status. */
      const save = async (form: number): Promise<number> =>
        (await student.send('saveTopHitLinks', { body: { formIds: [form] } })).status;
      const saved = async (): Promise<number[]> =>
        (await student.call('getTopHitLinks')).links.map(({ seFormId }) => seFormId);
      let acknowledged = await saved();
      fill();
      let refused = 0;
      // The log of the database has some room of its own, so the first writes may still fit.
      for (let index = 0; index < 2000 && !refused; index += 1) {
        const form = 1 + (index % 5);
        const status = await save(form);
        if (status === 200) acknowledged = [form];
        else refused = status;
      }
      expect(refused).toBe(500);
      expect(await saved()).toEqual(acknowledged);
      expect((await student.send('registeredCourses')).status).toBe(200);

      rmSync(filler());
      expect(await save(7)).toBe(200);
      await server.kill();
      const client = new Sqlite(join(disk, 'sis.sqlite'));
      expect(client.pragma('integrity_check', { simple: true })).toBe('ok');
      expect(client.pragma('foreign_key_check')).toEqual([]);
      expect(
        client
          .prepare(
            `select form_id from top_link where account_id = (select account_id from persona where key = 'eligible')`,
          )
          .pluck()
          .all(),
      ).toEqual([7]);
      client.close();
    });
  });
});
