import { randomUUID } from 'node:crypto';
import { personas } from '../../seed/personas.ts';
import { seedPassword } from '../../seed/password.ts';
import { contract, listOperations, type Operation, type OperationId } from '../http/contract.ts';
import { HttpClient, type Input, type Line, type Reply, type WireAnswer } from '../http/http-client.ts';
import type { ResponseBodyOf, Schema } from '../http/operations.ts';
import { ScenarioPlayer, type Driver } from '../simulator/scenario/scenario-player.ts';
import { signsInByHand, type Scenario, type ScenarioStep } from '../simulator/scenario/scenarios.ts';
import { FaultCount, httpDriver, type HttpAnswer } from './http-driver.ts';
import { judged } from './expectations.ts';
import { contractDifferences, type Difference } from './judge.ts';

/**
 * Plays scenarios against any server and holds every answer to the contract and, where that can be compared, to the
 * scenario.
 */

export type UserOf = Record<string, { userName: string; password: string }>;

export type ConformanceOptions = {
  base: string;
  scenarios: Scenario[];
  /** Who to sign in as for a persona; one that is left out is not played. */
  users: UserOf;
  captchaToken: string;
  /** Play calls that change something too. */
  changing: boolean;
  /** Signs an e-mail address in at the identity provider the server's page names; left out, nobody signs in there. */
  identity?: Driver<HttpClient, HttpAnswer>['identity'];
  /** Values of the responses are left unsaid: what is kept of a check names nobody. */
  quiet?: boolean;
  /** Hears how many scenarios have been played. */
  played?: (count: number) => void;
  /** Whether to leave the rest unplayed. */
  stopped?: () => boolean;
  /** Sent with the calls of the simulator's own, such as the trainer's code. */
  headers?: Record<string, string>;
  /** The server is a simulator: each scenario gets a sandbox and the set-up it asks for. */
  simulator: boolean;
};

/** One response held to the contract, or one expectation of a scenario held to its response. */
export type Finding = {
  call: string;
  scenario: string;
  step: number;
  of: 'answer' | 'expectation';
  verdict: 'ok' | 'differs' | 'notComparable';
  differences: Difference[];
  why?: string;
};

const operations = new Map(listOperations(contract).map((operation) => [operation.id as string, operation]));

/** Reading calls that are no GET, and GETs that change something. */
const readsByPost = new Set<string>(['checkRegistration']);
const changesByGet = new Set<string>(['refreshToken', 'setAuditFormLog']);
export const isChanging = ({ id, method }: Operation): boolean =>
  method === 'GET' ? changesByGet.has(id) : !readsByPost.has(id);

/** Refusals that no seeded student, agenda or clock decides: any server can be held to them. */
const needsNoSetUp = (step: ScenarioStep): boolean =>
  /^(DEV-00000[1-4]|account\.(signInRequired|notYourRecord))$/.test(step.expect.code ?? '');

const seededUser = (key: string): UserOf[string] => ({ userName: key.toLowerCase(), password: seedPassword });
/** Every seeded account, by its persona. */
export const seededUsers = (): UserOf => Object.fromEntries(personas.map(({ key }) => [key, seededUser(key)]));

class NotComparable extends Error {}

/**
 * A client that reports each response, and never speaks to the controls of a simulator unless it was told that there is
 * one.
 */
class JudgedClient extends HttpClient {
  readonly #options: ConformanceOptions;
  readonly #report: (operation: Operation, answer: WireAnswer) => void;

  constructor(base: string, options: ConformanceOptions, report: (operation: Operation, answer: WireAnswer) => void) {
    super(base, options.simulator ? options.headers : undefined);
    this.#options = options;
    this.#report = report;
  }

