import { type Db, preparedPerDb } from '../../../db/db.ts';
import { cachedBy } from '../../catalogue/catalogue-cache.ts';
import { semestersInOrder } from '../../catalogue/semesters.ts';
import { getLimit } from '../../limits.ts';
import { findWaitingHistory, type EndedPlace, type WaitingHistory } from './waiting-history-rules.ts';

const placeQuery = preparedPerDb((db) =>
  db.$client.prepare<[number], Omit<EndedPlace, 'promoted'> & { courseId: number; promoted: number }>(`
    select section.course_id courseId, entry.status = 'promoted' promoted, entry.joined_at joinedAt, entry.ended_at endedAt
    from section join waiting_entry entry on entry.section_id = section.id where section.semester_id = ? and entry.status in ('promoted', 'left')`),
);

/**
 * The waiting histories by course id, from the regular semesters before this one. The waiting lists of these semesters
 * have closed, so the histories change only with the calendar.
 */
export const waitingHistories = cachedBy('calendar', (db: Db, semesterId: number) => {
  const all = semestersInOrder(db);
  const earlier = all
    .slice(
      0,
      all.findIndex(({ id }) => id === semesterId),
    )
    .filter(({ term }) => term !== 3);
  const byCourse = new Map<number, { name: WaitingHistory['semester']; places: EndedPlace[] }[]>();
  for (const { id, name } of earlier.reverse())
    for (const { courseId, promoted, joinedAt, endedAt } of placeQuery(db).all(id)) {
      const ofCourse = byCourse.get(courseId) ?? [];
      if (ofCourse.at(-1)?.name !== name) ofCourse.push({ name, places: [] });
      ofCourse.at(-1)?.places.push({ promoted: promoted === 1, joinedAt, endedAt });
      byCourse.set(courseId, ofCourse);
    }
  const minimum = getLimit(db, 'waitingHistoryPlaces');
  return new Map(
    [...byCourse].flatMap(([courseId, semesters]) => {
      const history = findWaitingHistory(semesters, minimum);
      return history ? [[courseId, history] as const] : [];
    }),
  );
});
