import { inTransaction } from '../../db/db.ts';
import { seedPassword } from '../../seed/password.ts';
import { instantOf, toIso } from '../clock.ts';
import { startSession } from '../features/account/account-commands.ts';
import { accountById, carrySessions, recordsOf } from '../features/account/account-queries.ts';
import { signInRefusals } from '../features/account/account-rules.ts';
import { rotateSigningKey } from '../features/account/account-tokens.ts';
import { calendarReaches } from '../features/agenda/agenda-queries.ts';
import { productVersion } from '../http/contract.ts';
import type { Handlers, Schema, SimulatorOperation } from '../http/operations.ts';
import { refuse, Refused, throwIfRefused } from '../refusal.ts';
import type { World } from '../world.ts';
import { identityProviderHandlers } from './identity-provider-handlers.ts';
import { beforeSigningIn, scenarioAnswer } from './scenarios.ts';
import { agendaMarks, agendaRows, allPersonas, clearOutbox, isPersona, outboxMessages, patchAgenda, personaAccount, saveAgenda } from './simulator-queries.ts';
import type { Simulator } from './simulator.ts';

const unknown = (name: string): Refused => new Refused(refuse('DEV-000007', { name }), { status: 404 });

function clockAnswer({ clock, db }: World): Schema<'Clock'> {
  const now = clock.now();
  return { mode: clock.mode(), now: toIso(now), marks: agendaMarks(db, now) };
}

const simulatorAnswer = (world: World): Schema<'Simulator'> => ({ name: 'sis-simulator', version: productVersion, sandbox: world.name, clock: clockAnswer(world) });

/** An instant of the contract; 400 where it is none that can be shown again. */
function instantIn(text: string, where: string): number {
  const found = instantOf(text);
  if (found === undefined) throw new Refused(refuse('DEV-000001', { details: `${where}: no such instant` }), { status: 400 });
  return found;
}

/** Moves the clock; open sessions move along unless they are to expire. */
function moveClock(world: World, mode: 'live' | 'ticking' | 'frozen', instant: number | undefined, expireSessions: boolean): Schema<'Clock'> {
  const before = world.clock.now();
  const target = mode === 'live' ? Date.now() : (instant ?? before);
  // Beyond the last semester no call that speaks of one could answer.
  if (!calendarReaches(world.db, target)) throw new Refused(refuse('DEV-000001', { details: `the academic calendar does not reach ${toIso(target)}` }), { status: 400 });
  world.clock.set(mode, instant);
  const by = world.clock.now() - before;
  if (!expireSessions && by !== 0) inTransaction(world.db, () => carrySessions(world.db, by));
  return clockAnswer(world);
}

async function personaSession(world: World, key: string, origin: { userAgent: string; address: string }): Promise<Schema<'SignedIn'>> {
  const id = personaAccount(world.db, key);
  const account = id === undefined ? undefined : accountById(world.db, id);
  if (!account) throw isPersona(world.db, key) ? new Refused(refuse('MSG-LOG0-000008')) : unknown(key);
  const now = world.clock.now();
  throwIfRefused(signInRefusals({ now, account, records: recordsOf(world.db, account.personId).length }));
  return startSession(world, account, false, now, { via: 'simulator', ...origin });
}

export const simulatorHandlers = ({ sandboxes, scenarios }: Simulator) => {
  const sandboxesAnswer = (): Schema<'Sandboxes'> => ({
    sandboxes: sandboxes.list().map(({ world, lastUsedAt }) => ({ name: world.name, path: world.path, now: toIso(world.clock.now()), lastUsedAt: toIso(lastUsedAt) })),
  });
  const faultsAnswer = (world: World): Schema<'Faults'> => ({ faults: sandboxes.of(world).faults.all() });

  return {
    getSimulator: ({ world }) => [200, simulatorAnswer(world)],
    getClock: ({ world }) => [200, clockAnswer(world)],
    setClock: ({ world, body }) => [200, moveClock(world, body.mode, body.now === undefined ? undefined : instantIn(body.now, 'body/now'), body.expireSessions ?? false)],
    advanceClock: ({ world, body }) => {
      if (world.clock.mode() === 'live') throw new Refused(refuse('simulator.clockIsLive'));
      return [200, moveClock(world, world.clock.mode(), world.clock.now() + body.seconds * 1000, body.expireSessions ?? false)];
    },

    getPersonas: ({ db, now }) => [200, { password: seedPassword, personas: allPersonas(db, now) }],
    startPersonaSession: async ({ world, params, userAgent, address }) => [200, await personaSession(world, params.key, { userAgent, address })],
    rotateKeys: async ({ db }) => [200, { keys: (await rotateSigningKey(db)).map(({ id, createdAtMachine }, index) => ({ id, createdAt: toIso(createdAtMachine), signs: index === 0 })) }],

    getOutbox: ({ db }) => [200, { messages: outboxMessages(db) }],
    clearOutbox: ({ db }) => {
      clearOutbox(db);
      return [200, { messages: [] }];
    },

    ...identityProviderHandlers,

    getAgenda: ({ db }) => [200, { rows: agendaRows(db) }],
    saveAgenda: ({ db, body }) => {
      body.rows.forEach(({ opensAt, closesAt }, index) => [opensAt, closesAt].forEach((edge) => instantIn(edge, `body/rows/${index}`)));
      saveAgenda(db, body.rows);
      return [200, { rows: agendaRows(db) }];
    },

    getFaults: ({ world }) => [200, faultsAnswer(world)],
    addFault: ({ world, body }) => {
      sandboxes.of(world).faults.add(body);
      return [200, faultsAnswer(world)];
    },
    clearFaults: ({ world }) => {
      sandboxes.of(world).faults.clear();
      return [200, faultsAnswer(world)];
    },

    getScenarios: () => [200, { scenarios: scenarios().map(scenarioAnswer) }],
    startScenario: async ({ world, params, userAgent, address }) => {
      const scenario = scenarios().find(({ id }) => id === params.id);
      if (!scenario) throw unknown(params.id);
      const sandbox = sandboxes.of(world);
      await sandboxes.reset(sandbox);
      world.clock.set('frozen', Date.parse(scenario.instant));
      if (scenario.agenda) patchAgenda(world.db, scenario.agenda);
      for (const fault of scenario.faults ?? []) sandbox.faults.add(fault);
      const signsInByHand = beforeSigningIn.includes(scenario.steps[0]?.call ?? '');
      return [200, { scenario: scenarioAnswer(scenario), page: scenario.page, session: signsInByHand ? null : await personaSession(world, scenario.persona, { userAgent, address }) }];
    },

    resetSandbox: async ({ world }) => {
      await sandboxes.reset(sandboxes.of(world));
      return [200, simulatorAnswer(world)];
    },

    getSandboxes: () => [200, sandboxesAnswer()],
    createSandbox: async ({ body }) => {
      await sandboxes.create(body.name);
      return [200, sandboxesAnswer()];
    },
    deleteSandbox: ({ params }) => {
      sandboxes.delete(params.name);
      return [200, sandboxesAnswer()];
    },
  } satisfies Pick<Handlers, SimulatorOperation>;
};
