import type { RequestListener } from 'node:http';
import { carrySessions } from '../../features/account/account-queries.ts';
import { operationNamed } from '../../http/contract.ts';
import type { Schema } from '../../http/operations.ts';
import { refuse, Refused } from '../../refusal.ts';
import { Demonstration } from './demonstration.ts';
import type { Reach } from '../identity/corporate-sign-in.ts';
import { buildScenarioStudents } from '../university/built-students.ts';
import { InProcessCaller, type Reply } from '../in-process-caller.ts';
import { personaSession, type PersonaOrigin } from '../persona-session.ts';
import type { Sandbox, Sandboxes } from '../sandboxes.ts';
import { ScenarioPlayer, type Driver } from './scenario-player.ts';
import { stepLocation } from './step-location.ts';
import { createStepActors } from './step-actor.ts';
import { signsInByHand, type Scenario } from './scenarios.ts';
import { patchAgenda } from '../simulator-queries.ts';
import { takePassingState } from '../snapshots.ts';

export const scenarioNamed = (scenarios: Scenario[], id: string): Scenario => {
  const scenario = scenarios.find((one) => one.id === id);
  if (!scenario) throw new Refused(refuse('DEV-000007', { name: id }));
  return scenario;
};

/** Puts a sandbox where the scenario begins. The session is null where its student signs in by hand. */
export async function beginScenario(
  sandboxes: Sandboxes,
  sandbox: Sandbox,
  scenario: Scenario,
  origin?: PersonaOrigin,
): Promise<Schema<'SignedIn'> | null> {
  const { tenant } = sandbox;
  await sandboxes.reset(sandbox);
  const before = tenant.clock.now();
  tenant.clock.set('frozen', Date.parse(scenario.instant));
  carrySessions(tenant.db, tenant.clock.now() - before);
  if (scenario.agenda) patchAgenda(tenant.db, scenario.agenda, tenant.clock.now());
  buildScenarioStudents(
    tenant.db,
    {
      student: scenario.student,
      named: [scenario.persona, ...scenario.steps.flatMap(({ as }) => as ?? [])].filter((key) => key !== 'nobody'),
    },
    tenant.clock.now(),
  );
  for (const fault of scenario.faults ?? []) sandbox.faults.add(fault);
  sandbox.recording.begin(takePassingState(sandbox, (state) => sandbox.recording.startsFrom(state)));
  const session = signsInByHand(scenario) ? null : await personaSession(tenant, scenario.persona, origin);
  sandbox.demonstration = demonstrationIn(sandbox, scenario, session);
  return session;
}

const demonstrationIn = ({ tenant }: Sandbox, scenario: Scenario, session: Schema<'SignedIn'> | null): Demonstration =>
  new Demonstration(
    tenant,
    createStepActors(() => tenant.db),
    scenario,
    session,
  );

/** The scenario as far as it is in this sandbox; of one that was not begun here nothing is done. */
export function getDemonstration(sandbox: Sandbox, scenario: Scenario): Demonstration {
  const { demonstration } = sandbox;
  return demonstration?.scenario.id === scenario.id ? demonstration : demonstrationIn(sandbox, scenario, null);
}

/**
 * The sandbox was set back to where so many first steps were done, or opened from its file: its scenario goes on from
 * there.
 */
export function goOnAfter(sandbox: Sandbox, scenario: Scenario, steps: number): void {
  sandbox.demonstration = getDemonstration(sandbox, scenario).setBackTo(steps);
  sandbox.events.emit('script');
}

/** A step that the page of a trainee cannot do, though it is the student's own. */
export function isForTrainees({ steps }: Scenario, index: number): boolean {
  const step = steps[index];
  return step !== undefined && stepLocation(step) === 'call' && operationNamed(step.call)?.tag !== 'simulator';
}

/**
 * Does one step of a scenario, after those before it that have not been done where `earlier` asks for them. What it
 * resets, the sandbox itself among it, does not end the demonstration.
 */
export async function playStep(
  sandbox: Sandbox,
  scenario: Scenario,
  index: number,
  earlier: boolean,
  reach: Reach,
): Promise<Schema<'PlayedStep'>> {
  const demonstration = getDemonstration(sandbox, scenario);
  let opened: Schema<'SignedIn'> | null = null;
  const play = async (one: number) => {
    const played = await demonstration.play(one, reach).finally(() => {
      sandbox.demonstration = demonstration;
    });
    opened = played.session ?? opened;
    return played;
  };
  // Whatever they answer, as when a scenario is started at a step; what one of them could not do, the step itself
  // tells.
  const passedOver = earlier ? demonstration.notDoneBefore(index) : [];
  for (const one of passedOver)
    await play(one).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
    });
  const played = { ...(await play(index)), session: opened };
  sandbox.events.emit('script');
  return { ...played, progress: demonstration.answer() };
}

/**
 * Begins a scenario, and where `until` names a step does those before it, whatever they answer; then with the session
 * of whoever does that step.
 */
export async function beginAtStep(
  sandboxes: Sandboxes,
  sandbox: Sandbox,
  scenario: Scenario,
  until: number | undefined,
  reach: Reach,
  origin?: PersonaOrigin,
): Promise<Schema<'SignedIn'> | null> {
  const session = await beginScenario(sandboxes, sandbox, scenario, origin);
  if (until === undefined) return session;
  const demonstration = getDemonstration(sandbox, scenario);
  for (let index = 0; index < until; index += 1) await demonstration.play(index, reach);
  sandbox.demonstration = demonstration;
  return demonstration.sessionAt(until);
}

/**
 * Calls made within this process. Nobody is at the identity provider's page here: whoever comes back from it is signed
 * in without it.
 */
const inProcessDriver = (
  app: RequestListener,
  { tenant }: Sandbox,
  persona: string,
): Driver<InProcessCaller, Reply> => ({
  newClient: () => new InProcessCaller(app, tenant.path),
  signIn: (key) => personaSession(tenant, key),
  send: async (client, call, input) =>
    call === 'handleAuthentication'
      ? { status: 200, body: await personaSession(tenant, persona) }
      : client.send(call, input),
  identity: () => Promise.resolve({}),
});

/**
 * Makes the first calls of a scenario that has just begun, each as its student; whatever they answer, the next follows.
 */
export async function playFirstSteps(
  app: RequestListener,
  sandbox: Sandbox,
  scenario: Scenario,
  session: Schema<'SignedIn'> | null,
  steps: number,
): Promise<void> {
  const player = new ScenarioPlayer(scenario, inProcessDriver(app, sandbox, scenario.persona));
  if (session) player.client(scenario.persona).use(session);
  for (const step of scenario.steps.slice(0, steps)) await player.play(step);
  sandbox.demonstration?.passed(steps, player.kept);
}
