import { randomUUID } from 'node:crypto';
import { corporateSignIn } from '../support/identity.ts';
import { contract, operationsOf, type OperationId } from '../../server/http/contract.ts';
import type { Schema } from '../../server/http/operations.ts';
import { isInGroup } from '../../server/simulator/fault-groups.ts';
import type { Scenario, ScenarioStep } from '../../server/simulator/scenarios.ts';
import { Client, type Input } from '../support/client.ts';
import { codesOf, differences, valueAt } from './compare.ts';
import { resolved, withKept, type Period } from '../../server/simulator/scenario-names.ts';

export type PlayedStep = { index: number; call: string; status: number; codes: string[]; underFault: boolean; differences: string[] };
export type Played = { id: string; steps: PlayedStep[]; ms: number };

const operations = new Map<string, OperationId>(operationsOf(contract).map(({ id }) => [id, id]));

/** What is known of the faults in force, so that what they answer is not taken for a rule's answer. */
export class FaultCount {
  #faults: { setting: Schema<'FaultSetting'>; remaining: number }[] = [];

  add(setting: Schema<'FaultSetting'>): void {
    this.#faults.push({ setting, remaining: setting.times ?? 1 });
  }

  clear(): void {
    this.#faults = [];
  }

  strikes(call: OperationId): boolean {
    const fault = this.#faults.find(({ setting: { operationId, group }, remaining }) => remaining > 0 && (operationId === call || (group !== undefined && isInGroup(group, call))));
    if (fault) fault.remaining -= 1;
    return fault !== undefined;
  }
}

/** The students of one scenario, each signed in when first needed. */
class Cast {
  readonly #base: string;
  readonly #clients = new Map<string, Client>();

  constructor(base: string) {
    this.#base = base;
  }

  /** Signed in or not yet. */
  of(key: string): Client {
    let client = this.#clients.get(key);
    if (!client) this.#clients.set(key, (client = new Client(this.#base)));
    return client;
  }

  signedIn = async (key: string): Promise<Client> => {
    const client = this.of(key);
    return client.session ? client : client.as(key);
  };
}

type Answer = { status: number; body: unknown; ms: number };

async function send(client: Client, call: OperationId, input: unknown): Promise<Answer> {
  const started = performance.now();
  try {
    const { status, body } = await client.send(call, input as Input<OperationId>);
    return { status, body, ms: performance.now() - started };
  } catch (error) {
    // Only a line that was cut is an answer of its own; fetch reports it as a TypeError.
    if (!(error instanceof TypeError)) throw error;
    return { status: 0, body: undefined, ms: performance.now() - started };
  }
}

/** Whether an answer (of status 200) hands out a new session. */
export const opensSession = (call: string, body: unknown): boolean =>
  ['userLogin', 'handleAuthentication', 'verifyToken'].includes(call) || (call === 'registerAccount' && Object.hasOwn(body as object, 'context'));

/** Signing in by hand and renewing leave the student with the new tokens, as in the page. */
function followSession(client: Client, call: string, { status, body }: Answer): void {
  if (status !== 200) return;
  if (opensSession(call, body)) client.use(body as Schema<'SignedIn'>);
  if (call === 'refreshToken' && client.session) {
    const { context } = body as Schema<'Refreshed'>;
    client.session = { ...client.session, idToken: context.accessToken.token, context };
  }
}

export function judged(step: ScenarioStep, answer: Answer, kept: Map<string, unknown>): string[] {
  const { status, code, codes = [], body, slowerThanMs = 0 } = step.expect;
  const answered = codesOf(answer.body);
  const first = code === undefined || answered[0] === code || (answer.status === 200 && answered.includes(code));
  return [
    ...(answer.status === status ? [] : [`status: expected ${status}, got ${answer.status} ${JSON.stringify(answer.body ?? '').slice(0, 400)}`]),
    ...(first ? [] : [`code: expected ${code}, got ${answered.join(', ') || 'none'}`]),
    ...codes.filter((wanted) => !answered.includes(wanted)).map((wanted) => `codes: ${wanted} is not among ${answered.join(', ') || 'none'}`),
    ...(body === undefined ? [] : differences(withKept(body, kept), answer.body, 'body')),
    ...(answer.ms >= slowerThanMs ? [] : [`time: expected at least ${slowerThanMs} ms, took ${Math.round(answer.ms)}`]),
  ];
}

async function playSteps(scenario: Scenario, base: string): Promise<PlayedStep[]> {
  const cast = new Cast(base);
  const faults = new FaultCount();
  const kept = new Map<string, unknown>();
  const { session } = await cast.of('nobody').call('startScenario', { params: { id: scenario.id } });
  if (session) cast.of(scenario.persona).use(session);
  scenario.faults?.forEach((fault) => faults.add(fault));

  const playStep = async (step: ScenarioStep, index: number): Promise<PlayedStep> => {
    const call = operations.get(step.call);
    if (!call) throw new Error(`the contract has no ${step.call}`);
    const key = step.as ?? scenario.persona;
    const byHand = key === 'nobody' || call === 'userLogin' || call === 'handleAuthentication' || (session === null && key === scenario.persona);
    const client = byHand ? cast.of(key) : await cast.signedIn(key);
    const period: Period = step.query?.Period === 'early' ? 'early' : 'current';
    const { query, params, body, headers } = step;
    const input = await resolved({ query, params, body, headers }, { client, period, persona: cast.signedIn, kept, identity: (email) => corporateSignIn(client.base, email) });
    const underFault = faults.strikes(call);
    const answer = await send(client, call, input);
    if (answer.status === 200 && call === 'addFault') faults.add(step.body as Schema<'FaultSetting'>);
    if (answer.status === 200 && (call === 'clearFaults' || call === 'resetSandbox')) faults.clear();
    followSession(client, call, answer);
    for (const [name, path] of Object.entries(step.keep ?? {})) kept.set(name, valueAt(answer.body, path));
    return { index, call, status: answer.status, codes: codesOf(answer.body), underFault, differences: judged(step, answer, kept) };
  };

  const played: PlayedStep[] = [];
  for (const [index, step] of scenario.steps.entries())
    played.push(await playStep(step, index).catch((error: unknown): PlayedStep => ({ index, call: step.call, status: -1, codes: [], underFault: false, differences: [String(error)] })));
  return played;
}

/** Plays a scenario at a base URL in a sandbox of its own, which is put away afterwards. */
export async function play(scenario: Scenario, base: string): Promise<Played> {
  const started = performance.now();
  const host = new Client(base);
  const name = `scenario-${randomUUID().slice(0, 12)}`;
  await host.call('createSandbox', { body: { name } });
  try {
    return { id: scenario.id, steps: await playSteps(scenario, `${base}/sandbox/${name}`), ms: Math.round(performance.now() - started) };
  } finally {
    await host.call('deleteSandbox', { params: { name } });
  }
}

/** What differed, a line for each, with the step's number from 1. */
export const differencesOf = ({ steps }: Played): string[] => steps.flatMap(({ index, call, differences: found }) => found.map((line) => `step ${index + 1} ${call}: ${line}`));
