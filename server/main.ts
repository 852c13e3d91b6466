import pino from 'pino';
import { hour } from '../locales/durations.ts';
import { seedPassword } from '../seed/password.ts';
import { createApp } from './app.ts';
import { createPostEvent } from './features/webhook/event-post.ts';
import { EventSender } from './features/webhook/event-sender.ts';
import { MessageRelay } from './messages/message-relay.ts';
import { rotateOldSigningKey } from './features/account/account-tokens.ts';
import { createServerFor, listen } from './http/server.ts';
import { databaseFacts, openUniversity } from './start/bootstrap.ts';
import { holdDatabase } from './start/database-lock.ts';
import { publicAddresses } from './http/network-addresses.ts';
import { removeExpired } from './start/retention.ts';
import { readSecret, useSecret } from './secret.ts';
import { readSettings } from './settings.ts';
import { createSimulator } from './simulator/simulator.ts';
import { cannotListen, startMessage } from './start/start-message.ts';
import { startRefusals } from './start/start-rules.ts';
import type { Tenant } from './tenant.ts';

const giveUp = (lines: string[]): never => {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
};

/** Reports mistakes in the server's configuration in one line, without a stack trace, and exits. */
function orGiveUp<Result>(work: () => Result, about = ''): Result {
  try {
    return work();
  } catch (error) {
    return giveUp([about + (error as Error).message]);
  }
}

const settings = orGiveUp(() => readSettings(process.env));
const log = pino({ level: settings.logLevel, redact: ['req.headers.authorization', 'authorization', 'Token'] });

const reasons = startRefusals(
  settings,
  orGiveUp(() => databaseFacts(settings.databaseFile), `${settings.databaseFile}: `),
);
if (reasons.length) giveUp(reasons);
orGiveUp(() => holdDatabase(settings.databaseFile), `${settings.databaseFile}: `);
orGiveUp(() => useSecret(readSecret(settings.secretKey, settings.databaseFile)));

const tenant = await openUniversity(settings, log);
const simulator = settings.simulate
  ? createSimulator(
      { databaseFile: settings.databaseFile, students: settings.students, letter: settings.serverLetter },
      tenant,
      { log },
    )
  : undefined;
if (!simulator && !settings.messages.url) log.warn('MESSAGES_URL is not set: the server cannot send codes or notices');
const relay = simulator ? undefined : new MessageRelay(tenant.db, settings.messages, log);
const events = simulator?.events ?? new EventSender(createPostEvent(false));
const server = createServerFor(createApp({ settings, log, tenant, simulator }));

/** Sends due messages to the message service every second. */
const carrierTimer = setInterval(
  () => void relay?.handOverDue().catch((error: unknown) => log.error({ err: error }, 'carrier')),
  1000,
);
const tenants = (): Tenant[] => [tenant, ...(simulator?.sandboxes.listOpen().map((sandbox) => sandbox.tenant) ?? [])];
/** Every second, runs due jobs and delivers due callbacks and events of the university and of all open sandboxes. */
const dueTimer = setInterval(
  () =>
    tenants().forEach((one) => {
      // A tenant that is being reset or whose clock is being moved is left out. The move runs the jobs itself.
      if (one.busy) return;
      one.clock.runDueJobs().catch((error: unknown) => log.error({ err: error }, 'scheduled jobs'));
      simulator?.webhooks.deliverDue(one).catch((error: unknown) => log.error({ err: error }, 'payment gateway'));
      events.sendDue(one).catch((error: unknown) => log.error({ err: error }, 'webhooks'));
    }),
  1000,
);
/** Replaces an old signing key and removes expired rows every hour. */
const keyTimer = setInterval(() => {
  void rotateOldSigningKey(tenant.db).catch((error: unknown) => log.error({ err: error }, 'key rotation'));
  removeExpired(tenant.db, tenant.clock.now());
}, hour);

const listening = await listen(server, settings).catch((error: NodeJS.ErrnoException) => {
  const said = cannotListen(error, settings);
  if (said === undefined) log.fatal({ err: error }, 'cannot listen');
  else process.stderr.write(said);
  return process.exit(1);
});
const { addresses } = publicAddresses(settings, `http://127.0.0.1:${listening.port}`);
process.stdout.write(
  startMessage(
    { host: settings.host, port: listening.port, elsewhere: addresses },
    simulator && { userName: 'eligible', password: seedPassword, trainerCode: settings.trainerCode },
  ),
);
server.on('error', (error) => log.error({ err: error }, 'server'));

const closeUniversities = async (): Promise<void> => {
  await simulator?.persister?.stop().catch((error: unknown) => log.error({ err: error }, 'not kept'));
  simulator?.sandboxes.closeAll();
  tenant.db.$client.close();
  process.exit(0);
};

const shutDown = (): void => {
  clearInterval(dueTimer);
  clearInterval(keyTimer);
  clearInterval(carrierTimer);
  tenant.clock.save();
  void listening.close().then(closeUniversities);
  simulator?.sandboxes.endOpenResponses();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 3000).unref();
};
process.on('SIGTERM', shutDown);
process.on('SIGINT', shutDown);
