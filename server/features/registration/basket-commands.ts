import type { Db } from '../../../db/db.ts';
import { getBasket, saveBasket } from './basket-queries.ts';
import { withoutDone, type Done } from './basket-rules.ts';
import { loadSections } from './section-queries.ts';

/**
 * Removes the carried-out changes (`done`) from the saved basket, even if the call that carried them out did not send
 * the basket. Runs in the caller's transaction.
 */
export function takeFromBasket(db: Db, studentId: number, semesterId: number, done: Done, now: number): void {
  const { changes } = getBasket(db, studentId, semesterId);
  if (!changes.length) return;
  const courses = new Map(
    loadSections(
      db,
      changes.flatMap(({ sectionId }) => sectionId ?? []),
    ).map(({ sectionId, courseId }) => [sectionId, courseId]),
  );
  const rest = withoutDone(changes, done, (sectionId) => courses.get(sectionId));
  if (rest.length < changes.length) saveBasket(db, studentId, semesterId, rest, now);
}
