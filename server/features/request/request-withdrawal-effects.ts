import type { Db } from '../../../db/db.ts';
import { codeAndName, type Consequence } from '../../consequence.ts';
import { getText } from '../../http/messages.ts';
import type { StudyEnd } from '../../academic-record/study-end.ts';
import { dispatch } from './request-commands.ts';
import type { RequestKind } from './request-kind.ts';
import { requestsOfStudent } from './request-queries.ts';
import { kindByName } from './request-registry.ts';
import { hasEnded } from './request-states.ts';

/**
 * Kinds of requests that stay open after a withdrawal: refunds of the student's money and, if the student stays at the
 * university, appeals about earlier grades.
 */
const outlives: Readonly<Record<StudyEnd['scope'], ReadonlySet<RequestKind>>> = {
  semester: new Set(['refund', 'appeal']),
  university: new Set(['refund']),
};

/**
 * Cancels the open requests of the semesters that the student leaves, or all of them if the student leaves the
 * university. Drafts stay. Skips the kind of the request that made the student leave: there is no other open request of
 * that kind.
 */
export function endRequests(
  db: Db,
  { student: { studentId }, scope, kind: own, semesters, by }: StudyEnd,
  now: number,
): Consequence[] {
  const left = new Set(semesters.map(({ semester }) => semester.id));
  const ended = requestsOfStudent(db, studentId).flatMap((request): Consequence[] => {
    const { kind, status, semesterId, referenceNumber } = request;
    if (
      kind === own ||
      status === 'draft' ||
      hasEnded(status) ||
      outlives[scope].has(kind) ||
      (scope === 'semester' && !left.has(semesterId))
    )
      return [];
    dispatch(db, kindByName(db, kind), request, { name: 'end', status: 'canceled', actor: by, note: '' }, now);
    return [
      {
        name: 'requestEnded',
        what: codeAndName(referenceNumber, getText('request', `kinds.${kind}`)),
      },
    ];
  });
  return ended.length ? [{ name: 'requestsEnd', params: { count: ended.length }, parts: ended }] : [];
}
