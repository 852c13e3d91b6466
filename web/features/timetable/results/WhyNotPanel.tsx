import { Button, Group } from '@mantine/core';
import { IconPuzzleOff } from '@tabler/icons-react';
import { formatList, isolate } from '../../../../locales/i18n.ts';
import { missingFrom } from '../solver/corequisites.ts';
import type { Choice, Problem } from '../solver/problem.ts';
import type { Change, Demand, WayOut, WhyNot } from '../solver/why-not.ts';
import { useWords } from '../useWords.ts';
import classes from './WhyNotPanel.module.css';

type Props = { whyNot: WhyNot; problem: Problem; codeOf: (courseId: number) => string; onTake: (way: WayOut) => void };

/** Texts for the demands that conflict and for the changes that resolve the conflict. */
function useWhyNotWords({ whyNot: { conflict }, problem, codeOf }: Omit<Props, 'onTake'>) {
  const { t, demand: wordsOf, wish, missed, lock, codes, coursesOf, oneOf, language } = useWords();
  const courses = problem.choices.flatMap((choice) => choice.courses);
  const { hoursAtMost, choices, held } = problem;
  const beside = [...courses, ...held.map(({ course }) => course)];
  const isOverHours = conflict.some(({ kind }) => kind === 'hours');
  const hoursOf = ({ courses: some }: Choice): number => Math.min(...some.map(({ creditHours }) => creditHours));
  const hours = [
    ...choices.filter(({ optional }) => !optional).map(hoursOf),
    ...held.map(({ course }) => course.creditHours),
  ].reduce((sum, one) => sum + one, 0);

  const demand = (one: Demand): string => {
    const missing = one.kind === 'choice' ? missingFrom([one.choice], beside) : [];
    return one.kind === 'choice' && missing.length > 0
      ? t('demand.needs', {
          courses: oneOf(one.choice),
          others: formatList(missing.map(codeOf).map(isolate), language),
        })
      : wordsOf(one, choices);
  };
  const registeredIn = ({ courses: some }: Choice) =>
    some.filter(({ sections }) => sections.some(({ seat }) => seat === 'mine'));
  const ofChange = (change: Change): string => {
    switch (change.kind) {
      case 'add':
        return t('way.add', { courses: coursesOf(change.courses) });
      case 'section': {
        const course = courses.find(({ courseId }) => courseId === change.courseId);
        return t('way.section', {
          course: course?.code ?? '',
          section: course?.sections.find(({ sectionId }) => sectionId === change.sectionId)?.number ?? '',
        });
      }
      case 'lock':
        return t('way.lock', { lock: lock(change.lock, choices) });
      case 'move':
        return t('way.move', { course: change.held.course.code });
      case 'wish':
        if (change.wish.kind === 'fullSections') return t('way.full', { count: change.missed });
        return change.missed > 0
          ? t('way.wishMissed', { wish: wish(change.wish), missed: missed(change.wish, change.missed) })
          : t('way.wish', { wish: wish(change.wish) });
      case 'choice': {
        const registered = registeredIn(change.choice);
        if (registered.length > 0) return t('way.stay', { courses: codes({ courses: registered }) });
        return t('way.choice', { courses: codes(change.choice) });
      }
      case 'optional':
        if (change.choices.length === 1) return t('way.optionalOne', { courses: change.choices.map(oneOf).join('') });
        return isOverHours && hoursAtMost !== null
          ? t('way.optionalHours', { total: t('missed.creditHours', { count: hours }), count: hoursAtMost })
          : t('way.optional');
    }
  };
  const words = ({ changes }: WayOut): string => {
    const leftOut = changes.flatMap((change) =>
      change.kind === 'choice' && registeredIn(change.choice).length === 0 ? codes(change.choice) : [],
    );
    if (leftOut.length === changes.length) return t('way.choice', { courses: formatList(leftOut, language) });
    const all = changes.map(ofChange).join(' · ');
    return changes.length > 1 ? t('way.together', { changes: all }) : all;
  };
  return { demand, words };
}

/**
 * The reason why no timetable is possible, and the changes that make one possible: single ones, or several together.
 */
export function WhyNotPanel({ whyNot, problem, codeOf, onTake }: Props) {
  const { t } = useWords();
  const { conflict, waysOut } = whyNot;
  const { demand, words } = useWhyNotWords({ whyNot, problem, codeOf });

  return (
    <section className={`sis-close ${classes.panel}`} aria-label={t('whyNot.title')}>
      <Group component="h2" gap="0.5rem" wrap="nowrap" fz="lg">
        <IconPuzzleOff size={22} stroke={1.75} aria-hidden /> {t('whyNot.title')}
      </Group>
      {conflict.length > 0 && (
        <>
          <p>{t(conflict.length > 1 ? 'whyNot.together' : 'whyNot.alone')}</p>
          <ul className={classes.conflict}>
            {conflict.map((one) => (
              <li key={demand(one)}>{demand(one)}</li>
            ))}
          </ul>
        </>
      )}
      {waysOut.length > 0 && (
        <>
          <p>{t('whyNot.waysOut')}</p>
          <Group component="ul" gap="0.5rem" align="stretch" className="sis-list">
            {waysOut.map((way) => (
              <li key={words(way)}>
                <Button
                  variant="default"
                  h="auto"
                  mih={36}
                  py={6}
                  classNames={{ label: classes.way ?? '' }}
                  onClick={() => onTake(way)}
                >
                  {words(way)}
                </Button>
              </li>
            ))}
          </Group>
        </>
      )}
    </section>
  );
}
