import type { RequestListener } from 'node:http';
import { carrySessions } from '../../features/account/account-queries.ts';
import { operationNamed } from '../../http/contract.ts';
import type { Schema } from '../../http/operations.ts';
import { notFound, Refused } from '../../refusal.ts';
import { Demonstration } from './demonstration.ts';
import type { Reach } from '../identity/corporate-sign-in.ts';
import { buildScenarioStudents } from '../university/built-students.ts';
import { InProcessCaller } from '../in-process-caller.ts';
import { personaSession, type PersonaOrigin } from '../persona-session.ts';
import type { Sandbox, Sandboxes } from '../sandboxes.ts';
import { ScenarioPlayer, type Driver, type StepResult } from './scenario-player.ts';
import { stepLocation } from './step-location.ts';
import { createStepActors } from './step-actor.ts';
import { signsInByHand, type Scenario } from './scenarios.ts';
import { patchAgenda } from '../simulator-queries.ts';
import { takePassingState } from '../snapshots.ts';

export const scenarioNamed = (scenarios: Scenario[], id: string): Scenario => {
  const scenario = scenarios.find((one) => one.id === id);
  if (!scenario) throw notFound(id);
  return scenario;
};

/** Resets a sandbox to the beginning of a scenario. The session is null if its student signs in by hand. */
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

/** The sandbox's demonstration if it is of this scenario; otherwise a new one without completed steps. */
export function getDemonstration(sandbox: Sandbox, scenario: Scenario): Demonstration {
  const { demonstration } = sandbox;
  return demonstration?.scenario.id === scenario.id ? demonstration : demonstrationIn(sandbox, scenario, null);
}

/** Continues a scenario after its first steps. The sandbox was reset to that point or opened from its file. */
export function goOnAfter(sandbox: Sandbox, scenario: Scenario, steps: number): void {
  sandbox.demonstration = getDemonstration(sandbox, scenario).setBackTo(steps);
  sandbox.events.emit('script');
}

/** True for a step that a trainee may play: a student's step that cannot be done on the page. */
export function isForTrainees({ steps }: Scenario, index: number): boolean {
  const step = steps[index];
  return step !== undefined && stepLocation(step) === 'call' && operationNamed(step.call)?.tag !== 'simulator';
}

/**
 * Plays one step of a scenario. `earlier` also plays the steps before it that are not done. A reset of the sandbox by a
 * step does not end the demonstration.
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
  // Responses of the earlier steps are ignored, as when a scenario starts at a step. If one failed, the step itself
  // reports it.
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
 * Begins a scenario. With `until`, the index of a step, plays the steps before this step, whatever their responses are,
 * and returns the session for this step. Throws a 422 if the call of one of them cannot be made.
 */
export async function beginAtStep(
  sandboxes: Sandboxes,
  sandbox: Sandbox,
  scenario: Scenario,
  { until, reach, origin }: { until?: number | undefined; reach: Reach; origin: PersonaOrigin },
): Promise<Schema<'SignedIn'> | null> {
  const session = await beginScenario(sandboxes, sandbox, scenario, origin);
  if (until === undefined) return session;
  const demonstration = getDemonstration(sandbox, scenario);
  for (let index = 0; index < until; index += 1) await demonstration.play(index, reach);
  sandbox.demonstration = demonstration;
  return demonstration.sessionAt(until);
}

/**
 * Makes calls within this process. There is no page of the identity provider here, so handleAuthentication signs the
 * persona in directly.
 */
const inProcessDriver = (
  app: RequestListener,
  { tenant }: Sandbox,
  persona: string,
): Driver<InProcessCaller, StepResult> => ({
  newClient: () => new InProcessCaller(app, tenant.path),
  signIn: (key) => personaSession(tenant, key),
  send: async (client, call, input) =>
    call === 'handleAuthentication'
      ? { status: 200, body: await personaSession(tenant, persona) }
      : client.sendAny(call, input),
  identity: () => Promise.resolve({}),
});

/** Plays the first steps of a scenario that has just begun, each as its student. Refused calls do not stop it. */
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
