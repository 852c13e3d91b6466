import type { RequestListener } from 'node:http';
import { carrySessions } from '../features/account/account-queries.ts';
import type { Schema } from '../http/operations.ts';
import { refuse, Refused } from '../refusal.ts';
import { InsideCaller } from './inside-calls.ts';
import { personaSession, type PersonaOrigin } from './persona-session.ts';
import type { Sandbox, Sandboxes } from './sandboxes.ts';
import { resolved, type Period } from './scenario-names.ts';
import { beforeSigningIn, type Scenario } from './scenarios.ts';
import { patchAgenda } from './simulator-queries.ts';
import { takeState } from './snapshots.ts';

export const scenarioNamed = (scenarios: Scenario[], id: string): Scenario => {
  const scenario = scenarios.find((one) => one.id === id);
  if (!scenario) throw new Refused(refuse('DEV-000007', { name: id }), { status: 404 });
  return scenario;
};

export const signsInByHand = ({ steps }: Scenario): boolean => beforeSigningIn.includes(steps[0]?.call ?? '');

/** Puts a sandbox where the scenario begins. The session is null where its student signs in by hand. */
export async function beginScenario(sandboxes: Sandboxes, sandbox: Sandbox, scenario: Scenario, origin?: PersonaOrigin): Promise<Schema<'SignedIn'> | null> {
  const { world } = sandbox;
  await sandboxes.reset(sandbox);
  const before = world.clock.now();
  world.clock.set('frozen', Date.parse(scenario.instant));
  carrySessions(world.db, world.clock.now() - before);
  if (scenario.agenda) patchAgenda(world.db, scenario.agenda);
  for (const fault of scenario.faults ?? []) sandbox.faults.add(fault);
  sandbox.recording.begin(await takeState(sandbox));
  return signsInByHand(scenario) ? null : personaSession(world, scenario.persona, origin);
}

/** The value at a path such as context.refreshToken.token. */
const valueAt = (value: unknown, path: string): unknown => path.split('.').reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined), value);

/** Whether this answer leaves the student signed in anew, as in the page. */
const signsIn = (call: string, body: unknown): boolean =>
  call === 'userLogin' || call === 'verifyToken' || (call === 'registerAccount' && typeof body === 'object' && body !== null && Object.hasOwn(body, 'context'));

/** Makes the first calls of a scenario that has just begun, each as its student; whatever they answer, the next follows. */
export async function playFirstSteps(app: RequestListener, { world }: Sandbox, scenario: Scenario, session: Schema<'SignedIn'> | null, steps: number): Promise<void> {
  const callers = new Map<string, InsideCaller>();
  const kept = new Map<string, unknown>();
  const caller = (key: string): InsideCaller => {
    let one = callers.get(key);
    if (!one) callers.set(key, (one = new InsideCaller(app, world.path)));
    return one;
  };
  const signedIn = async (key: string): Promise<InsideCaller> => {
    const one = caller(key);
    return one.session ? one : one.use(await personaSession(world, key));
  };
  if (session) caller(scenario.persona).use(session);
  for (const { call, as, query, params, body, headers, keep } of scenario.steps.slice(0, steps)) {
    const key = as ?? scenario.persona;
    const byHand = key === 'nobody' || call === 'userLogin' || (session === null && key === scenario.persona);
    const client = byHand ? caller(key) : await signedIn(key);
    if (call === 'handleAuthentication') {
      // Nobody is at the identity provider's page here: the student is signed in without it.
      client.use(await personaSession(world, scenario.persona));
      continue;
    }
    const period: Period = query?.Period === 'early' ? 'early' : 'current';
    const input = await resolved({ query, params, body, headers }, { client, period, persona: signedIn, kept });
    const answer = await client.send(call, input as object);
    if (answer.status === 200 && signsIn(call, answer.body)) client.use(answer.body as Schema<'SignedIn'>);
    for (const [name, path] of Object.entries(keep ?? {})) kept.set(name, valueAt(answer.body, path));
  }
}
