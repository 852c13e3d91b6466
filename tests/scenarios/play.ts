import { randomUUID } from 'node:crypto';
import { contract, listOperations, type OperationId } from '../../server/http/contract.ts';
import { ScenarioPlayer } from '../../server/simulator/scenario/scenario-player.ts';
import type { Scenario, ScenarioStep } from '../../server/simulator/scenario/scenarios.ts';
import { listCodes } from '../../server/conformance/compare.ts';
import { judged } from '../../server/conformance/expectations.ts';
import { ActiveFaults, httpDriver } from '../../server/conformance/http-driver.ts';
import { Client } from '../support/client.ts';
import { corporateSignInAt } from '../support/identity.ts';

export type PlayedStep = {
  index: number;
  call: string;
  status: number;
  codes: string[];
  underFault: boolean;
  differences: string[];
};
export type Played = { id: string; steps: PlayedStep[]; ms: number };

const operations = new Map<string, OperationId>(listOperations(contract).map(({ id }) => [id, id]));

const startIn = async (host: Client, { id }: Scenario) =>
  (await host.call('startScenario', { params: { id } })).session;

type Playing = {
  /** Headers sent with every call. */
  headers?: Record<string, string>;
  /** Resets the university to the beginning of the scenario. */
  begin?: typeof startIn;
};

/** Plays the steps one after the other at a base URL. */
export async function playSteps(
  scenario: Scenario,
  base: string,
  { headers = {}, begin = startIn }: Playing = {},
): Promise<PlayedStep[]> {
  const faults = new ActiveFaults();
  const player = new ScenarioPlayer(
    scenario,
    httpDriver(
      () => new Client(base, headers),
      (key, client) => client.call('startPersonaSession', { params: { key } }),
      faults,
      { identity: corporateSignInAt },
    ),
  );
  const session = await begin(player.client('nobody'), scenario);
  if (session) player.client(scenario.persona).use(session);
  scenario.faults?.forEach((fault) => faults.add(fault));

  const playStep = async (step: ScenarioStep, index: number): Promise<PlayedStep> => {
    if (!operations.has(step.call)) throw new Error(`the contract has no ${step.call}`);
    const answer = await player.play(step);
    return {
      index,
      call: step.call,
      status: answer.status,
      codes: listCodes(answer.body),
      underFault: answer.underFault,
      differences: judged(step, answer, player.kept),
    };
  };

  const played: PlayedStep[] = [];
  for (const [index, step] of scenario.steps.entries())
    played.push(
      await playStep(step, index).catch((error: unknown): PlayedStep => ({
        index,
        call: step.call,
        status: -1,
        codes: [],
        underFault: false,
        differences: [String(error)],
      })),
    );
  return played;
}

/**
 * Plays a scenario at a base URL in a new sandbox, which is deleted afterwards. `headers` are sent with every call.
 */
export async function play(scenario: Scenario, base: string, headers: Record<string, string> = {}): Promise<Played> {
  const started = performance.now();
  const host = new Client(base, headers);
  const name = `scenario-${randomUUID().slice(0, 12)}`;
  await host.call('createSandbox', { body: { name } });
  try {
    return {
      id: scenario.id,
      steps: await playSteps(scenario, `${base}/sandbox/${name}`, { headers }),
      ms: Math.round(performance.now() - started),
    };
  } finally {
    await host.call('deleteSandbox', { params: { name } });
  }
}

/** The differences as text, one line each, with the number of the step from 1. */
export const listDifferences = ({ steps }: Played): string[] =>
  steps.flatMap(({ index, call, differences: found }) => found.map((line) => `step ${index + 1} ${call}: ${line}`));
