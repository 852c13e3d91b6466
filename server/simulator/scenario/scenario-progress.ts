import { operationNamed } from '../../http/contract.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';
import { beforeSigningIn, type Scenario, type ScenarioStep } from './scenarios.ts';

/** The calls of the single-course steps that the page sends as a basket. */
const basketCalls: Record<string, string> = {
  register: 'registerCourse',
  drop: 'dropCourse',
  undrop: 'undropCourse',
  withdraw: 'withdrawCourse',
  unwithdraw: 'unwithdrawCourse',
  replace: 'replaceCourse',
  delete: 'deleteCourse',
};

/** Of requests the page cancels, keeps and deletes every kind by one call. */
const requestCalls: Record<string, string> = {
  cancelClearance: 'cancelRequest',
  cancelDocumentRequest: 'cancelRequest',
  cancelMinor: 'cancelRequest',
  cancelTransfer: 'cancelRequest',
  cancelPermanentWithdraw: 'cancelRequest',
  cancelCourseWithdraw: 'cancelRequest',
  cancelOfficialWithdraw: 'cancelRequest',
  cancelRefund: 'cancelRequest',
  cancelTransport: 'cancelRequest',
  saveThesisTopic: 'saveDraft',
  updateThesisTopic: 'saveDraft',
  saveResearchPlan: 'saveDraft',
  deleteThesisTopic: 'deleteDraft',
};

/**
 * What the pages know by other calls that tell it too: who waits nowhere is told so with the courses, and no list is
 * asked for.
 */
const toldBy: Record<string, string[]> = {
  getStudentInformation: ['getDashboard', 'registeredCourses'],
  waitingList: ['registeredCourses'],
};

/** The calls a step may be made by on the page. */
export const madeBy = (call: string): string[] => [
  call,
  ...(toldBy[call] ?? []),
  ...(call === 'registerCourse' ? ['joinWaitingList'] : []),
  ...(requestCalls[call] ? [requestCalls[call]] : []),
  ...(Object.values(basketCalls).includes(call) ? ['changeRegistration', 'checkRegistration'] : []),
];

/** What a page reads within this time after a press is read because of the press. */
const afterPressMilliseconds = 5_000;
/** A page that is opened or loaded again reads first, and notes the visit once it has been at rest. */
const beforeVisitMilliseconds = 12_000;
const mostUnsure = 20;

const asksBeforehand = (call: string): boolean => operationNamed(call)?.explains === true;
/** These look and change nothing, though some are sent as a POST. */
export const isLook = (call: string): boolean => operationNamed(call)?.method === 'GET' || asksBeforehand(call);

/**
 * May be left out: looking, what the trainer does for everybody, and what is refused, which the page often does not
 * even offer.
 */
export const mayBeLeftOut = ({ call, expect: { status } }: ScenarioStep): boolean =>
  isLook(call) || status >= 400 || operationNamed(call)?.tag === 'simulator';

/** Who is meant by a persona's key, and who a session belongs to: ids of accounts, undefined for nobody. */
export type Who = { persona(key: string): number | undefined; session(id: string): number | undefined };

/** A call as it was answered. */
type Answered = { call: RecordedCall; sent?: unknown };

/** Tells what somebody does from what their page reads again by itself. */
export class ByHand {
  /** When each session last opened a page or pressed something, by the machine's clock. */
  readonly #pressed = new Map<string, number>();
  /** When each last changed something. */
  readonly #changed = new Map<string, number>();
  /** When any of them last pressed something. */
  #anyPressedAt = -Infinity;
  readonly #read = new Set<string>();
  readonly #startedOverAt: number;
  /** Read again, and not known why. */
  #unsure: Answered[] = [];

  /** `startedOverAt`: when all was set back, upon which pages that are open read everything anew by themselves. */
  constructor(startedOverAt = -Infinity) {
    this.#startedOverAt = startedOverAt;
  }

