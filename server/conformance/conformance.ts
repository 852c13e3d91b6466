import { randomUUID } from 'node:crypto';
import { listPersonas } from '../../seed/personas.ts';
import { seedPassword } from '../../seed/password.ts';
import { contract, listOperations, type Operation, type OperationId } from '../http/contract.ts';
import { HttpClient, type Input, type Line, type Reply, type Transport, type WireAnswer } from '../http/http-client.ts';
import type { ResponseBodyOf, Schema } from '../http/operations.ts';
import { ScenarioPlayer, type Driver } from '../simulator/scenario/scenario-player.ts';
import { signsInByHand, type Scenario, type ScenarioStep } from '../simulator/scenario/scenarios.ts';
import { BadInputRun, type BadInputScene } from './bad-input-run.ts';
import { toExchange, type Exchange } from './exchange.ts';
import { NeedsPerson } from './needs-person.ts';
import { ActiveFaults, httpDriver, type HttpAnswer } from './http-driver.ts';
import { judged } from './expectations.ts';
import { contractDifferences, type Difference } from './judge.ts';
import { severityOfExpectation, type Judged } from './results.ts';

/**
 * Runs scenarios against any server. Responses are checked against the contract and, if possible, against the
 * expectations of the scenario. A response that an injected fault produced is not checked against the contract.
 */

export type UserOf = Record<string, { userName: string; password: string }>;

export type ConformanceOptions = {
  base: string;
  scenarios: Scenario[];
  /** Accounts by persona (a test student). Steps of a persona without one are not compared, except on a simulator. */
  users: UserOf;
  captchaToken: string;
  /** A code that the server accepts for test accounts, in place of the code sent in a message. */
  verificationCode?: string | undefined;
  /** True to run requests that change data as well. */
  changing: boolean;
  /** Signs in with an e-mail address at the identity provider; without it, a person would have to do these steps. */
  identity?: Driver<HttpClient, HttpAnswer>['identity'];
  /** True to leave values of responses out of the report, so that it contains no personal data. */
  quiet?: boolean;
  /** Called after each scenario with its result and the number of scenarios run so far, including those in `before`. */
  played?: (scenario: PlayedScenario, count: number) => void;
  /** Scenarios with results from an interrupted run. They are not played again. */
  before?: readonly PlayedScenario[];
  /** The number, counted from 1, of the only step with findings. Earlier steps are played, later ones are not. */
  onlyStep?: number;
  /** Parts of the contract that the API is known to lack. Their calls are not made. */
  notOffered?: readonly string[];
  /** Returns true to skip the remaining scenarios. */
  stopped?: () => boolean;
  /** Headers for requests to a simulator, such as the trainer's code. */
  headers?: Record<string, string>;
  /** True if the server is a simulator: each scenario then gets a sandbox with its set-up. */
  simulator: boolean;
  /** Also sends bad input made from the valid calls, at most `perCall` for each operation; see bad-input.ts. */
  badInput?: { perCall: number };
};

/** The result of one check: of a response against the contract, or of an expectation against the response. */
export type Finding = {
  call: string;
  scenario: string;
  step: number;
  of: 'answer' | 'expectation';
  verdict: Judged['verdict'];
  differences: Difference[];
  why?: string;
  exchange?: Exchange;
};

/** The operations of the contract by name. */
export const operations = new Map(listOperations(contract).map((operation) => [operation.id as string, operation]));

/** Exceptions to the rule that GET reads and other methods change data. */
const readsByPost = new Set<string>(['checkRegistration']);
const changesByGet = new Set<string>(['refreshToken', 'setAuditFormLog']);
export const isChanging = ({ id, method }: Operation): boolean =>
  method === 'GET' ? changesByGet.has(id) : !readsByPost.has(id);

/** The optional part of the contract to which a call belongs; undefined for a call that every API has. */
export const partOf = ({ path, method }: Operation): string | undefined =>
  (contract.paths[path]?.[method.toLowerCase()] as { 'x-optional'?: { part: string } } | undefined)?.['x-optional']
    ?.part;

