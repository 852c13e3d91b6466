import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../../api/operations.ts';
import { useWholePage } from '../../../ui/layout/useWholePage.ts';
import classes from './OfferedTab.module.css';

type Course = Schema<'OfferedCourse'>;
type Group = { standing: Course['standing']; courses: Course[] };

/** Groups consecutive courses in which the student has the same `standing`. */
function toGroups(courses: Course[]): Group[] {
  const groups: Group[] = [];
  for (const course of courses) {
    const last = groups.at(-1);
    if (last?.standing === course.standing) last.courses.push(course);
    else groups.push({ standing: course.standing, courses: [course] });
  }
  return groups;
}

/** The number of cards that fill the first screen. */
const firstCards = 6;

/**
 * The courses of a page, grouped by their `standing` for the student, such as passed. Passed courses are collapsed.
 * `searched`: true if the student searched by name or code; the courses are then not grouped.
 */
export function OfferedList({
  courses,
  searched,
  card,
}: {
  courses: Course[];
  searched: boolean;
  card: (course: Course) => ReactNode;
}) {
  const { t } = useTranslation('registration');
  const whole = useWholePage();
  const shown = whole ? courses : courses.slice(0, firstCards);
  const list = (some: Course[]) => (
    <Stack component="ul" className="sis-list">
      {some.map(card)}
    </Stack>
  );
  if (searched) return list(shown);
  return toGroups(shown).map(({ standing, courses: some }) =>
    standing === 'passed' ? (
      <details key={standing} className={classes.passed}>
        <summary>{t('offered.passed', { count: some.length })}</summary>
        {list(some)}
      </details>
    ) : (
      <Stack key={standing} component="section" gap="0.5rem" aria-label={t(`offered.standing.${standing}`)}>
        <p className="sis-note sis-strong" aria-hidden>
          {t(`offered.standing.${standing}`)}
        </p>
        {list(some)}
      </Stack>
    ),
  );
}