  /**
   * What this call shows to have been done by somebody, or read because of what somebody did, in its order: itself, and
   * where it notes that a page was opened, what that page has read.
   */
  known(answered: Answered): Answered[] {
    const {
      operation: { id: call, tag },
      session,
      query,
      params,
      body,
      status,
      machineAt,
    } = answered.call;
    const caller = session ?? '';
    if (call === 'setAuditFormLog' || !isLook(call)) {
      this.#pressed.set(caller, machineAt);
      if (call !== 'setAuditFormLog' && status < 400) this.#changed.set(caller, machineAt);
      // What one student does another's open page shows at once. A clock that is moved for all shows nothing of
      // anybody.
      if (call !== 'setAuditFormLog' && session !== null && tag !== 'simulator') this.#anyPressedAt = machineAt;
      return call === 'setAuditFormLog' ? [...this.#readBefore(answered.call), answered] : [answered];
    }
    const reading = JSON.stringify([caller, call, query, params, body]);
    const first = !this.#read.has(reading) && machineAt - this.#startedOverAt > afterPressMilliseconds;
    const askedBefore = asksBeforehand(call) && this.#read.has(reading);
    this.#read.add(reading);
    // What was just done is asked once more by the page itself.
    if (askedBefore && machineAt - (this.#changed.get(caller) ?? -Infinity) <= afterPressMilliseconds) return [];
    if (
      first ||
      machineAt - Math.max(this.#anyPressedAt, this.#pressed.get(caller) ?? -Infinity) <= afterPressMilliseconds
    )
      return [answered];
    this.#unsure = [...this.#unsure, answered].slice(-mostUnsure);
    return [];
  }

  #readBefore({ session, machineAt }: RecordedCall): Answered[] {
    const own = this.#unsure.filter(({ call }) => call.session === session);
    this.#unsure = this.#unsure.filter(({ call }) => call.session !== session);
    return own.filter(({ call }) => machineAt - call.machineAt <= beforeVisitMilliseconds);
  }
}

/** Whether the one who called is the one the step is for. */
export function isBy(scenario: Scenario, { call, as }: ScenarioStep, { session }: RecordedCall, who: Who): boolean {
  if (operationNamed(call)?.tag === 'simulator') return true;
  if (as === 'nobody') return session === null;
  if (session === null) return beforeSigningIn.includes(call) || operationNamed(call)?.open === true;
  const meant = who.persona(as ?? scenario.persona);
  return meant !== undefined && who.session(session) === meant;
}

/**
 * How far somebody is in a scenario, by what was done and what was answered: a step counts when its own student made
 * its call and the response was the one it expects. What a page reads again by itself counts for nothing.
 */
export class Progress {
  readonly #scenario: Scenario;
  readonly #who: Who;
  #done: number;
  readonly #byHand: ByHand;

  constructor(scenario: Scenario, who: Who, done = 0, startedOverAt?: number) {
    this.#scenario = scenario;
    this.#who = who;
    this.#done = done;
    this.#byHand = new ByHand(startedOverAt);
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
    for (const known of this.#byHand.known({ call })) this.#count(known.call);
  }

  #count(call: RecordedCall): void {
    const { steps } = this.#scenario;
    for (let next = this.#done; next < steps.length; next += 1) {
      const step = steps[next];
      if (!step) return;
      if (isBy(this.#scenario, step, call, this.#who) && doneBy(step, call)) {
        this.#done = next + 1 + alsoToldBy(this.#scenario, next, call, this.#who);
        return;
      }
      if (!mayBeLeftOut(step)) return;
    }
  }
}

/** What is looked at is told by another call as well. */
const isToldBy = ({ call: wanted, expect: { status, code } }: ScenarioStep, call: string): boolean =>
  status === 200 && code === undefined && (toldBy[wanted]?.includes(call) ?? false);

/** How many of the steps right after this one the same call tells too. */
export function alsoToldBy(scenario: Scenario, index: number, call: RecordedCall, who: Who): number {
  let more = 0;
  for (
    let step = scenario.steps[index + 1];
    step && isToldBy(step, call.operation.id) && call.status === 200 && isBy(scenario, step, call, who);
    step = scenario.steps[index + 1 + more]
  )
    more += 1;
  return more;
}

/** A choice among a few, such as approved or refused. */
const choice = /^[a-zA-Z]+$/;

/**
 * The trainer's calls often differ in one word alone: what is approved is not what is refused. What students type is
 * their own.
 */
function meansTheSame(call: string, { body: wanted }: ScenarioStep, given: unknown): boolean {
  if (operationNamed(call)?.tag !== 'simulator' || typeof wanted !== 'object' || wanted === null) return true;
  const made = (given ?? {}) as Record<string, unknown>;
  return Object.entries(wanted).every(
    ([name, value]) => typeof value !== 'string' || !choice.test(value) || made[name] === value,
  );
}

/** Whether this call, as it was answered, is what the step asks for. */
export function doneBy(
  step: ScenarioStep,
  { operation: { id: call }, status: answered, codes, body }: RecordedCall,
): boolean {
  const {
    call: wanted,
    expect: { status, code },
  } = step;
  if (isToldBy(step, call)) return answered === status;
  const told = code !== undefined && codes.includes(code);
  if (call === wanted || call === requestCalls[wanted])
    return answered === status && (status < 400 || code === undefined || told) && meansTheSame(call, step, body);
  // Whoever registers in a full section, and agrees, waits: the page has a button for that.
  if (call === 'joinWaitingList') return wanted === 'registerCourse' && answered === status && told;
  if (call !== 'changeRegistration' && call !== 'checkRegistration') return false;
  const { changes } = (body ?? {}) as { changes?: { action?: string }[] };
  const asked = (changes ?? []).map(({ action }) => basketCalls[action ?? '']);
  if (!asked.includes(wanted) && !(wanted === 'joinWaitingList' && asked.includes('registerCourse'))) return false;
  // The page asks first, so what a step is refused or asked shows in the preview.
  return call === 'checkRegistration' ? status >= 400 && told : answered === status && (status < 400 || told);
}
