import { searchText, subTopicKey } from '../locales/title-words.ts';
import { deadline } from '../server/features/request/request-deadline.ts';
import { bahrain, currentSemester, holidays } from './university/calendar.ts';
import { programmes } from './university/programmes.ts';
import { instructorsPerDepartment } from './university/sections.ts';
import { supervisors } from './university/thesis.ts';
import type { Writer } from './writer.ts';

/**
 * A persona's thesis topic: on the record, or returned by its supervisor. `supervisor` is the number within the
 * department, from 1.
 */
export interface ThesisSeed {
  state: 'current' | 'returned';
  supervisor: number;
  on: string;
  titleEn: string | null;
  titleAr: string | null;
  subTopic: string;
  note?: string;
}
export type StudentThesis = ThesisSeed & { studentId: number; programmeId: number };

/** Writes the supervisors, the theses they supervise, and the topics of personas. */
export function writeTheses(
  writer: Writer,
  departmentIds: ReadonlyMap<string, number>,
  own: readonly StudentThesis[],
): void {
  const supervisor = writer.insert('supervisor', 'instructor_id field_en field_ar places');
  const topic = writer.insert(
    'thesis_topic',
    'request_id student_id supervisor_id programme_id title_en title_ar sub_topic status since search_en search_ar search_sub_topic',
  );
  type Topic = Pick<ThesisSeed, 'titleEn' | 'titleAr' | 'subTopic'> & {
    supervisorId: number;
    programmeId: number;
    status: string;
    since: number;
    requestId?: number;
    studentId?: number;
  };
  const add = ({ titleEn, titleAr, subTopic, ...about }: Topic): void =>
    void topic.run(
      about.requestId ?? null,
      about.studentId ?? null,
      about.supervisorId,
      about.programmeId,
      titleEn,
      titleAr,
      subTopic,
      about.status,
      about.since,
      searchText(titleEn),
      searchText(titleAr),
      subTopicKey(subTopic),
    );
  const named = new Map<string, number[]>();
  for (const { department, places, fieldEn, fieldAr, topics } of supervisors) {
    const others = named.get(department) ?? [];
    const id = ((departmentIds.get(department) ?? 0) - 1) * instructorsPerDepartment + others.length + 1;
    named.set(department, [...others, id]);
    supervisor.run(id, fieldEn, fieldAr, places);
    const programmeId =
      programmes.findIndex((one) => one.department === department && one.degreeClass === 'master') + 1;
    for (const { year, ...one } of topics)
      add({ ...one, supervisorId: id, programmeId, since: bahrain(`${year}-05-17`, 600) });
  }
  for (const { studentId, programmeId, state, supervisor: number, on, note = '', ...one } of own) {
    const id = named.get(programmes[programmeId - 1]?.department ?? '')?.[number - 1];
    if (id === undefined) throw new Error(`no supervisor ${number} for programme ${programmeId}`);
    const about = { ...one, studentId, supervisorId: id, programmeId };
    if (state === 'current') add({ ...about, status: 'current', since: bahrain(on, 600) });
    else {
      const requestId = writeReturned(writer, studentId, id, { on, note, ...one });
      add({ ...about, status: 'proposed', since: bahrain(on, 540), requestId });
    }
  }
}

/**
 * Working days: for an office to decide, as in `thesis-kind.ts`, and for the student to send a returned request again,
 * as in `request-life.ts`.
 */
const days = 5;
const daysToResend = 10;
const returnedFields = ['titleEn', 'titleAr', 'subTopic', 'summary'];

/** Writes a topic request sent in the morning and returned at noon. */
function writeReturned(
  writer: Writer,
  studentId: number,
  holderId: number,
  {
    on,
    titleEn,
    titleAr,
    subTopic,
    note,
  }: Pick<ThesisSeed, 'on' | 'titleEn' | 'titleAr' | 'subTopic'> & { note: string },
): number {
  const off = new Set(holidays.map(({ date }) => date));
  const [sent, returned] = [bahrain(on, 540), bahrain(on, 720)];
  const { lastInsertRowid } = writer
    .insert(
      'request',
      'reference_number kind student_id semester_id status version saved_at sent_at expires_at details',
    )
    .run(
      `THS-${on.slice(0, 4)}-000001`,
      'thesisTopic',
      studentId,
      currentSemester,
      'returned',
      2,
      sent,
      sent,
      deadline(returned, daysToResend, off) + 1000,
      JSON.stringify({ supervisor: holderId, titleEn, titleAr, subTopic, summary: null }),
    );
  const requestId = Number(lastInsertRowid);
  const event = writer.insert('request_event', 'request_id at actor verb status note fields');
  event.run(requestId, sent, 'student', 'sent', 'sent', '', '[]');
  event.run(requestId, returned, 'supervisor', 'returned', 'returned', note, JSON.stringify(returnedFields));
  writer
    .insert('request_task', 'request_id step office holder_id since due_at status outcome note version')
    .run(requestId, 0, 'supervisor', holderId, sent, deadline(sent, days, off), 'closed', 'returned', note, 1);
  return requestId;
}
