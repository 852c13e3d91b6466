import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { CodeGroups } from './CourseNames.tsx';
import classes from './NextCourses.module.css';
import { SectionsLink } from './SectionsLink.tsx';
import { StateMark } from './StateMark.tsx';

const shownFirst = 6;

/** The next courses, each with the number of courses it opens, missing prerequisites, and a link to its sections. */
export function NextCourses({
  courses,
  onOpen,
}: {
  courses: Schema<'PlanCourse'>[];
  onOpen: (courseId: number) => void;
}) {
  const { t } = useTranslation(['plan', 'common']);
  const { pick } = useLanguage();
  const [all, setAll] = useState(false);
  const shown = all ? courses : courses.slice(0, shownFirst);
  return (
    <Stack gap="sm" align="center">
      <ul className={`sis-list sis-spaced ${classes.list}`}>
        {shown.map((course) => (
          <li key={course.courseId} className={`${classes.card} sis-frame`} data-state={course.state}>
            <Group gap="0.25rem 0.75rem" justify="space-between">
              <StateMark state={course.state} />
              <span className={classes.quiet}>{t('common:creditHours', { count: course.creditHours })}</span>
            </Group>
            <button
              type="button"
              className={`sis-plain ${classes.name} sis-bare`}
              onClick={() => onOpen(course.courseId)}
            >
              <CodeText strong>{course.code}</CodeText> {pick(course.name)}
            </button>
            <div className={`sis-row ${classes.foot}`}>
              <div className={classes.quiet}>
                <p>{t(`package.${course.package}`)}</p>
                {course.unlocks > 0 && (
                  <p>{t('next.unlocks', { courses: t('common:courses', { count: course.unlocks }) })}</p>
                )}
                {course.state === 'soon' && (
                  <p>
                    {t('map.needs', { count: course.unmet.length })}: <CodeGroups groups={course.unmet} />
                  </p>
                )}
              </div>
              <SectionsLink course={course} />
            </div>
          </li>
        ))}
      </ul>
      {courses.length > shownFirst && (
        <Button variant="subtle" onClick={() => setAll(!all)} aria-expanded={all}>
          {t(all ? 'common:actions.showLess' : 'common:actions.showMore')}
        </Button>
      )}
    </Stack>
  );
}
