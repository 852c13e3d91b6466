import type { Db } from '../../../db/db.ts';
import { day } from '../../../locales/durations.ts';
import { toStartOfDay } from '../../clock/clock.ts';
import { codeAndName, type Consequence } from '../../consequence.ts';
import { getText, textWith } from '../../http/messages.ts';
import { semesterWithId } from '../agenda/agenda-queries.ts';
import { dispatch, explained } from './request-commands.ts';
import { noteInBoth, type Kind, type RequestRow } from './request-kind.ts';
import { getRequestContext } from './request-plan.ts';
import { isGraded, requestById, undecidedRequests } from './request-queries.ts';
import { kindByName } from './request-registry.ts';
import { hasEnded } from './request-states.ts';

/** Undecided requests whose approval has become impossible. The rules end each of them and give the reason. */

/** The midnight at the end of a semester. */
export const semesterEnd = (db: Db, semesterId: number): number =>
  toStartOfDay(semesterWithId(db, semesterId).endsOn) + day;

/** The reason why a request can no longer be approved, as a note for its history; null if it still can. */
function findLapse(db: Db, kind: Kind, request: RequestRow, now: number): string | null {
  const { id, name: semester } = semesterWithId(db, request.semesterId);
  if (kind.ofSemester && now >= semesterEnd(db, id))
    return noteInBoth(textWith('request', 'lapses.semesterOver', { semester }));
  if (kind.ofSemester && isGraded(db, request)) return noteInBoth(textWith('request', 'lapses.graded', { semester }));
  const refusals = kind.lapseRefusals(db, getRequestContext(db, request), now);
  return refusals.length ? explained(refusals) : null;
}

/**
 * Ends all lapsed requests of one student, or of all students. Returns one consequence with a part for each ended
 * request; an empty list if none ended.
 */
export function endLapsed(db: Db, now: number, studentId?: number): Consequence[] {
  const ended = undecidedRequests(db, studentId).flatMap(({ id }): Consequence[] => {
    // The request is read again, because the end of an earlier one in the list may have ended it too.
    const request = requestById(db, id);
    const kind = kindByName(db, request.kind);
    const note = hasEnded(request.status) ? null : findLapse(db, kind, request, now);
    if (note === null) return [];
    dispatch(db, kind, request, { name: 'end', status: 'expired', actor: 'rules', note }, now);
    return [
      {
        name: 'requestLapsed',
        what: codeAndName(request.referenceNumber, getText('request', `kinds.${kind.name}`)),
      },
    ];
  });
  return ended.length ? [{ name: 'requestsLapse', params: { count: ended.length }, parts: ended }] : [];
}
