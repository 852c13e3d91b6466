import { accountOf, isByHand } from './classroom-answer.ts';
import type { Classroom, Trainee } from './classroom.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';
import type { Sandboxes } from '../sandboxes.ts';
import { Progress } from '../scenario/scenario-progress.ts';
import { whoIn } from '../scenario/scenario-who.ts';

/** What a person would call so: not a question that is asked first, nor what the page settles by itself. */
const isRefusal = ({ operation: { tag }, status }: RecordedCall, code: string): boolean => tag !== 'simulator' && status >= 400 && status !== 409 && code !== 'account.signInRequired' && code !== 'account.sessionEnded';

const opensPage = ({ operation: { id }, status }: RecordedCall): boolean => id === 'setAuditFormLog' && status === 200;

/** Whether the session of this call is used from now on. Two students stand beside each other in tabs: a page that only reads, or a step that is done for the trainee, takes no place from who is signed in beside it. */
function takesPlace(call: RecordedCall, session: string, isPlayed: boolean, isOther: (session: string) => boolean): boolean {
  const { status } = call;
  if (opensPage(call) || (isByHand(call) && !isPlayed)) return status > 0 && status < 500 && status !== 401;
  return status > 0 && status < 400 && !isOther(session);
}

/** Notes what a trainee did, and how far that led; what a trainer does who only looks counts for nothing. `isPlayed`: the simulator made the call; `progress`: where a scenario is followed; `isOther`: a session of somebody else than who is signed in now. */
function noteCall(trainee: Trainee, call: RecordedCall, isPlayed: boolean, progress: Progress | undefined, isOther: (session: string) => boolean): void {
  const { session, machineAt } = call;
  if (session !== null && trainee.looks.includes(session)) return;
  if (session !== null && session !== trainee.session && takesPlace(call, session, isPlayed, isOther)) trainee.session = session;
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

/** How far each trainee is, and as whom. */
export class ClassroomProgress {
  readonly #sandboxes: Sandboxes;
  /** Who follows a scenario, made of how far they are when they next do something. */
  readonly #progress = new WeakMap<Trainee, Progress>();

  constructor(sandboxes: Sandboxes) {
    this.#sandboxes = sandboxes;
  }

  note(room: Classroom, trainee: Trainee, call: RecordedCall, isPlayed: boolean): void {
    noteCall(trainee, call, isPlayed, this.#of(room, trainee), (session) => this.#isOther(trainee, session));
  }

  startOver(trainee: Trainee): void {
    this.#progress.delete(trainee);
  }

  #who = ({ sandbox }: Trainee) => whoIn(() => this.#sandboxes.peek(sandbox)?.world.db);

  #of({ start }: Classroom, trainee: Trainee): Progress | undefined {
    if (start.kind !== 'scenario') return undefined;
    let progress = this.#progress.get(trainee);
    if (!progress) this.#progress.set(trainee, (progress = new Progress(start.scenario, this.#who(trainee), trainee.step)));
    return progress;
  }

  #isOther(trainee: Trainee, session: string): boolean {
    const world = this.#sandboxes.peek(trainee.sandbox)?.world;
    const now = world && accountOf(trainee, world)?.id;
    return now !== undefined && this.#who(trainee).session(session) !== now;
  }
}
