import type { Db } from '../../../db/db.ts';
import { enums } from '../../../db/enums.gen.ts';
import type { RequestDetails } from '../../../db/schema/request.ts';
import { getLimit } from '../../limits.ts';
import { once } from '../../once.ts';
import { semesterFor } from '../agenda/agenda-queries.ts';
import { outsideAgenda } from '../agenda/agenda-rules.ts';
import type { RequestContext } from '../request/request-kind.ts';
import { findEnrolment, type Student } from '../../academic-record/student-queries.ts';
import {
  findCertificate,
  getEntryCourses,
  listOffers,
  listPreferences,
  listTransfers,
  findWindow,
  type TransferCourse,
} from './transfer-queries.ts';
import {
  kindOfTransfer,
  kindsFrom,
  programmeRefusals,
  type Applicant,
  type Offer,
  type TransferFacts,
  type TransferKind,
  type TransferLimits,
  type Wish,
} from './transfer-rules.ts';
import type { Refusal } from '../../refusal.ts';

export type Entered = { order: number; collegeId: number; programmeId: number };

/** A ranking as one text field with the order, college and programme of each entry, such as "1:4:18 2:4:20". */
export const rankingText = (preferences: readonly Entered[]): string =>
  preferences.map(({ order, collegeId, programmeId }) => `${order}:${collegeId}:${programmeId}`).join(' ');

export function toRanking({ preferences }: RequestDetails): Entered[] {
  if (typeof preferences !== 'string') return [];
  return preferences
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [order = 0, collegeId = 0, programmeId = 0] = part.split(':').map(Number);
      return { order, collegeId, programmeId };
    });
}

export const findTransferKind = ({ kind }: RequestDetails): TransferKind | null =>
  enums.TransferKind.find((one) => one === kind) ?? null;

export const getTransferLimits = (db: Db): TransferLimits => ({
  minimumHours: getLimit(db, 'transferMinimumHours'),
  maximumHours: getLimit(db, 'transferMaximumHours'),
  transfers: getLimit(db, 'transfers'),
  preferences: getLimit(db, 'transferPreferences'),
});

export function getApplicant(db: Db, student: Student, now: number): Applicant {
  const { studentId, status, degreeClass, programmeId, collegeId, earnedHours, cgpa } = student;
  const made = listTransfers(db, studentId);
  return {
    status,
    degreeClass,
    programmeId,
    collegeId,
    cgpa,
    hours: earnedHours,
    enrolled: findEnrolment(db, studentId, semesterFor(db, now).id)?.status === 'enrolled',
    certificate: findCertificate(db, studentId),
    transfers: made.length,
    firstMajorId: made[0]?.fromProgrammeId ?? null,
  };
}

export const listMissing = (entry: readonly TransferCourse[] = []): string[] =>
  entry.flatMap(({ code, passed }) => (passed ? [] : [code]));

/** True if the programme would accept the student by any kind of transfer. */
const takes = (applicant: Applicant, offer: Offer, missing: readonly string[]): boolean => {
  const kind = kindOfTransfer(applicant, offer);
  return (
    kind !== null &&
    kindsFrom(applicant.degreeClass).includes(kind) &&
    programmeRefusals(applicant, offer, missing).length === 0
  );
};

/** `roundAt`, `until` and `closed` belong to the request's own semester. Reading only these loads no programmes. */
export type KnownFacts = TransferFacts & { roundAt: number | null; until: number | null; closed: Refusal[] };

/** The facts of a transfer, computed lazily. Callers with many students pass `offers` to load the programmes once. */
export function transferFacts(
  db: Db,
  { student, details, request }: RequestContext,
  now: number,
  offers = once(() => listOffers(db)),
): KnownFacts {
  const applicant = once(() => getApplicant(db, student, now));
  const entries = once(() => getEntryCourses(db, student.studentId));
  const wishes = once(() =>
    toRanking(details).map((entered): Wish => ({
      ...entered,
      offer: offers().find(({ programmeId }) => programmeId === entered.programmeId) ?? null,
      missing: listMissing(entries().get(entered.programmeId)),
    })),
  );
  const accepted = once(() =>
    offers().some((offer) => takes(applicant(), offer, listMissing(entries().get(offer.programmeId)))),
  );
  const semesterId = request?.semesterId ?? semesterFor(db, now).id;
  const confirm = findWindow(db, 'transferConfirm', semesterId);
  const given = request !== null && listPreferences(db, request.id).some(({ outcome }) => outcome === 'given');
  return {
    get applicant() {
      return applicant();
    },
    get wishes() {
      return wishes();
    },
    get accepted() {
      return accepted();
    },
    limits: getTransferLimits(db),
    placed: given,
    kind: findTransferKind(details),
    roundAt: findWindow(db, 'transferRound', semesterId)?.opensAt ?? null,
    until: confirm?.closesAt ?? null,
    closed: outsideAgenda(
      confirm ? [{ function: 'transferConfirm', ...confirm }] : [],
      ['transferConfirm'],
      now,
      'transfer.confirmClosed',
    ),
  };
}