/**
 * True if an answer says that the API has no such call, as the page reads it: 405, 501, or 404 with DEV-000002 or
 * without a code. If the path has parameters, a 404 without a code does not count, because it may be about the
 * resource.
 */
const saysNoSuchCall = ({ path }: Operation, { status, text }: WireAnswer): boolean =>
  status === 405 ||
  status === 501 ||
  (status === 404 && (text.includes('DEV-000002') || (!text.includes('"Message"') && !path.includes('{'))));

/** True if any server must refuse the step, independent of students, agenda and clock. */
const needsNoSetUp = (step: ScenarioStep): boolean =>
  /^(DEV-00000[1-4]|account\.(signInRequired|notYourRecord))$/.test(step.expect.code ?? '');

const seededUser = (key: string): UserOf[string] => ({ userName: key.toLowerCase(), password: seedPassword });
/** The seeded account of every persona. */
export const seededUsers = (): UserOf => Object.fromEntries(listPersonas().map(({ key }) => [key, seededUser(key)]));

/** The beginning of the reason given for a step that was not played because its persona has no account. */
export const noAccountFor = 'no account was given for ';

/** True if an account cannot sign in as before after the scenario, because it is locked or its password was changed. */
const spoilsAccount = ({ steps }: Scenario): boolean =>
  steps.some(
    ({ call, expect: { code, status } }) =>
      code === 'account.tooManyAttempts' || (call === 'forgetPasswordChangePassword' && status === 200),
  );

class NotComparable extends Error {}

type Judge = (operation: Operation, answer: WireAnswer, exchange: Exchange) => void;

/**
 * An HTTP client that reports each response. If the server is no simulator, it throws NotComparable for requests that
 * only a simulator can handle.
 */
class JudgedClient extends HttpClient {
  readonly #options: ConformanceOptions;
  readonly #report: Judge;

  constructor(base: string, options: ConformanceOptions, report: Judge) {
    super(base, options.simulator ? options.headers : undefined);
    this.#options = options;
    this.#report = report;
  }

  override async send<Id extends OperationId>(
    id: Id,
    input: Input<Id> = {},
  ): Promise<Reply<ResponseBodyOf<Id> & Schema<'Error'>>> {
    if (operations.get(id)?.tag === 'simulator' && !this.#options.simulator)
      throw new NotComparable('only a simulator has this call');
    if (
      !this.#options.simulator &&
      Object.keys(input.headers ?? {}).some((name) => name.toLowerCase().startsWith('x-sim-'))
    )
      throw new NotComparable('only a simulator accepts the header');
    return super.send(id, input);
  }

  protected override lineTo(url: string, operation: Operation): Line {
    let sent: Parameters<Transport>[1] = { method: operation.method, headers: {} };
    return {
      transport: (address, init) => {
        sent = init;
        return fetch(address, init);
      },
      answered: (answer) =>
        this.#report(
          operation,
          answer,
          toExchange(url, sent, answer, {
            quiet: this.#options.quiet ?? false,
            userName: this.session?.user.userName,
          }),
        ),
    };
  }
}

/**
 * Sign-ins by persona. A read-only run on a real server shares them between scenarios; otherwise each scenario has its
 * own.
 */
type Sessions = Map<string, Promise<Schema<'SignedIn'>>>;

/** The address of the API, and values that a scenario shares with its run. */
type Run = {
  base: string;
  sessions: Sessions;
  findings: Finding[];
  /** The optional parts that the API lacks. */
  lacking: Set<string>;
  badInput: BadInputRun | undefined;
};

class Performance {
  readonly #options: ConformanceOptions;
  readonly #scenario: Scenario;
  readonly #sessions: Sessions;
  readonly #player: ScenarioPlayer<JudgedClient, HttpAnswer>;
  readonly #newClient: () => JudgedClient;
  readonly #findings: Finding[];
  readonly #lacking: Set<string>;
  /** Names of codes that only the receiver of a message can read. */
  readonly #unreadCodes = new Set<string>();
  readonly #badInput: BadInputScene | undefined;
  #step = 0;
  /** The last call with a response. It may be one that only looks up an id for the step. */
  #lastCall: string | undefined;
  #underFault = false;
  /** The reason why the rest of the scenario cannot be compared, such as a skipped step; '' if it can. */
  #leftOut = '';

