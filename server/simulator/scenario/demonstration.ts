import { toExactIso } from '../../clock.ts';
import { toPlainBody } from '../../http/json-fragments.ts';
import type { Schema } from '../../http/operations.ts';
import { refuse, Refused } from '../../refusal.ts';
import { httpAnswer, signInAtProvider, type Reach } from '../identity/corporate-sign-in.ts';
import { InProcessCaller, type RawInput, type Reply } from '../in-process-caller.ts';
import { personaSession } from '../persona-session.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';
import { valueAt } from './scenario-names.ts';
import { opensSession, ScenarioPlayer } from './scenario-player.ts';
import { alsoToldBy, ByHand, doneBy, isBy, isLook, mayBeLeftOut, type Who } from './scenario-progress.ts';
import { beforeSigningIn, signsInByHand, type Scenario, type ScenarioStep } from './scenarios.ts';
import type { Tenant } from '../../tenant.ts';

type SignedIn = Schema<'SignedIn'>;
const keptIn = /\$\{(\w+)\}/g;
const wholeName = /^\$\{(\w+)\}$/;
const isOver = ({ context }: SignedIn): boolean => Date.parse(context.accessToken.validTo) <= Date.now();

/** These set the whole university to a moment: where a later step is done already, it is past theirs. */
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
 * A scenario under way in a sandbox: which of its steps have been done, by hand on the page, by the trainer in the
 * console, or as calls made here for their students. What a step done by hand leaves for later ones is kept as if it
 * had been made here.
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
  #player: ScenarioPlayer<InProcessCaller, Reply> | undefined;
  #reach: Reach | undefined;
  #playing = false;

  /**
   * `session`: of the scenario's own student, where the page was given one; `startedOverAt`: when pages that are open
   * read everything anew.
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

  /** A call of this sandbox as it was answered; whether a step was done. */
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
      // The page's own call may answer otherwise than the step's.
      if (value !== undefined) this.#kept.set(name, value);
    }
    if (call.status === 200 && opensSession(step.call, answer))
      this.#sessions.set(step.as ?? this.scenario.persona, answer as SignedIn);
    return true;
  }

  /** A step that another page of the server does: the card, on the form of the gateway. Whether it was one. */
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

  /** The first steps were done for whoever goes on from there. */
  passed(steps: number, kept: ReadonlyMap<string, unknown>): void {
    for (let index = 0; index < steps; index += 1) this.#done.add(index);
    for (const [name, value] of kept) this.#kept.set(name, value);
  }

  /** The same with its first steps done and none after: its sandbox was set back to then. */
  setBackTo(steps: number): Demonstration {
    const back = new Demonstration(this.#world, this.#who, this.scenario, null, Date.now());
    const names = new Set(this.scenario.steps.slice(0, steps).flatMap(({ keep = {} }) => Object.keys(keep)));
    back.passed(steps, new Map([...this.#kept].filter(([name]) => names.has(name))));
    for (const [key, session] of this.#sessions) back.#sessions.set(key, session);
    return back;
  }

  /**
   * Whether this call is about what an earlier step made, where the step says so: deciding another request is another
   * matter.
   */
  #isAbout({ call: wanted, params = {} }: ScenarioStep, { operation, params: given }: RecordedCall): boolean {
    if (operation.id !== wanted) return true;
    return Object.entries(params).every(([name, value]) => {
      const kept = typeof value === 'string' ? wholeName.exec(value)?.[1] : undefined;
      return kept === undefined || !this.#kept.has(kept) || String(this.#kept.get(kept)) === String(given[name]);
    });
  }

  /** The next step this call does; a press may be a later one, or one that was passed over. */
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

  /** The steps before this one that have not been done, in their order. */
  notDoneBefore(index: number): number[] {
    const last = Math.max(-1, ...this.#done);
    return [...this.scenario.steps.keys()].filter(
      (one) =>
        one < index && !this.#done.has(one) && !(one < last && setsTheMoment.has(this.scenario.steps[one]?.call ?? '')),
    );
  }

  /** A session of whoever does this step; null where that is done without one. */
  async sessionAt(index: number): Promise<SignedIn | null> {
    const { call, as: key = this.scenario.persona } = this.scenario.steps[index] ?? { call: '' };
    if (key === 'nobody' || beforeSigningIn.includes(call)) return null;
    const known = this.#sessions.get(key);
    if (known || (signsInByHand(this.scenario) && key === this.scenario.persona)) return known ?? null;
    return personaSession(this.#world, key);
  }

  #playerNow(): ScenarioPlayer<InProcessCaller, Reply> {
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
        // What comes back from the provider is believed for the address it was asked at.
        send: (client, call, input: RawInput) =>
          call === 'handleAuthentication'
            ? httpAnswer(reach(), this.#world.path, call, input.body)
            : client.send(call, input),
      },
      signsInByHand(this.scenario),
    );
    for (const [name, value] of this.#kept) this.#player.kept.set(name, value);
    for (const [key, session] of this.#sessions)
      if (this.#player.client(key).session?.idToken !== session.idToken) this.#player.client(key).use(session);
    return this.#player;
  }

  /**
   * Looks again where a step that was passed over would have kept what this one needs; whatever changes something is
   * not done unasked.
   */
  async #provide(
    player: ScenarioPlayer<InProcessCaller, Reply>,
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

  /** Makes the call of one step as its student. 422 where it names what an earlier step has not made yet. */
  async play(
    index: number,
    reach: Reach,
  ): Promise<{ status: number; codes: string[]; asWritten: boolean; session: SignedIn | null }> {
    const step = this.scenario.steps[index];
    if (!step) throw new Refused(refuse('DEV-000007', { name: String(index) }));
    this.#reach = reach;
    const player = this.#playerNow();
    const key = step.as ?? this.scenario.persona;
    const client = player.client(key);
    // A token may have run out while the trainer talked.
    if (client.session && isOver(client.session) && !signsInByHand(this.scenario)) client.session = undefined;
    this.#playing = true;
    try {
      await this.#provide(player, step, index);
      const { status, body } = await player.play(step).catch((error: unknown): Reply => {
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

/**
 * Every code a response names, wherever in it: of the whole, of a row, of what would be asked. The outcome of a payment
 * stands alone.
 */
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
