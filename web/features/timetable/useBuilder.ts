import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { chosenIn, textOfChosen, type ChosenCourse } from './chosen.ts';
import type { Lock, Problem, Wish } from './solver/problem.ts';
import { timetableProblem, type BlockedCourse } from './timetable-problem.ts';
import { firstWishes } from './wishes.ts';

type Period = Schema<'Period'>;
export type OfferedCourse = Schema<'OfferedCourse'>;

/** Milliseconds between two readings of the seats. */
const betweenReadings = 30_000;

export type Builder = ReturnType<typeof useBuilder>;

/** What is chosen, wished and locked, and what the server says of it. */
export function useBuilder(period: Period) {
  const [params, setParams] = useSearchParams();
  const { hash } = useLocation();
  const text = params.get('courses');
  const chosen = useMemo(() => chosenIn(text), [text]);
  const [wishes, setWishes] = useState<readonly Wish[]>(firstWishes);
  const [locks, setLocks] = useState<readonly Lock[]>([]);
  const [fullToo, setFullToo] = useState(false);
  const courseIds = chosen.flatMap((choice) => choice.courseIds);
  const { data, error, refresh } = useApi('timetableSections', { Period: period, courseIds }, { refreshEvery: betweenReadings });
  // While another course is read, the answer before lacks it.
  const known = new Set(data?.courses.map(({ course }) => course.courseId));

  const made = useMemo((): { problem: Problem; blocked: BlockedCourse[] } | null => {
    if (!data) return null;
    // A seat that is there counts more than any wish.
    const asked: Wish[] = [...(fullToo ? [{ kind: 'fullSections', level: 'preferred' } as const] : []), ...wishes.filter((wish) => wish.kind !== 'breaks' || wish.breaks.length > 0)];
    const { problem, blocked } = timetableProblem(data, { choices: chosen, locks, leftOut: [], wishes: asked });
    const choices = problem.choices.map((choice) => ({ ...choice, courses: choice.courses.filter(({ sections }) => sections.length > 0) })).filter(({ courses }) => courses.length > 0);
    const taken = new Set(choices.flatMap(({ courses }) => courses.flatMap(({ sections }) => sections.map(({ sectionId }) => sectionId))));
    // A lock on what is no longer offered says nothing.
    return { problem: { ...problem, choices, locks: locks.filter(({ sectionId }) => sectionId === undefined || taken.has(sectionId)) }, blocked };
  }, [data, chosen, wishes, locks, fullToo]);

  const setChosen = (next: readonly ChosenCourse[]): void => {
    const kept = new Set(next.flatMap((choice) => choice.courseIds));
    setLocks((before) => before.filter(({ courseId }) => kept.has(courseId)));
    setParams((now) => {
      const query = new URLSearchParams(now);
      const written = textOfChosen(next);
      if (written) query.set('courses', written);
      else query.delete('courses');
      return query;
    }, { replace: true, preventScrollReset: true });
  };

  return {
    period, hash, chosen, setChosen, wishes, setWishes, locks, setLocks, fullToo, setFullToo, data, error, refresh,
    problem: made?.problem ?? null,
    blocked: made?.blocked ?? [],
    isReading: data === undefined && error === undefined,
    courseOf: (courseId: number): OfferedCourse | undefined => data?.courses.find(({ course }) => course.courseId === courseId)?.course,
    registered: data?.registered.filter(({ status }) => status === 'registered') ?? [],
    known,
  };
}
