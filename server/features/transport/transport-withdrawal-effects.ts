import type { Db } from '../../../db/db.ts';
import type { Consequence } from '../../consequence.ts';
import { semesterFor } from '../agenda/agenda-queries.ts';
import { dispatch } from '../request/request-commands.ts';
import { requestsOfStudent } from '../request/request-queries.ts';
import type { StudyEnd } from '../../academic-record/study-end.ts';
import { transportKind } from './transport-kind.ts';
import { findLine } from './transport-queries.ts';

/**
 * Ends the bus seats and open bus requests of the semesters that the student leaves; for a student who leaves the
 * university, those of the current and later semesters. Runs in the caller's transaction.
 */
export function endTransport(
  db: Db,
  { student: { studentId }, scope, semesters }: Pick<StudyEnd, 'student' | 'scope' | 'semesters'>,
  now: number,
): Consequence[] {
  const { id: current } = semesterFor(db, now);
  const ends = (semesterId: number): boolean =>
    scope === 'university' ? semesterId >= current : semesters.some(({ semester: { id } }) => id === semesterId);
  const running = requestsOfStudent(db, studentId).filter(
    ({ kind, status, semesterId }) =>
      kind === 'transport' && (status === 'sent' || status === 'approved') && ends(semesterId),
  );
  return running.map((request) => {
    const seat = request.status === 'approved';
    dispatch(db, transportKind, request, { name: 'end', status: 'canceled', actor: 'rules', note: '' }, now);
    const line = findLine(db, Number(request.details.line ?? 0), request.semesterId)?.code ?? '';
    return { name: seat ? 'busSeatGivenUp' : 'busRequestEnded', params: { line }, own: true };
  });
}
