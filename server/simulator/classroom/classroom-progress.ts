import type { Trainee } from './classroom.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';
import type { Sandboxes } from '../sandboxes.ts';
import type { Progress, Who } from '../scenario/scenario-progress.ts';
import { whoIn as whoIs } from '../scenario/scenario-who.ts';

/** Who is who in a trainee's sandbox. */
export const whoIn = (sandboxes: Sandboxes, name: string): Who => whoIs(() => sandboxes.peek(name)?.world.db);

/** What a person would call so: not a question that is asked first, nor what the page settles by itself. */
const isRefusal = ({ operation: { tag }, status }: RecordedCall, code: string): boolean => tag !== 'simulator' && status >= 400 && status !== 409 && code !== 'account.signInRequired' && code !== 'account.sessionEnded';

/** Notes what a trainee did, and how far that led; what a trainer does who only looks counts for nothing. `progress`: where a scenario is followed. */
export function noteCall(trainee: Trainee, call: RecordedCall, progress: Progress | undefined): void {
  const { session, status, machineAt } = call;
  if (session !== null && trainee.looks.includes(session)) return;
  if (session !== null && status > 0 && status < 400) trainee.session = session;
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
