import { preparedPerDb, type Db } from '../../../db/db.ts';
import { toIso } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';

/**
 * Queries for courses that students need in a semester: the entries by which students ask for a course, their number,
 * and the departments' answers.
 */

type EntryRow = {
  id: number;
  courseId: number;
  askedAt: number;
  sectionId: number | null;
  number: string | null;
  until: number | null;
};

const entriesQuery = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number; semesterId: number; now: number }, EntryRow>(`
    select demand.id, demand.course_id courseId, demand.asked_at askedAt, section.id sectionId, section.number, offer.until
    from demand left join seat_offer offer on offer.demand_id = demand.id and offer.status = 'open' and offer.until > @now
    left join section on section.id = offer.section_id
    where demand.student_id = @studentId and demand.semester_id = @semesterId and demand.ended_at is null`),
);

/** The student's open entries of a semester, by course id, each with the seat that is reserved for it, if any. */
export const listEntries = (db: Db, studentId: number, semesterId: number, now: number): Map<number, EntryRow> =>
  new Map(
    entriesQuery(db)
      .all({ studentId, semesterId, now })
      .map((row) => [row.courseId, row]),
  );

/** An entry in the form of the API response; null if the student has none. */
export const entryAnswer = (row: EntryRow | undefined): Schema<'Demand'>['courses'][number]['entry'] =>
  row
    ? {
        id: row.id,
        askedAt: toIso(row.askedAt),
        offer:
          row.sectionId !== null && row.number !== null && row.until !== null
            ? { sectionId: row.sectionId, number: row.number, until: toIso(row.until) }
            : null,
      }
    : null;

const countsQuery = preparedPerDb((db) =>
  db.$client.prepare<[number], { courseId: number; asked: number; graduating: number }>(`
    select demand.course_id courseId, count(*) asked, sum(student.graduating) graduating
    from demand join student on student.id = demand.student_id
    where demand.semester_id = ? and demand.ended_at is null group by demand.course_id`),
);

/** The number of students who ask for each course, and of graduating students among them, by course id. */
export const countDemand = (db: Db, semesterId: number) =>
  new Map(
    countsQuery(db)
      .all(semesterId)
      .map(({ courseId, ...counts }) => [courseId, counts]),
  );

type AnswerRow = { courseId: number; at: number; number: string | null; en: string | null; ar: string | null };

const answersQuery = preparedPerDb((db) =>
  db.$client.prepare<[number], AnswerRow>(`
    select answer.course_id courseId, answer.at, section.number, answer.text_en en, answer.text_ar ar
    from demand_answer answer left join section on section.id = answer.section_id where answer.semester_id = ?`),
);

/** The answers of the departments, by course id. */
export const listAnswers = (db: Db, semesterId: number): Map<number, Schema<'DemandAnswer'>> =>
  new Map(
    answersQuery(db)
      .all(semesterId)
      .map(({ courseId, at, number, en, ar }) => [
        courseId,
        { at: toIso(at), number, text: en !== null && ar !== null ? { en, ar } : null },
      ]),
  );
