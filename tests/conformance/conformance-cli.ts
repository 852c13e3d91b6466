import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { seededUsers, type PlayedScenario, type UserOf } from '../../server/conformance/conformance.ts';
import { checkReadiness, listStopping, type Check } from '../../server/conformance/readiness.ts';
import { toHtml, toJUnit, toStatement } from '../../server/conformance/report-files.ts';
import { reportSchema, toJson } from '../../server/conformance/report-json.ts';
import { formatChange, formatTable, type Report } from '../../server/conformance/report.ts';
import { readTestPlan, testPlanSchema, type TestPlan } from '../../server/conformance/test-plan.ts';
import { listFailedScenarios, runTestPlan, selectScenarios } from '../../server/conformance/test-run.ts';
import { ScenarioLibrary } from '../../server/simulator/scenario/files/scenario-library.ts';
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
  --bad-input             also send bad input made from the valid calls
  --scenario ID           only this scenario or area; may be repeated
  --only ID               the same as --scenario
  --step N                only step N of the one scenario; the steps before it are played without being judged
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
  --progress FILE         keeps what was played in FILE, and goes on from there after a break
  --check-only            checks address, accounts, clocks and agenda of a plan, and plays nothing
  --schema                prints the JSON schema of a plan
  --report-schema         prints the JSON schema of a report
