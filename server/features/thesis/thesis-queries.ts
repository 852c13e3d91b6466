import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { supervisors, thesisTopics } from '../../../db/schema/thesis.ts';
import { instructors, programmes } from '../../../db/schema/university.ts';
import type { Text } from '../../../locales/i18n.ts';
import { toDate } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import { requests } from '../../../db/schema/request.ts';
import {
  alikeFrom,
  likeness,
  toMatchQuery,
  searchText,
  subTopicKey,
  toTitleWords,
} from '../../../locales/title-words.ts';

const selection = {
  id: supervisors.instructorId,
  nameEn: instructors.nameEn,
  nameAr: instructors.nameAr,
  fieldEn: supervisors.fieldEn,
  fieldAr: supervisors.fieldAr,
  load: supervisors.load,
  places: supervisors.places,
  departmentId: instructors.departmentId,
};
const ofProgramme = eq(
  instructors.departmentId,
  sql`(select ${programmes.departmentId} from ${programmes} where ${programmes.id} = ${sql.placeholder('programmeId')})`,
);

const supervisorsQuery = preparedPerDb((db) =>
  db
    .select(selection)
    .from(instructors)
    .innerJoin(supervisors, eq(supervisors.instructorId, instructors.id))
    .where(ofProgramme)
    .orderBy(asc(sql`${supervisors.load} >= ${supervisors.places}`), asc(instructors.id))
    .prepare(),
);
const supervisorQuery = preparedPerDb((db) =>
  db
    .select(selection)
    .from(supervisors)
    .innerJoin(instructors, eq(instructors.id, supervisors.instructorId))
    .where(and(eq(supervisors.instructorId, sql.placeholder('id')), ofProgramme))
    .prepare(),
);

export type SupervisorRow = ReturnType<typeof supervisorsFor>[number];

/** Thesis supervisors in the department of a programme. Those who can take a further student come first. */
export const supervisorsFor = (db: Db, programmeId: number) => supervisorsQuery(db).all({ programmeId });
/** The supervisor with this id; undefined if the programme's department has no such supervisor. */
export const supervisorFor = (db: Db, programmeId: number, id: number): SupervisorRow | undefined =>
  supervisorQuery(db).get({ programmeId, id });

const nameQuery = preparedPerDb((db) =>
  db
    .select({ en: instructors.nameEn, ar: instructors.nameAr })
    .from(instructors)
    .where(eq(instructors.id, sql.placeholder('id')))
    .prepare(),
);
export const supervisorName = (db: Db, id: number): Text | undefined => nameQuery(db).get({ id });

const running = inArray(thesisTopics.status, ['proposed', 'current']);

const subTopicsQuery = preparedPerDb((db) =>
  db
    .select({ subTopic: thesisTopics.subTopic })
    .from(thesisTopics)
    .where(and(eq(thesisTopics.supervisorId, sql.placeholder('supervisorId')), running))
    .orderBy(asc(thesisTopics.id))
    .prepare(),
);

/** Sub-topics of the proposed and current topics of a supervisor, without duplicates. */
export const listSubTopics = (db: Db, supervisorId: number): string[] => [
  ...new Set(
    subTopicsQuery(db)
      .all({ supervisorId })
      .map(({ subTopic }) => subTopic),
  ),
];

const sameQuery = preparedPerDb((db) =>
  db
    .select({ studentId: thesisTopics.studentId, requestId: thesisTopics.requestId })
    .from(thesisTopics)
    .where(
      and(
        eq(thesisTopics.supervisorId, sql.placeholder('supervisorId')),
        eq(thesisTopics.searchSubTopic, sql.placeholder('subTopic')),
        running,
      ),
    )
    .prepare(),
);

/**
 * The owner of another proposed or current topic with this sub-topic and supervisor: `own` for the same student,
 * `another` for others; null if there is none.
 */
