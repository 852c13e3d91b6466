import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { useRecord } from '../../api/useRecord.ts';
import { draftIn, saveAsked, readAsked, wishesAsked, type Asked } from './asked.ts';
import { chosenIn, sectionsIn, textOfChosen, type ChosenCourse } from './chosen.ts';
import type { Lock, Problem, Wish } from './solver/problem.ts';
import { timetableProblem, type BlockedCourse, type StayingCourse } from './timetable-problem.ts';

type Period = Schema<'Period'>;
export type OfferedCourse = Schema<'OfferedCourse'>;

/** The number of the plan's next courses that are suggested. */
const suggested = 6;
/** The refresh interval of the seats in milliseconds. */
const betweenReadings = 30_000;

/**
 * The solver's problem, without choices that have no section and without locks on anything that is not offered. The
 * result also contains the blocked and the staying courses (see `timetableProblem`).
 */
function answerable(
  data: Schema<'TimetableSections'>,
  { chosen, locks, wishes, fullToo }: Asked,
): { problem: Problem; blocked: BlockedCourse[]; staying: StayingCourse[] } {
  const { problem, ...more } = timetableProblem(data, {
    choices: chosen,
    locks,
    leftOut: [],
    wishes: wishesAsked({ wishes, fullToo }),
  });
  const choices = problem.choices
    .map((choice) => ({ ...choice, courses: choice.courses.filter(({ sections }) => sections.length > 0) }))
    .filter(({ courses }) => courses.length > 0);
  const offered = choices.flatMap(({ courses }) => courses);
  // A lock on a section or instructor that is no longer offered is ignored.
  const isOffered = (lock: Lock): boolean =>
    offered.some(
      ({ courseId, sections }) =>
        courseId === lock.courseId &&
        sections.some(
          (one) =>
            (lock.sectionId ?? one.sectionId) === one.sectionId &&
            (lock.instructor ?? one.instructor) === one.instructor,
        ),
    );
  return { problem: { ...problem, choices, locks: locks.filter(isOffered) }, ...more };
}

/** The courses to choose, or a function that makes them from the courses chosen now. */
type Change = readonly ChosenCourse[] | ((now: readonly ChosenCourse[]) => readonly ChosenCourse[]);

export type Builder = ReturnType<typeof useBuilder>;

/**
 * The chosen courses, wishes and locks, and the server's data for them. Courses, wishes and locks are kept in the tab's
 * session storage; the courses are in the URL as well.
 */
export function useBuilder(period: Period) {
  const [params, setParams] = useSearchParams();
  const { hash } = useLocation();
  const record = useRecord().record?.studFacultyCode ?? '';
  const [draft] = useState(() => readAsked(record, period));
  const [wishes, setWishes] = useState<readonly Wish[]>(draft.wishes);
  const [allLocks, setLocks] = useState<readonly Lock[]>(draft.locks);
  const [fullToo, setFullToo] = useState(draft.fullToo);
  // The courses of the draft, used until the student chooses others; none if a shared link opened the page.
  const [before, setBefore] = useState<readonly ChosenCourse[]>(() =>
    sectionsIn(hash).length > 0 ? [] : draft.chosen,
  );
  const [semester, setSemester] = useState(draft.semester);
  const text = params.get('courses') ?? textOfChosen(before);
  const chosen = useMemo(() => chosenIn(text), [text]);
  const courseIds = chosen.flatMap((choice) => choice.courseIds);
  const locks = useMemo(
    () => allLocks.filter((lock) => chosen.some((choice) => choice.courseIds.includes(lock.courseId))),
    [allLocks, chosen],
  );
  const { data, error, isCurrent, refresh } = useApi(
    'timetableSections',
    { Period: period, courseIds },
    { refreshEvery: betweenReadings },
  );
  const plan = useApi(
    'coursesToRegister',
    { Period: period, order: 'plan', inMyPlan: true, pageSize: 20 },
    { quiet: true },
  );
  const now = data?.semester.semesterId;
  if (now !== undefined && now !== semester) {
    const kept = draftIn({ semester, chosen: before, wishes, locks: allLocks, fullToo }, now);
    setSemester(now);
    setBefore(kept.chosen);
    setLocks(kept.locks);
  }
  useEffect(() => {
    if (semester !== null) saveAsked(record, period, { semester, chosen, wishes, locks, fullToo });
  }, [record, period, semester, chosen, wishes, locks, fullToo]);

  const made = useMemo(
    () => (data ? answerable(data, { chosen, locks, wishes, fullToo }) : null),
    [data, chosen, locks, wishes, fullToo],
  );

  // The URL changes only after the click, so a second click must use this value and not the rendered state.
  const latest = useRef<readonly ChosenCourse[]>(chosen);
  useEffect(() => {
    latest.current = chosen;
  }, [chosen]);
  const setChosen = (change: Change): void => {
    const next = typeof change === 'function' ? change(latest.current) : change;
    latest.current = next;
    const kept = new Set(next.flatMap((choice) => choice.courseIds));
    setLocks((now) => now.filter(({ courseId }) => kept.has(courseId)));
    setBefore([]);
    setParams(
      (now) => {
        const query = new URLSearchParams(now);
        const written = textOfChosen(next);
        if (written) query.set('courses', written);
        else query.delete('courses');
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const next = (plan.data?.items ?? [])
    .filter(({ standing, courseId }) => standing === 'next' && !courseIds.includes(courseId))
    .slice(0, suggested);
  const ask = (asked: Asked): void => {
    setChosen(asked.chosen);
    setWishes(asked.wishes);
    setLocks(asked.locks);
    setFullToo(asked.fullToo);
  };

  return {
    period,
    /** True while the URL contains the sections of a shared link, until their courses are chosen. */
    isShared: sectionsIn(hash).length > 0,
    chosen,
    setChosen,
    wishes,
    setWishes,
    locks,
    setLocks,
    fullToo,
    setFullToo,
    ask,
    data,
    error,
    refresh,
    problem: made?.problem ?? null,
    blocked: made?.blocked ?? [],
    staying: made?.staying ?? [],
    /** The next courses of the plan that are not chosen yet. */
    next,
    /** Replaces the chosen courses with those of `next`, all as optional ones. */
    takeNext: () => setChosen(next.map(({ courseId }) => ({ courseIds: [courseId], optional: true }))),
    /** True until the server's data or an error has arrived, and while the plan is loading. */
    isReading: (data === undefined && error === undefined) || plan.isLoading,
    courseOf: (courseId: number): OfferedCourse | undefined =>
      data?.courses.find(({ course }) => course.courseId === courseId)?.course,
    /** The code of a chosen, needed or registered course; "…" if it is unknown. */
    codeOf: (courseId: number): string =>
      [
        ...(data?.courses ?? []).flatMap(({ course, corequisites }) => [course, ...corequisites]),
        ...(data?.registered ?? []),
      ].find((one) => one.courseId === courseId)?.code ?? '…',
    registered: data?.registered.filter(({ status }) => status === 'registered') ?? [],
    /** False while the data of newly chosen courses are loading, and if they could not be loaded. */
    isCurrent,
  };
}
