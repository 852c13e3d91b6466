import { toExactIso } from '../../clock/clock.ts';
import { toPlainBody } from '../../http/json-fragments.ts';
import type { RequestBodyOf, Schema } from '../../http/operations.ts';
import { notFound, refuse, Refused } from '../../refusal.ts';
import { createOutsideClient, signInAtProvider, type Reach } from '../identity/corporate-sign-in.ts';
import { InProcessCaller, type RawInput } from '../in-process-caller.ts';
import { personaSession } from '../persona-session.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';
import { valueAt } from './scenario-names.ts';
import { opensSession, ScenarioPlayer, type StepResult } from './scenario-player.ts';
import { alsoToldBy, ByHand, doneBy, isBy, isLook, mayBeLeftOut, type Who } from './scenario-progress.ts';
import { beforeSigningIn, signsInByHand, type Scenario, type ScenarioStep } from './scenarios.ts';
import type { Tenant } from '../../tenant.ts';

type SignedIn = Schema<'SignedIn'>;
const keptIn = /\$\{(\w+)\}/g;
const wholeName = /^\$\{(\w+)\}$/;
const isOver = ({ context }: SignedIn): boolean => Date.parse(context.accessToken.validTo) <= Date.now();

/**
 * Operations that set the clock or state of the whole university. A skipped step with one of them is not played any
 * more once a later step is done.
 */
const setsTheMoment = new Set([
  'setClock',
  'advanceClock',
  'undoClockMove',
  'resetSandbox',
  'startScenario',
  'restoreSnapshot',
  'playReplay',
]);

/**
 * The progress of a scenario in a sandbox. A step counts if it is done on the page, in the trainer's console or by
 * `play`. Values that later steps need are kept in all three cases.
 */
export class Demonstration {
  readonly scenario: Scenario;
  readonly begunAt = Date.now();
  readonly #world: Tenant;
  readonly #who: Who;
  readonly #done = new Set<number>();
  readonly #byHand: ByHand;
  readonly #kept = new Map<string, unknown>();
  readonly #sessions = new Map<string, SignedIn>();
  #player: ScenarioPlayer<InProcessCaller, StepResult> | undefined;
  #reach: Reach | undefined;
  #playing = false;

  /**
   * `session`: that of the scenario's student, if the page got one. `startedOverAt`: the instant of a reset, after
   * which open pages reload all data.
   */
  constructor(tenant: Tenant, who: Who, scenario: Scenario, session: SignedIn | null, startedOverAt?: number) {
    this.#byHand = new ByHand(startedOverAt);
    this.#world = tenant;
    this.#who = who;
    this.scenario = scenario;
    if (session) this.#sessions.set(scenario.persona, session);
  }

