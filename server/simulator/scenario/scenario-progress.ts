import { operationNamed } from '../../http/contract.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';
import { beforeSigningIn, type Scenario, type ScenarioStep } from './scenarios.ts';

/**
 * Maps each action of a basket, a list of registration changes that the page sends together, to the operation that
 * makes the same change alone.
 */
const basketCalls: Record<string, string> = {
  register: 'registerCourse',
  drop: 'dropCourse',
  undrop: 'undropCourse',
  withdraw: 'withdrawCourse',
  unwithdraw: 'unwithdrawCourse',
  replace: 'replaceCourse',
  delete: 'deleteCourse',
};

/** Maps operations on one kind of request to the common operation that the page calls instead. */
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
 * Maps operations to others that also give the page their data. For example, if `registeredCourses` shows no waiting
 * entries, the page does not request the list of them.
 */
const toldBy: Record<string, string[]> = {
  getStudentInformation: ['getDashboard', 'registeredCourses'],
  waitingList: ['registeredCourses'],
};

/** The operations by which the page may complete a step. */
export const madeBy = (call: string): string[] => [
  call,
  ...(toldBy[call] ?? []),
  ...(call === 'registerCourse' ? ['joinWaitingList'] : []),
  ...(requestCalls[call] ? [requestCalls[call]] : []),
  ...(Object.values(basketCalls).includes(call) ? ['changeRegistration', 'checkRegistration'] : []),
];

/** The milliseconds after an action within which a call that only reads counts as caused by it. */
const afterPressMilliseconds = 5_000;
/**
 * The milliseconds before the report of an opened page within which its reading calls are made. A page loads its data
 * before it reports its opening.
 */
const beforeVisitMilliseconds = 12_000;
const mostUnsure = 20;

const asksBeforehand = (call: string): boolean => operationNamed(call)?.explains === true;
/** True for operations that change nothing, though some are sent as a POST. */
export const isLook = (call: string): boolean => operationNamed(call)?.method === 'GET' || asksBeforehand(call);

/**
 * True for a step that may be skipped: a call that only reads, a trainer's operation, or a refused call, which the page
 * often does not offer.
 */
export const mayBeLeftOut = ({ call, expect: { status } }: ScenarioStep): boolean =>
  isLook(call) || status >= 400 || operationNamed(call)?.tag === 'simulator';

/** Account ids of personas and of sessions; undefined if there is none. */
export type Who = { persona(key: string): number | undefined; session(id: string): number | undefined };

/** A call with its response body. */
type Answered = { call: RecordedCall; sent?: unknown };

/** Distinguishes a person's actions from reading calls that a page repeats by itself. */
export class ByHand {
  /** The instant at which each session last opened a page or tried a change, by the machine's clock. */
  readonly #pressed = new Map<string, number>();
  /** The instant of each session's last successful change. */
  readonly #changed = new Map<string, number>();
  /** The instant at which any session last tried a change, without the trainer's operations. */
  #anyPressedAt = -Infinity;
  readonly #read = new Set<string>();
  readonly #startedOverAt: number;
  /** Repeated reading calls. It is not known yet if a person or the page caused them. */
  #unsure: Answered[] = [];

  /** `startedOverAt` is the instant of a reset, after which open pages reload everything. */
  constructor(startedOverAt = -Infinity) {
    this.#startedOverAt = startedOverAt;
  }

  /**
   * Returns the calls that are now known to come from a person's action, in order. They are this call and, if it
   * reports an opened page, the earlier reading calls of that page.
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
      // A student's action may change the open page of another student, so it counts for all sessions. A trainer's
      // operation, such as moving the clock, does not count.
      if (call !== 'setAuditFormLog' && session !== null && tag !== 'simulator') this.#anyPressedAt = machineAt;
      return call === 'setAuditFormLog' ? [...this.#readBefore(answered.call), answered] : [answered];
    }
    const reading = JSON.stringify([caller, call, query, params, body]);
    const first = !this.#read.has(reading) && machineAt - this.#startedOverAt > afterPressMilliseconds;
    const askedBefore = asksBeforehand(call) && this.#read.has(reading);
    this.#read.add(reading);
    // After a change the page repeats its preview by itself, so that preview is not a person's action.
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

/**
 * True if the caller is the student of the step. Any caller may do a step of the trainer. A call without a session fits
 * a step of "nobody", a step that comes before signing in, and a step whose operation needs no token.
 */
export function isBy(scenario: Scenario, { call, as }: ScenarioStep, { session }: RecordedCall, who: Who): boolean {
  if (operationNamed(call)?.tag === 'simulator') return true;
  if (as === 'nobody') return session === null;
  if (session === null) return beforeSigningIn.includes(call) || operationNamed(call)?.open === true;
  const meant = who.persona(as ?? scenario.persona);
  return meant !== undefined && who.session(session) === meant;
}

/**
 * Progress in a scenario, from calls and their responses. A step counts if its own student made its call and the
 * response was the expected one. Reading calls that a page repeats by itself do not count.
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

  /** The number of steps done, or skipped by a later one. */
  get done(): number {
    return this.#done;
  }

  /** Processes a call with its response. Calls must be given in their order. */
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

/** True if this operation, another than the step's own, also gives the page the data that the step reads. */
const isToldBy = ({ call: wanted, expect: { status, code } }: ScenarioStep, call: string): boolean =>
  status === 200 && code === undefined && (toldBy[wanted]?.includes(call) ?? false);

/** The number of steps right after this one that the same call completes too. */
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

/** Matches a single word, such as approved or refused. */
const choice = /^[a-zA-Z]+$/;

/**
 * Compares the words in a trainer's call with the step's, because approving and refusing may differ in one word only.
 * Texts of students are not compared.
 */
function meansTheSame(call: string, { body: wanted }: ScenarioStep, given: unknown): boolean {
  if (operationNamed(call)?.tag !== 'simulator' || typeof wanted !== 'object' || wanted === null) return true;
  const made = (given ?? {}) as Record<string, unknown>;
  return Object.entries(wanted).every(
    ([name, value]) => typeof value !== 'string' || !choice.test(value) || made[name] === value,
  );
}

/** The actions of a basket. A body that was refused as malformed may hold anything. */
function listActions(body: unknown): string[] {
  const { changes } = (body ?? {}) as { changes?: unknown };
  return Array.isArray(changes) ? changes.map((change: { action?: unknown } | null) => String(change?.action)) : [];
}

/** True if this call with its response completes the step. */
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
  // A student who registers in a full section and agrees is put on the waiting list; the page has a button for it.
  if (call === 'joinWaitingList') return wanted === 'registerCourse' && answered === status && told;
  if (call !== 'changeRegistration' && call !== 'checkRegistration') return false;
  const asked = listActions(body).map((action) => basketCalls[action]);
  if (!asked.includes(wanted) && !(wanted === 'joinWaitingList' && asked.includes('registerCourse'))) return false;
  // The page sends a preview first, so a refusal that the step expects appears there.
  return call === 'checkRegistration' ? status >= 400 && told : answered === status && (status < 400 || told);
}
