import { inTransaction, type Db } from '../../db/db.ts';
import { seedPassword } from '../../seed/password.ts';
import { instantOf, toIso } from '../clock.ts';
import { startSession } from '../features/account/account-commands.ts';
import { accountById, carrySessions, recordsOf } from '../features/account/account-queries.ts';
import { signInRefusals } from '../features/account/account-rules.ts';
import { calendarReaches, semesterAnswer, semestersAt } from '../features/agenda/agenda-queries.ts';
import { productVersion } from '../http/contract.ts';
import type { Handlers, Schema, SimulatorOperation } from '../http/operations.ts';
import { deliveryOf, normalDelivery, setDelivery } from '../outgoing.ts';
import { refuse, Refused, throwIfRefused } from '../refusal.ts';
import type { World } from '../world.ts';
import { explain } from './explanation.ts';
import { scenarioAnswer } from './scenarios.ts';
import { codesAnswer } from './codes.ts';
import { clearOutbox, outboxMessages } from './outbox-queries.ts';
import { nextMessage } from './outbox-wait.ts';
import { agendaMarks, agendaRows, agendaWindows, allPersonas, patchAgenda, personaAccount, saveAgenda } from './simulator-queries.ts';
import { snapsOf } from './snaps.ts';
import type { Simulator } from './simulator.ts';
import { detailsOf, type RecordedCall } from './traffic.ts';

const unknown = (name: string): Refused => new Refused(refuse('DEV-000007', { name }), { status: 404 });

function clockAnswer({ clock, db }: World): Schema<'Clock'> {
  const now = clock.now();
  const { current, next } = semestersAt(db, now);
  const snaps = snapsOf({ now, semester: current, nextSemesterId: next.id, agenda: agendaWindows(db, [current.id, next.id]) });
  return { mode: clock.mode(), now: toIso(now), semester: semesterAnswer(current, now), marks: agendaMarks(db, now), snaps };
}

/** A trouble that has struck as often as it was to is over. */
function deliveryAnswer(db: Db): Schema<'Delivery'> {
  const delivery = deliveryOf(db);
  return delivery.remaining > 0 ? delivery : normalDelivery;
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
  const done = world.clock.set(mode, instant);
  const by = world.clock.now() - before;
  if (!expireSessions && by !== 0) inTransaction(world.db, () => carrySessions(world.db, by));
  return { ...clockAnswer(world), ran: done.map(({ name, at }) => ({ name, at: toIso(at) })) };
}

async function personaSession(world: World, key: string): Promise<Schema<'SignedIn'>> {
  const id = personaAccount(world.db, key);
  const account = id === undefined ? undefined : accountById(world.db, id);
  if (!account) throw unknown(key);
  const now = world.clock.now();
  throwIfRefused(signInRefusals({ now, account, records: recordsOf(world.db, account.personId).length }));
  return startSession(world, account, false, now);
}

/** `others` answer the calls that are no simulator's: one of them is played again to explain it. */
export const simulatorHandlers = ({ sandboxes, scenarios }: Simulator, others: Partial<Handlers>) => {
  const recorded = (world: World, id: number): RecordedCall => {
    const call = sandboxes.of(world).traffic.find(id);
    if (!call) throw unknown(String(id));
    return call;
  };
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
    startPersonaSession: async ({ world, params }) => [200, await personaSession(world, params.key)],

    getOutbox: ({ db, now, query }) => [200, { messages: outboxMessages(db, now, query) }],
    clearOutbox: ({ db }) => {
      clearOutbox(db);
      return [200, { messages: [] }];
    },

    nextMessage: async ({ world, query, hungUp }) => [200, { message: await nextMessage(world, query, hungUp()) }],
    getDelivery: ({ db }) => [200, deliveryAnswer(db)],
    setDelivery: ({ db, body: { mode, seconds = 60, times = 1 } }) => {
      setDelivery(db, mode === 'normal' ? normalDelivery : { mode, seconds: mode === 'delayed' ? seconds : 0, remaining: times });
      return [200, deliveryAnswer(db)];
    },

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
    removeFault: ({ world, params }) => {
      if (!sandboxes.of(world).faults.remove(params.id)) throw unknown(String(params.id));
      return [200, faultsAnswer(world)];
    },
    clearFaults: ({ world }) => {
      sandboxes.of(world).faults.clear();
      return [200, faultsAnswer(world)];
    },

    getTraffic: ({ world, query }) => [200, sandboxes.of(world).traffic.answer(query)],
    clearTraffic: ({ world }) => {
      const { traffic } = sandboxes.of(world);
      traffic.clear();
      return [200, traffic.answer()];
    },
    getTrafficCall: ({ world, params }) => [200, detailsOf(recorded(world, params.id))],
    explainRefusal: async ({ world, params }) => [200, await explain(recorded(world, params.id), world, others)],

    getCodes: () => [200, codesAnswer(scenarios())],
    getScenarios: () => [200, { scenarios: scenarios().map(scenarioAnswer) }],
    startScenario: async ({ world, params }) => {
      const scenario = scenarios().find(({ id }) => id === params.id);
      if (!scenario) throw unknown(params.id);
      const sandbox = sandboxes.of(world);
      await sandboxes.reset(sandbox);
      world.clock.set('frozen', Date.parse(scenario.instant));
      if (scenario.agenda) patchAgenda(world.db, scenario.agenda);
      for (const fault of scenario.faults ?? []) sandbox.faults.add(fault);
      const signsInByHand = scenario.steps[0]?.call === 'userLogin';
      return [200, { scenario: scenarioAnswer(scenario), page: scenario.page, session: signsInByHand ? null : await personaSession(world, scenario.persona) }];
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
