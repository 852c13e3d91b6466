import { preparedPerDb, type Db } from '../../../db/db.ts';
import { day } from '../../../locales/durations.ts';
import { Random } from '../../../seed/random.ts';
import { listMeetingChanges } from '../../catalogue/meeting-changes.ts';
import { sectionWithId } from '../../catalogue/sections.ts';
import { toStartOfDay } from '../../clock/clock.ts';
import { attendanceLimits, classCalendar, getAbsences } from '../attendance/attendance-queries.ts';
import { countClasses, heldClasses, type HeldClass } from '../attendance/attendance-rules.ts';
import { recountAverages } from '../../academic-record/gpa-change-queries.ts';
import { standingLimits } from '../../academic-record/gpa-queries.ts';
import { sendToInbox, type InboxTemplate } from '../inbox/inbox-queries.ts';
import { endTopic } from '../thesis/thesis-queries.ts';
import {
  awayInBoth,
  endChanceSemester,
  endFirstSemester,
  gradedStudents,
  insertGrade,
  listNextStudents,
  saveStanding,
  leaveAfter,
  planLeft,
  regularBefore,
  ungradedRows,
  type GradedSemester,
  type GradedStudent,
  type UngradedRow,
} from './grading-queries.ts';
import {
  expectedToGraduate,
  toGrade,
  standingAfter,
  type StandingChange,
} from '../../academic-record/grading-rules.ts';
import { saveSettlement } from './settlement-queries.ts';

/** Random numbers seeded by student, course and semester, so they are the same on every call. */
function createDraw({ studentId, courseId }: UngradedRow, semesterId: number): Parameters<typeof toGrade>[0]['draw'] {
  const luck = new Random(`grade ${studentId} ${courseId} ${semesterId}`);
  return { ability: new Random(`ability ${studentId}`).next(), luck: [luck.next(), luck.next(), luck.next()] };
}

/** The number of the classes held that a student missed without an excuse. */
function countMissed(
  db: Db,
  { id, classesEndOn }: GradedSemester,
  studentId: number,
  registrationId: number,
  classes: readonly HeldClass[],
): number {
  const absences = getAbsences(db, studentId, id, classesEndOn).get(registrationId) ?? [];
  return countClasses(classes, absences, toStartOfDay(classesEndOn) + day).absences.filter(({ excused }) => !excused)
    .length;
}

/** Returns a function that is true if absences bar a registration from its examination. */
function barredIn(db: Db, semester: GradedSemester): (row: UngradedRow) => boolean {
  const { barredAt } = attendanceLimits(db);
  const { holidays } = classCalendar(db, semester.id);
  const load = (sectionId: number) => {
    const changes = listMeetingChanges(db, sectionId);
    const slots = sectionWithId(db, sectionId)?.slots ?? [];
    return { changes, classes: heldClasses(slots, changes, semester.startsOn, semester.classesEndOn, holidays) };
  };
  const sections = new Map<number, ReturnType<typeof load>>();
  return ({ registrationId, studentId, sectionId, missed }) => {
    if (!missed) return false;
    const { changes, classes } = sections.get(sectionId) ?? load(sectionId);
    sections.set(sectionId, { changes, classes });
    const count = changes.length ? countMissed(db, semester, studentId, registrationId, classes) : missed;
    return classes.length > 0 && count * 100 >= barredAt * classes.length;
  };
}

const hasLeft = ({ studentStatus }: UngradedRow): boolean =>
  studentStatus === 'dismissed' ||
  studentStatus === 'withdrawn' ||
  studentStatus === 'graduated' ||
  studentStatus === 'admissionCanceled';

/** Generates the grade of each of these registrations. */
export function ownGrades(
  db: Db,
  semester: GradedSemester,
  rows: readonly UngradedRow[],
): { row: UngradedRow; grade: string }[] {
  const barred = barredIn(db, semester);
  return rows.map((row) => ({
    row,
    grade: toGrade({
      status: row.status,
      left: hasLeft(row),
      barred: barred(row),
      cgpa: row.cgpa,
      draw: createDraw(row, semester.id),
    }),
  }));
}

const nameOf = ({ en, ar }: GradedSemester) => ({ en, ar });
const asText = (hundredths: number | null): string => (hundredths === null ? '–' : (hundredths / 100).toFixed(2));

