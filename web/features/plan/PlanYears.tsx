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
    <div className={classes.years}>
      {groupBy(courses, ({ year }) => year).map(([year, ofYear]) => {
        const progress = progressOfCourses(ofYear);
        const name = t('year', { year });
        return (
          <section key={year} className={classes.year} aria-label={name}>
            <div className={classes.head}>
              <h2 className={classes.name}>{name}</h2>
              <span className={classes.bar}>
                <ProgressBar label={name} progress={progress} thin />
              </span>
              <span className={classes.hours}>
                {t('figures.ofHours', { part: progress.earned, count: progress.required })}
              </span>
            </div>
            <div className={classes.terms}>
              {groupBy(ofYear, ({ term }) => term).map(([term, ofTerm]) => (
                <section key={term} className={classes.term}>
                  <h3 className={classes.termName}>
                    {t(`term.${term as Term}`)}{' '}
                    <span>
                      {t('common:creditHours', {
                        count: ofTerm.reduce((sum, { creditHours }) => sum + creditHours, 0),
                      })}
                    </span>
                  </h3>
                  <ul className={classes.courses}>
                    {ofTerm.map((course) => (
                      <li key={course.courseId}>
                        <CourseCard course={course} onOpen={onOpen} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
