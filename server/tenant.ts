import type { Db } from '../db/db.ts';
import type { BusinessClock } from './clock/business-clock.ts';

/**
 * One university: its data and its clock. A server has one; a simulator has one more for each sandbox. `name` is ''
 * for the default one; `path` is the prefix of its addresses ('' or '/sandbox/{name}').
 */
export type Tenant = {
  name: string;
  path: string;
  db: Db;
  clock: BusinessClock;
  /**
   * Resolves when a change of the whole university is complete, such as a move of its clock. Missing while there is
   * none.
   */
  busy?: Promise<void>;
};

/**
 * Runs changes of a whole university one after another. Requests wait meanwhile, so that none sees or writes half a
 * change.
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
