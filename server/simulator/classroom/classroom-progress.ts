import { accountOf } from './classroom-answer.ts';
import type { Classroom, Trainee } from './classroom.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';
import type { Sandboxes } from '../sandboxes.ts';
import { Progress } from '../scenario/scenario-progress.ts';
import { whoIn } from '../scenario/scenario-who.ts';
import { personaAccount } from '../simulator-queries.ts';

/** What a person would call so: not a question that is asked first, nor what the page settles by itself. */
const isRefusal = ({ operation: { tag }, status }: RecordedCall, code: string): boolean => tag !== 'simulator' && status >= 400 && status !== 409 && code !== 'account.signInRequired' && code !== 'account.sessionEnded';

/** Notes what a trainee did, and how far that led; what a trainer does who only looks counts for nothing. `progress`: where a scenario is followed; `isOther`: a session of somebody whom the script plays beside its own student. */
function noteCall(trainee: Trainee, call: RecordedCall, progress: Progress | undefined, isOther: (session: string) => boolean): void {
  const { session, status, machineAt } = call;
  if (session !== null && trainee.looks.includes(session)) return;
  if (session !== null && status > 0 && status < 400 && session !== trainee.session && !isOther(session)) trainee.session = session;
  if (call.operation.id === 'setAuditFormLog' && status === 200) trainee.form = Number(call.query.SeForm);
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

  note(room: Classroom, trainee: Trainee, call: RecordedCall): void {
    noteCall(trainee, call, this.#of(room, trainee), (session) => this.#isOther(room, trainee, session));
  }

  startOver(room: Classroom, trainee: Trainee): void {
    this.#progress.delete(trainee);
    this.#of(room, trainee, Date.now());
  }

  #who = ({ sandbox }: Trainee) => whoIn(() => this.#sandboxes.peek(sandbox)?.world.db);

  #of({ start }: Classroom, trainee: Trainee, startedOverAt?: number): Progress | undefined {
    if (start.kind !== 'scenario') return undefined;
    let progress = this.#progress.get(trainee);
    if (!progress) this.#progress.set(trainee, (progress = new Progress(start.scenario, this.#who(trainee), trainee.step, startedOverAt)));
    return progress;
  }

  /** Two students stand beside each other in tabs: while the script's own one is signed in, the other takes no place. */
  #isOther({ persona, start }: Classroom, trainee: Trainee, session: string): boolean {
    const world = this.#sandboxes.peek(trainee.sandbox)?.world;
    if (!world || start.kind !== 'scenario') return false;
    const own = personaAccount(world.db, persona);
    return accountOf(trainee, world)?.id === own && this.#who(trainee).session(session) !== own;
  }
}
