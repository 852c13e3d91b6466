import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import pino from 'pino';
import { openDatabase } from '../db/db.ts';
import { semesters } from '../db/schema/university.ts';
import { seedPassword } from '../seed/password.ts';
import { createApp } from './app.ts';
import { Carrier } from './carrier.ts';
import { openClock } from './clock.ts';
import { dueWork, universityWork } from './due-work.ts';
import { ensureSigningKey, rotateOldSigningKey } from './features/account/account-tokens.ts';
import { removeExpired } from './retention.ts';
import { readSecret, useSecret } from './secret.ts';
import { readSettings } from './settings.ts';
import { createSimulator } from './simulator/simulator.ts';
import type { World } from './world.ts';

const settings = readSettings(process.env);
const log = pino({ level: settings.logLevel, redact: ['req.headers.authorization', 'authorization', 'Token'] });

useSecret(readSecret(settings.secretKey, settings.databaseFile));
const isNew = settings.databaseFile === ':memory:' || !existsSync(settings.databaseFile);
const db = openDatabase(settings.databaseFile);
const isEmpty = isNew || db.select().from(semesters).limit(1).all().length === 0;
if (isEmpty) {
  const started = performance.now();
  const { seedDatabase } = await import('../seed/seed.ts');
  seedDatabase(db, { students: settings.students });
  log.info({ students: settings.students, ms: Math.round(performance.now() - started) }, 'seeded');
}
await ensureSigningKey(db);
await rotateOldSigningKey(db);

const world: World = { name: '', path: '', db, clock: openClock(db, settings.simulate ? dueWork : universityWork) };
const simulator = settings.simulate ? createSimulator({ databaseFile: settings.databaseFile, students: settings.students }, world) : undefined;
if (!simulator && !settings.messages.url) log.warn('no MESSAGES_URL: neither codes nor notices can be sent');
const carrier = simulator ? undefined : new Carrier(db, settings.messages, log);
const server = createServer(createApp({ settings, log, world, simulator }));

/** Messages leave within a second. */
const carrierTimer = setInterval(() => void carrier?.handOverDue().catch((error: unknown) => log.error({ err: error }, 'carrier')), 1000);
/** What falls due while the clock runs is done within a second; a ticking clock's place is kept every minute. */
const worlds = (): World[] => [world, ...(simulator?.sandboxes.list().map((sandbox) => sandbox.world) ?? [])];
const dueTimer = setInterval(() => worlds().forEach((one) => {
  one.clock.runDue();
  simulator?.courier.deliverDue(one).catch((error: unknown) => log.error({ err: error }, 'payment gateway'));
}), 1000);
const keepTimer = setInterval(() => world.clock.keep(), 60_000);
/** A key that has signed for its days hands over to a new one; what is kept no longer goes. */
const keyTimer = setInterval(() => {
  void rotateOldSigningKey(world.db).catch((error: unknown) => log.error({ err: error }, 'key rotation'));
  removeExpired(world.db, world.clock.now());
}, 3_600_000);

server.listen(settings.port, settings.host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const lines = [`Student information system: http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}/`];
  if (simulator) lines.push(`Sign in as: eligible   Password: ${seedPassword}`);
  process.stdout.write(`${lines.join('\n')}\n`);
});

server.on('error', (error) => {
  log.fatal({ err: error }, 'cannot listen');
  process.exit(1);
});

const shutDown = (): void => {
  clearInterval(dueTimer);
  clearInterval(keepTimer);
  clearInterval(keyTimer);
  clearInterval(carrierTimer);
  world.clock.keep();
  server.close(() => {
    simulator?.sandboxes.closeAll();
    world.db.$client.close();
    process.exit(0);
  });
  simulator?.sandboxes.endStreams();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 3000).unref();
};
process.on('SIGTERM', shutDown);
process.on('SIGINT', shutDown);