  constructor(options: ConformanceOptions, scenario: Scenario, { base, sessions, findings, lacking, badInput }: Run) {
    this.#options = options;
    this.#scenario = scenario;
    this.#sessions = sessions;
    this.#findings = findings;
    this.#lacking = lacking;
    this.#newClient = () => new JudgedClient(base, options, (...judged) => this.#judge(...judged));
    const faults = new ActiveFaults();
    const driver = httpDriver(this.#newClient, (key) => this.#session(key), faults, {
      aside: (underFault) => (this.#underFault = underFault),
      ...(options.identity && { identity: options.identity }),
    });
    this.#badInput = badInput?.of({
      step: () => this.#step,
      expectsSuccess: () => scenario.steps[this.#step - 1]?.expect.status === 200,
      hasFaults: () => faults.all().length > 0,
      signIn: (key) => this.#session(key),
      report: (call, step, differences, exchange) => this.#answered(call, step, differences, exchange),
    });
    // A read-only run signs in with the given accounts and skips the scenario's own sign-in steps.
    this.#player = new ScenarioPlayer(
      scenario,
      this.#badInput?.around(driver) ?? driver,
      options.changing && signsInByHand(scenario),
    );
    if (!options.simulator) this.#leftOut = 'only a simulator can set up the scenario';
    else scenario.faults?.forEach((fault) => faults.add(fault));
  }

  #judge(operation: Operation, answer: WireAnswer, exchange: Exchange): void {
    if (this.#underFault) return;
    this.#lastCall = operation.id;
    const lacks = operation.tag !== 'simulator' && saysNoSuchCall(operation, answer);
    const part = partOf(operation);
    if (part !== undefined && lacks) {
      this.#lacking.add(part);
      throw new NotComparable(`the API lacks the optional part ${part}`);
    }
    const differences = lacks
      ? [{ at: 'status', says: 'the API lacks this call, which is not optional', severity: 'must' as const }]
      : contractDifferences(operation, answer, { quiet: this.#options.quiet ?? false });
    this.#answered(operation.id, this.#step, differences, exchange);
    if (lacks) throw new NotComparable('the API lacks this call');
  }

  #answered(call: string, step: number, differences: Difference[], exchange: Exchange | undefined): void {
    this.#findings.push({
      call,
      scenario: this.#scenario.id,
      step,
      of: 'answer',
      verdict: differences.length ? 'differs' : 'ok',
      differences,
      ...(exchange && { exchange }),
    });
  }

  async #signIn(key: string): Promise<Schema<'SignedIn'>> {
    // On a simulator, the sandbox also contains the students that the scenario's set-up creates, with seeded accounts.
    const user = this.#options.users[key] ?? (this.#options.simulator ? seededUser(key) : undefined);
    if (!user) throw new NotComparable(`${noAccountFor}${key}`);
    const body = { ...user, captchaToken: this.#options.captchaToken, rememberMe: false };
    const { status, body: answer } = await this.#newClient().send('userLogin', { body });
    if (status !== 200)
      throw new NotComparable(
        `signing in as ${key} answered ${status} ${String((answer as Schema<'Error'> | undefined)?.Message)}`,
      );
    return answer;
  }

  #session(key: string): Promise<Schema<'SignedIn'>> {
    let session = this.#sessions.get(key);
    if (!session) this.#sessions.set(key, (session = this.#signIn(key)));
    return session;
  }

  /**
   * Replaces the user name of a seeded account in a request body by that of the account given for its persona, and the
   * seeded password by the password of that account.
   */
  #asGiven(body: unknown): unknown {
    if (typeof body !== 'object' || body === null || !('userName' in body)) return body;
    const key = listPersonas().find(
      (persona) => persona.key.toLowerCase() === String(body.userName).toLowerCase(),
    )?.key;
    const user = key === undefined ? undefined : this.#options.users[key];
    const seeded = seededUsers();
    if (!key || !user || user.userName === seeded[key]?.userName) return body;
    return {
      ...body,
      userName: user.userName,
      ...('password' in body && body.password === seedPassword && { password: user.password }),
    };
  }

  async #play(step: ScenarioStep): Promise<void> {
    const answer = await this.#player.play({ ...step, body: this.#asGiven(step.body) });
    if (answer.status === 0 && step.expect.status !== 0)
      return this.#expectation('differs', [{ at: 'status', says: 'no answer', severity: 'must' }]);
    if (this.#leftOut && !needsNoSetUp(step)) return this.#expectation('notComparable', [], this.#leftOut);
    const lines = judged(step, answer, this.#player.kept);
    this.#expectation(
      lines.length ? 'differs' : 'ok',
      lines.map((line) => {
        const at = line
          .split(': ', 1)[0]!
          .replace(/^body\./, '/')
          .replace(/\./g, '/');
        const said = line.slice(line.indexOf(': ') + 2);
        // For an unexpected status the text contains the body, which the exchange of the report has already.
        const says = at === 'status' ? (/^expected \d+, got \d+/.exec(said)?.[0] ?? said) : this.#said(said);
        return { at, says, severity: severityOfExpectation(at) };
      }),
    );
  }

  /**
   * Replaces codes that a step reads in the simulator's outbox by the option `verificationCode`. Without this option,
   * the names of the codes are added to `#unreadCodes`.
   */
  #keepCodes({ keep = {} }: ScenarioStep): void {
    const { verificationCode } = this.#options;
    for (const [name, path] of Object.entries(keep)) {
      if (!path.endsWith('.code')) continue;
      if (verificationCode === undefined) this.#unreadCodes.add(name);
      else this.#player.kept.set(name, verificationCode);
    }
  }

  /** Removes response values from a text if the run is quiet. */
  #said(text: string): string {
    return this.#options.quiet ? text.replace(/(, got [\w-]+)?(, got )?\s*["[{][^]*$/, '$1') : text;
  }

  #expectation(verdict: Finding['verdict'], differences: Difference[], why?: string, of?: string): void {
    const call = of ?? this.#scenario.steps[this.#step - 1]!.call;
    this.#findings.push({
      call,
      scenario: this.#scenario.id,
      step: this.#step,
      of: 'expectation',
      verdict,
      differences,
      ...(why && { why }),
    });
  }

  async play(): Promise<void> {
    for (const [index, step] of this.#scenario.steps.entries()) {
      this.#step = index + 1;
      if (this.#options.onlyStep !== undefined && this.#step > this.#options.onlyStep) return;
      const operation = operations.get(step.call);
      if (!operation) continue;
      if (operation.tag === 'simulator' && !this.#options.simulator) {
        this.#keepCodes(step);
        continue;
      }
      if (!this.#options.simulator && spoilsAccount(this.#scenario)) {
        this.#expectation('notComparable', [], 'it would lock an account or change a password');
        continue;
      }
      if ([...this.#unreadCodes].some((name) => JSON.stringify(step).includes(`\${${name}}`))) {
        this.#expectation('waiting', [], 'read the code from the message; verificationCode in the plan replaces it');
        continue;
      }
      const part = partOf(operation);
      if (part !== undefined && (this.#options.notOffered?.includes(part) || this.#lacking.has(part))) {
        this.#leftOut ||= `an earlier step belongs to the optional part ${part}, which the API lacks`;
        continue;
      }
      if (operation.tag !== 'simulator' && isChanging(operation) && !this.#options.changing) {
        this.#leftOut ||= 'an earlier step that changes data was left out';
        continue;
      }
      try {
        await this.#play(step);
      } catch (error) {
        this.#underFault = false;
        // In the last case, a value that the step needs was not in an earlier response. As the set-up is complete, this
        // is a fault of that response.
        const says = error instanceof Error ? error.message : String(error);
        if (error instanceof NeedsPerson) this.#expectation('waiting', [], says);
        else if (this.#leftOut || error instanceof NotComparable) this.#expectation('notComparable', [], says);
        else if (error instanceof ReferenceError || error instanceof RangeError) this.#expectation('error', [], says);
        else this.#expectation('differs', [{ at: '/', says, severity: 'must' }], undefined, this.#lastCall);
      }
    }
    await this.#badInput?.finish();
  }
}

/** Runs the work in a new sandbox with the scenario's set-up, and deletes the sandbox afterwards. */
async function inSandbox(
  scenario: Scenario,
  { base, headers }: ConformanceOptions,
  work: (base: string) => Promise<void>,
): Promise<void> {
  const host = new HttpClient(base, headers);
  const name = `conformance-${randomUUID().slice(0, 12)}`;
  await host.call('createSandbox', { body: { name } });
  try {
    await new HttpClient(`${base}/sandbox/${name}`, headers).call('startScenario', { params: { id: scenario.id } });
    await work(`${base}/sandbox/${name}`);
  } finally {
    await host.send('deleteSandbox', { params: { name } });
  }
}

/** A scenario that could not be run, and the reason. */
export type NotPlayed = { scenario: string; why: string };
/** `lacking`: optional parts that the API was found to lack. */
export type PlayedConformance = { findings: Finding[]; notPlayed: NotPlayed[]; lacking: Set<string> };
/** The result of one scenario; `why` is the reason if it could not be run. */
export type PlayedScenario = { scenario: string; findings: Finding[]; lacking: string[]; why?: string };

/** State that the scenarios of a run share: sessions of a read-only run, optional parts the API lacks, bad input. */
type Shared = { shared: Sessions; lacking: ReadonlySet<string>; badInput: BadInputRun | undefined };

async function playScenario(
  options: ConformanceOptions,
  scenario: Scenario,
  { shared, lacking: known, badInput }: Shared,
): Promise<PlayedScenario> {
  const findings: Finding[] = [];
  const lacking = new Set(known);
  const play = (base: string, sessions: Sessions): Promise<void> =>
    new Performance(options, scenario, { base, sessions, findings, lacking, badInput }).play();
  let why: string | undefined;
  try {
    if (options.simulator) await inSandbox(scenario, options, (base) => play(base, new Map()));
    else await play(options.base, options.changing ? new Map() : shared);
  } catch (error) {
    why = error instanceof Error ? error.message : String(error);
  }
  return {
    scenario: scenario.id,
    findings: findings.filter(({ step }) => options.onlyStep === undefined || step === options.onlyStep),
    lacking: [...lacking],
    ...(why !== undefined && { why }),
  };
}

/**
 * Runs the scenarios one after another and returns all findings in order. A scenario whose set-up fails is listed as
 * not played.
 */
export async function playConformance(options: ConformanceOptions): Promise<PlayedConformance> {
  const all = [...(options.before ?? [])];
  const lacking = new Set(all.flatMap((one) => one.lacking));
  const done = new Set(all.map(({ scenario }) => scenario));
  const shared: Sessions = new Map();
  const { simulator, quiet = false } = options;
  const badInput =
    options.badInput &&
    new BadInputRun({
      ...options.badInput,
      personas: Object.keys(simulator ? { ...options.users, ...seededUsers() } : options.users),
      simulator,
      quiet,
      isChanging,
    });
  for (const scenario of options.scenarios.filter(({ id }) => !done.has(id))) {
    if (options.stopped?.()) break;
    const played = await playScenario(options, scenario, { shared, lacking, badInput });
    for (const part of played.lacking) lacking.add(part);
    all.push(played);
    options.played?.(played, all.length);
  }
  const notPlayed = all.flatMap(({ scenario, why }) => (why === undefined ? [] : [{ scenario, why }]));
  return {
    findings: all.flatMap(({ findings }) => findings),
    notPlayed: badInput?.stopped ? [...notPlayed, { scenario: 'bad input', why: badInput.stopped }] : notPlayed,
    lacking,
  };
}