export function takenBy(
  db: Db,
  {
    supervisorId,
    subTopic,
    studentId,
    requestId,
  }: { supervisorId: number; subTopic: string; studentId: number; requestId: number | null },
): 'own' | 'another' | null {
  const found = sameQuery(db)
    .all({ supervisorId, subTopic: subTopicKey(subTopic) })
    .filter((topic) => requestId === null || topic.requestId !== requestId);
  return !found.length ? null : found.some((topic) => topic.studentId === studentId) ? 'own' : 'another';
}

const currentQuery = preparedPerDb((db) =>
  db
    .select({
      id: thesisTopics.id,
      titleEn: thesisTopics.titleEn,
      titleAr: thesisTopics.titleAr,
      subTopic: thesisTopics.subTopic,
      supervisorId: thesisTopics.supervisorId,
      since: thesisTopics.since,
      requestId: thesisTopics.requestId,
      planRequestId: thesisTopics.planRequestId,
      reference: requests.referenceNumber,
    })
    .from(thesisTopics)
    .leftJoin(requests, eq(requests.id, thesisTopics.requestId))
    .where(and(eq(thesisTopics.studentId, sql.placeholder('studentId')), eq(thesisTopics.status, 'current')))
    .orderBy(desc(thesisTopics.id))
    .prepare(),
);

export type TopicRow = NonNullable<ReturnType<typeof findTopic>>;

/** The topic with status `current`, the newest if there are several; undefined without one. */
export const findTopic = (db: Db, studentId: number) => currentQuery(db).get({ studentId });

type Entered = { titleEn: string; titleAr: string; subTopic: string; supervisorId: number };
const toColumns = ({ titleEn, titleAr, subTopic, supervisorId }: Entered) => ({
  supervisorId,
  titleEn: titleEn || null,
  titleAr: titleAr || null,
  subTopic,
  searchEn: searchText(titleEn),
  searchAr: searchText(titleAr),
  searchSubTopic: subTopicKey(subTopic),
});

/** Adds a proposed topic. Its title becomes searchable for others, and its sub-topic counts as in use. */
export const propose = (
  db: Db,
  about: { requestId: number; studentId: number; programmeId: number },
  entered: Entered,
  now: number,
): void =>
  void db
    .insert(thesisTopics)
    .values({ ...about, ...toColumns(entered), status: 'proposed', since: now })
    .run();

function change(db: Db, requestId: number, values: Partial<typeof thesisTopics.$inferInsert>): void {
  const { changes } = db
    .update(thesisTopics)
    .set(values)
    .where(and(eq(thesisTopics.requestId, requestId), eq(thesisTopics.status, 'proposed')))
    .run();
  if (changes !== 1) throw new Error(`request ${requestId} proposes no topic`);
}

/** Updates a proposed topic after its request was sent again. */
export const proposeAnew = (db: Db, requestId: number, entered: Entered): void =>
  change(db, requestId, toColumns(entered));
/**
 * Makes a proposed topic current, which takes one of the supervisor's places for students. A constraint fails if all
 * places are taken.
 */
export const saveTopic = (db: Db, requestId: number, now: number): void =>
  change(db, requestId, { status: 'current', since: now });

/** Deletes the proposed topic of a request. */
export function withdrawTopic(db: Db, requestId: number): void {
  db.delete(thesisTopics)
    .where(and(eq(thesisTopics.requestId, requestId), eq(thesisTopics.status, 'proposed')))
    .run();
}

/** Links an approved research plan to the current topic. Throws if there is no topic, or it already has a plan. */
export function savePlan(db: Db, studentId: number, requestId: number): void {
  const { changes } = db
    .update(thesisTopics)
    .set({ planRequestId: requestId })
    .where(
      and(
        eq(thesisTopics.studentId, studentId),
        eq(thesisTopics.status, 'current'),
        sql`${thesisTopics.planRequestId} is null`,
      ),
    )
    .run();
  if (changes !== 1) throw new Error(`student ${studentId} has no approved topic that still needs a research plan`);
}

