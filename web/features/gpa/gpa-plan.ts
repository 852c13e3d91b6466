import type { Schema } from '../../api/operations.ts';
import { basePath } from '../../api/settings.ts';

export type GpaBasis = Schema<'GpaBasis'>;

/** A course without a registration: a new one with the given hours, or a repeat of a past course. */
export type ExtraCourse = { key: number; courseId: number | null; creditHours: number; grade: string | null };

/**
 * The student's inputs. `expected`: the grades by course id. `target` is in hundredths, `hours` are the credit hours in
 * which to reach it; if one of the two is null, the page uses its own suggestion for it.
 */
export type GpaPlan = {
  expected: Record<string, string>;
  extra: ExtraCourse[];
  target: number | null;
  hours: number | null;
};

export const emptyPlan: GpaPlan = { expected: {}, extra: [], target: null, hours: null };

export const isEmptyPlan = ({ expected, extra, target, hours }: GpaPlan): boolean =>
  Object.keys(expected).length === 0 && extra.length === 0 && target === null && hours === null;

/** The maximum number of added courses. */
export const mostExtra = 12;
/** The maximum of the credit hours in which to reach a target; no study plan has as many. */
export const mostHours = 200;
export const extraHours = [1, 2, 3, 4, 5, 6] as const;

const whole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validates a stored plan against the current data: courses, grades and figures that no longer exist are dropped. */
export function readablePlan(
  kept: unknown,
  { current, attempts, grades }: Pick<GpaBasis, 'current' | 'attempts' | 'grades'>,
): GpaPlan {
  if (!isObject(kept)) return emptyPlan;
  const known = new Set(grades.filter(({ points }) => points !== null).map(({ grade }) => grade));
  const isGrade = (grade: unknown): grade is string => typeof grade === 'string' && known.has(grade);
  const registered = new Set(current.map(({ courseId }) => courseId));
  const taken = new Map(attempts.map((attempt) => [attempt.courseId, attempt.creditHours]));
  const keys = new Set<number>();
  const repeated = new Set<number>();
  const extra = (Array.isArray(kept.extra) ? (kept.extra as unknown[]) : []).flatMap((one): ExtraCourse[] => {
    if (!isObject(one) || !whole(one.key, 1, Number.MAX_SAFE_INTEGER) || keys.has(one.key)) return [];
    const grade = isGrade(one.grade) ? one.grade : null;
    keys.add(one.key);
    if (one.courseId === null)
      return whole(one.creditHours, extraHours[0], extraHours.length)
        ? [{ key: one.key, courseId: null, creditHours: one.creditHours, grade }]
        : [];
    const creditHours = typeof one.courseId === 'number' ? taken.get(one.courseId) : undefined;
    if (creditHours === undefined || registered.has(one.courseId as number) || repeated.has(one.courseId as number))
      return [];
    repeated.add(one.courseId as number);
    return [{ key: one.key, courseId: one.courseId as number, creditHours, grade }];
  });
  return {
    expected: Object.fromEntries(
      Object.entries(isObject(kept.expected) ? kept.expected : {}).filter(
        (entry): entry is [string, string] => registered.has(Number(entry[0])) && isGrade(entry[1]),
      ),
    ),
    extra: extra.slice(0, mostExtra),
    target: whole(kept.target, 1, 400) ? kept.target : null,
    hours: whole(kept.hours, 1, mostHours) ? kept.hours : null,
  };
}

/** The localStorage key of this record's plan. */
const storageKey = (record: string): string => `${basePath() === '/' ? '' : basePath()}gpaSimulator ${record}`;

export function readPlan(record: string, basis: GpaBasis): GpaPlan {
  try {
    return readablePlan(JSON.parse(localStorage.getItem(storageKey(record)) ?? 'null'), basis);
  } catch {
    return emptyPlan;
  }
}

export function saveGpaPlan(record: string, plan: GpaPlan): void {
  if (isEmptyPlan(plan)) localStorage.removeItem(storageKey(record));
  else localStorage.setItem(storageKey(record), JSON.stringify(plan));
}
