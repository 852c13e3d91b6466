import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/db.ts';
import { seedPassword } from '../../seed/password.ts';
import { databaseFacts } from '../../server/start/bootstrap.ts';
import { readSettings } from '../../server/settings.ts';
import { seededTemplate } from '../../server/simulator/sandboxes.ts';
import { startRefusals } from '../../server/start/start-rules.ts';
import { Client } from '../support/client.ts';
import { codesOf } from '../support/sandbox-database.ts';
import { end, serve, type ServerProcess } from '../support/server-process.ts';
import { startServer } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sis-production-'));
const simulated = join(folder, 'simulated.sqlite');
const file = join(folder, 'production', 'sis.sqlite');
const production = {
  SIMULATE: 'false',
  DATABASE_FILE: file,
  CAPTCHA_SITE_KEY: 'site',
  CAPTCHA_SECRET: 'secret',
  GATEWAY_SECRET: 'known to the gateway',
};
let running: ServerProcess | undefined;

beforeAll(async () => writeFileSync(simulated, await seededTemplate(5)));
afterAll(async () => {
  await running?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const facts = (databaseFile: string, env: NodeJS.ProcessEnv): string[] =>
  startRefusals(readSettings(env), databaseFacts(databaseFile));

describe('without a simulator', () => {
  it('a server says what is missing and ends, before it listens or makes a file', async () => {
    const { code, output, complaint } = await end({ SIMULATE: 'false', DATABASE_FILE: file });
    expect([code, output, existsSync(file)]).toEqual([1, '', false]);
    expect(complaint.match(/^ {2}\w+/gm)).toEqual(['  captcha', '  gateway']);
    expect(complaint).not.toMatch(/\n\s+at /);
  });

  it('what cannot be read of the settings is told in one line', async () => {
    const { code, complaint } = await end({ ...production, ALLOW_UNSAFE: 'captcha,everything' });
    expect([code, complaint]).toEqual([
      1,
      'ALLOW_UNSAFE accepts only captcha, seed, clock, gateway, not "everything"\n',
    ]);
  });

  it('a file that a simulator seeded is known again, whatever was deleted from it', () => {
    expect(databaseFacts(simulated)).toEqual({ seeded: true, clock: 'ticking' });
    const traces: [string, string][] = [
      ['mark', 'pragma application_id = 0'],
      ['personas', 'delete from persona'],
      ['passwords', `update account set password_hash = 'another'`],
    ];
    for (const [left] of traces) {
      const copy = join(folder, `${left}.sqlite`);
      writeFileSync(copy, readFileSync(simulated));
      const db = openDatabase(copy);
      for (const [name, statement] of traces) if (name !== left) db.$client.exec(statement);
      db.$client.close();
      expect([left, databaseFacts(copy)?.seeded]).toEqual([left, true]);
    }
  });

  it('a file that another version made is told in one line, and left as it is', async () => {
    const copy = join(folder, 'another-version.sqlite');
    writeFileSync(copy, readFileSync(simulated));
    const db = openDatabase(copy);
    db.$client.exec("update __drizzle_migrations set hash = 'of another version'");
    db.$client.close();
    const before = readFileSync(copy);
    const { code, complaint } = await end({ DATABASE_FILE: copy });
    expect([code, complaint.split('\n').length, complaint.includes('Another version')]).toEqual([1, 2, true]);
    expect(readFileSync(copy).equals(before)).toBe(true);
  });

  it('a new database has the rules and the calendar, nobody in it, and the real time', async () => {
    running = await serve({ ...production, CAPTCHA_SECRET: '', ALLOW_UNSAFE: 'captcha' });
    const { client } = running;
    const login = await client.send('userLogin', {
      body: { userName: 'eligible', password: seedPassword, captchaToken: 'simulated-captcha', rememberMe: false },
    });
    expect([login.status, ...codesOf(login)]).toEqual([422, 'MSG-000017']);
    expect((await client.send('getSimulator')).status).toBe(404);
    await running.kill();
    expect(databaseFacts(file)).toEqual({ seeded: false, clock: 'live' });
    expect(facts(file, production)).toEqual([]);
    expect(facts(file, {}).join()).toMatch(/is not from a simulator/);
  });

  it('takes the simulated captcha only where it is told to', async () => {
    for (const [allowUnsafe, status] of [
      [[], 422],
      [['captcha'], 200],
    ] as const) {
      const server = await startServer({ simulate: false, students: 0, allowUnsafe: new Set(allowUnsafe) });
      expect(
        (
          await new Client(server.base).send('userLogin', {
            body: {
              userName: 'eligible',
              password: seedPassword,
              captchaToken: 'simulated-captcha',
              rememberMe: false,
            },
          })
        ).status,
      ).toBe(status);
      await server.close();
    }
  });
});
