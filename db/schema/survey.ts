import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { enums } from '../enums.gen.ts';
import { registrations } from './registration.ts';
import { students } from './student.ts';
import { sections } from './university.ts';

/**
 * Questions of the course evaluation and of the graduate survey, in order. A `scale` question is answered from 1 to 5,
 * a `text` question in words.
 */
export const surveyQuestions = sqliteTable('survey_question', {
  id: integer().primaryKey(),
  survey: text({ enum: ['course', 'graduate'] }).notNull(),
  position: integer().notNull(),
  part: text({ enum: enums.SurveyPart }).notNull(),
  kind: text({ enum: ['scale', 'text'] }).notNull(),
  textEn: text().notNull(),
  textAr: text().notNull(),
});

/** The registrations for which the student has sent the course evaluation. The answers are stored separately. */
export const surveysDone = sqliteTable('survey_done', {
  registrationId: integer()
    .primaryKey()
    .references(() => registrations.id, { onDelete: 'cascade' }),
  at: integer().notNull(),
});

/**
 * Answers of course evaluations, one row for each question. `sheet` is a random number shared by the answers of one
 * evaluation. There is no student and no time, so that an evaluation cannot be traced to the student.
 */
export const surveyAnswers = sqliteTable(
  'survey_answer',
  {
    sheet: text().notNull(),
    sectionId: integer()
      .notNull()
      .references(() => sections.id),
    questionId: integer()
      .notNull()
      .references(() => surveyQuestions.id),
    value: integer(),
    text: text(),
  },
  (t) => [primaryKey({ columns: [t.sheet, t.questionId] }), index('survey_answer_section').on(t.sectionId)],
);

/**
 * The students who have sent the graduate survey. `at` is the start of the day, so that the answers cannot be traced by
 * their time. The answers are stored separately.
 */
export const graduateSurveysDone = sqliteTable('graduate_survey_done', {
  studentId: integer()
    .primaryKey()
    .references(() => students.id),
  at: integer().notNull(),
});

/** Answers of graduate surveys, as anonymous as those of course evaluations. */
export const graduateSurveyAnswers = sqliteTable(
  'graduate_survey_answer',
  {
    sheet: text().notNull(),
    questionId: integer()
      .notNull()
      .references(() => surveyQuestions.id),
    value: integer(),
    text: text(),
  },
  (t) => [primaryKey({ columns: [t.sheet, t.questionId] })],
);
