import { findAccount, isByHand } from './classroom-presenter.ts';
import type { Classroom, Trainee } from './classroom.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';
import type { Sandboxes } from '../sandboxes.ts';
import { Progress } from '../scenario/scenario-progress.ts';
import { createStepActors } from '../scenario/step-actor.ts';
import type { Scenario } from '../scenario/scenarios.ts';

/**
 * True for a refusal that a trainee would notice. Requests for confirmation (409), missing sign-ins and ended sessions
 * do not count.
 */
const isRefusal = ({ operation: { tag }, status }: RecordedCall, code: string): boolean =>
  tag !== 'simulator' &&
  status >= 400 &&
  status !== 409 &&
  code !== 'account.signInRequired' &&
  code !== 'account.sessionEnded';

const opensPage = ({ operation: { id }, status }: RecordedCall): boolean => id === 'setAuditFormLog' && status === 200;

/**
 * Facts about the session of a call: it belongs to another account than the current session, makes its first call, or
 * has not reported a page before. `isPlayed` is true if the simulator made the call.
 */
type Caller = { isOther: boolean; isNew: boolean; isFirstPage: boolean; isPlayed: boolean };

/**
 * True if the session of this call becomes the trainee's current session. With the same account any successful call
 * counts. But two students may be signed in, in different tabs: with another account only the first call of a session,
 * an opened page or an action counts, and no call made by the simulator.
 */
function takesPlace(call: RecordedCall, { isOther, isNew, isFirstPage, isPlayed }: Caller): boolean {
  const { status } = call;
  if (status === 0 || status === 401 || status >= 500) return false;
  if (!isOther) return status < 400;
  if (isPlayed) return false;
  // The first page of a tab is reported late, so it does not count.
  return isByHand(call) || (isNew && status < 400) || (opensPage(call) && !isFirstPage);
}

/**
 * Records a trainee's call and the progress it makes; calls in the sessions of a trainer are ignored. `progress` is
 * undefined if the class follows no scenario.
 */
function noteCall(
  trainee: Trainee,
  call: RecordedCall,
  progress: Progress | undefined,
  callerOf: (session: string) => Caller,
): void {
  const { session, machineAt } = call;
  if (session !== null && trainee.looks.includes(session)) return;
  if (session !== null && session !== trainee.session && takesPlace(call, callerOf(session))) trainee.session = session;
  if (opensPage(call)) trainee.form = Number(call.query.SeForm);
  const [code] = call.codes;
  if (code !== undefined && isRefusal(call, code)) {
    trainee.lastRefusal = { code, params: call.shown?.traces[0]?.refusal.Params ?? null, at: machineAt };
    trainee.refusals += 1;
  }
  progress?.add(call);
  if (!progress || progress.done === trainee.step) return;
  trainee.step = progress.done;
  trainee.stepAt = machineAt;
  trainee.refusals = 0;
}

/** The maximum number of sessions remembered for each trainee. */
const mostSessions = 50;

/** Tracks the scenario progress and the current session of each trainee. */
export class ClassroomProgress {
  readonly #sandboxes: Sandboxes;
  /**
   * The scenario progress of each trainee. It is created at the trainee's first call in this process or at a reset, and
   * begins at the trainee's current step.
   */
  readonly #progress = new WeakMap<Trainee, Progress>();
  /** The sessions of each trainee that have made a call; `hasPage` is true after the first page was reported. */
  readonly #sessions = new WeakMap<Trainee, Map<string, { hasPage: boolean }>>();

  constructor(sandboxes: Sandboxes) {
    this.#sandboxes = sandboxes;
  }

  note(room: Classroom, trainee: Trainee, call: RecordedCall, isPlayed: boolean): void {
    const known = this.#sessions.get(trainee) ?? new Map<string, { hasPage: boolean }>();
    this.#sessions.set(trainee, known);
    const { session } = call;
    const before = session === null ? undefined : known.get(session);
    noteCall(trainee, call, this.#of(room, trainee), (its) => ({
      isOther: this.#isOther(trainee, its),
      isNew: !before,
      isFirstPage: !before?.hasPage,
      isPlayed,
    }));
    if (session === null || isPlayed) return;
    known.set(session, { hasPage: before?.hasPage === true || opensPage(call) });
    const [oldest] = known.keys();
    if (known.size > mostSessions && oldest !== undefined) known.delete(oldest);
  }

  /**
   * Restarts the tracking at the trainee's current step. Calls by which open pages then reload their data do not count.
   */
  startOver(scenario: Scenario, trainee: Trainee): void {
    this.#progress.set(trainee, new Progress(scenario, this.#who(trainee), trainee.step, Date.now()));
  }

  #who = ({ sandbox }: Trainee) => createStepActors(() => this.#sandboxes.get(sandbox)?.tenant.db);

  #of({ start }: Classroom, trainee: Trainee): Progress | undefined {
    if (start.kind !== 'scenario') return undefined;
    let progress = this.#progress.get(trainee);
    if (!progress)
      this.#progress.set(trainee, (progress = new Progress(start.scenario, this.#who(trainee), trainee.step)));
    return progress;
  }

  #isOther(trainee: Trainee, session: string): boolean {
    const tenant = this.#sandboxes.get(trainee.sandbox)?.tenant;
    const now = tenant && findAccount(trainee, tenant)?.id;
    return now !== undefined && this.#who(trainee).session(session) !== now;
  }
}
