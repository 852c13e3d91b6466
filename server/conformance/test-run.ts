import { isMessageCode } from '../http/messages.ts';
import { faultLines, type ScenarioLibrary } from '../simulator/scenario/files/scenario-library.ts';
import type { Scenario } from '../simulator/scenario/scenarios.ts';
import { suggestSpelling } from '../spelling-suggestion.ts';
import {
  playConformance,
  seededUsers,
  type ConformanceOptions,
  type NotPlayed,
  type PlayedScenario,
} from './conformance.ts';
import type { Check } from './readiness.ts';
import { createReport, type Report } from './report.ts';
import type { HandedRun } from './report-files.ts';
import { counts } from './results.ts';
import { toBadInput, type TestPlan } from './test-plan.ts';
import { listVerifiedClauses } from './verified-clauses.ts';

/** Runs a test plan, from the choice of scenarios to the report. The command line and the trainer's console use it. */

type Library = ReturnType<ScenarioLibrary['all']>;
/** The scenarios to play, and the files that cannot be read. */
export type Selection = { scenarios: Scenario[]; unreadable: NotPlayed[] };

/**
 * Finds scenarios by ids and areas; all scenarios if there are no names. Throws an error with a suggestion for an
 * unknown name.
 */
export function selectScenarios({ scenarios, unreadable }: Library, names: readonly string[]): Selection {
  const has = (name: string, id: string): boolean => id === name || id.startsWith(`${name}.`);
  const isNamed = ({ id }: { id: string }): boolean => !names.length || names.some((name) => has(name, id));
  const unknown = names.filter((name) => ![...scenarios, ...unreadable].some(({ id }) => has(name, id)));
  const near = suggestSpelling(
    unknown[0] ?? '',
    scenarios.flatMap(({ id, area }) => [id, area]),
  );
  if (unknown.length)
    throw new Error(`There is no scenario or area ${unknown.join(', ')}.${near ? ` Did you mean ${near}?` : ''}`);
  return {
    scenarios: scenarios.filter(isNamed),
    unreadable: unreadable.filter(isNamed).map((file) => ({ scenario: file.id, why: faultLines(file).join(' | ') })),
  };
}

const stepTexts = (all: readonly Scenario[]): HandedRun['stepOf'] => {
  const byId = new Map(all.map((scenario) => [scenario.id, scenario]));
  return (id, number) => {
    const step = byId.get(id)?.steps[number - 1];
    if (!step) return undefined;
    const { code, codes = [] } = step.expect;
    return { does: step.show.en, codes: [code, ...codes].filter((one) => one !== undefined && isMessageCode(one)) };
  };
};

type RunOptions = Pick<
  ConformanceOptions,
  'identity' | 'quiet' | 'played' | 'before' | 'onlyStep' | 'stopped' | 'headers'
> & { checks: readonly Check[]; now: Date };

/** The ids of the scenarios in which a run has a failure. */
export const listFailedScenarios = ({ calls }: Pick<Report, 'calls'>): string[] => [
  ...new Set(calls.flatMap(({ differences }) => differences.filter(counts).map(({ scenario }) => scenario))),
];

/** Plays the selected scenarios of a plan. Returns the run for the report files. */
export async function runTestPlan(
  plan: TestPlan,
  { scenarios, unreadable }: Selection,
  library: Library,
  { checks, now, ...around }: RunOptions,
): Promise<HandedRun> {
  const { baseUrl: base, simulator = false, changing = false, notOffered = [], knownDifferences: known = [] } = plan;
  const badInput = toBadInput(plan);
  let count = around.before?.length ?? 0;
  const options = {
    base,
    scenarios,
    users: plan.accounts ?? seededUsers(),
    captchaToken: plan.captchaToken ?? 'simulated-captcha',
    verificationCode: plan.verificationCode,
    changing,
    simulator,
    notOffered,
    known,
    ...(badInput && { badInput }),
    today: now.toISOString().slice(0, 10),
    ...around,
    played: (scenario: PlayedScenario, number: number) => {
      count = number;
      around.played?.(scenario, number);
    },
  };
  const played = await playConformance(options);
  return {
    name: plan.name,
    at: now.toISOString(),
    report: createReport(options, { ...played, notPlayed: [...unreadable, ...played.notPlayed] }),
    scenarios: { all: library.scenarios.length, played: count },
    checks,
    clauses: listVerifiedClauses(library.scenarios, played.findings),
    findings: played.findings,
    stepOf: stepTexts(library.scenarios),
  };
}
