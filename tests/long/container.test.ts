import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { DCLinter } from 'dclint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../db/root.ts';
import { readHosting } from '../../server/hosting/hosting.ts';
import { readLab } from '../../server/hosting/lab.ts';
import { readSettings } from '../../server/settings.ts';
import { Client } from '../support/client.ts';

/**
 * The container file without a container engine: its steps are followed in a plain folder, and the server is started as
 * another user in a tree that nobody may write. Images are not built here.
 */

const file = join(projectRoot, 'server/hosting/Containerfile');
const text = readFileSync(file, 'utf8');
const instructions = DockerfileParser.parse(text).getInstructions();
const argumentsOf = (one: Instruction): string[] => one.getArguments().map((argument) => argument.getValue());
/** The instructions of each stage. */
const stages = instructions.reduce<Instruction[][]>((all, one) => {
  if (one.getKeyword() === 'FROM') all.push([]);
  all.at(-1)!.push(one);
  return all;
}, []);
const ofKind = (stage: Instruction[], keyword: string): Instruction[] =>
  stage.filter((one) => one.getKeyword() === keyword);

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

describe('the container files', () => {
  it('Containerfile has no fault that a linter finds, runs as a user without rights, and names its volume', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
    const [, last = []] = stages;
    expect(argumentsOf(ofKind(last, 'USER')[0]!)).toEqual(['node']);
    expect(argumentsOf(ofKind(last, 'VOLUME')[0]!)).toEqual(['/data']);
    expect(ofKind(last, 'HEALTHCHECK')).toHaveLength(1);
    const images = stages.map(([from]) => argumentsOf(from!)[0]);
    expect(new Set(images).size).toBe(1);
    expect(images[0]).toMatch(/:24\.\d+-/);
  });

  const compose = join(projectRoot, 'server/hosting/compose.yaml');

  it('compose.yaml follows the schema of Compose', () => {
    const linter = new DCLinter({
      rules: { 'services-alphabetical-order': 0, 'service-keys-order': 0, 'require-quotes-in-ports': 0 },
      quiet: true,
      debug: false,
      exclude: [],
    });
    const faults = linter
      .lintFiles([compose], false)
      .flatMap(({ messages }) => messages)
      .filter(({ type }) => type === 'error')
      .map(({ line, rule, message }) => `${line} ${rule}: ${message}`);
    expect(faults).toEqual([]);
  });

  it('the settings in compose.yaml are those that npm run hosting takes', () => {
    const { configs, services } = parse(readFileSync(compose, 'utf8'), { merge: true }) as {
      configs: Record<string, { content: string }>;
      services: Record<string, { environment?: Record<string, string>; read_only?: boolean }>;
    };
    const contentOf = (name: string): object => JSON.parse(configs[name]!.content) as object;
    expect(readHosting(contentOf('page.json')).folder).toBe('/var/www/sis');
    const { servers } = readLab(contentOf('lab.json'));
    for (const [letter, address] of Object.entries(servers)) {
      const { environment } = services[address.split(':')[0]!]!;
      expect(readSettings({ ...environment, TRAINER_CODE: '', SECRET_KEY: '' }).serverLetter).toBe(letter);
    }
    expect(Object.values(services).every((one) => one.read_only)).toBe(true);
  });
});

describe('the steps of the container file in a plain folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sis-container-'));
  const [app, data] = [join(folder, 'app'), join(folder, 'data')];
  const port = 20_000 + (process.pid % 20_000);
  const env = { PATH: process.env.PATH, HOME: folder, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) };
  const running: ReturnType<typeof spawn>[] = [];
  afterAll(() => {
    running.forEach((child) => child.kill('SIGKILL'));
    rmSync(folder, { recursive: true, force: true });
  });

  beforeAll(() => {
    mkdirSync(app);
    for (const one of stages[0]!) {
      const given = argumentsOf(one);
      if (one.getKeyword() === 'COPY') {
        const target = given.at(-1)!;
        for (const source of given.slice(0, -1))
          cpSync(join(projectRoot, source), join(app, target.endsWith('/') ? source : target), {
            recursive: true,
            preserveTimestamps: true,
          });
      }
      if (one.getKeyword() === 'RUN') {
        const command = given.join(' ');
        // The build needs development packages, which npm does not install if NODE_ENV is `production`.
        const { status, stderr } = spawnSync('sh', ['-c', command], {
          cwd: app,
          env: { ...process.env, NODE_ENV: undefined, LONG_TESTS: undefined },
          encoding: 'utf8',
        });
        if (status !== 0) throw new Error(`${command}: ${stderr}`);
      }
    }
    mkdirSync(data);
    spawnSync('chmod', ['-R', 'a-w,a+rX', app]);
    spawnSync('chmod', ['a+rx', folder]);
    if (isRoot) chownSync(data, nobody, nobody);
  });

  it('the tree has the packages of production alone', () => {
    const packages = readdirSync(join(app, 'node_modules'));
    expect(packages).toContain('better-sqlite3');
    for (const name of ['vitest', 'playwright', 'eslint', 'oxlint']) expect(packages).not.toContain(name);
  });

  it.skipIf(!isRoot)(
    'the server starts as another user, answers its health check, and writes only where its database is',
    async () => {
      const command = argumentsOf(ofKind(stages[1]!, 'CMD')[0]!).join(' ');
      const check = argumentsOf(ofKind(stages[1]!, 'HEALTHCHECK')[0]!).join(' ');
      const [program, ...rest] = JSON.parse(command) as string[];
      const checked = JSON.parse(check.slice(check.indexOf('['))) as string[];
      const before = statSync(app).mtimeMs;
      const child = spawn(program!, rest, {
        cwd: app,
        env: { ...env, STUDENTS: '5', LOG_LEVEL: 'silent', DATABASE_FILE: join(data, 'sis.sqlite') },
        uid: nobody,
        gid: nobody,
      });
      running.push(child);
      let said = '';
      await new Promise<void>((done, fail) => {
        child.stdout.on('data', (part: Buffer) => {
          said += part.toString();
          if (said.includes(`http://127.0.0.1:${port}`)) done();
        });
        child.stderr.on('data', (part: Buffer) => (said += part.toString()));
        child.once('close', () => fail(new Error(said)));
      });
      const health = (): number | null =>
        spawnSync(checked[0]!, checked.slice(1), { cwd: app, env, uid: nobody, gid: nobody }).status;
      expect(health()).toBe(0);
      const student = new Client(`http://127.0.0.1:${port}`);
      await student.as('eligible');
      child.kill('SIGTERM');
      await new Promise((done) => child.once('close', done));
      expect(health()).toBe(1);
      expect(readdirSync(data).every((name) => name.startsWith('sis.sqlite'))).toBe(true);
      expect(statSync(app).mtimeMs).toBe(before);
    },
  );
});
