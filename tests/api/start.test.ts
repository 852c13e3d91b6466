import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';

/** `npm start` checks the machine first. It reports a problem in a sentence, before anything is built or seeded. */

const folder = mkdtempSync(join(tmpdir(), 'sis-start-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Started = { status: number | null; output: string; complaint: string };
const start = (args: string[], env: Record<string, string> = {}, uid?: number): Started => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/start.mjs', ...args], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env },
    encoding: 'utf8',
    timeout: 60_000,
    ...(uid !== undefined && { uid, gid: uid }),
  });
  return { status, output: stdout, complaint: stderr };
};

const { nodeRefusal } = (await import(pathToFileURL(join(projectRoot, 'server/start/preflight.mjs')).href)) as {
  nodeRefusal: (version: string) => string | undefined;
};

describe('npm start', () => {
  it.each([
    ['18.20.4', false],
    ['20.18.3', false],
    ['20.20.2', false],
    ['22.0.0', true],
    ['26.1.0', true],
  ])('on Node %s: %s', (version, supported) => {
    const said = nodeRefusal(version);
    if (supported) expect(said).toBeUndefined();
    else expect(said).toContain(`This is Node ${version}. The student information system needs Node 22 or later`);
  });

  it('answers --help and starts nothing', () => {
    const { status, output, complaint } = start(['--help'], { DATABASE_FILE: join(folder, 'help.sqlite') });
    expect([status, complaint]).toEqual([0, '']);
    expect(output).toMatch(/^Usage: npm start\n/);
    expect(existsSync(join(folder, 'help.sqlite'))).toBe(false);
  });

  it('names an option that it does not know, and starts nothing', () => {
    const { status, complaint } = start(['--prot', '3001'], { DATABASE_FILE: join(folder, 'unknown.sqlite') });
    expect(status).toBe(2);
    expect(complaint).toMatch(/^Unknown: --prot 3001\nUsage: npm start\n/);
    expect(existsSync(join(folder, 'unknown.sqlite'))).toBe(false);
  });

  it('answers a taken port with a free one, before it makes a database', async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const { port } = taken.address() as { port: number };
    const file = join(folder, 'taken', 'sis.sqlite');
    // Asynchronous, because this process itself listens on the taken port.
    const child = spawn(process.execPath, ['server/start.mjs'], {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), DATABASE_FILE: file },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
    const status = await new Promise((done) => child.once('close', done));
    taken.close();
    expect(status).toBe(1);
    const said =
      /^Another program uses port (\d+)\. Port (\d+) is free: PORT=\2 npm start\nIf that program is this product, set DATABASE_FILE/.exec(
        complaint,
      );
    expect([Number(said?.[1]), Number(said?.[2]) > port]).toEqual([port, true]);
    expect(existsSync(join(folder, 'taken'))).toBe(false);
  });

  it('names an address that this machine does not have, before it makes a database', () => {
    const { status, complaint } = start([], { HOST: '203.0.113.5', DATABASE_FILE: join(folder, 'host', 'sis.sqlite') });
    expect([status, complaint]).toEqual([1, 'HOST=203.0.113.5 is not an address of this machine.\n']);
    expect(existsSync(join(folder, 'host'))).toBe(false);
  });

  it('names a file that is no database', () => {
    writeFileSync(join(folder, 'text.sqlite'), 'not a database, but long enough to be read as one\n'.repeat(20));
    const { status, complaint } = start([], { PORT: '0', DATABASE_FILE: join(folder, 'text.sqlite') });
    expect(status).toBe(1);
    expect(complaint).toBe(
      `${join(folder, 'text.sqlite')}: This file is not a database. Set DATABASE_FILE to another file.\n`,
    );
  });

  it('says where it cannot keep the database, if the path is below a file', () => {
    writeFileSync(join(folder, 'file'), '');
    const { status, complaint } = start([], { PORT: '0', DATABASE_FILE: join(folder, 'file', 'sis.sqlite') });
    expect([status, complaint]).toEqual([
      1,
      `${join(folder, 'file')} is a file, not a folder. The database is kept there. Set DATABASE_FILE to a file in another folder.\n`,
    ]);
  });
});

describe('a build', () => {
  it('is found again after its sources were copied, because their contents decide', () => {
    expect(start(['--build-only']).status).toBe(0);
    const later = new Date(Date.now() + 1000);
    utimesSync(join(projectRoot, 'server/codes.ts'), later, later);
    expect(start(['--build-only'])).toEqual({ status: 0, output: '', complaint: '' });
  }, 180_000);
});

describe('npm run dev', () => {
  it('serves the page and its program from the sources', async () => {
    const port = 21_000 + (process.pid % 20_000);
    const child = spawn(
      process.execPath,
      ['node_modules/vite/bin/vite.js', '-c', 'web/vite.config.ts', '--port', String(port), '--strictPort'],
      { cwd: projectRoot, env: { ...process.env, NODE_ENV: undefined } },
    );
    let said = '';
    try {
      await new Promise<void>((done, fail) => {
        child.stdout.on('data', (part: Buffer) => {
          said += part.toString();
          if (/Local:/.test(said)) done();
        });
        child.stderr.on('data', (part: Buffer) => (said += part.toString()));
        child.once('close', () => fail(new Error(said)));
      });
      const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
      const program = /<script type="module" src="([^"]+main[^"]*)"/.exec(page)?.[1] ?? 'no program';
      expect((await fetch(new URL(program, `http://127.0.0.1:${port}/`))).status).toBe(200);
    } finally {
      child.kill('SIGTERM');
    }
  }, 60_000);
});

const nobody = 65_534;
// Only the administrator may start a program as another user.
describe.skipIf(process.getuid?.() !== 0)('npm start as another user', () => {
  it('says where it may not write, and makes nothing', () => {
    const own = join(folder, 'of-root');
    mkdirSync(own, { mode: 0o755 });
    const { status, complaint } = start([], { PORT: '0', DATABASE_FILE: join(own, 'sis.sqlite') }, nobody);
    expect(status).toBe(1);
    expect(complaint).toContain(
      `You may not write in ${own}. The database is kept there. Set DATABASE_FILE to a file in another folder.\n`,
    );
    expect(complaint).not.toMatch(/\n\s+at /);
    expect(readdirSync(own)).toEqual([]);
  });

  it('starts a built product from a folder that it cannot write; all it keeps is beside the database', async () => {
    expect(start(['--build-only']).status).toBe(0);
    const own = join(folder, 'of-nobody');
    mkdirSync(own, { mode: 0o700 });
    chownSync(own, nobody, nobody);
    const child = spawn(process.execPath, ['server/start.mjs'], {
      cwd: projectRoot,
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: '0',
        STUDENTS: '5',
        LOG_LEVEL: 'silent',
        DATABASE_FILE: join(own, 'sis.sqlite'),
      },
      uid: nobody,
      gid: nobody,
    });
    let said = '';
    const address = await new Promise<string>((done, fail) => {
      child.stdout.on('data', (part: Buffer) => {
        said += part.toString();
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
        if (found) done(found);
      });
      child.stderr.on('data', (part: Buffer) => (said += part.toString()));
      child.once('close', () => fail(new Error(said)));
    });
    expect((await fetch(address)).status).toBe(200);
    expect(said).toContain('Creating the database …');
    child.kill('SIGTERM');
    await new Promise((done) => child.once('close', done));
    expect(readdirSync(own).every((name) => name.startsWith('sis.sqlite'))).toBe(true);
  }, 180_000);
});
