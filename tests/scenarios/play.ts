import { randomUUID } from 'node:crypto';
import { contract, operationsOf, type OperationId } from '../../server/http/contract.ts';
import { withKept } from '../../server/simulator/scenario-names.ts';
import { ScenarioPlayer } from '../../server/simulator/scenario-player.ts';
import type { Scenario, ScenarioStep } from '../../server/simulator/scenarios.ts';
import { Client } from '../support/client.ts';
import { codesOf, differences } from './compare.ts';
import { FaultCount, httpDriver } from './http-driver.ts';

export type PlayedStep = { index: number; call: string; status: number; codes: string[]; underFault: boolean; differences: string[] };
export type Played = { id: string; steps: PlayedStep[]; ms: number };

const operations = new Map<string, OperationId>(operationsOf(contract).map(({ id }) => [id, id]));

export function judged(step: ScenarioStep, answer: { status: number; body: unknown; ms: number }, kept: Map<string, unknown>): string[] {
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

const startIn = async (host: Client, { id }: Scenario) => (await host.call('startScenario', { params: { id } })).session;

/** The steps one after the other at a base URL, once `begin` has put the university there where the scenario starts. */
export async function playSteps(scenario: Scenario, base: string, begin = startIn): Promise<PlayedStep[]> {
  const faults = new FaultCount();
  const player = new ScenarioPlayer(scenario, httpDriver(() => new Client(base), (key, client) => client.call('startPersonaSession', { params: { key } }), faults));
  const session = await begin(player.client('nobody'), scenario);
  if (session) player.client(scenario.persona).use(session);
  scenario.faults?.forEach((fault) => faults.add(fault));

  const playStep = async (step: ScenarioStep, index: number): Promise<PlayedStep> => {
    if (!operations.has(step.call)) throw new Error(`the contract has no ${step.call}`);
    const answer = await player.play(step);
    return { index, call: step.call, status: answer.status, codes: codesOf(answer.body), underFault: answer.underFault, differences: judged(step, answer, player.kept) };
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