  answer = (): Schema<'ScenarioProgress'> => ({
    scenario: this.scenario.id,
    begunAt: toExactIso(this.begunAt),
    done: [...this.#done].sort((a, b) => a - b),
  });

  /** Processes a call of this sandbox after its response. Returns true if it completed a step. */
  follow(call: RecordedCall, sent: unknown): boolean {
    const known = this.#byHand.known({ call, sent });
    return !this.#playing && known.map((one) => this.#count(one.call, one.sent)).includes(true);
  }

  #count(call: RecordedCall, sent: unknown): boolean {
    const found = this.#stepOf(call);
    if (found === undefined) return false;
    const step = this.scenario.steps[found];
    if (!step) return false;
    for (let index = found + alsoToldBy(this.scenario, found, call, this.#who); index >= found; index -= 1)
      this.#done.add(index);
    const answer = toPlainBody(sent);
    for (const [name, path] of Object.entries(step.keep ?? {})) {
      const value = valueAt(answer, path);
      // The response may lack the value, because the page may have made another call than the step names.
      if (value !== undefined) this.#kept.set(name, value);
    }
    if (call.status === 200 && opensSession(step.call, answer))
      this.#sessions.set(step.as ?? this.scenario.persona, answer as SignedIn);
    return true;
  }

  /**
   * Marks as done the first open step that names this call and whose body has the values of `body`. It is for steps
   * that are done in another way than by their call, such as on the gateway's card form. Returns false if there is no
   * such step.
   */
  did(call: string, body: Record<string, unknown>): boolean {
    const found = this.scenario.steps.findIndex(
      (step, index) =>
        !this.#done.has(index) &&
        step.call === call &&
        step.expect.status === 200 &&
        Object.entries(body).every(([name, value]) => valueAt(step.body, name) === value),
    );
    if (found >= 0) this.#done.add(found);
    return found >= 0;
  }

  /** Marks the first steps as done, with the values they kept. */
  passed(steps: number, kept: ReadonlyMap<string, unknown>): void {
    for (let index = 0; index < steps; index += 1) this.#done.add(index);
    for (const [name, value] of kept) this.#kept.set(name, value);
  }

  /** A copy with only its first steps done, for a sandbox that was reset to that point. */
  setBackTo(steps: number): Demonstration {
    const back = new Demonstration(this.#world, this.#who, this.scenario, null, Date.now());
    const names = new Set(this.scenario.steps.slice(0, steps).flatMap(({ keep = {} }) => Object.keys(keep)));
    back.passed(steps, new Map([...this.#kept].filter(([name]) => names.has(name))));
    for (const [key, session] of this.#sessions) back.#sessions.set(key, session);
    return back;
  }

  /**
   * False if this call makes the step's operation with another object than the one that an earlier step kept, such as a
   * decision about another request.
   */
  #isAbout({ call: wanted, params = {} }: ScenarioStep, { operation, params: given }: RecordedCall): boolean {
    if (operation.id !== wanted) return true;
    return Object.entries(params).every(([name, value]) => {
      const kept = typeof value === 'string' ? wholeName.exec(value)?.[1] : undefined;
      return kept === undefined || !this.#kept.has(kept) || String(this.#kept.get(kept)) === String(given[name]);
    });
  }

  /**
   * The step that this call completes, usually the next one; undefined if none. An action may also complete a later or
   * a skipped step.
   */
  #stepOf(call: RecordedCall): number | undefined {
    const { steps } = this.scenario;
    const isIt = (step: ScenarioStep, index: number): boolean =>
      !this.#done.has(index) &&
      isBy(this.scenario, step, call, this.#who) &&
      doneBy(step, call) &&
      this.#isAbout(step, call);
    const from = Math.max(-1, ...this.#done) + 1;
    for (const [index, step] of steps.entries()) {
      if (index < from) continue;
      if (isIt(step, index)) return index;
      if (isLook(call.operation.id) && !mayBeLeftOut(step)) return undefined;
    }
    const before = steps.findIndex((step, index) => index < from && isIt(step, index));
    return before < 0 ? undefined : before;
  }

  /**
   * The steps before this one that are not done, in order. Steps of `setsTheMoment` before the last done step are left
   * out.
   */
  notDoneBefore(index: number): number[] {
    const last = Math.max(-1, ...this.#done);
    return [...this.scenario.steps.keys()].filter(
      (one) =>
        one < index && !this.#done.has(one) && !(one < last && setsTheMoment.has(this.scenario.steps[one]?.call ?? '')),
    );
  }

  /**
   * A session of the student of this step. Null if the step is done without one, or if a step must sign the student in
   * first.
   */
  async sessionAt(index: number): Promise<SignedIn | null> {
    const { call, as: key = this.scenario.persona } = this.scenario.steps[index] ?? { call: '' };
    if (key === 'nobody' || beforeSigningIn.includes(call)) return null;
    const known = this.#sessions.get(key);
    if (known || (signsInByHand(this.scenario) && key === this.scenario.persona)) return known ?? null;
    return personaSession(this.#world, key);
  }

  #playerNow(): ScenarioPlayer<InProcessCaller, StepResult> {
    const reach = (): Reach => {
      if (!this.#reach) throw new Error('nobody plays');
      return this.#reach;
    };
    this.#player ??= new ScenarioPlayer(
      this.scenario,
      {
        newClient: () => new InProcessCaller(reach().app, this.#world.path),
        signIn: (key) => personaSession(this.#world, key),
        identity: (email) => signInAtProvider(reach(), this.#world.path, email),
        // The provider's response is valid only for the address at which it was requested, so this call is sent over
        // HTTP.
        send: (client, call, input: RawInput) =>
          call === 'handleAuthentication'
            ? createOutsideClient(reach(), this.#world.path).send(call, {
                body: input.body as RequestBodyOf<typeof call>,
              })
            : client.sendAny(call, input),
      },
      signsInByHand(this.scenario),
    );
    for (const [name, value] of this.#kept) this.#player.kept.set(name, value);
    for (const [key, session] of this.#sessions)
      if (this.#player.client(key).session?.idToken !== session.idToken) this.#player.client(key).use(session);
    return this.#player;
  }

  /**
   * Makes the call of a skipped step if this step needs a value from it. Throws a 422 if that call changes data, or if
   * no earlier step gives the value.
   */
  async #provide(
    player: ScenarioPlayer<InProcessCaller, StepResult>,
    { query, params, body, headers }: ScenarioStep,
    at: number,
  ): Promise<void> {
    const names = [...(JSON.stringify({ query, params, body, headers }) ?? '').matchAll(keptIn)].map(
      ([, name = '']) => name,
    );
    for (const name of new Set(names)) {
      if (player.kept.has(name)) continue;
      const source = this.scenario.steps.slice(0, at).findLast(({ keep = {} }) => name in keep);
      if (!source || !isLook(source.call)) throw new Refused(refuse('simulator.stepTooEarly'));
      await player.play(source);
    }
  }

  /** Makes the call of one step as its student. 422 if it needs a value that no earlier step has kept yet. */
  async play(
    index: number,
    reach: Reach,
  ): Promise<{ status: number; codes: string[]; asWritten: boolean; session: SignedIn | null }> {
    const step = this.scenario.steps[index];
    if (!step) throw notFound(String(index));
    this.#reach = reach;
    const player = this.#playerNow();
    const key = step.as ?? this.scenario.persona;
    const client = player.client(key);
    // The token may have expired while the trainer was explaining something.
    if (client.session && isOver(client.session) && !signsInByHand(this.scenario)) client.session = undefined;
    this.#playing = true;
    try {
      await this.#provide(player, step, index);
      const { status, body } = await player.play(step).catch((error: unknown): StepResult => {
        if (error instanceof Refused) throw error;
        throw new Refused(refuse('simulator.stepTooEarly'));
      });
      const codes = [...new Set(codesWithin(body))];
      for (const [name, value] of player.kept) this.#kept.set(name, value);
      const session = status === 200 && opensSession(step.call, body) ? (body as SignedIn) : null;
      if (session) this.#sessions.set(key, session);
      const { code } = step.expect;
      const asWritten = status === step.expect.status && (code === undefined || codes.includes(code));
      if (asWritten) this.#done.add(index);
      return { status, codes, asWritten, session: key === this.scenario.persona ? session : null };
    } finally {
      this.#playing = false;
    }
  }
}

const named = /^(MSG|DEV)-|^[a-z]+\.[A-Za-z]+$/;

/** Every code in a response, at any depth. A payment result contains its code as plain text in `message`. */
function codesWithin(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(codesWithin);
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    typeof value === 'string'
      ? ['Code', 'Message', 'message'].includes(name) && named.test(value)
        ? [value]
        : []
      : codesWithin(value),
  );
}
