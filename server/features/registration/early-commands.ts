import { preparedPerDb, type Db } from '../../../db/db.ts';
import { registrationLog } from '../../../db/schema/registration.ts';
import { chargeSemester } from '../fees/semester-charge-queries.ts';
import { sendToInbox, type InboxTemplate } from '../inbox/inbox-queries.ts';
import { endEntry, promote } from './registration-commands.ts';
import { earlyRemovals, type EarlyReason, type EarlyRow } from './early-rules.ts';
import { deleteRegistration } from './registration-removal-queries.ts';
import { getRequirements } from './section-queries.ts';

type Semester = { id: number; academicYear: number; term: number; en: string; ar: string; startsOn: string };
type Row = {
  registrationId: number;
  studentId: number;
  courseId: number;
  sectionId: number;
  code: string;
  money: number;
  enrolled: number;
};

const rowQuery = preparedPerDb((db) =>
  db.$client.prepare<[number], Row>(`
    select row.id registrationId, row.student_id studentId, row.course_id courseId, row.section_id sectionId, course.code, row.paid + row.used_from_balance money,
      exists (select 1 from student_semester kept where kept.student_id = row.student_id and kept.semester_id = row.semester_id and kept.status = 'enrolled') and student.status in ('active', 'frozen') enrolled
    from registration row join course on course.id = row.course_id join student on student.id = row.student_id
    where row.semester_id = ? and row.status = 'registered' order by row.student_id, row.id`),
);

const passedQuery = preparedPerDb((db) =>
  db.$client.prepare<
    { studentId: number; semesterId: number },
    { courseId: number; repeatable: number; justPassed: number }
  >(`
    select done.course_id courseId, min(grade.repeatable) repeatable, max(done.semester_id = @semesterId) justPassed
    from course_grade done join grade on grade.grade = done.grade where done.student_id = @studentId and grade.passes = 1 group by done.course_id`),
);

/** The semester's waiting list entries of students who have left the university, so are neither active nor frozen. */
const strandedQuery = preparedPerDb((db) =>
  db.$client.prepare<[number], { id: number; studentId: number; sectionId: number }>(`
    select entry.id, entry.student_id studentId, entry.section_id sectionId from waiting_entry entry join student on student.id = entry.student_id
    where entry.semester_id = ? and entry.status = 'waiting' and student.status not in ('active', 'frozen') order by entry.id`),
);

const templates: Record<EarlyReason, InboxTemplate> = {
  notEnrolled: 'earlyNotEnrolled',
  passed: 'earlyPassed',
  prerequisite: 'earlyPrerequisite',
  corequisite: 'earlyCorequisite',
};

/**
 * Confirms early registrations once the grades of the semester before are stored, and adds the charges of the semester.
 * Registrations that are not possible are deleted first: their payments are credited to the balance, and a message
 * gives the reason. Free seats are given to waiting students. Runs in the caller's transaction.
 */
export function settleEarlyRegistrations(db: Db, gradedId: number, semester: Semester, at: number): void {
  const name = { en: semester.en, ar: semester.ar };
  const byStudent = new Map<number, Row[]>();
  for (const row of rowQuery(db).all(semester.id))
    byStudent.set(row.studentId, [...(byStudent.get(row.studentId) ?? []), row]);
  const requirements = new Map<number, Pick<EarlyRow, 'prerequisites' | 'corequisites'>>();
  const requirementsFor = (courseId: number) => {
    let found = requirements.get(courseId);
    if (!found) requirements.set(courseId, (found = getRequirements(db, courseId)));
    return found;
  };
  const freed = new Set<number>();
  for (const [studentId, rows] of byStudent) {
    const grades = new Map(
      passedQuery(db)
        .all({ studentId, semesterId: gradedId })
        .map(({ courseId, repeatable, justPassed }) => [
          courseId,
          { passes: true, repeatable: repeatable === 1, justPassed: justPassed === 1 },
        ]),
    );
    const removals = earlyRemovals({
      enrolled: rows[0]?.enrolled === 1,
      grades,
      rows: rows.map((row) => ({ ...row, ...requirementsFor(row.courseId) })),
    });
    for (const { registrationId, code, reason } of removals) {
      const row = rows.find((one) => one.registrationId === registrationId)!;
      deleteRegistration(db, { ...row, semesterId: semester.id }, 'early', at);
      sendToInbox(db, studentId, at, templates[reason], { course: code, semester: name });
      freed.add(row.sectionId);
    }
    const returned = removals.reduce(
      (sum, { registrationId }) => sum + (rows.find((one) => one.registrationId === registrationId)?.money ?? 0),
      0,
    );
    if (returned > 0) sendToInbox(db, studentId, at, 'earlyMoneyReturned', { semester: name, fils: returned });
    if (removals.length === rows.length) continue;
    chargeSemester(db, studentId, semester, at);
    sendToInbox(db, studentId, at, 'earlyConfirmed', { semester: name, count: rows.length - removals.length });
  }
  for (const { id, studentId, sectionId } of strandedQuery(db).all(semester.id)) {
    endEntry(db, id, 'left', at, { by: 'registration' });
    db.insert(registrationLog)
      .values({ studentId, semesterId: semester.id, at, action: 'leave', sectionId, by: 'registrar' })
      .run();
  }
  for (const sectionId of freed) promote(db, sectionId, at);
}
