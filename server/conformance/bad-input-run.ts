import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { operationNamed, type Operation, type OperationId } from '../http/contract.ts';
import { HttpClient, type Input, type Line, type Transport, type WireAnswer } from '../http/http-client.ts';
import type { Schema } from '../http/operations.ts';
import type { RawInput } from '../simulator/in-process-caller.ts';
import type { Driver } from '../simulator/scenario/scenario-player.ts';
import {
  afterSigningOut,
  byAnotherStudent,
  chooseBadInput,
  createBadTokens,
  isAboutOwn,
  listBadInput,
  namesIdOf,
  type BadInput,
  type CallInput,
} from './bad-input.ts';
import { judgeBadInput, judgeRepeated, listAreaReads, repeated, withoutInstants } from './bad-input-judge.ts';
import type { HttpAnswer } from './http-driver.ts';
import { toExchange, type Exchange } from './exchange.ts';
import type { Difference } from './judge.ts';

/**
 * Sends bad input to a server, made from the valid calls of scenarios, one call after another. The number of bad inputs
 * for each operation of a run is limited.
 */

/** The longest `Retry-After` in seconds after which a run goes on, and the most such pauses in a run. */
const longestPause = 60;
const mostPauses = 10;

/** The data and functions of a running scenario that bad input needs. */
export type Scene = {
  /** The number of the current step, from 1. */
  step: () => number;
  /** True if the current step must be answered with 200. */
  expectsSuccess: () => boolean;
  /** True while an injected fault is in force. */
  hasFaults: () => boolean;
  signIn: (key: string) => Promise<Schema<'SignedIn'>>;
  report: (call: OperationId, step: number, differences: Difference[], exchange: Exchange | undefined) => void;
};

type Options = {
  perCall: number;
  /** Keys of personas as whom a student's call may be sent, which the server must refuse. */
  personas: readonly string[];
  /** True for a simulator, where calls that sign in get bad input too. On another server they might lock an account. */
  simulator: boolean;
  quiet: boolean;
  isChanging: (operation: Operation) => boolean;
};

type Address = Pick<HttpClient, 'base' | 'headers'>;
type Client = Address & Pick<HttpClient, 'session' | 'record'>;
type ValidCall = { operation: Operation; input: CallInput; client: Client; step: number };

/** A raw response and the exchange of the call, as a report shows it. */
type Answered = WireAnswer & { exchange?: Exchange };

/** An HTTP client whose calls each have their own token, and that returns the raw response. */
class WireClient extends HttpClient {
  #answer: Answered | undefined;
  readonly #quiet: boolean;

  constructor(base: string, headers: Record<string, string>, quiet: boolean) {
    super(base, headers);
    this.#quiet = quiet;
  }

  protected override lineTo(url: string, { method }: Operation): Line {
    let sent: Parameters<Transport>[1] = { method, headers: {} };
    return {
      transport: (address, init) => {
        sent = init;
        return fetch(address, init);
      },
      answered: (answer) =>
        (this.#answer = {
          ...answer,
          exchange: toExchange(url, sent, answer, {
            quiet: this.#quiet,
            userName: sent.headers.authorization === undefined ? null : 'the token of this input',
          }),
        }),
    };
  }

  /** Sends a call. The answer has status 0 if the connection fails. */
  async wire({ id }: Operation, { token, headers, ...input }: CallInput): Promise<Answered> {
    this.#answer = undefined;
    const sent = {
      ...input,
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    };
    try {
      await this.send(id, sent as unknown as Input<OperationId>);
    } catch (error) {
      // A TypeError without an answer means that the connection failed. An error after an answer means that its body is
      // no JSON.
      if (!this.#answer && !(error instanceof TypeError)) throw error;
    }
    return this.#answer ?? { status: 0, headers: new Headers(), text: '' };
  }
}

/** The body of an answer; undefined if it is no JSON. */
function toJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The GET operations whose response changed. */
const listChanged = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...before].filter(([read, text]) => after.has(read) && after.get(read) !== text).map(([read]) => read);

/**
 * The state of bad input for a whole run: the number of calls left for each operation, the bad inputs already tried,
 * and the pauses.
 */
export class BadInputRun {
  readonly #options: Options;
  readonly #left = new Map<OperationId, number>();
  readonly #tried = new Set<string>();
  readonly #tokens = new Map<string, Promise<ReadonlyMap<string, string | undefined>>>();
  #pauses = 0;
  /** The reason why the run sends no more bad input; '' while it does. */
  stopped = '';

  constructor(options: Options) {
    this.#options = options;
  }

