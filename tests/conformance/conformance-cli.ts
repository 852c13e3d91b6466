import { readFileSync, writeFileSync } from 'node:fs';
import { playConformance, seededUsers, type UserOf } from '../../server/conformance/conformance.ts';
import { checkReadiness, listStopping, type Check } from '../../server/conformance/readiness.ts';
import { toHtml, toJUnit, toStatement } from '../../server/conformance/report-files.ts';
import { createReport, formatChange, formatTable, type Report } from '../../server/conformance/report.ts';
import { counts } from '../../server/conformance/results.ts';
import { readTestPlan, testPlanSchema, type TestPlan } from '../../server/conformance/test-plan.ts';
import { listVerifiedClauses } from '../../server/conformance/verified-clauses.ts';
import { contract, listOperations } from '../../server/http/contract.ts';
import { faultLines, ScenarioLibrary } from '../../server/simulator/scenario/files/scenario-library.ts';
import type { Scenario } from '../../server/simulator/scenario/scenarios.ts';
import { suggestSpelling } from '../../server/spelling-suggestion.ts';
import {
  toAddress,
  isSimulator,
  parseOptions,
  runTool,
  toolHeaders,
  ToolError,
} from '../../server/tools/tool-server.ts';
import { corporateSignInAt } from '../support/identity.ts';

const usage = `npm run conformance -- PLAN.yaml [options]     the plan says what is tested; see server/conformance/README.md
npm run conformance -- --base-url URL [options]
  --changing              also play calls that change data
  --scenario ID           only this scenario or area; may be repeated
  --only ID               the same as --scenario
  --users FILE            JSON: persona key → { "userName", "password" }; default: the seeded accounts
  --as KEY=USER:PASSWORD  one account; may be repeated
  --captcha-token TOKEN   the token that the server accepts as a solved captcha
  --simulator             the server is a simulator: set up every scenario in its own sandbox
  --trainer-code CODE     the trainer code of the simulator (or TRAINER_CODE)
  --json FILE             writes the report as JSON
  --html FILE             writes the report as a page that needs no server
  --junit FILE            writes the report as JUnit XML
  --statement FILE        writes the statement of conformance
  --again FILE            plays only the scenarios in which an earlier report (--json) has a failure
  --against FILE          compares with an earlier report (--json): new failures, and those that are gone
  --check-only            checks address, accounts, clocks and agenda of a plan, and plays nothing
  --schema                prints the JSON schema of a plan
Exit status: 0 if nothing failed, 1 if something failed, 2 if a requested scenario, or every scenario, could not be played, or a check before the run does not hold.
`;

