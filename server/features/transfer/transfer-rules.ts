import type { Enum } from '../../../db/enums.gen.ts';
import type { DegreeClass } from '../../../db/schema/university.ts';
import type { Text } from '../../../locales/i18n.ts';
import { noRefusals, refuse, collectRefusals, type Refusal, type Rule } from '../../refusal.ts';
import { lastingRefusals, statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/** Rules for a transfer to another programme. Pure. server/pipeline/gate.ts checks agenda and working days. */

export type TransferKind = Enum<'TransferKind'>;
export type CertificateTrack = Enum<'CertificateTrack'>;

/**
 * A programme that accepts transfers, with its requirements. CGPA is in hundredths; a null `track` means any secondary
 * certificate.
 */
export type Offer = {
  programmeId: number;
  collegeId: number;
  name: Text;
  minimumCgpa: number;
  track: CertificateTrack | null;
};

/**
 * `transfers` is the number of earlier transfers. `certificate` is the track of the secondary certificate, or null
 * without one.
 */
export type Applicant = {
  status: AcademicStatus;
  degreeClass: DegreeClass;
  enrolled: boolean;
  programmeId: number;
  collegeId: number;
  hours: number;
  cgpa: number | null;
  certificate: CertificateTrack | null;
  transfers: number;
  firstMajorId: number | null;
};
export type TransferLimits = { minimumHours: number; maximumHours: number; transfers: number; preferences: number };

/**
 * `accepted` is true if some programme would accept the student. `placed` is true if a round allocated a seat; hours
 * passed later do not revoke it.
 */
export type TransferStanding = { applicant: Applicant; limits: TransferLimits; accepted: boolean; placed: boolean };

/**
 * One programme of the ranking; `offer` is null if it accepts no transfers. `missing` are the codes of required courses
 * not yet passed.
 */
export type Wish = {
  order: number;
  collegeId: number;
  programmeId: number;
  offer: Offer | null;
  missing: readonly string[];
};
export type TransferFacts = TransferStanding & { kind: TransferKind | null; wishes: readonly Wish[] };

const kinds: Record<DegreeClass, readonly TransferKind[]> = {
  bachelor: ['collegeToCollege', 'internal'],
  associateDiploma: ['diplomaToBachelor'],
  master: [],
  phd: [],
};

/** The kinds of transfer possible from a degree. */
export const kindsFrom = (degreeClass: DegreeClass): readonly TransferKind[] => kinds[degreeClass];

const fromDiploma = ({ degreeClass }: Applicant): boolean => degreeClass === 'associateDiploma';
/**
 * True if the diploma is completed. The student's status is then `graduated`, which does not block a transfer to a
 * bachelor programme.
 */
const completed = (applicant: Applicant): boolean => fromDiploma(applicant) && applicant.status === 'graduated';

const mayTransfer: Rule<TransferStanding> = ({ applicant }) =>
  completed(applicant) || applicant.status === 'inactive' ? noRefusals : statusRefusals('transfer', applicant.status);

/**
 * Refuses inactive students, and active students who are not enrolled. Diploma students need no enrolment, because they
 * complete the diploma first. `mayTransfer` refuses other statuses.
 */
const enrolledNow: Rule<TransferStanding> = ({ applicant }) => {
  if (applicant.status === 'inactive') return refuse('MSG-000056');
  return fromDiploma(applicant) || applicant.enrolled || applicant.status !== 'active'
    ? noRefusals
    : refuse('MSG-000056');
};

const qualified: Rule<TransferStanding> = ({ applicant }) => {
  if (applicant.status === 'active' && fromDiploma(applicant)) return refuse('MSG-000054', { context: 'diploma' });
  return applicant.degreeClass === 'bachelor' && applicant.certificate === null ? refuse('MSG-000054') : noRefusals;
};

/**
 * Limits the passed hours of bachelor students. Too few give no basis for a decision; too many leave too little to
 * study.
 */
const hoursWithin: Rule<TransferStanding> = ({ applicant: { degreeClass, hours }, limits, placed }) => {
  if (degreeClass !== 'bachelor' || placed) return noRefusals;
  if (hours < limits.minimumHours)
    return refuse('transfer.hours', { hours, limit: limits.minimumHours, context: 'below' });
  return hours > limits.maximumHours
    ? refuse('transfer.hours', { hours, limit: limits.maximumHours, context: 'above' })
    : noRefusals;
};

const notTooOften: Rule<TransferStanding> = ({ applicant: { transfers }, limits }) =>
  transfers < limits.transfers ? noRefusals : refuse('transfer.tooOften', { count: limits.transfers });

export const applicantRules = [mayTransfer, enrolledNow, qualified, hoursWithin, notTooOften] as const;

/** A request lapses if the student has left or graduated. A completed diploma does not end it. */
export const transferLapseRules = [
  ({ applicant }: TransferStanding) =>
    completed(applicant) ? noRefusals : lastingRefusals('transfer', applicant.status),
] as const;

/**
 * Refuses a student whom no programme would accept, but only if no other rule refuses, because the other refusals
 * already explain it.
 */
const someFaculty: Rule<TransferStanding> = (standing) =>
  standing.accepted || standing.placed || collectRefusals(applicantRules, standing).length
    ? noRefusals
    : refuse('MSG-000053');

/** The rules for any transfer, independent of the ranking. */
export const transferStandingRules = [...applicantRules, someFaculty] as const;

const points = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The kind of transfer from a student's programme to another; null if there is none. */
export function kindOfTransfer(
  { degreeClass, programmeId, collegeId }: Pick<Applicant, 'degreeClass' | 'programmeId' | 'collegeId'>,
  offer: Pick<Offer, 'programmeId' | 'collegeId'>,
): TransferKind | null {
  if (degreeClass === 'associateDiploma') return 'diplomaToBachelor';
  if (degreeClass !== 'bachelor' || offer.programmeId === programmeId) return null;
  return offer.collegeId === collegeId ? 'internal' : 'collegeToCollege';
}

type Looked = { applicant: Applicant; offer: Offer; missing: readonly string[] };

const notFirstMajor: Rule<Looked> = ({ applicant: { firstMajorId }, offer }) =>
  offer.programmeId === firstMajorId ? refuse('transfer.firstMajor', { programme: offer.name }) : noRefusals;

/** A missing CGPA counts as 0. */
const enoughCgpa: Rule<Looked> = ({ applicant: { cgpa }, offer: { minimumCgpa, name } }) =>
  (cgpa ?? 0) >= minimumCgpa
    ? noRefusals
    : refuse('transfer.cgpa', {
        programme: name,
        needed: points(minimumCgpa),
        ...(cgpa === null ? { context: 'none' } : { cgpa: points(cgpa) }),
      });

/** A diploma replaces the secondary certificate. */
const rightTrack: Rule<Looked> = ({ applicant, offer: { track, name } }) =>
  track === null || fromDiploma(applicant) || applicant.certificate === track
    ? noRefusals
    : refuse('transfer.track', { programme: name, context: track });

const coursesPassed: Rule<Looked> = ({ offer, missing }) =>
  missing.length === 0
    ? noRefusals
    : refuse('transfer.courses', { programme: offer.name, count: missing.length, missing: missing.join(' / ') });

const criteria = [notFirstMajor, enoughCgpa, rightTrack, coursesPassed] as const;

/** The reasons why a programme would not accept the student. */
export const programmeRefusals = (applicant: Applicant, offer: Offer, missing: readonly string[]): Refusal[] =>
  collectRefusals(criteria, { applicant, offer, missing });

const rightKind: Rule<TransferFacts> = ({ kind, applicant }) =>
  kind !== null && kindsFrom(applicant.degreeClass).includes(kind)
    ? noRefusals
    : refuse('transfer.otherKind', { context: 'degree' });

const someWish: Rule<TransferFacts> = ({ wishes }) =>
  wishes.length ? noRefusals : refuse('transfer.noProgram', {}, 'preferences');

const notTooMany: Rule<TransferFacts> = ({ wishes, limits }) =>
  wishes.length <= limits.preferences
    ? noRefusals
    : refuse('MSG-000058', { maximum: limits.preferences }, 'preferences');

/** Requires consecutive order numbers from 1. */
const inOrder: Rule<TransferFacts> = ({ wishes }) =>
  wishes.every(({ order }, index) => order === index + 1)
    ? noRefusals
    : refuse('transfer.order', { count: wishes.length }, 'preferences');

const noneTwice: Rule<TransferFacts> = ({ wishes }) => {
  const seen = new Set<number>();
  const twice = wishes.find(({ programmeId }) => seen.size === seen.add(programmeId).size);
  return twice
    ? refuse('transfer.duplicateProgram', twice.offer ? { programme: twice.offer.name } : {}, 'preferences')
    : noRefusals;
};

const once = (wishes: readonly Wish[]): Wish[] =>
  wishes.filter(({ programmeId }, index) => wishes.findIndex((one) => one.programmeId === programmeId) === index);

const allKnown: Rule<TransferFacts> = ({ wishes }) =>
  wishes.every(({ offer }) => offer) ? noRefusals : refuse('transfer.notFound');

const facultyFirst: Rule<TransferFacts> = ({ wishes }) => {
  const wrong = wishes.find(({ offer, collegeId }) => offer && offer.collegeId !== collegeId);
  return wrong?.offer ? refuse('transfer.facultyFirst', { programme: wrong.offer.name }, 'preferences') : noRefusals;
};

const ofTheKind: Rule<TransferFacts> = ({ wishes, kind, applicant }) => {
  const wrong = once(wishes).find(({ offer }) => offer && kindOfTransfer(applicant, offer) !== kind);
  return kind && wrong?.offer && kindsFrom(applicant.degreeClass).includes(kind)
    ? refuse('transfer.otherKind', { programme: wrong.offer.name, context: kind }, 'preferences')
    : noRefusals;
};

const acceptedByAll: Rule<TransferFacts> = ({ wishes, applicant }) =>
  once(wishes)
    .flatMap(({ offer, missing }) => (offer ? programmeRefusals(applicant, offer, missing) : noRefusals))
    .map((refusal) => ({ ...refusal, Field: 'preferences' }));

export const transferRules = [
  rightKind,
  someWish,
  notTooMany,
  inOrder,
  noneTwice,
  allKnown,
  facultyFirst,
  ofTheKind,
  acceptedByAll,
] as const;