Ctrl-C ends the run after the current scenario; the report is about what was played.
Exit status: 0 if nothing failed, 1 if something failed, 2 if a requested scenario, or every scenario, could not be played, a check before the run does not hold, or the run was ended early.
`;

const flags = {
  'base-url': { type: 'string' },
  changing: { type: 'boolean', default: false },
  'bad-input': { type: 'boolean', default: false },
  scenario: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  step: { type: 'string' },
  users: { type: 'string' },
  as: { type: 'string', multiple: true },
  'captcha-token': { type: 'string' },
  simulator: { type: 'boolean', default: false },
  json: { type: 'string' },
  html: { type: 'string' },
  junit: { type: 'string' },
  statement: { type: 'string' },
  again: { type: 'string' },
  against: { type: 'string' },
  progress: { type: 'string' },
  'check-only': { type: 'boolean', default: false },
  schema: { type: 'boolean', default: false },
  'report-schema': { type: 'boolean', default: false },
  'trainer-code': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;
type Values = ReturnType<typeof parseOptions<{ options: typeof flags; allowPositionals: true }>>['values'];

/** The plan that the options describe if there is no plan file. */
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
    ...(values['captcha-token'] && { captchaToken: values['captcha-token'] }),
    changing: values.changing,
    badInput: values['bad-input'],
    simulator: values.simulator,
  };
}

/** Runs the work. An error becomes a ToolError, which is printed without its stack. */
function telling<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof ToolError ? error : new ToolError((error as Error).message);
  }
}

const readReport = (file: string): Report => JSON.parse(readFileSync(file, 'utf8')) as Report;

/** The scenarios and areas to play: those asked for, or those in which the earlier report has a failure. */
function namesToPlay(values: Values, plan: TestPlan): string[] {
  if (values.again === undefined)
    return [...(values.scenario ?? []), ...(values.only ?? []), ...(plan.scenarios ?? [])];
  const failed = listFailedScenarios(readReport(values.again));
  if (!failed.length) throw new ToolError(`${values.again} has no failure, so there is nothing to play again.`);
  return failed;
}

/** The number of the only step to judge; undefined for all. Throws a ToolError if it fits no single scenario. */
function stepToPlay({ step }: Values, scenarios: readonly { steps: readonly unknown[] }[]): number | undefined {
  if (step === undefined) return undefined;
  const [only, ...others] = scenarios;
  if (!only || others.length) throw new ToolError('--step needs one scenario: --scenario ID');
  const number = Number(step);
  if (!Number.isInteger(number) || number < 1 || number > only.steps.length)
    throw new ToolError(`The scenario has the steps 1 to ${only.steps.length}.`);
  return number;
}

/**
 * The progress file of a run: a line about the plan, then a line for each played scenario. A later run with the same
 * plan continues from `before`.
 */
class Progress {
  readonly before: PlayedScenario[] = [];
  readonly #file: string | undefined;

  constructor(file: string | undefined, { baseUrl, changing = false, simulator = false }: TestPlan) {
    this.#file = file;
    if (file === undefined) return;
    const about = JSON.stringify({ baseUrl, changing, simulator });
    if (!existsSync(file)) writeFileSync(file, `${about}\n`);
    // The last line may be cut off by a break. Its scenario is played again.
    const [first, ...lines] = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    if (first !== about)
      throw new ToolError(`${file} is about another run (${first}). Delete it, or name another file.`);
    this.before = lines.map((line) => JSON.parse(line) as PlayedScenario);
    writeFileSync(file, `${[about, ...lines].join('\n')}\n`);
  }

  add(scenario: PlayedScenario): void {
    if (this.#file !== undefined) writeFileSync(this.#file, `${JSON.stringify(scenario)}\n`, { flag: 'a' });
  }

  end(): void {
    if (this.#file !== undefined) rmSync(this.#file, { force: true });
  }
}

function printChecks(checks: readonly Check[], waived: TestPlan['waived'] = []): void {
  for (const { name, ok, says, remedy } of checks)
    process.stdout.write(
      `${(ok ? 'ok' : waived.includes(name) ? 'waived' : 'NOT OK').padEnd(7)} ${name.padEnd(9)} ${says}${remedy && ` ${remedy}`}\n`,
    );
  process.stdout.write('\n');
}

const print = (value: unknown): number => {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
  return 0;
};

async function main(): Promise<number> {
  const {
    values,
    positionals: [file],
  } = parseOptions({ options: flags, allowPositionals: true });
  if (values.schema) return print(testPlanSchema());
  if (values['report-schema']) return print(reportSchema());
  if (values.help || (values['base-url'] === undefined && file === undefined)) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const plan =
    file === undefined
      ? planOfFlags(values, toAddress(values['base-url']!))
      : telling(() => readTestPlan(file, process.env));
  const headers = toolHeaders(values['trainer-code']);
  const library = new ScenarioLibrary().all();
  const selection = telling(() => selectScenarios(library, namesToPlay(values, plan)));
  const onlyStep = stepToPlay(values, selection.scenarios);
  if (plan.simulator && !(await isSimulator(plan.baseUrl, headers)))
    throw new ToolError(`${plan.baseUrl} is not a simulator, or needs a trainer code (/sim/info).`);

  // Without a plan the seeded accounts are taken as they are, and only the address is needed.
  const checks = file === undefined ? [] : await checkReadiness(plan);
  printChecks(checks, plan.waived);
  const stopping = listStopping(checks, plan.waived);
  if (stopping.length)
    throw new ToolError(
      `Nothing was played: ${stopping.map(({ name }) => name).join(', ')}. Correct this, or add to the plan: waived: [${stopping.map(({ name }) => name).join(', ')}]`,
    );
  if (values['check-only']) return 0;

  const progress = telling(() => new Progress(values.progress, plan));
  let ended = false;
  process.once('SIGINT', () => (ended = true));
  const total = selection.scenarios.length;
  const run = await runTestPlan(plan, selection, library, {
    checks,
    now: new Date(),
    headers,
    identity: corporateSignInAt,
    before: progress.before,
    ...(onlyStep !== undefined && { onlyStep }),
    stopped: () => ended,
    played: (scenario, count) => {
      progress.add(scenario);
      if (process.stderr.isTTY) process.stderr.write(`\r${count} of ${total} scenarios, ${total - count} left `);
    },
  });
  if (process.stderr.isTTY) process.stderr.write('\n');
  const { report } = run;
  if (!report.totals.answers)
    throw new ToolError(
      [`${plan.baseUrl} answered nothing.`, ...report.notPlayed.map(({ scenario, why }) => `${scenario}: ${why}`)].join(
        '\n',
      ),
    );
  process.stdout.write(formatTable(report));
  if (ended) process.stdout.write('The run was ended before all scenarios were played.\n');
  else progress.end();
  if (values.against !== undefined) process.stdout.write(`${formatChange(readReport(values.against), report)}\n`);
  if (values.json) writeFileSync(values.json, toJson(run));
  if (values.html) writeFileSync(values.html, toHtml(run));
  if (values.junit) writeFileSync(values.junit, toJUnit(run));
  if (values.statement) writeFileSync(values.statement, toStatement(run));
  if (report.totals.failed || report.totals.error || report.knownProblems.length) return 1;
  return report.notPlayed.length || ended ? 2 : 0;
}

await runTool(main);