const flags = {
  'base-url': { type: 'string' },
  changing: { type: 'boolean', default: false },
  scenario: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  users: { type: 'string' },
  as: { type: 'string', multiple: true },
  'captcha-token': { type: 'string', default: 'simulated-captcha' },
  simulator: { type: 'boolean', default: false },
  json: { type: 'string' },
  html: { type: 'string' },
  junit: { type: 'string' },
  statement: { type: 'string' },
  again: { type: 'string' },
  against: { type: 'string' },
  'check-only': { type: 'boolean', default: false },
  schema: { type: 'boolean', default: false },
  'trainer-code': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;
type Values = ReturnType<typeof parseOptions<{ options: typeof flags; allowPositionals: true }>>['values'];

/** The plan of options without a plan file. */
function planOfFlags(values: Values, baseUrl: string): TestPlan {
  const accounts: UserOf = values.users ? (JSON.parse(readFileSync(values.users, 'utf8')) as UserOf) : seededUsers();
  for (const text of values.as ?? []) {
    const [, key, userName, password] = /^([^=]+)=([^:]+):(.+)$/.exec(text) ?? [];
    if (!key || !userName || !password) throw new ToolError('Write an account as KEY=USER:PASSWORD.');
    accounts[key] = { userName, password };
  }
  return {
    name: baseUrl,
    baseUrl,
    accounts,
    captchaToken: values['captcha-token'],
    changing: values.changing,
    simulator: values.simulator,
  };
}

/** Reads a plan. Throws a ToolError if it is wrong. */
function planOfFile(file: string): TestPlan {
  try {
    return readTestPlan(file, process.env);
  } catch (error) {
    throw new ToolError((error as Error).message);
  }
}

const readReport = (file: string): Report => JSON.parse(readFileSync(file, 'utf8')) as Report;

/** The scenarios and areas to play: those asked for, or those in which the earlier report has a failure. */
function namesToPlay(values: Values, plan: TestPlan): string[] {
  if (values.again === undefined)
    return [...(values.scenario ?? []), ...(values.only ?? []), ...(plan.scenarios ?? [])];
  const failed = readReport(values.again).calls.flatMap(({ differences }) =>
    differences.filter(counts).map(({ scenario }) => scenario),
  );
  if (!failed.length) throw new ToolError(`${values.again} has no failure, so there is nothing to play again.`);
  return [...new Set(failed)];
}

/** Finds the scenarios of the names. Throws a ToolError for an unknown name. */
function findScenarios(named: readonly string[]): { scenarios: Scenario[]; unreadable: Report['notPlayed'] } {
  const library = new ScenarioLibrary().all();
  const isNamed = ({ id }: { id: string }): boolean =>
    !named.length || named.some((name) => id === name || id.startsWith(`${name}.`));
  const unknown = named.filter(
    (name) => ![...library.scenarios, ...library.unreadable].some(({ id }) => id === name || id.startsWith(`${name}.`)),
  );
  const near = suggestSpelling(
    unknown[0] ?? '',
    library.scenarios.flatMap(({ id, area }) => [id, area]),
  );
  if (unknown.length)
    throw new ToolError(`There is no scenario or area ${unknown.join(', ')}.${near ? ` Did you mean ${near}?` : ''}`);
  return {
    scenarios: library.scenarios.filter(isNamed),
    unreadable: library.unreadable
      .filter(isNamed)
      .map((file) => ({ scenario: file.id, why: faultLines(file).join(' | ') })),
  };
}

function printChecks(checks: readonly Check[], waived: TestPlan['waived'] = []): void {
  for (const { name, ok, says, remedy } of checks)
    process.stdout.write(
      `${(ok ? 'ok' : waived.includes(name) ? 'waived' : 'NOT OK').padEnd(7)} ${name.padEnd(9)} ${says}${remedy && ` ${remedy}`}\n`,
    );
  process.stdout.write('\n');
}

const operations = new Map(listOperations(contract).map((operation) => [operation.id as string, operation]));
const pathOf = (call: string): string => {
  const operation = operations.get(call);
  return operation ? `${operation.method} ${operation.path}` : call;
};

async function main(): Promise<number> {
  const {
    values,
    positionals: [file],
  } = parseOptions({ options: flags, allowPositionals: true });
  if (values.schema) {
    process.stdout.write(`${JSON.stringify(testPlanSchema, null, 2)}\n`);
    return 0;
  }
  if (values.help || (values['base-url'] === undefined && file === undefined)) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const plan = file === undefined ? planOfFlags(values, toAddress(values['base-url']!)) : planOfFile(file);
  const { baseUrl: base, simulator = false, changing = false, notOffered = [], knownDifferences = [] } = plan;
  const headers = toolHeaders(values['trainer-code']);
  const { scenarios, unreadable } = findScenarios(namesToPlay(values, plan));
  if (simulator && !(await isSimulator(base, headers)))
    throw new ToolError(`${base} is not a simulator, or needs a trainer code (/sim/info).`);

  // Without a plan the seeded accounts are taken as they are, and only the address is needed.
  const checks = file === undefined ? [] : await checkReadiness(plan);
  printChecks(checks, plan.waived);
  const stopping = listStopping(checks, plan.waived);
  if (stopping.length)
    throw new ToolError(
      `Nothing was played: ${stopping.map(({ name }) => name).join(', ')}. Correct this, or name it in waived in the plan.`,
    );
  if (values['check-only']) return 0;

  const options = {
    base,
    scenarios,
    users: plan.accounts,
    captchaToken: plan.captchaToken ?? 'simulated-captcha',
    changing,
    simulator,
    notOffered,
    headers,
    identity: corporateSignInAt,
    known: knownDifferences,
    today: new Date().toISOString().slice(0, 10),
  };
  const played = await playConformance(options);
  const report = createReport(options, { ...played, notPlayed: [...unreadable, ...played.notPlayed] });
  if (!report.totals.answers)
    throw new ToolError(
      [`${base} answered nothing.`, ...report.notPlayed.map(({ scenario, why }) => `${scenario}: ${why}`)].join('\n'),
    );
  process.stdout.write(formatTable(report));
  if (values.against !== undefined) process.stdout.write(`${formatChange(readReport(values.against), report)}\n`);
  const clauses = listVerifiedClauses(new ScenarioLibrary().all().scenarios, played.findings);
  const run = { name: plan.name, at: new Date().toISOString(), report, checks, clauses, pathOf };
  if (values.json)
    writeFileSync(values.json, `${JSON.stringify({ ...report, name: plan.name, at: run.at, clauses }, null, 2)}\n`);
  if (values.html) writeFileSync(values.html, toHtml(run));
  if (values.junit) writeFileSync(values.junit, toJUnit(run));
  if (values.statement) writeFileSync(values.statement, toStatement(run));
  return report.totals.failed || report.totals.error || report.knownProblems.length
    ? 1
    : report.notPlayed.length
      ? 2
      : 0;
}

await runTool(main);
