import type { DegreeClass } from '../../../db/schema/university.ts';
import type { Enum } from '../../../db/enums.gen.ts';
import { noRefusals, refuse, type Rule } from '../../refusal.ts';
import { lastingRefusals, statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/** Minors and specializations. Pure; the agenda and the working days are held to by the gate of the call. */

export type MinorKind = Enum<'MinorKind'>;
export type MinorStanding = { status: AcademicStatus; degreeClass: DegreeClass };

/** What one asks. CGPA in hundredths; `programmeId` is the major a specialization belongs to. */
export type MinorAsks = {
  kind: MinorKind;
  departmentId: number;
  programmeId: number | null;
  minimumHours: number;
  minimumCgpa: number;
};

/**
 * `missing` are the codes of what has to be passed before and is not; `held` what of this kind was declared already.
 */
export type MinorFacts = MinorStanding & {
  minor: MinorAsks | null;
  departmentId: number;
  programmeId: number;
  hours: number;
  cgpa: number | null;
  missing: readonly string[];
  held: { en: string; ar: string } | null;
};

const mayDeclare: Rule<MinorStanding> = ({ status }) => statusRefusals('minor', status);

const bachelor: Rule<MinorStanding> = ({ degreeClass }) =>
  degreeClass === 'bachelor' ? noRefusals : refuse('minor.otherMajor', { context: 'degree' });

/** Why nothing can be declared, whatever is chosen. */
export const minorEligibilityRules = [mayDeclare, bachelor] as const;

/**
 * Whose major a minor or specialization is for: no minor in one's own department, no specialization of another major.
 */
export const isForMajor = (
  minor: MinorAsks,
  { departmentId, programmeId }: { departmentId: number; programmeId: number },
): boolean => (minor.kind === 'minor' ? minor.departmentId !== departmentId : minor.programmeId === programmeId);

const known: Rule<MinorFacts> = ({ minor }) => (minor ? noRefusals : refuse('minor.notFound'));

const rightMajor: Rule<MinorFacts> = ({ minor, ...student }) =>
  !minor || isForMajor(minor, student) ? noRefusals : refuse('minor.otherMajor', { context: minor.kind });

const oneOfAKind: Rule<MinorFacts> = ({ minor, held }) =>
  minor && held ? refuse('minor.held', { context: minor.kind, programme: held }) : noRefusals;

/** Another programme than it was asked in, or another minor since, leaves nothing to decide. */
export const minorLapseRules = [
  ({ status }: MinorFacts) => lastingRefusals('minor', status),
  bachelor,
  rightMajor,
  oneOfAKind,
] as const;

const enoughHours: Rule<MinorFacts> = ({ minor, hours }) =>
  !minor || hours >= minor.minimumHours
    ? noRefusals
    : refuse('minor.hours', { count: minor.minimumHours - hours, needed: String(minor.minimumHours) });

export const points = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Whoever has no CGPA yet has not reached any. */
const enoughCgpa: Rule<MinorFacts> = ({ minor, cgpa }) =>
  !minor || (cgpa ?? 0) >= minor.minimumCgpa
    ? noRefusals
    : refuse('minor.cgpa', {
        needed: points(minor.minimumCgpa),
        ...(cgpa === null ? { context: 'none' } : { cgpa: points(cgpa) }),
      });

const coursesPassed: Rule<MinorFacts> = ({ minor, missing }) =>
  !minor || missing.length === 0
    ? noRefusals
    : refuse('minor.courses', { count: missing.length, missing: missing.join(' / ') });

/** Every reason against the one that was chosen. */
export const minorRules = [known, rightMajor, oneOfAKind, enoughHours, enoughCgpa, coursesPassed] as const;

/** How far one is: 0 where nothing is missing. Courses weigh most: they take a semester each at worst. */
export const distance = ({ courses, hours, cgpa }: { courses: number; hours: number; cgpa: number }): number =>
  courses * 100 + hours + cgpa;
