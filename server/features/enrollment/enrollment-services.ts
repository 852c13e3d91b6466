import type { Db } from '../../../db/db.ts';
import type { Consequence } from '../../consequence.ts';
import { semestersAt, studentAgenda } from '../agenda/agenda-queries.ts';
import { agendaState } from '../agenda/agenda-rules.ts';
import { findEnrolment, type Student } from '../../academic-record/student-queries.ts';
import { enrol, isMade } from './enrollment-queries.ts';

/**
 * Enrols a returning student in the current semester if its registration is open or has yet to open, and in the next
 * one if the enrolments of all students in it were already created. Later enrolments follow automatically.
 */
export function enrolAgain(db: Db, student: Student, now: number): Consequence[] {
  const { current, next } = semestersAt(db, now);
  const registration = agendaState(studentAgenda(db, student, { current, next }), ['registration', 'addDrop'], now);
  // A student cannot be enrolled again in a semester that an official withdrawal has postponed.
  const left = findEnrolment(db, student.studentId, current.id)?.status === 'withdrawn';
  const mayEnter = (registration.context === 'open' || registration.context === 'upcoming') && !left;
  const open = [...(mayEnter ? [current] : []), ...(isMade(db, next.id) ? [next] : [])];
  for (const { id } of open) enrol(db, student.studentId, id);
  return [
    { name: 'activeAgain', parts: open.map(({ name }) => ({ name: 'semesterEnrolled', params: { semester: name } })) },
  ];
}
