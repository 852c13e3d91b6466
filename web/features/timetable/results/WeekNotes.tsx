import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatList, isolate } from '../../../../locales/i18n.ts';
import type { PlanB } from '../solver/around.ts';
import type { LeftOut } from '../solver/left-out.ts';
import type { Problem, Timetable } from '../solver/problem.ts';
import type { Found } from '../saved/useTimetables.ts';
import type { Builder } from '../useBuilder.ts';
import { useWords } from '../useWords.ts';
import classes from './ShownWeek.module.css';

/** The courses left out of the timetable, with the reasons. */
export function LeftOutText({
  builder,
  problem,
  found,
  timetable,
}: {
  builder: Builder;
  problem: Problem;
  found: Found;
  timetable: Timetable;
}) {
  const { t, language, oneOf, leftOut: wordsOf } = useWords();
  const { chosen, setChosen, codeOf } = builder;
  const [told, setTold] = useState<{ of: Timetable; leftOut: readonly LeftOut[] } | null>(null);
  const taken = new Set(timetable.taken.map(({ course }) => course.courseId));
  const without = problem.choices.filter(({ courses }) => !courses.some(({ courseId }) => taken.has(courseId)));
  const some = without.length > 0;
  const { leftOut } = found;
  useEffect(() => {
    if (!some) return;
    let current = true;
    leftOut(timetable).then(
      (said) => current && setTold({ of: timetable, leftOut: said }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [leftOut, timetable, some]);
  if (!some) return null;
  const reasons = told?.of === timetable ? told.leftOut : [];
  if (reasons.length === 0)
    return (
      <p className="sis-note sis-ask">{t('week.without', { courses: formatList(without.map(oneOf), language) })}</p>
    );
  return (
    <div className={`${classes.notes} sis-notice`}>
      <strong>{t('leftOut.title')}</strong>
      <ul>
        {reasons.map((one) => {
          // A corequisite that is already chosen as an optional course, and is only missing from this timetable, is not
          // offered again.
          const missing =
            one.reason?.kind === 'corequisite'
              ? one.reason.needed.filter((id) => !chosen.some(({ courseIds }) => courseIds.includes(id)))
              : [];
          return (
            <li key={one.choices.flatMap(({ courses }) => courses.map(({ courseId }) => courseId)).join()}>
              {wordsOf(one, problem.choices, codeOf)}
              {missing.length > 0 && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  onClick={() =>
                    setChosen([...chosen, ...missing.map((courseId) => ({ courseIds: [courseId], optional: true }))])
                  }
                >
                  {t('way.add', { courses: formatList(missing.map(codeOf).map(isolate), language) })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** For each section with a waiting list, names the section to take if the student gets no seat there. */
export function PlanBText({ found, timetable }: { found: Found; timetable: Timetable }) {
  const { t } = useWords();
  const [plan, setPlan] = useState<PlanB | null>(null);
  const waits = timetable.waiting.length > 0;
  const { planB } = found;
  useEffect(() => {
    if (!waits) return;
    let current = true;
    planB(timetable).then(
      (told) => current && setPlan(told),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [planB, timetable, waits]);
  if (!waits || !plan) return null;
  const of = (courseId: number, from: Timetable | null) =>
    from?.taken.find(({ course }) => course.courseId === courseId);
  return (
    <ul className={classes.planB}>
      {plan.instead.map(({ courseId, sectionId }) => {
        const waiting = of(courseId, timetable);
        const place = timetable.waiting.find((one) => one.courseId === courseId)?.place ?? 1;
        const instead = sectionId === null ? undefined : of(courseId, plan.timetable);
        const about = { course: waiting?.course.code ?? '', section: waiting?.section.number ?? '', place };
        return (
          <li key={courseId}>
            {instead ? t('planB.instead', { ...about, instead: instead.section.number }) : t('planB.none', about)}
          </li>
        );
      })}
    </ul>
  );
}
