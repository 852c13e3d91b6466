import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { requests } from './request.ts';
import { students } from './student.ts';
import { instructors, programmes } from './university.ts';

/**
 * Supervisors of theses: field, maximum number of theses at a time (`places`), and their present number (`load`), which
 * triggers count.
 */
export const supervisors = sqliteTable(
  'supervisor',
  {
    instructorId: integer()
      .primaryKey()
      .references(() => instructors.id),
    fieldEn: text().notNull(),
    fieldAr: text().notNull(),
    places: integer().notNull(),
    load: integer().notNull().default(0),
  },
  (t) => [check('supervisor_places', sql`${t.load} between 0 and ${t.places}`)],
);

/**
 * Topics of theses: proposed, current, and past ones. `studentId` is null for a thesis whose student and request are
 * not in this database. The `search` columns hold the words of the titles for the full-text index `thesis_title`.
 */
export const thesisTopics = sqliteTable(
  'thesis_topic',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    requestId: integer()
      .unique()
      .references(() => requests.id),
    studentId: integer().references(() => students.id),
    supervisorId: integer()
      .notNull()
      .references(() => supervisors.instructorId),
    programmeId: integer()
      .notNull()
      .references(() => programmes.id),
    titleEn: text(),
    titleAr: text(),
    subTopic: text().notNull(),
    /**
     * current: the thesis is on the record and takes one of the supervisor's places. ended: given up when the studies
     * ended.
     */
    status: text({ enum: ['proposed', 'current', 'completed', 'ended'] }).notNull(),
    /** The instant since which the topic has this status. */
    since: integer().notNull(),
    /** The request with its approved research plan. */
    planRequestId: integer().references(() => requests.id),
    searchEn: text().notNull(),
    searchAr: text().notNull(),
    searchSubTopic: text().notNull(),
  },
  (t) => [
    index('thesis_topic_supervisor').on(t.supervisorId, t.searchSubTopic),
    index('thesis_topic_student').on(t.studentId),
    index('thesis_topic_plan').on(t.planRequestId),
  ],
);
