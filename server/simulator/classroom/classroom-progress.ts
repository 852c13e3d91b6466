import { findAccount, isByHand } from './classroom-presenter.ts';
import type { Classroom, Trainee } from './classroom.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';
import type { Sandboxes } from '../sandboxes.ts';
import { Progress } from '../scenario/scenario-progress.ts';
import { createStepActors } from '../scenario/step-actor.ts';
import type { Scenario } from '../scenario/scenarios.ts';

/** What a person would call so: not a question that is asked first, nor what the page settles by itself. */
const isRefusal = ({ operation: { tag }, status }: RecordedCall, code: string): boolean =>
  tag !== 'simulator' &&
  status >= 400 &&
  status !== 409 &&
  code !== 'account.signInRequired' &&
  code !== 'account.sessionEnded';

const opensPage = ({ operation: { id }, status }: RecordedCall): boolean => id === 'setAuditFormLog' && status === 200;

/**
 * How a call stands to who is signed in: whether its session is somebody else's, makes its first call or notes its
 * first page, and whether the simulator made the call.
 */
type Caller = { isOther: boolean; isNew: boolean; isFirstPage: boolean; isPlayed: boolean };

/**
 * Whether the session of this call is used from now on. Two students stand beside each other in tabs: who opens a tab
 * or another page, or does something, is used; a page that only reads, or a step that is done for the trainee, takes no
 * place from who is signed in beside it.
 */
function takesPlace(call: RecordedCall, { isOther, isNew, isFirstPage, isPlayed }: Caller): boolean {
  const { status } = call;
  if (status === 0 || status === 401 || status >= 500) return false;
  if (!isOther) return status < 400;
  if (isPlayed) return false;
  // The page a tab begins with is noted when nobody waits for it any more.
  return isByHand(call) || (isNew && status < 400) || (opensPage(call) && !isFirstPage);
}

/**
 * Notes what a trainee did, and how far that led; what a trainer does who only looks counts for nothing. `progress`:
 * where a scenario is followed.
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

/** More than anybody has tabs. */
const mostSessions = 50;

/** How far each trainee is, and as whom. */
export class ClassroomProgress {
  readonly #sandboxes: Sandboxes;
  /** Who follows a scenario, made of how far they are when they next do something. */
  readonly #progress = new WeakMap<Trainee, Progress>();
  /** The sessions of each that have made a call, and whether a page was noted for them. */
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

  /** From the step the trainee is at; what open pages read anew by themselves counts for nothing. */
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