  override async send<Id extends OperationId>(
    id: Id,
    input: Input<Id> = {},
  ): Promise<Reply<ResponseBodyOf<Id> & Schema<'Error'>>> {
    if (operations.get(id)?.tag === 'simulator' && !this.#options.simulator)
      throw new NotComparable('only a simulator can be asked for it');
    if (
      !this.#options.simulator &&
      Object.keys(input.headers ?? {}).some((name) => name.toLowerCase().startsWith('x-sim-'))
    )
      throw new NotComparable('only a simulator knows the header');
    return super.send(id, input);
  }

  protected override lineTo(_url: string, operation: Operation): Line {
    return { transport: fetch, answered: (answer) => this.#report(operation, answer) };
  }
}

/**
 * Who is signed in, by persona; in one sandbox for one scenario, on a real server for as long as nothing ends a
 * session.
 */
type Sessions = Map<string, Promise<Schema<'SignedIn'>>>;

class Performance {
  readonly #options: ConformanceOptions;
  readonly #scenario: Scenario;
  readonly #sessions: Sessions;
  readonly #player: ScenarioPlayer<JudgedClient, HttpAnswer>;
  readonly #newClient: () => JudgedClient;
  readonly #findings: Finding[];
  #step = 0;
  #underFault = false;
  /** What was left out on the way: from there on the scenario is not as it was set up. */
  #leftOut = '';

  constructor(options: ConformanceOptions, scenario: Scenario, base: string, sessions: Sessions, findings: Finding[]) {
    this.#options = options;
    this.#scenario = scenario;
    this.#sessions = sessions;
    this.#findings = findings;
    this.#newClient = () => new JudgedClient(base, options, (operation, answer) => this.#judge(operation, answer));
    const faults = new FaultCount();
    const driver = httpDriver(this.#newClient, (key) => this.#session(key), faults, {
      aside: (underFault) => (this.#underFault = underFault),
      ...(options.identity && { identity: options.identity }),
    });
    // Where nothing may be changed, nobody signs in by the steps themselves.
    this.#player = new ScenarioPlayer(scenario, driver, options.changing && signsInByHand(scenario));
    if (!options.simulator) this.#leftOut = 'the server cannot set the scenario up';
    else scenario.faults?.forEach((fault) => faults.add(fault));
  }

  #judge(operation: Operation, answer: WireAnswer): void {
    if (this.#underFault) return;
    const differences = contractDifferences(operation, answer, { quiet: this.#options.quiet ?? false });
    this.#findings.push({
      call: operation.id,
      scenario: this.#scenario.id,
      step: this.#step,
      of: 'answer',
      verdict: differences.length ? 'differs' : 'ok',
      differences,
    });
  }

  async #signIn(key: string): Promise<Schema<'SignedIn'>> {
    // In a sandbox of its own a scenario has also the students that it builds.
    const user = this.#options.users[key] ?? (this.#options.simulator ? seededUser(key) : undefined);
    if (!user) throw new NotComparable(`no account is given for ${key}`);
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

  /** Names and passwords of seeded accounts stand for those the caller gave. */
  #asGiven(body: unknown): unknown {
    if (typeof body !== 'object' || body === null || !('userName' in body)) return body;
    const key = personas.find((persona) => persona.key.toLowerCase() === String(body.userName).toLowerCase())?.key;
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
      return this.#expectation('differs', [{ at: 'status', says: 'no answer' }]);
    if (this.#leftOut && !needsNoSetUp(step)) return this.#expectation('notComparable', [], this.#leftOut);
    const lines = judged(step, answer, this.#player.kept);
    this.#expectation(
      lines.length ? 'differs' : 'ok',
      lines.map((line) => ({
        at: line
          .split(': ', 1)[0]!
          .replace(/^body\./, '/')
          .replace(/\./g, '/'),
        says: this.#said(line.slice(line.indexOf(': ') + 2)),
      })),
    );
  }

  /** Without what a response said, where that is not to be kept. */
  #said(text: string): string {
    return this.#options.quiet ? text.replace(/(, got [\w-]+)?(, got )?\s*["[{][^]*$/, '$1') : text;
  }

  #expectation(verdict: Finding['verdict'], differences: Difference[], why?: string): void {
    const { call } = this.#scenario.steps[this.#step - 1]!;
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
      const operation = operations.get(step.call);
      if (!operation || (operation.tag === 'simulator' && !this.#options.simulator)) continue;
      if (operation.tag !== 'simulator' && isChanging(operation) && !this.#options.changing) {
        this.#leftOut ||= 'a step before it changes something and was left out';
        continue;
      }
      try {
        await this.#play(step);
      } catch (error) {
        this.#underFault = false;
        // Where the scenario was set up as it asks, what it names must be there.
        const says = error instanceof Error ? error.message : String(error);
        if (this.#leftOut || error instanceof NotComparable) this.#expectation('notComparable', [], says);
        else this.#expectation('differs', [{ at: 'input', says }]);
      }
    }
  }
}

/** Sets a sandbox up as the scenario asks, plays in it and puts it away. */
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

/** A scenario that could not be played, and why: nothing is known of what it would have shown. */
export type NotPlayed = { scenario: string; why: string };
export type PlayedConformance = { findings: Finding[]; notPlayed: NotPlayed[] };

/**
 * Plays the scenarios one after the other; every response and expectation, in order. One that cannot be set up is
 * named, and the next is played.
 */
export async function playConformance(options: ConformanceOptions): Promise<PlayedConformance> {
  const played: PlayedConformance = { findings: [], notPlayed: [] };
  const { findings } = played;
  const shared: Sessions = new Map();
  for (const [done, scenario] of options.scenarios.entries()) {
    if (options.stopped?.()) break;
    try {
      if (options.simulator)
        await inSandbox(scenario, options, (base) =>
          new Performance(options, scenario, base, new Map<string, Promise<Schema<'SignedIn'>>>(), findings).play(),
        );
      else
        await new Performance(
          options,
          scenario,
          options.base,
          options.changing ? new Map<string, Promise<Schema<'SignedIn'>>>() : shared,
          findings,
        ).play();
    } catch (error) {
      played.notPlayed.push({ scenario: scenario.id, why: error instanceof Error ? error.message : String(error) });
    }
    options.played?.(done + 1);
  }
  return played;
}
