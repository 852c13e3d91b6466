import { operationNamed } from '../http/contract.ts';
import type { RecordedCall } from './recorded-call.ts';
import { beforeSigningIn, type Scenario, type ScenarioStep } from './scenarios.ts';

/** The calls of the single-course steps that the page sends as a basket. */
const basketCalls: Record<string, string> = { register: 'registerCourse', drop: 'dropCourse', undrop: 'undropCourse', withdraw: 'withdrawCourse', unwithdraw: 'unwithdrawCourse', replace: 'replaceCourse', delete: 'deleteCourse' };

/** What a page reads within this time after a press is read because of the press. */
const afterPressMilliseconds = 5_000;

/** These look and change nothing, though some are sent as a POST. */
const isLook = (call: string): boolean => operationNamed(call)?.method === 'GET' || operationNamed(call)?.explains === true;

/** May be left out: looking, what the trainer does for everybody, and what is refused, which the page often does not even offer. */
const mayBeLeftOut = ({ call, expect: { status } }: ScenarioStep): boolean => isLook(call) || status >= 400 || operationNamed(call)?.tag === 'simulator';

/** Who is meant by a persona's key, and who a session belongs to: ids of accounts, undefined for nobody. */
export type Who = { persona(key: string): number | undefined; session(id: string): number | undefined };

/**
 * How far somebody is in a scenario, by what was done and what was answered: a step counts when its own student made its call and the
 * answer was the one it expects. What a page reads again by itself counts for nothing.
 */
export class Progress {
  readonly #scenario: Scenario;
  readonly #who: Who;
  #done: number;
  /** When each session last pressed something, by the machine's clock. */
  readonly #pressed = new Map<string, number>();
  readonly #read = new Set<string>();

  constructor(scenario: Scenario, who: Who, done = 0) {
    this.#scenario = scenario;
    this.#who = who;
    this.#done = done;
  }

  get scenario(): string {
    return this.#scenario.id;
  }

  /** Steps done, or left behind by a later one. */
  get done(): number {
    return this.#done;
  }

  /** A call as it was answered, in the order they are made. */
  add(call: RecordedCall): void {
    const { steps } = this.#scenario;
    const byHand = this.#byHand(call);
    for (let next = this.#done; next < steps.length; next += 1) {
      const step = steps[next];
      if (!step) return;
      if (byHand && this.#isBy(step, call) && doneBy(step, call)) {
        this.#done = next + 1;
        return;
      }
      if (!mayBeLeftOut(step)) return;
    }
  }

  /** Whether somebody did this, or a page read it because of what somebody did. */
  #byHand({ operation: { id: call }, session, query, params, machineAt }: RecordedCall): boolean {
    const caller = session ?? '';
    if (!isLook(call) || call === 'setAuditFormLog') {
      this.#pressed.set(caller, machineAt);
      return true;
    }
    const reading = JSON.stringify([caller, call, query, params]);
    const first = !this.#read.has(reading);
    this.#read.add(reading);
    return first || machineAt - (this.#pressed.get(caller) ?? -Infinity) <= afterPressMilliseconds;
  }

  #isBy({ call, as }: ScenarioStep, { session }: RecordedCall): boolean {
    if (as === 'nobody') return session === null;
    if (session === null) return beforeSigningIn.includes(call) || operationNamed(call)?.open === true;
    const meant = this.#who.persona(as ?? this.#scenario.persona);
    return meant !== undefined && this.#who.session(session) === meant;
  }
}

/** Whether this call, as it was answered, is what the step asks for. */
function doneBy({ call: wanted, expect: { status, code } }: ScenarioStep, { operation: { id: call }, status: answered, codes, body }: RecordedCall): boolean {
  const told = code !== undefined && codes.includes(code);
  if (call === wanted) return answered === status && (status < 400 || code === undefined || told);
  if (call !== 'changeRegistration' && call !== 'checkRegistration') return false;
  const { changes } = (body ?? {}) as { changes?: { action?: string }[] };
  const asked = (changes ?? []).map(({ action }) => basketCalls[action ?? '']);
  if (!asked.includes(wanted) && !(wanted === 'joinWaitingList' && asked.includes('registerCourse'))) return false;
  // The page asks first, so what a step is refused or asked shows in the preview.
  return call === 'checkRegistration' ? status >= 400 && told : answered === status && (status < 400 || told);
}
