import type { Db } from '../../../db/db.ts';
import { untraced } from '../../refusal.ts';
import { getOfferedCourseStates, judge } from './offered-presenter.ts';
import { toCourseState } from './offered-rules.ts';
import { promote } from './registration-commands.ts';
import type { LoadedFacts } from './registration-fact-queries.ts';
import type { JudgedSection } from './registration-presenter.ts';
import { endDemand } from './seat-offers.ts';
import { loadSections, sectionIdsOfCourse } from './section-queries.ts';

/** Functions of registration for the demand area: courses that students need and cannot register in. */

/** The sections of a course in the semester, each with the reasons against registering this student in it. */
export const judgeSections = (db: Db, facts: LoadedFacts, courseId: number): JudgedSection[] =>
  untraced(() =>
    loadSections(db, sectionIdsOfCourse(db, courseId, facts.semester.id)).map((section) => judge(facts, section)),
  );

/** Returns a function that is true for a course that is neither passed nor registered and whose prerequisites are met. */
export function openCourses(db: Db, facts: LoadedFacts): (courseId: number) => boolean {
  const states = getOfferedCourseStates(db, facts);
  return (courseId) => ['next', 'open'].includes(toCourseState(courseId, states));
}

/** Ends the student's demand for a course and offers a seat that was reserved for it to the next student. */
export function takeBackDemand(db: Db, { student, semester, now, kept }: LoadedFacts, courseId: number): void {
  endDemand(db, { studentId: student.studentId, semesterId: semester.id, courseId }, now);
  for (const sectionId of kept) promote(db, sectionId, now);
}
