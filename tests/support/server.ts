import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { cloneDatabase, inMemory, type Db } from '../../db/db.ts';
import { seedPassword } from '../../seed/password.ts';
import { composeFeatures } from '../../server/features.ts';
import { createApp } from '../../server/app.ts';
import { setLongestWait } from '../../server/features/account/account-queue.ts';
import { hashPassword, setHashCost } from '../../server/features/account/account-password.ts';
import { openClock } from '../../server/clock/business-clock.ts';
import { scheduledJobs } from '../../server/simulator/scheduled-jobs.ts';
import { createServerFor } from '../../server/http/server.ts';
import { openUniversity } from '../../server/start/bootstrap.ts';
import { readSettings, type Settings } from '../../server/settings.ts';
import { seededTemplate } from '../../server/simulator/sandboxes.ts';
import { createSimulator, type Simulator } from '../../server/simulator/simulator.ts';
import type { Tenant } from '../../server/tenant.ts';
import { Client, sandbox } from './client.ts';
import { rather } from './long.ts';
import { driveBySupertest, noLongerDrive } from './transport.ts';

export type TestServer = {
  base: string;
  tenant: Tenant;
  settings: Settings;
  simulator: Simulator | undefined;
  server: Server;
  close(): Promise<void>;
};

// Beside each validator the library builds one of the OpenAPI document itself, which nobody asks: most of the time that
// a validator takes.
const library = createRequire(import.meta.url)(
  'express-openapi-validator/dist/framework/openapi.schema.validator.js',
) as { OpenAPISchemaValidator: unknown };
library.OpenAPISchemaValidator = class {};

const templates = new Map<number, Promise<Buffer>>();

/** A sixteenth of a round: where a hundred passwords are tried, each waits for the one before. */
const quickHashes = { N: 1_024, p: 1 };
setHashCost(quickHashes);
/** What is about hashes needs whole ones, of so many rounds, and gives them back. */
export const wholeHashes = (rounds: number): void => setHashCost({ N: 16_384, p: rounds });
export const hashesQuickAgain = (): void => setHashCost(quickHashes);
// However slow the machine, whoever tries a hundred passwords at once is told what the test is about.
setLongestWait(60_000);

/** A seeded university whose passwords are quick to try. */
async function quickTemplate(students: number): Promise<Buffer> {
  const db = composeFeatures(cloneDatabase(await seededTemplate(students)));
  db.$client.prepare('update account set password_hash = ?').run(hashPassword(seedPassword, Buffer.alloc(16)));
  const bytes = db.$client.serialize();
  db.$client.close();
  return bytes;
}

/** What was seeded so far is sealed with the secret of then. */
export const forgetTemplates = (): void => templates.clear();

function templateOf(students: number): Promise<Buffer> {
  let template = templates.get(students);
  if (!template) templates.set(students, (template = quickTemplate(students)));
  return template;
}

export type Place = 'memory' | 'file';
/**
 * Where the main university of a test is: on a file as `npm start` makes it, and by `npm run test:long` in memory too.
 */
export const places = rather<readonly Place[]>(['file'], ['memory', 'file']);

/**
 * Fewer than `npm start` seeds: their semesters pass sooner. What needs the whole seed names `wholeSeed`; `npm run
 * test:long` always takes it.
 */
export const wholeSeed = 500;
const everydayStudents = rather(100, wholeSeed);

export type TestOptions = {
  log?: Logger;
  prepare?: (db: Db) => void;
  on?: Place;
  /** A folder that stays: the next server on it goes on with what this one has kept. */
  folder?: string;
  scenarioFolder?: string;
};

/**
 * The real server on a free loopback port, on a real database; answers are checked against the contract. `prepare` may
 * change the database first.
 */
export async function startServer(
  changes: Partial<Settings> = {},
  { log, prepare, on = 'memory', folder: stays, scenarioFolder }: TestOptions = {},
): Promise<TestServer> {
  const folder = stays ?? (on === 'file' ? mkdtempSync(join(tmpdir(), 'sis-test-')) : undefined);
  const databaseFile = folder ? join(folder, 'sis.sqlite') : inMemory;
  const settings: Settings = {
    ...readSettings({}),
    students: everydayStudents,
    databaseFile,
    port: 0,
    validateAnswers: true,
    logLevel: 'silent',
    ...changes,
  };
  const bytes = await templateOf(settings.students);
  if (folder && !existsSync(databaseFile)) writeFileSync(databaseFile, bytes);
  const inPlace = (db: Db): Tenant => ({ name: '', path: '', db, clock: openClock(db, scheduledJobs) });
  const logTo = log ?? pino({ level: settings.logLevel });
  const tenant = folder ? await openUniversity(settings, logTo) : inPlace(composeFeatures(cloneDatabase(bytes)));
  prepare?.(tenant.db);
  const simulator = settings.simulate
    ? createSimulator(
        {
          databaseFile,
          students: settings.students,
          letter: settings.serverLetter,
          template: () => templateOf(settings.students),
        },
        tenant,
        { ...(log && { log }), ...(scenarioFolder !== undefined && { scenarioFolder }) },
      )
    : undefined;
  const server = createServerFor(createApp({ settings, log: logTo, tenant, simulator }));
  // A caller that a busy machine has held up must not find its connection closed under it.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const isFaulty = (url: string): boolean => {
    const [, name] = /\/sandbox\/([^/?]+)/.exec(url) ?? [];
    const sandbox = name === undefined ? simulator?.sandboxes.default : simulator?.sandboxes.get(name);
    return (sandbox?.faults.remaining() ?? 0) > 0;
  };
  driveBySupertest(base, { server, isFaulty });
  return {
    base,
    tenant,
    settings,
    simulator,
    server,
    close: async () => {
      noLongerDrive(base);
      await simulator?.persister?.rest();
      simulator?.sandboxes.endStreams();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      // The next file of the same worker needs the room.
      simulator?.sandboxes.closeAll();
      tenant.db.$client.close();
      if (folder && !stays) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const usual = new Map<number | undefined, Promise<TestServer>>();

/**
 * One server, of a size, for all files of a worker that ask for nothing of their own and give each test a sandbox. It
 * ends with its worker; `close` makes room for the next file.
 */
export async function usualServer({ students }: { students?: number } = {}): Promise<TestServer> {
  const started = usual.get(students) ?? startServer(students === undefined ? {} : { students });
  usual.set(students, started);
  const server = await started;
  server.server.unref();
  return {
    ...server,
    close: () => {
      server.simulator?.sandboxes.endStreams();
      server.simulator?.sandboxes.closeAll();
      return Promise.resolve();
    },
  };
}

/** A client in a university nobody has touched: a sandbox of its own, or on a file the main one, started over. */
export async function untouched({ base, settings }: TestServer): Promise<Client> {
  if (settings.databaseFile === inMemory) return sandbox(base);
  const main = new Client(base);
  await main.call('resetSandbox');
  for (const { name } of (await main.call('getSnapshots')).snapshots)
    await main.call('deleteSnapshot', { params: { name } });
  return main;
}
