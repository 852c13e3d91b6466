import type { Db } from '../../../db/db.ts';
import { getText } from '../../http/messages.ts';
import { once } from '../../once.ts';
import { collectRefusals, type Refusal } from '../../refusal.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { dispatch, explained } from '../request/request-commands.ts';
import { noteInBoth, type Kind, type RequestRow } from '../request/request-kind.ts';
import { getRequestContext } from '../request/request-plan.ts';
import { requestById } from '../request/request-queries.ts';
import { listMissing, transferFacts } from './transfer-facts.ts';
import {
  clearGiven,
  getEntryCourses,
  saveCutoffs,
  saveOutcome,
  saveResult,
  listOffers,
  listPreferences,
  seatsLeft,
  type OfferRow,
  type Preference,
} from './transfer-queries.ts';
import { allocateSeats, wishesKept, type Candidate } from './transfer-round.ts';
import { programmeRefusals, transferStandingRules, type Applicant } from './transfer-rules.ts';

/** Rounds that allocate seats for transfers. Each runs in the transaction of its job. */

/** The index of the step `secondRound` among the steps of a transfer request (`route` in `transfer-kind.ts`). */
export const secondRound = 2;

type Entrant = { request: RequestRow; applicant: Applicant; preferences: Preference[]; refusals: Refusal[] };

function getEntrant(db: Db, request: RequestRow, now: number, offers: () => OfferRow[]): Entrant {
  const facts = transferFacts(db, getRequestContext(db, request), now, offers);
  return {
    request,
    applicant: facts.applicant,
    preferences: listPreferences(db, request.id),
    refusals: collectRefusals(transferStandingRules, facts),
  };
}

/**
 * The ids of the ranked programmes (wishes) that a round considers for a request, without unqualified ones. The first
 * round checks the requirements again and stores the unqualified ones. In the second round, a student with a seat keeps
 * that wish and, with `upgrade`, those above it.
 */
function wishesIn(
  db: Db,
  { request, applicant, preferences }: Entrant,
  pass: number,
  offers: readonly OfferRow[],
): number[] {
  const open = preferences.filter(({ outcome }) => outcome !== 'unqualified');
  if (pass === 2)
    return [
      ...wishesKept(
        open.map(({ programmeId }) => programmeId),
        open.find(({ outcome }) => outcome === 'given')?.programmeId ?? null,
        request.details.upgrade !== false,
      ),
    ];
  const entries = getEntryCourses(db, request.studentId);
  return open.flatMap(({ programmeId }) => {
    const offer = offers.find((one) => one.programmeId === programmeId);
    if (offer && programmeRefusals(applicant, offer, listMissing(entries.get(programmeId))).length === 0)
      return [programmeId];
    saveOutcome(db, request.id, programmeId, 'unqualified');
    return [];
  });
}

/** Refuses a request whose student no longer qualifies, frees its seat and notes the reason. */
function refuseEntrant(db: Db, kind: Kind, { request, preferences, refusals }: Entrant, now: number): void {
  clearGiven(db, request.id, 'ended');
  for (const { programmeId, outcome } of preferences)
    if (outcome === 'waiting') saveOutcome(db, request.id, programmeId, 'unqualified');
  dispatch(db, kind, request, { name: 'allocated', given: false, note: explained(refusals) }, now);
}

/** Decides one round for all its waiting requests of one semester. */
function decideOne(db: Db, kind: Kind, waiting: readonly RequestRow[], pass: 1 | 2, now: number): void {
  const [{ semesterId } = { semesterId: 0 }] = waiting;
  const offers = once(() => listOffers(db));
  const entrants = waiting.map((request) => getEntrant(db, request, now, offers));
  const fit = entrants.filter(({ refusals }) => refusals.length === 0);
  for (const entrant of entrants) if (entrant.refusals.length) refuseEntrant(db, kind, entrant, now);
  const seats = seatsLeft(db, semesterId, now, new Set(waiting.map(({ id }) => id)));
  const candidates = fit.map((entrant): Candidate => ({
    id: entrant.request.id,
    cgpa: entrant.applicant.cgpa,
    hours: entrant.applicant.hours,
    sentAt: entrant.request.sentAt ?? 0,
    wishes: wishesIn(db, entrant, pass, offers()),
  }));
  const results = allocateSeats(candidates, seats);
  for (const { id } of candidates) clearGiven(db, id, 'full');
  for (const result of results) saveResult(db, result, pass);
  for (const { request, preferences } of fit) {
    const given = results.find(({ id, outcome }) => id === request.id && outcome === 'given');
    const name = preferences.find(({ programmeId }) => programmeId === given?.programmeId)?.name;
    if (name) {
      // A seat of the first round needs no message here, because the student is asked to confirm it. A seat of the
      // second round gets a message only if it changed.
      const before = preferences.find(({ outcome }) => outcome === 'given')?.programmeId;
      if (pass === 2 && before !== given?.programmeId)
        sendToInbox(db, request.studentId, now, 'transferPlaced', {
          reference: request.referenceNumber,
          programme: name,
        });
      dispatch(db, kind, requestById(db, request.id), { name: 'allocated', given: true, note: noteInBoth(name) }, now);
    } else if (pass === 1) {
      dispatch(db, kind, requestById(db, request.id), { name: 'forward', note: '' }, now);
      sendToInbox(db, request.studentId, now, 'transferWaits', { reference: request.referenceNumber });
    } else
      dispatch(
        db,
        kind,
        requestById(db, request.id),
        { name: 'allocated', given: false, note: noteInBoth(getText('transfer', 'notes.noSeat')) },
        now,
      );
  }
  saveCutoffs(db, semesterId, now);
}

const isFirst = ({ step }: RequestRow): boolean => step < secondRound;

/** True if the request waits for a second round that is due. */
const isDue = ({ status, step, executeAt }: RequestRow, now: number): boolean =>
  status === 'sent' && step === secondRound && executeAt !== null && executeAt <= now;

/**
 * Decides all due requests of each semester, first rounds before second ones. If confirmations are already closed, the
 * second round follows immediately.
 */
export function decideTransfers(db: Db, kind: Kind, waiting: readonly RequestRow[], now: number): void {
  for (const semesterId of new Set(waiting.map((request) => request.semesterId))) {
    const of = waiting.filter((request) => request.semesterId === semesterId);
    const first = of.filter(isFirst);
    if (first.length) decideOne(db, kind, first, 1, now);
    const second = [
      ...of.filter((request) => !isFirst(request)),
      ...first.map(({ id }) => requestById(db, id)).filter((request) => isDue(request, now)),
    ];
    if (second.length) decideOne(db, kind, second, 2, now);
  }
}
