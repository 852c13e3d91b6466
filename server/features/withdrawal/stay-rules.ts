import { averages, type Attempt } from '../../academic-record/gpa-average.ts';
import { findFinish, standings, type PlanFacts } from '../../academic-record/plan-rules.ts';
import { standingAfter, type StandingFacts } from '../../academic-record/grading-rules.ts';
import type { Consequence } from '../../consequence.ts';

/** Comparison of staying, dropping a course, postponing and leaving. Pure. Averages in hundredths, money in fils. */

export type Running = Pick<Attempt, 'courseId' | 'semesterId' | 'creditHours' | 'major'>;

export type Outlook = { cgpa: number | null; warnings: number; event: 'warned' | 'cleared' | 'dismissed' | null };

type Record = {
  past: readonly Attempt[];
  running: readonly Running[];
  standing: Omit<StandingFacts, 'studied' | 'cgpa' | 'planPassed' | 'awayTwice'>;
};

/**
 * Average and warnings if every running course ends with the same grade. Without running courses, the standing stays
 * the same.
 */
function ending({ past, running, standing }: Record, points: number): Outlook {
  const { cgpa } = averages([...past, ...running.map((course) => ({ ...course, points, passes: points > 0 }))]);
  const { warnings, event } = standingAfter({
    ...standing,
    studied: running.length > 0,
    cgpa,
    planPassed: false,
    awayTwice: false,
  });
  return { cgpa, warnings, event: event === 'warned' || event === 'cleared' || event === 'dismissed' ? event : null };
}

/** The worst case fails all courses; the best case has the best grade in each. */
export const outlooks = (record: Record, best: number): { worst: Outlook; best: Outlook } => ({
  worst: ending(record, 0),
  best: ending(record, best),
});

export type Plan = { facts: PlanFacts; maximumLoad: number };

/**
 * The earliest final semester if these courses are given up, in regular semesters from now: 0 is the current one, -1 if
 * only grades are missing. Null if every course of the plan is passed.
 */
export function finishWithout({ facts, maximumLoad }: Plan, given: ReadonlySet<number>): number | null {
  // Courses given up now cannot be taken again in this semester.
  const after = given.size
    ? { ...facts, now: new Set([...facts.now].filter((id) => !given.has(id))), currentOpen: false }
    : facts;
  return findFinish(after, standings(after), maximumLoad)?.earliest ?? null;
}

export type Money = { back: number; owed: number };

/** The fils returned to the balance, and the fils still owed of the earlier debt. */
export function moneyAfter(consequences: readonly Consequence[], owedBefore: number): Money {
  const sum = (...names: string[]): number =>
    consequences.reduce((total, { name, fils = 0 }) => total + (names.includes(name) ? Math.abs(fils) : 0), 0);
  return { back: sum('feesReturned', 'droppedReturned'), owed: owedBefore - sum('feesCanceled') };
}
