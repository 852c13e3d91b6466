import type { Db } from '../../../db/db.ts';
import { listGradeRows, type GradeRow } from '../../academic-record/plan-queries.ts';
import { findEnrolment, getStudyLoad, type Student, type StudyLoad } from '../../academic-record/student-queries.ts';
import { withReadSnapshot } from '../../catalogue/catalogue-cache.ts';
import type { Semester, Semesters } from '../../catalogue/semesters.ts';
import { getLimit } from '../../limits.ts';
import { semestersAt, studentAgenda, type AgendaWindow } from '../agenda/agenda-queries.ts';
import { listOpenPermits } from './permit-queries.ts';
import {
  withOwnSeat,
  type Period,
  type Permit,
  type RegistrationRow,
  type WaitingPlace,
} from './registration-facts.ts';
import {
  getGrades,
  listRegistrations,
  listSeatOffers,
  registeredCourseIds,
  waitingPlaces,
} from './registration-queries.ts';
import { waitingHistories } from './waiting-history-queries.ts';
import type { WaitingHistory } from './waiting-history-rules.ts';

/**
 * The facts of the registration rules, and the functions that load them. The types are plain values, so that rules may
 * import them.
 */

/** The facts about a student in a semester that do not depend on courses. */
export type StandingFacts = {
  now: number;
  period: Period;
  semester: Semester;
  student: Pick<
    Student,
    'status' | 'orientation' | 'recentlyEnrolled' | 'btc' | 'gender' | 'collegeId' | 'degreeClass' | 'language'
  >;
  enrolled: boolean;
  /**
   * True if the registration department registers the student; the rules about online registration then do not apply.
   */
  byOffice?: boolean;
  agenda: AgendaWindow[];
  load: StudyLoad;
};

export type LoadedStanding = Omit<StandingFacts, 'student'> & {
  student: Student;
  semesters: Semesters;
  studentSemesterId: number | null;
};

/** The facts about the student in the current or next semester that do not depend on courses. */
export function standingFacts(db: Db, student: Student, now: number, period: Period): LoadedStanding {
  const semesters = semestersAt(db, now);
  const semester = period === 'early' ? semesters.next : semesters.current;
  const enrolment = findEnrolment(db, student.studentId, semester.id);
  return {
    now,
    period,
    semesters,
    semester,
    student,
    studentSemesterId: enrolment?.id ?? null,
    enrolled: enrolment?.status === 'enrolled',
    agenda: studentAgenda(db, student, semesters),
    load: getStudyLoad(db, student, semester.term === 3),
  };
}

export type RegistrationFacts = StandingFacts & {
  /** The best result of each graded course, with whether it passes and may be repeated. */
  grades: Map<number, { grade: string; passes: boolean; repeatable: boolean }>;
  /** Courses taken now, which early registration assumes to be passed; empty if `period` is `current`. */
  inProgress: ReadonlySet<number>;
  /** In the section of each, a seat that an offer or a permit reserves for the student counts as free. */
  registrations: RegistrationRow[];
  /** The waiting list places by section id. */
  waiting: ReadonlyMap<number, WaitingPlace>;
  /** The student's permits (approved exceptions) that have not expired. */
  permits: readonly Permit[];
  /** The credit hours above the maximum load that permits may allow in all. */
  extraHours: number;
  /** Ids of the sections in which an offered seat is reserved for the student. */
  kept: ReadonlySet<number>;
  /**
   * Waiting list history of an earlier semester, by course id. Courses that had too few waiting list places have none.
   */
  histories: ReadonlyMap<number, WaitingHistory>;
  /** The codes of the confirmations that the student has given. */
  confirmed: ReadonlySet<string>;
};

export type LoadedFacts = Omit<RegistrationFacts, 'student'> & {
  student: Student;
  semesters: Semesters;
  gradeRows: GradeRow[];
};

/** All facts of the registration rules about this student in the current or the next semester. */
export const registrationFacts = (
  db: Db,
  student: Student,
  now: number,
  period: Period,
  confirmed: Iterable<string> = [],
): LoadedFacts =>
  withReadSnapshot(db, () => {
    const standing = standingFacts(db, student, now, period);
    const { semester, semesters } = standing;
    const gradeRows = listGradeRows(db, student.studentId);
    const permits = listOpenPermits(db, student.studentId, semester.id, now);
    const kept = new Set(listSeatOffers(db, student.studentId, semester.id, now).map(({ sectionId }) => sectionId));
    return {
      ...standing,
      gradeRows,
      grades: getGrades(db, student.studentId, gradeRows),
      inProgress: new Set(period === 'early' ? registeredCourseIds(db, student.studentId, semesters.current.id) : []),
      registrations: listRegistrations(db, student.studentId, semester.id).map((row) => ({
        ...row,
        section: withOwnSeat({ kept, permits }, row.section),
      })),
      waiting: waitingPlaces(db, student.studentId, semester.id),
      permits,
      extraHours: getLimit(db, student.graduating ? 'overrideHoursGraduating' : 'overrideHours'),
      kept,
      histories: waitingHistories(db, semesters.current.id),
      confirmed: new Set(confirmed),
    };
  });
