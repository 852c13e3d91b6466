import type { Db } from '../db/db.ts';
import type { BusinessClock } from './business-clock.ts';

/**
 * One university: its data and its clock. A server has one; a simulator has one more for each sandbox.
 * `name` is '' for the default one; `path` is what its addresses begin with ('' or '/sandbox/{name}').
 */
export type World = {
  name: string;
  path: string;
  db: Db;
  clock: BusinessClock;
  /** Ends when the whole university has been changed, as by a move of its clock; left out where nobody changes it. */
  busy?: Promise<void>;
};

/**
 * Changes a whole university, one such change after another. Calls to it that come meanwhile wait until it is done, so
 * that nobody sees or writes half of it.
 */
export function exclusively<Result>(world: World, change: () => Promise<Result>): Promise<Result> {
  const answer = (world.busy ?? Promise.resolve()).then(change);
  const busy = answer.then(
    () => undefined,
    () => undefined,
  );
  world.busy = busy;
  void busy.then(() => {
    if (world.busy === busy) delete world.busy;
  });
  return answer;
}
