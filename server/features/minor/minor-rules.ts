import type { DegreeClass } from '../../../db/schema/university.ts';
import type { Enum } from '../../../db/enums.gen.ts';
import { noRefusals, refuse, type Rule } from '../../refusal.ts';
import { lastingRefusals, statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/** Rules for minors and specializations. Pure; server/pipeline/gate.ts checks the agenda and the working days. */

export type MinorKind = Enum<'MinorKind'>;
export type MinorStanding = { status: AcademicStatus; degreeClass: DegreeClass };

/**
 * The requirements of a minor. The CGPA is in hundredths; `programmeId` is the major of a specialization, null for a
 * minor.
 */
export type MinorAsks = {
  kind: MinorKind;
  departmentId: number;
  programmeId: number | null;
  minimumHours: number;
  minimumCgpa: number;
};

/**
 * `missing` lists the codes of required courses not passed yet. `held` is the name of the already declared minor or
 * specialization of this kind, or null.
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

/** The rules that do not depend on the chosen minor. */
export const minorEligibilityRules = [mayDeclare, bachelor] as const;

/** True if a minor belongs to another department than the student's, or a specialization to the student's own major. */
export const isForMajor = (
  minor: MinorAsks,
  { departmentId, programmeId }: { departmentId: number; programmeId: number },
): boolean => (minor.kind === 'minor' ? minor.departmentId !== departmentId : minor.programmeId === programmeId);

const known: Rule<MinorFacts> = ({ minor }) => (minor ? noRefusals : refuse('minor.notFound'));

const rightMajor: Rule<MinorFacts> = ({ minor, ...student }) =>
  !minor || isForMajor(minor, student) ? noRefusals : refuse('minor.otherMajor', { context: minor.kind });

const oneOfAKind: Rule<MinorFacts> = ({ minor, held }) =>
  minor && held ? refuse('minor.held', { context: minor.kind, programme: held }) : noRefusals;

/** A request lapses if the student has left, changed the programme or declared another minor of this kind since. */
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

/** A student without a CGPA has not reached the minimum. */
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

export const minorRules = [known, rightMajor, oneOfAKind, enoughHours, enoughCgpa, coursesPassed] as const;

/**
 * The distance to a minor, for sorting; 0 if nothing is missing. A missing course counts as much as 100 missing credit
 * hours or 1.00 of CGPA (`cgpa` is in hundredths), because each course may take a semester.
 */
export const distance = ({ courses, hours, cgpa }: { courses: number; hours: number; cgpa: number }): number =>
  courses * 100 + hours + cgpa;
