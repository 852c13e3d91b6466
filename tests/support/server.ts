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
import { createPasswordHash, setHashCost } from '../../server/features/account/account-password.ts';
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

// The library also validates the OpenAPI document, for which it builds another validator. The tests do not need this,
// and it takes most of the time, so the class is replaced by an empty one.
const library = createRequire(import.meta.url)(
  'express-openapi-validator/dist/framework/openapi.schema.validator.js',
) as { OpenAPISchemaValidator: unknown };
library.OpenAPISchemaValidator = class {};

const templates = new Map<number, Promise<Buffer>>();

/** Hashes with 1 MiB in one round, because tests compare hundreds of passwords one after the other. */
const quickHashes = { memoryCost: 1_024, timeCost: 1 };
setHashCost(quickHashes);
/** Sets the real hash cost for tests about hashes. They must call `hashesQuickAgain` afterwards. */
export const wholeHashes = (): void => setHashCost({ memoryCost: 19_456, timeCost: 2 });
export const hashesQuickAgain = (): void => setHashCost(quickHashes);
// The longest wait in the queue for password comparisons, in milliseconds. With it, a test with a hundred passwords is
// not refused on a slow machine.
setLongestWait(60_000);

/** A seeded university whose passwords have cheap hashes. */
async function quickTemplate(students: number): Promise<Buffer> {
  const db = composeFeatures(cloneDatabase(await seededTemplate(students)));
  db.$client.prepare('update account set password_hash = ?').run(await createPasswordHash(seedPassword));
  const bytes = db.$client.serialize();
  db.$client.close();
  return bytes;
}

/**
 * Forgets the seeded databases. A test that changes the secret must call this, because they are sealed with the earlier
 * one.
 */
export const forgetTemplates = (): void => templates.clear();

function templateOf(students: number): Promise<Buffer> {
  let template = templates.get(students);
  if (!template) templates.set(students, (template = quickTemplate(students)));
  return template;
}

export type Place = 'memory' | 'file';
/** The storage of a test's main university: a file as with `npm start`, and in `npm run test:long` also the memory. */
export const places = rather<readonly Place[]>(['file'], ['memory', 'file']);

/**
 * The number of students that `npm start` seeds. By default a test server has only 100, because semesters then pass
 * faster; in `npm run test:long` it has all.
 */
export const wholeSeed = 500;
const everydayStudents = rather(100, wholeSeed);

export type TestOptions = {
  log?: Logger;
  prepare?: (db: Db) => void;
  on?: Place;
  /** A folder that is kept, so that the next server can continue with its data. */
  folder?: string;
  scenarioFolder?: string;
};

/**
 * Starts the real server on a free port of this machine. Responses are checked against the contract. `prepare` may
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
  // A long timeout, so that a client on a busy machine does not find its connection closed.
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
      simulator?.sandboxes.endOpenResponses();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      // Frees the memory for the next file of the same worker.
      simulator?.sandboxes.closeAll();
      tenant.db.$client.close();
      if (folder && !stays) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const usual = new Map<number | undefined, Promise<TestServer>>();

/**
 * One server with this number of students, shared by all test files of a worker that need no own settings. Each test
 * gets a sandbox. The server ends with its worker; `close` frees memory for the next file.
 */
export async function usualServer({ students }: { students?: number } = {}): Promise<TestServer> {
  const started = usual.get(students) ?? startServer(students === undefined ? {} : { students });
  usual.set(students, started);
  const server = await started;
  server.server.unref();
  return {
    ...server,
    close: () => {
      server.simulator?.sandboxes.endOpenResponses();
      server.simulator?.sandboxes.closeAll();
      return Promise.resolve();
    },
  };
}

/** A client in an unchanged university: a new sandbox, or the reset main university of a server on a file. */
export async function untouched({ base, settings }: TestServer): Promise<Client> {
  if (settings.databaseFile === inMemory) return sandbox(base);
  const main = new Client(base);
  await main.call('resetSandbox');
  for (const { name } of (await main.call('getSnapshots')).snapshots)
    await main.call('deleteSnapshot', { params: { name } });
  return main;
}
