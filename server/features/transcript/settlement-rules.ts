import {
  standingAfter,
  type AcademicStatus,
  type StandingChange,
  type StandingFacts,
} from '../../academic-record/grading-rules.ts';

/**
 * Computes a student's standing after each graded semester from the standing before it. Pure. Averages are in
 * hundredths.
 */

/**
 * The academic standing before a semester. `chanceSemesters` is the number of semesters left to raise the average,
 * granted by a case study.
 */
export type AcademicStanding = { status: AcademicStatus; warnings: number; chanceSemesters: number };

export type SemesterFacts = Pick<StandingFacts, 'regular' | 'studied' | 'cgpa' | 'planPassed'>;

/** A graded semester. `began` is the stored standing before the semester; null if none is stored. */
export type Settled = { began: AcademicStanding | null; facts: SemesterFacts };

export type Settlement = AcademicStanding & Pick<StandingChange, 'event'>;

/**
 * The standing after one semester. A regular semester uses up one chance semester. A sufficient average, or a status
 * other than active, then ends the chance.
 */
export function settleSemester(
  { status, warnings, chanceSemesters }: AcademicStanding,
  facts: SemesterFacts,
  warningCgpa: number,
): Settlement {
  const after = standingAfter({
    ...facts,
    status,
    warnings,
    onChance: chanceSemesters > 0,
    awayTwice: false,
    warningCgpa,
  });
  const lasts = after.status === 'active' && (facts.cgpa ?? 0) < warningCgpa;
  const left = !facts.regular || chanceSemesters === 0 ? chanceSemesters : lasts ? chanceSemesters - 1 : 0;
  return { ...after, chanceSemesters: left };
}

const same = (one: AcademicStanding, other: AcademicStanding): boolean =>
  one.status === other.status && one.warnings === other.warnings && one.chanceSemesters === other.chanceSemesters;

/** True if a student has a reason for a case study: a dismissal or a warning. */
const hasGround = ({ status, warnings }: AcademicStanding): boolean => status === 'dismissed' || warnings > 0;

/** True if the student left by choice. New grades do not change such a status. */
const leftAlone = (status: AcademicStatus): boolean => status === 'withdrawn' || status === 'admissionCanceled';

/**
 * Repeats later changes of a standing on the recomputed standing `anew`, such as a chance that was granted. The
 * changes are the difference between `settled`, which was computed from the earlier grades, and `then`, which was
 * stored later. A chance whose reason no longer exists is returned.
 */
function carried(
  settled: AcademicStanding,
  then: AcademicStanding,
  anew: AcademicStanding,
): AcademicStanding & { returned: boolean } {
  if (same(settled, anew)) return { ...then, returned: false };
  const granted = then.chanceSemesters > settled.chanceSemesters;
  const returned = granted && hasGround(settled) && !hasGround(anew);
  const moved = then.status !== settled.status && !leftAlone(then.status);
  const ended = anew.status === 'graduated' || (anew.status === 'dismissed' && settled.status !== 'dismissed');
  const stays = leftAlone(then.status) || (moved && !ended && !(granted && anew.status !== 'dismissed'));
  return {
    status: stays ? then.status : anew.status,
    warnings: anew.warnings,
    chanceSemesters: returned ? 0 : granted ? then.chanceSemesters : anew.chanceSemesters,
    returned,
  };
}

/**
 * The standing after each of these semesters in order. A stored standing before a semester takes precedence over the
 * computed one.
 */
function replayed(semesters: readonly Settled[], first: AcademicStanding, warningCgpa: number): Settlement[] {
  const after: Settlement[] = [];
  for (const { began, facts } of semesters)
    after.push(settleSemester(began ?? after.at(-1) ?? first, facts, warningCgpa));
  return after;
}

/** The standing after these semesters for a new student without any case study. */
export const settledFromScratch = (semesters: readonly SemesterFacts[], warningCgpa: number): Settlement =>
  replayed(
    semesters.map((facts) => ({ began: null, facts })),
    { status: 'active', warnings: 0, chanceSemesters: 0 },
    warningCgpa,
  ).at(-1) ?? { status: 'active', warnings: 0, chanceSemesters: 0, event: null };

/**
 * The standing before the first semester. If it was not stored, possible standings are tried: the first that leads to
 * the next stored standing (to the present standing if none is stored), or else the first that leads to the same number
 * of warnings. `scratch` is the standing before these semesters, computed without stored standings; its number of
 * warnings is tried first.
 */
export function beganFrom(
  semesters: readonly Settled[],
  present: AcademicStanding,
  scratch: AcademicStanding,
  warningCgpa: number,
): AcademicStanding {
  const [first] = semesters;
  if (first?.began) return first.began;
  const known = semesters.findIndex(({ began }) => began !== null);
  const between = known < 0 ? semesters : semesters.slice(0, known);
  const target = semesters[known]?.began ?? present;
  const status = present.status === 'frozen' ? ('frozen' as const) : ('active' as const);
  const counts = [0, 1, 2];
  const candidates = [scratch.warnings, ...counts].flatMap((warnings) =>
    counts.map((chanceSemesters) => ({ status, warnings, chanceSemesters })),
  );
  const leads = (candidate: AcademicStanding, exactly: boolean): boolean => {
    const after = replayed(between, candidate, warningCgpa).at(-1);
    return after !== undefined && after.warnings === target.warnings && (!exactly || same(after, target));
  };
  return (
    candidates.find((candidate) => leads(candidate, true)) ??
    candidates.find((candidate) => leads(candidate, false)) ?? { ...scratch, status }
  );
}

/**
 * The standing after the semesters were computed again. `began` is the standing before each semester; `returned` is the
 * number of chances whose reason no longer exists.
 */
export type SettledAnew = { standing: AcademicStanding; began: AcademicStanding[]; returned: number };

/**
 * Computes the standing of semesters again, starting with the changed one. `anew` holds their current facts, `present`
 * the current standing. Without a change, the result equals the present standing.
 */
export function settledAnew(
  semesters: readonly Settled[],
  anew: readonly SemesterFacts[],
  present: AcademicStanding,
  first: AcademicStanding,
  warningCgpa: number,
): SettledAnew {
  const before = replayed(semesters, first, warningCgpa);
  const began: AcademicStanding[] = [];
  let returned = 0;
  let after: AcademicStanding | null = null;
  const goOn = (index: number, then: AcademicStanding): AcademicStanding => {
    const settled = before[index - 1];
    if (!settled || !after) return then;
    const { returned: lost, ...standing } = carried(settled, then, after);
    returned += Number(lost);
    return standing;
  };
  anew.forEach((facts, index) => {
    const start = goOn(index, semesters[index]?.began ?? before[index - 1] ?? first);
    began.push(start);
    after = settleSemester(start, facts, warningCgpa);
  });
  const { status, warnings, chanceSemesters } = goOn(anew.length, present);
  return { standing: { status, warnings, chanceSemesters }, began, returned };
}