const templates = {
  warned: 'standingWarned',
  cleared: 'standingCleared',
  spared: 'standingSpared',
  dismissed: 'standingDismissed',
  graduated: 'graduated',
  inactive: 'becameInactive',
} satisfies Record<NonNullable<StandingChange['event']>, InboxTemplate>;

function settle(db: Db, semester: GradedSemester, student: GradedStudent, warningCgpa: number, at: number): void {
  const { studentId, status, warnings, chanceSemesters } = student;
  const { cgpa, earnedHours, semesterGpas } = recountAverages(db, studentId, semester.id);
  const { courses, hours } = planLeft(db, studentId);
  const after = standingAfter({
    status,
    warnings,
    cgpa,
    regular: semester.term !== 3,
    studied: student.studied === 1,
    planPassed: courses === 0,
    awayTwice: false,
    warningCgpa,
    onChance: chanceSemesters > 0,
  });
  saveSettlement(db, studentId, semester.id, { status, warnings, chanceSemesters });
  const figures = {
    semester: nameOf(semester),
    gpa: asText(semesterGpas.get(semester.id) ?? null),
    cgpa: asText(cgpa),
    hours: earnedHours,
  };
  sendToInbox(db, studentId, at, 'gradesIn', figures);
  saveStanding(
    db,
    studentId,
    after.warnings,
    expectedToGraduate(hours, student.degreeClass === 'master' || student.degreeClass === 'phd'),
  );
  if (after.status !== status) leaveAfter(db, studentId, semester.id, after.status, at);
  // A graduate or dismissed student no longer needs a supervisor, so the supervisor's place becomes free.
  if (after.event === 'graduated' || after.event === 'dismissed')
    endTopic(db, studentId, after.event === 'graduated' ? 'completed' : 'ended', at);
  if (!after.event) return;
  const left = Math.max(0, chanceSemesters - 1);
  const template = after.event === 'spared' && left === 0 ? 'standingSparedLast' : templates[after.event];
  sendToInbox(db, studentId, at, template, { ...figures, warnings: after.warnings, left });
}

/** The number of students of one slice, which takes about 50 ms. */
const studentsInSlice = 120;

/**
 * The semester being graded, and the id of the last student of the previous slice (`after`), so that the next slice
 * does not search from the beginning.
 */
const placeOf = preparedPerDb(() => ({ semesterId: 0, after: 0 }));

/**
 * Adds the missing grades of the next students of a semester and updates each student: averages, warnings, dismissal,
 * graduation. Returns true if no student is left. Runs in the caller's transaction.
 */
export function bringGradesIn(db: Db, semester: GradedSemester, at: number): boolean {
  const place = placeOf(db);
  const after = place.semesterId === semester.id ? place.after : 0;
  // `place` is cleared before the work, so that after a failure the next slice begins with the first student.
  Object.assign(place, { semesterId: 0, after: 0 });
  const students = listNextStudents(db, semester.id, after, studentsInSlice);
  const last = students.at(-1);
  if (last === undefined) return true;
  const range = { after, last };
  for (const {
    row: { studentId, courseId, creditHours },
    grade,
  } of ownGrades(db, semester, ungradedRows(db, semester.id, range)))
    insertGrade(db, { studentId, courseId, semesterId: semester.id, grade, creditHours });
  const { warning } = standingLimits(db);
  for (const student of gradedStudents(db, semester.id, range)) settle(db, semester, student, warning, at);
  Object.assign(place, { semesterId: semester.id, after: last });
  return students.length < studentsInSlice;
}

/**
 * Ends a semester whose grades are all in. At the end of a regular semester, students without studies in it and in the
 * regular semester before become inactive. Runs in the caller's transaction.
 */
export function endGradedSemester(db: Db, semester: GradedSemester, at: number): void {
  const { warning } = standingLimits(db);
  if (semester.term !== 3) endChanceSemester(db, semester.id, warning);
  const before = semester.term === 3 ? null : regularBefore(db, semester);
  for (const studentId of before === null ? [] : awayInBoth(db, semester.id, before)) {
    leaveAfter(db, studentId, semester.id, 'inactive', at);
    sendToInbox(db, studentId, at, templates.inactive, { semester: nameOf(semester) });
  }
  endFirstSemester(db, semester.id);
}
