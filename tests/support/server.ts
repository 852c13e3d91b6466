import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino, { type Logger } from 'pino';
import { cloneDatabase, type Db } from '../../db/db.ts';
import { seedPassword } from '../../seed/password.ts';
import { createApp } from '../../server/app.ts';
import { hashPassword, setHashRounds } from '../../server/features/account/account-password.ts';
import { openClock } from '../../server/clock.ts';
import { dueWork } from '../../server/due-work.ts';
import { readSettings, type Settings } from '../../server/settings.ts';
import { seededTemplate } from '../../server/simulator/sandboxes.ts';
import { createSimulator, type Simulator } from '../../server/simulator/simulator.ts';
import type { World } from '../../server/world.ts';

export type TestServer = { base: string; world: World; settings: Settings; simulator: Simulator | undefined; server: Server; close(): Promise<void> };

const templates = new Map<number, Promise<Buffer>>();

setHashRounds(1);

/** A seeded university whose passwords are quick to try. */
async function quickTemplate(students: number): Promise<Buffer> {
  const db = cloneDatabase(await seededTemplate(students));
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

/** The real server on a free loopback port, on a real database in memory; answers are checked against the contract. `prepare` may change the database first. */
export async function startServer(changes: Partial<Settings> = {}, { log, prepare }: { log?: Logger; prepare?: (db: Db) => void } = {}): Promise<TestServer> {
  const settings: Settings = { ...readSettings({}), databaseFile: ':memory:', port: 0, validateAnswers: true, logLevel: 'silent', ...changes };
  const db = cloneDatabase(await templateOf(settings.students));
  prepare?.(db);
  const world: World = { name: '', path: '', db, clock: openClock(db, dueWork) };
  const simulator = settings.simulate ? createSimulator({ databaseFile: ':memory:', students: settings.students, template: () => templateOf(settings.students) }, world) : undefined;
  const server = createServer(createApp({ settings, log: log ?? pino({ level: settings.logLevel }), world, simulator }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    world,
    settings,
    simulator,
    server,
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}
