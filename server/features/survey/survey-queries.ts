import { randomInt, randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { registrations } from '../../../db/schema/registration.ts';
import { graduateSurveysDone, surveyQuestions, surveysDone } from '../../../db/schema/survey.ts';
import { courses, instructors, sections } from '../../../db/schema/university.ts';
import { toDate, toStartOfDay } from '../../clock/clock.ts';
import type { SurveyAnswer } from './survey-rules.ts';

const surveyQuery = preparedPerDb((db) =>
  db
    .select({
      id: registrations.id,
      sectionId: registrations.sectionId,
      code: courses.code,
      nameEn: courses.nameEn,
      nameAr: courses.nameAr,
      number: sections.number,
      instructorEn: instructors.nameEn,
      instructorAr: instructors.nameAr,
      doneAt: surveysDone.at,
    })
    .from(registrations)
    .innerJoin(sections, eq(sections.id, registrations.sectionId))
    .innerJoin(courses, eq(courses.id, registrations.courseId))
    .innerJoin(instructors, eq(instructors.id, sections.instructorId))
    .leftJoin(surveysDone, eq(surveysDone.registrationId, registrations.id))
    .where(
      and(
        eq(registrations.studentId, sql.placeholder('studentId')),
        eq(registrations.semesterId, sql.placeholder('semesterId')),
        eq(registrations.status, 'registered'),
      ),
    )
    .orderBy(asc(courses.code))
    .prepare(),
);

export type SurveyRow = ReturnType<typeof listSurveys>[number];

/** A student's courses to evaluate in a semester: all registered ones, evaluated or not, without withdrawn ones. */
export const listSurveys = (db: Db, studentId: number, semesterId: number) =>
  surveyQuery(db).all({ studentId, semesterId });

/** The number of a semester's courses that the student has not evaluated. */
export const openSurveys = (db: Db, studentId: number, semesterId: number): number =>
  listSurveys(db, studentId, semesterId).filter(({ doneAt }) => doneAt === null).length;

const questionQuery = preparedPerDb((db) =>
  db
    .select()
    .from(surveyQuestions)
    .where(eq(surveyQuestions.survey, sql.placeholder('survey')))
    .orderBy(asc(surveyQuestions.position))
    .prepare(),
);

/** The questions of a form in order, numbered from 1. */
export const questionsOfForm = (db: Db, survey: 'course' | 'graduate' = 'course') =>
  questionQuery(db)
    .all({ survey })
    .map(({ position, ...question }) => ({ ...question, number: position }));

const doneInsert = preparedPerDb((db) =>
  db
    .insert(surveysDone)
    .values({ registrationId: sql.placeholder('registrationId'), at: sql.placeholder('at') })
    .prepare(),
);

const answerInsert = preparedPerDb((db) => {
  // The rowid is random. Sequential ids could be matched with the days on which students answered.
  const insert = db.$client.prepare(
    'insert into survey_answer (rowid, sheet, section_id, question_id, value, text) values (?, ?, ?, ?, ?, ?)',
  );
  return { run: (...values: unknown[]) => insert.run(...values) };
});

const largestNumber = 2 ** 48 - 1;

/**
 * Stores an evaluation anonymously, in the caller's transaction. One row says on which day the registration was
 * evaluated; the answers have random ids and no link to it.
 */
export function insertSurveyAnswers(
  db: Db,
  { id, sectionId }: Pick<SurveyRow, 'id' | 'sectionId'>,
  answers: readonly SurveyAnswer[],
  now: number,
): void {
  doneInsert(db).run({ registrationId: id, at: toStartOfDay(toDate(now)) });
  const sheet = randomUUID();
  for (const { question, value, text } of answers)
    answerInsert(db).run(randomInt(largestNumber), sheet, sectionId, question, value, text?.trim() || null);
}

const graduateQuery = preparedPerDb((db) =>
  db
    .select({ at: graduateSurveysDone.at })
    .from(graduateSurveysDone)
    .where(eq(graduateSurveysDone.studentId, sql.placeholder('studentId')))
    .prepare(),
);

/** The start of the day on which a student answered the graduate survey; null if not yet. */
export const graduateSurveyDoneAt = (db: Db, studentId: number): number | null =>
  graduateQuery(db).get({ studentId })?.at ?? null;

const graduateInsert = preparedPerDb((db) => {
  const insert = db.$client.prepare(
    'insert into graduate_survey_answer (rowid, sheet, question_id, value, text) values (?, ?, ?, ?, ?)',
  );
  return { run: (...values: unknown[]) => insert.run(...values) };
});

/** Stores a graduate survey anonymously, like a course evaluation. Runs in the caller's transaction. */
export function insertGraduateSurvey(db: Db, studentId: number, answers: readonly SurveyAnswer[], now: number): void {
  db.insert(graduateSurveysDone)
    .values({ studentId, at: toStartOfDay(toDate(now)) })
    .run();
  const sheet = randomUUID();
  for (const { question, value, text } of answers)
    graduateInsert(db).run(randomInt(largestNumber), sheet, question, value, text?.trim() || null);
}
