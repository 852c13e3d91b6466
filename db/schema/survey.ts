import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { enums } from '../enums.gen.ts';
import { registrations } from './registration.ts';
import { students } from './student.ts';
import { sections } from './university.ts';

/**
 * The questions of the course evaluation and of the graduate survey, each in its order. `scale` is answered from 1 to
 * 5, `text` in words.
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

/** Who has evaluated what: never with which answers. */
export const surveysDone = sqliteTable('survey_done', {
  registrationId: integer()
    .primaryKey()
    .references(() => registrations.id, { onDelete: 'cascade' }),
  at: integer().notNull(),
});

/** One evaluation: neither student nor instant, and a random number, so that nothing leads back to who gave it. */
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

/** Who has answered the graduate survey, with the day: never with which answers. */
export const graduateSurveysDone = sqliteTable('graduate_survey_done', {
  studentId: integer()
    .primaryKey()
    .references(() => students.id),
  at: integer().notNull(),
});

/** The graduate survey as it was answered, kept like an evaluation. */
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
