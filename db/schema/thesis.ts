import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { requests } from './request.ts';
import { students } from './student.ts';
import { instructors, programmes } from './university.ts';

/** Who supervises theses: the field, how many at a time, and how many there are now, which triggers count. */
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
 * Topics of theses: proposed ones that offices look at, those being written, and those of the past. Of what was written
 * before the university kept requests there is no student. The `search` columns are the words of the titles, by which
 * the full-text index `thesis_title` finds them.
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
    /** Current: it is on the record and takes a place. Ended: given up with the studies. */
    status: text({ enum: ['proposed', 'current', 'completed', 'ended'] }).notNull(),
    /** Since when it has this status. */
    since: integer().notNull(),
    /** The research plan that was approved for it. */
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