/** Ends the current topic and frees the supervisor's place. Returns true if there was one. */
export const endTopic = (db: Db, studentId: number, status: 'completed' | 'ended', now: number): boolean =>
  db
    .update(thesisTopics)
    .set({ status, since: now })
    .where(and(eq(thesisTopics.studentId, studentId), eq(thesisTopics.status, 'current')))
    .run().changes > 0;

/**
 * Makes the student's last topic of the status in `ended` current again, if the supervisor can take a further student.
 * Returns true if a topic became current.
 */
export function takeUpTopic(db: Db, studentId: number, ended: 'completed' | 'ended', now: number): boolean {
  const [last] = db
    .select()
    .from(thesisTopics)
    .where(and(eq(thesisTopics.studentId, studentId), eq(thesisTopics.status, ended)))
    .orderBy(desc(thesisTopics.since), desc(thesisTopics.id))
    .limit(1)
    .all();
  const supervisor = last && db.select().from(supervisors).where(eq(supervisors.instructorId, last.supervisorId)).get();
  if (!last || !supervisor || supervisor.load >= supervisor.places) return false;
  return (
    db.update(thesisTopics).set({ status: 'current', since: now }).where(eq(thesisTopics.id, last.id)).run().changes ===
    1
  );
}

type Found = {
  titleEn: string | null;
  titleAr: string | null;
  subTopic: string;
  supervisorEn: string;
  supervisorAr: string;
  programmeEn: string;
  programmeAr: string;
  since: number;
  status: Schema<'ThesisStatus'>;
  searchEn: string;
  searchAr: string;
  markedEn: string;
  markedAr: string;
};

/** The 40 best matches of the full-text index, with matched words marked by `*`. */
const similarQuery = preparedPerDb((db) =>
  db.$client.prepare<{ match: string; studentId: number }, Found>(`
    select topic.title_en titleEn, topic.title_ar titleAr, topic.sub_topic subTopic, teacher.name_en supervisorEn, teacher.name_ar supervisorAr, programme.name_en programmeEn, programme.name_ar programmeAr,
      topic.since, topic.status, topic.search_en searchEn, topic.search_ar searchAr, highlight(thesis_title, 0, '*', '') markedEn, highlight(thesis_title, 1, '*', '') markedAr
    from thesis_title join thesis_topic topic on topic.id = thesis_title.rowid join instructor teacher on teacher.id = topic.supervisor_id join programme on programme.id = topic.programme_id
    where thesis_title match @match and (topic.student_id is null or topic.student_id <> @studentId) order by rank limit 40`),
);

const countWords = (text: string): number => (text ? text.split(' ').length : 0);
const marks = (text: string): number => text.split('*').length - 1;

const mostSimilar = 5;

/** Topics with similar titles in either language, most similar first. The student's own topics are excluded. */
export function similarTopics(
  db: Db,
  studentId: number,
  { titleEn, titleAr }: { titleEn: string; titleAr: string },
): Schema<'SimilarTopic'>[] {
  const match = toMatchQuery({ titleEn, titleAr });
  if (match === null) return [];
  const own = { en: toTitleWords(titleEn).length, ar: toTitleWords(titleAr).length };
  return similarQuery(db)
    .all({ match, studentId })
    .map(
      ({
        supervisorEn,
        supervisorAr,
        programmeEn,
        programmeAr,
        since,
        searchEn,
        searchAr,
        markedEn,
        markedAr,
        ...topic
      }) => ({
        ...topic,
        supervisor: { en: supervisorEn, ar: supervisorAr },
        programme: { en: programmeEn, ar: programmeAr },
        year: Number(toDate(since).slice(0, 4)),
        likeness: Math.max(
          likeness(marks(markedEn), own.en, countWords(searchEn)),
          likeness(marks(markedAr), own.ar, countWords(searchAr)),
        ),
      }),
    )
    .filter((topic) => topic.likeness >= alikeFrom)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, mostSimilar);
}
