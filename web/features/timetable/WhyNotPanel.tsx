import { Button } from '@mantine/core';
import { IconPuzzleOff } from '@tabler/icons-react';
import { isolate } from '../../../locales/i18n.ts';
import type { Problem } from './solver/problem.ts';
import type { WayOut, WhyNot } from './solver/why-not.ts';
import { useWords } from './useWords.ts';
import classes from './WhyNotPanel.module.css';

type Props = { whyNot: WhyNot; problem: Problem; onTake: (way: WayOut) => void };

/** Why nothing is possible, and each single change that makes it so. */
export function WhyNotPanel({ whyNot: { conflict, waysOut }, problem, onTake }: Props) {
  const { t, demand, wish, missed, lock, codes } = useWords();
  const courses = problem.choices.flatMap((choice) => choice.courses);

  const words = (way: WayOut): string => {
    switch (way.kind) {
      case 'section': {
        const course = courses.find(({ courseId }) => courseId === way.courseId);
        return t('way.section', { course: course?.code ?? '', section: course?.sections.find(({ sectionId }) => sectionId === way.sectionId)?.number ?? '' });
      }
      case 'lock':
        return t('way.lock', { lock: lock(way.lock, problem.choices) });
      case 'move':
        return t('way.move', { course: way.held.course.code });
      case 'wish':
        if (way.wish.kind === 'fullSections') return t('way.full', { count: way.missed });
        return way.missed > 0 ? t('way.wishMissed', { wish: wish(way.wish), missed: missed(way.wish, way.missed) }) : t('way.wish', { wish: wish(way.wish) });
      case 'choice': {
        const registered = way.choice.courses.filter(({ sections }) => sections.some(({ seat }) => seat === 'mine'));
        if (registered.length > 0) return t('way.stay', { courses: codes({ courses: registered }) });
        return t('way.choice', { courses: way.choice.courses.length === 1 ? isolate(way.choice.courses[0]?.code ?? '') : codes(way.choice) });
      }
    }
  };

  return (
    <section className={classes.panel} aria-label={t('whyNot.title')}>
      <h2 className={classes.title}>
        <IconPuzzleOff size={22} stroke={1.75} aria-hidden /> {t('whyNot.title')}
      </h2>
      {conflict.length > 0 && (
        <>
          <p>{t('whyNot.together')}</p>
          <ul className={classes.conflict}>
            {conflict.map((one) => (
              <li key={demand(one, problem.choices)}>{demand(one, problem.choices)}</li>
            ))}
          </ul>
        </>
      )}
      {waysOut.length > 0 && (
        <>
          <p>{t('whyNot.waysOut')}</p>
          <ul className={classes.ways}>
            {waysOut.map((way) => (
              <li key={words(way)}>
                <Button variant="default" h="auto" mih={36} py={6} classNames={{ label: classes.way ?? '' }} onClick={() => onTake(way)}>{words(way)}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
