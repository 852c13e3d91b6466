import type { Db } from '../../../db/db.ts';
import { day } from '../../../locales/durations.ts';
import { isolate } from '../../../locales/i18n.ts';
import { toStartOfDay } from '../../clock.ts';
import type { Consequence } from '../../consequence.ts';
import { getText, textWith } from '../../http/messages.ts';
import { semesterWithId } from '../agenda/agenda-queries.ts';
import { dispatch, explained } from './request-commands.ts';
import { noteInBoth, type Kind, type RequestRow } from './request-kind.ts';
import { getRequestContext } from './request-plan.ts';
import { isGraded, requestById, undecidedRequests } from './request-queries.ts';
import { kindByName } from './request-registry.ts';
import { hasEnded } from './request-states.ts';

/** Requests that nobody has decided, and that can come to nothing any more: each ends by the rules, with the reason. */

/** The midnight that ends a semester. */
export const semesterEnd = (db: Db, semesterId: number): number =>
  toStartOfDay(semesterWithId(db, semesterId).endsOn) + day;

/** Why nothing can come of a request any more, in words for its history; null where something can. */
function findLapse(db: Db, kind: Kind, request: RequestRow, now: number): string | null {
  const { id, name: semester } = semesterWithId(db, request.semesterId);
  if (kind.ofSemester && now >= semesterEnd(db, id))
    return noteInBoth(textWith('request', 'lapses.semesterOver', { semester }));
  if (kind.ofSemester && isGraded(db, request)) return noteInBoth(textWith('request', 'lapses.graded', { semester }));
  const refusals = kind.lapseRefusals(db, getRequestContext(db, request), now);
  return refusals.length ? explained(refusals) : null;
}

/** Ends every such request, of one student or of all, and tells which. */
export function endLapsed(db: Db, now: number, studentId?: number): Consequence[] {
  const ended = undecidedRequests(db, studentId).flatMap(({ id }): Consequence[] => {
    // An earlier one may have ended it.
    const request = requestById(db, id);
    const kind = kindByName(db, request.kind);
    const note = hasEnded(request.status) ? null : findLapse(db, kind, request, now);
    if (note === null) return [];
    dispatch(db, kind, request, { name: 'end', status: 'expired', actor: 'rules', note }, 'rules', now);
    return [
      {
        name: 'requestEnded',
        params: { kind: getText('request', `kinds.${kind.name}`), reference: isolate(request.referenceNumber) },
      },
    ];
  });
  return ended.length ? [{ name: 'requestsLapse', params: { count: ended.length }, parts: ended }] : [];
}
