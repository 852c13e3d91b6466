import type { Db } from '../db/db.ts';
import type { BusinessClock } from './business-clock.ts';

/**
 * One university: its data and its clock. A server has one; a simulator has one more for each sandbox.
 * `name` is '' for the default one; `path` is what its addresses begin with ('' or '/sandbox/{name}').
 */
export type Tenant = {
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
export function exclusively<Result>(tenant: Tenant, change: () => Promise<Result>): Promise<Result> {
  const answer = (tenant.busy ?? Promise.resolve()).then(change);
  const busy = answer.then(
    () => undefined,
    () => undefined,
  );
  tenant.busy = busy;
  void busy.then(() => {
    if (tenant.busy === busy) delete tenant.busy;
  });
  return answer;
}
