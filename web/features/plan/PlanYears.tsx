import { Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CourseCard } from './CourseCard.tsx';
import { progressOfCourses } from './plan-progress.ts';
import classes from './PlanYears.module.css';
import { ProgressBar } from './ProgressBar.tsx';

type Course = Schema<'PlanCourse'>;
type Term = 1 | 2 | 3;

const groupBy = (courses: Course[], keyOf: (course: Course) => number): [number, Course[]][] => {
  const groups = new Map<number, Course[]>();
  for (const course of courses) groups.set(keyOf(course), [...(groups.get(keyOf(course)) ?? []), course]);
  return [...groups];
};

/** The years of the plan below each other, with the terms of a year side by side. */
export function PlanYears({ courses, onOpen }: { courses: Course[]; onOpen: (courseId: number) => void }) {
  const { t } = useTranslation(['plan', 'common']);
  return (
    <Stack gap="lg">
      {groupBy(courses, ({ year }) => year).map(([year, ofYear]) => {
        const progress = progressOfCourses(ofYear);
        const name = t('year', { year });
        return (
          <Stack key={year} component="section" p="md" className="sis-frame" aria-label={name}>
            <Group gap="0.25rem 1rem">
              <h2 className="sis-title">{name}</h2>
              <span className={classes.bar}>
                <ProgressBar label={name} progress={progress} />
              </span>
              <span className="sis-aside sis-note sis-figures">
                {t('figures.ofHours', { part: progress.earned, count: progress.required })}
              </span>
            </Group>
            <div className={`sis-rows sis-loose ${classes.terms}`}>
              {groupBy(ofYear, ({ term }) => term).map(([term, ofTerm]) => (
                <section key={term} className="sis-narrow">
                  <h3 className={classes.termName}>
                    {t(`term.${term as Term}`)}{' '}
                    <span>
                      {t('common:creditHours', {
                        count: ofTerm.reduce((sum, { creditHours }) => sum + creditHours, 0),
                      })}
                    </span>
                  </h3>
                  <Stack component="ul" gap="0.5rem" className="sis-list">
                    {ofTerm.map((course) => (
                      <li key={course.courseId}>
                        <CourseCard course={course} onOpen={onOpen} />
                      </li>
                    ))}
                  </Stack>
                </section>
              ))}
            </div>
          </Stack>
        );
      })}
    </Stack>
  );
}
