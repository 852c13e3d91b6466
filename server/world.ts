import type { Db } from '../db/db.ts';
import type { BusinessClock } from './business-clock.ts';

/**
 * One university: its data and its clock. A server has one; a simulator has one more for each sandbox.
 * `name` is '' for the default one; `path` is what its addresses begin with ('' or '/sandbox/{name}').
 */
export type World = { name: string; path: string; db: Db; clock: BusinessClock };
