import {
  standingAfter,
  type AcademicStatus,
  type StandingChange,
  type StandingFacts,
} from '../../academic-record/grading-rules.ts';

/** How the standing of a student follows from one settled semester to the next. Pure. Averages in hundredths. */

/** What a semester is settled from; `chanceSemesters` are those left of a chance that a case study has granted. */
export type AcademicStanding = { status: AcademicStatus; warnings: number; chanceSemesters: number };

export type SemesterFacts = Pick<StandingFacts, 'regular' | 'studied' | 'cgpa' | 'planPassed'>;

/** A semester that has been settled, and what it was settled from; null where nobody has kept that. */
export type Settled = { began: AcademicStanding | null; facts: SemesterFacts };

export type Settlement = AcademicStanding & Pick<StandingChange, 'event'>;

/**
 * The standing after one semester. Of a chance a regular semester less is left, and nothing where the average is high
 * enough.
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

/** What a case study is about. */
const hasGround = ({ status, warnings }: AcademicStanding): boolean => status === 'dismissed' || warnings > 0;

/** Who has left by an own decision stays away, whatever the grades say. */
const leftAlone = (status: AcademicStatus): boolean => status === 'withdrawn' || status === 'admissionCanceled';

/**
 * Brings what happened after a settlement (`then`) to a settlement that comes out otherwise. A chance without its
 * ground is given back.
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

/** The standing after these semesters, one after the other; what each was settled from counts where it is known. */
function replayed(semesters: readonly Settled[], first: AcademicStanding, warningCgpa: number): Settlement[] {
  const after: Settlement[] = [];
  for (const { began, facts } of semesters)
    after.push(settleSemester(began ?? after.at(-1) ?? first, facts, warningCgpa));
  return after;
}

/** From nothing: how a student stands who has studied so, and whom no case study has helped. */
export const settledFromScratch = (semesters: readonly SemesterFacts[], warningCgpa: number): Settlement =>
  replayed(
    semesters.map((facts) => ({ began: null, facts })),
    { status: 'active', warnings: 0, chanceSemesters: 0 },
    warningCgpa,
  ).at(-1) ?? { status: 'active', warnings: 0, chanceSemesters: 0, event: null };

/**
 * What the first of these semesters was settled from, where nobody has kept it: what leads to the next standing that is
 * known. The one from scratch goes before others that lead there as well.
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
 * The standing once grades or the plan are otherwise: `began` is what each semester is settled from now, `returned` how
 * many chances lost their ground.
 */
export type SettledAnew = { standing: AcademicStanding; began: AcademicStanding[]; returned: number };

/**
 * Settles semesters once more, the changed one first. `anew` are their facts as they are now, `present` the standing as
 * it is. Without a change it returns what is there.
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