  /** The bad input of one scenario, with this run's counts. */
  of = (scene: Scene): BadInputScene => new BadInputScene(this, this.#options, scene);

  left = ({ id }: Operation): number => (this.stopped ? 0 : (this.#left.get(id) ?? this.#options.perCall));

  isNew = ({ id }: Operation, sent: string): boolean => !this.#tried.has(`${id} ${sent}`);

  count({ id }: Operation, sent: string): void {
    this.#tried.add(`${id} ${sent}`);
    this.#left.set(id, (this.#left.get(id) ?? this.#options.perCall) - 1);
  }

  badTokens(token: string): Promise<ReadonlyMap<string, string | undefined>> {
    let tokens = this.#tokens.get(token);
    if (!tokens) this.#tokens.set(token, (tokens = createBadTokens(token)));
    return tokens;
  }

  /**
   * Sends a call. After 429 it waits as long as the response says and tries again. If the response says no time or a
   * time that is too long, or there were too many pauses, the run stops. Undefined if the run has stopped.
   */
  async ask({ base, headers }: Address, operation: Operation, input: CallInput): Promise<Answered | undefined> {
    const client = new WireClient(base, headers, this.#options.quiet);
    while (!this.stopped) {
      const answer = await client.wire(operation, input);
      if (answer.status !== 429) return answer;
      const seconds = Number(answer.headers.get('retry-after') ?? Infinity);
      if (seconds <= longestPause && this.#pauses < mostPauses) {
        this.#pauses += 1;
        await setTimeout(seconds * 1000);
      } else this.stopped = `${operation.id} was answered with 429, so no more bad input was sent`;
    }
    return undefined;
  }
}

/**
 * The bad input of one scenario. Repeated calls and calls by another student are sent during its steps, everything else
 * after them.
 */
export class BadInputScene {
  readonly #run: BadInputRun;
  readonly #options: Options;
  readonly #scene: Scene;
  readonly #valid: ValidCall[] = [];

  constructor(run: BadInputRun, options: Options, scene: Scene) {
    this.#run = run;
    this.#options = options;
    this.#scene = scene;
  }

  /**
   * Wraps a driver so that valid calls of the scenario are recorded. Some are also sent by another student first, or
   * sent twice.
   */
  around = <One extends HttpClient>(driver: Driver<One, HttpAnswer>): Driver<One, HttpAnswer> => ({
    ...driver,
    send: async (client, call, raw) => {
      const valid =
        this.#scene.expectsSuccess() && !this.#scene.hasFaults() ? this.#toValidCall(client, call, raw) : undefined;
      if (!valid) return driver.send(client, call, raw);
      const tell = await this.#sendAsOther(valid);
      const answer = this.#isRepeated(valid)
        ? await this.#sendTwice(valid, (headers) => driver.send(client, call, { ...raw, headers }))
        : await driver.send(client, call, raw);
      tell(answer.status === 200);
      if (answer.status === 200) this.#valid.push(valid);
      return answer;
    },
  });

  /** Sends the bad input that is made from the valid calls. */
  async finish(): Promise<void> {
    if (this.#scene.hasFaults()) return;
    for (const valid of this.#valid) {
      const { operation, client } = valid;
      if (this.#run.left(operation) <= 0) continue;
      const all = (await this.#listBadInput(valid)).filter(({ sent }) => this.#run.isNew(operation, sent));
      let before = await this.#readState(valid);
      for (const bad of chooseBadInput(all, this.#run.left(operation))) {
        const answer = await this.#run.ask(client, operation, bad.input);
        if (!answer) return;
        const after = await this.#readState(valid);
        this.#tell(valid, bad, answer, listChanged(before, after));
        before = after;
      }
    }
  }

  /** A step as a valid call; undefined if no bad input is made from it. */
  #toValidCall(
    client: Client,
    call: string,
    { query = {}, params = {}, headers = {}, body }: RawInput,
  ): ValidCall | undefined {
    const operation = operationNamed(call);
    if (!operation || operation.tag === 'simulator' || operation.stream || this.#run.left(operation) <= 0)
      return undefined;
    const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const isSignIn = operation.open && operation.tag === 'account';
    if ((isSignIn && !this.#options.simulator) || Object.keys(named).some((name) => name.startsWith('x-sim-')))
      return undefined;
    const { session, record } = client;
    const input: CallInput = {
      params,
      headers: named,
      query: { ...(operation.forRecord && record !== undefined && { StudFacultyCode: record }), ...query },
      ...(body !== undefined && body !== null && { body }),
      ...(session && !operation.open && { token: session.idToken }),
    };
    return { operation, input, client, step: this.#scene.step() };
  }

  async #listBadInput({ operation, input, client }: ValidCall): Promise<BadInput[]> {
    if (operation.open) return listBadInput(operation, input);
    // The tokens of the student may be newer than those of the recorded call.
    const token = client.session?.idToken;
    if (token === undefined) return [];
    const signedIn = { ...input, token };
    const menu = await this.#run.ask(client, operationNamed('getMenu')!, { params: {}, query: {}, headers: {}, token });
    if (menu?.status !== 200) return operation.id === 'logout' ? [afterSigningOut(signedIn)] : [];
    const other = operation.forRecord ? await this.#findOther(client) : undefined;
    return listBadInput(operation, signedIn, { record: other?.record, tokens: await this.#run.badTokens(token) });
  }

  /**
   * Another student's session, record and token; undefined if none of the first three personas can sign in and has
   * another record.
   */
  async #findOther({
    base,
    headers,
    session,
  }: Client): Promise<(Client & { record: string; token: string }) | undefined> {
    const own = session?.records.map(({ studFacultyCode }) => studFacultyCode) ?? [];
    for (const key of this.#options.personas.slice(0, 3)) {
      const other = await this.#scene.signIn(key).catch(() => undefined);
      const found = other?.records.find(({ studFacultyCode }) => !own.includes(studFacultyCode));
      if (other && found) return { base, headers, session: other, record: found.studFacultyCode, token: other.idToken };
    }
    return undefined;
  }

  /**
   * Sends a call about a student's own data as another student. Returns a function that reports the result; its
   * argument says if the student's own call got 200.
   */
  async #sendAsOther(valid: ValidCall): Promise<(isValid: boolean) => void> {
    const { operation, input, client } = valid;
    const nothing = (): void => undefined;
    const isTried = input.token !== undefined && isAboutOwn(operation, input);
    if (!isTried || !this.#run.isNew(operation, byAnotherStudent(input).sent)) return nothing;
    const other = await this.#findOther(client);
    if (!other) return nothing;
    const bad = byAnotherStudent({
      ...input,
      token: other.token,
      query: { ...input.query, ...(operation.forRecord && { StudFacultyCode: other.record }) },
    });
    const own = await this.#readArea({ ...valid, client: other, input: bad.input });
    if ([...own.values()].some((text) => namesIdOf(input, toJson(text)))) return nothing;
    const before = await this.#readState(valid);
    const answer = await this.#run.ask(client, operation, bad.input);
    if (!answer) return nothing;
    const changed = listChanged(before, await this.#readState(valid));
    return (isValid) => {
      // If the student's own call is refused too, the refusal of the other student may have another reason.
      if (isValid || answer.status < 400 || answer.status >= 500) this.#tell(valid, bad, answer, changed);
    };
  }

  #isRepeated = ({ operation, input }: ValidCall): boolean =>
    operation.idempotent &&
    !operation.secretAnswer &&
    !operation.open &&
    input.headers['idempotency-key'] === undefined &&
    this.#options.isChanging(operation) &&
    this.#run.isNew(operation, repeated);

  /**
   * Sends a valid call twice at the same time with one Idempotency-Key, and once more afterwards if one of the two got
   * 200. Returns the successful response of the two, with which the scenario goes on, or the refusal if both failed.
   */
  async #sendTwice(
    valid: ValidCall,
    send: (headers: Record<string, string>) => Promise<HttpAnswer>,
  ): Promise<HttpAnswer> {
    const { operation, client, step } = valid;
    const input = { ...valid.input, headers: { ...valid.input.headers, 'idempotency-key': randomUUID() } };
    const again = (): Promise<WireAnswer> =>
      new WireClient(client.base, client.headers, this.#options.quiet).wire(operation, input);
    const [own, other] = await Promise.all([send(input.headers), again()]);
    const isOwn = own.status === 200 || other.status !== 200;
    const answer = isOwn ? own : { ...own, status: 200, body: toJson(other.text) };
    if (answer.status !== 200) return answer;
    const second = isOwn ? other : { status: own.status, headers: new Headers(), text: JSON.stringify(own.body) };
    const before = await this.#readState(valid);
    const third = await this.#run.ask(client, operation, input);
    const changed = listChanged(before, await this.#readState(valid));
    this.#run.count(operation, repeated);
    this.#scene.report(operation.id, step, judgeRepeated({ first: answer, second, third }, changed), third?.exchange);
    return answer;
  }

  #tell({ operation, step }: ValidCall, bad: BadInput, answer: Answered, changed: string[]): void {
    this.#run.count(operation, bad.sent);
    const differences = judgeBadInput(operation, bad, answer, changed, this.#options.quiet);
    this.#scene.report(operation.id, step, differences, answer.exchange);
  }

  /** Responses of the GET operations that show what a call may change; empty if the call changes nothing. */
  #readState = (valid: ValidCall): Promise<Map<string, string>> =>
    this.#options.isChanging(valid.operation) ? this.#readArea(valid) : Promise.resolve(new Map<string, string>());

  /** The responses that the student gets from the GET operations of the call's area, by operation. */
  async #readArea({
    operation,
    input,
    client: { base, headers, session, record },
  }: ValidCall): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    if (!session) return found;
    for (const read of listAreaReads(operation)) {
      const inPeriod = input.query.Period !== undefined && read.parameters.some(({ name }) => name === 'Period');
      const answer = await this.#run.ask({ base, headers }, read, {
        params: {},
        headers: {},
        query: { ...(read.forRecord && { StudFacultyCode: record }), ...(inPeriod && { Period: input.query.Period }) },
        token: session.idToken,
      });
      if (answer) found.set(read.id, withoutInstants(answer.text));
    }
    return found;
  }
}
