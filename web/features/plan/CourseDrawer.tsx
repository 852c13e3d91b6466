import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { Drawer } from '../../ui/overlays/overlays.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './CourseDrawer.module.css';
import { CourseButtons } from './CourseNames.tsx';
import { NeededLink } from './NeededLink.tsx';
import { SectionsLink } from './SectionsLink.tsx';
import { StateMark } from './StateMark.tsx';
import { useCourseParam } from './useCourseParam.ts';

/** One course of the plan: its state, its prerequisites, the courses it opens, and a link to its sections. */
export function CourseDrawer({ planId }: { planId: number }) {
  const { t } = useTranslation(['plan', 'common']);
  const { courseId, open, close } = useCourseParam();
  return (
    <Drawer
      opened={courseId !== null}
      onClose={close}
      position="right"
      size="32rem"
      title={<span className="sis-subtitle">{t('course.title')}</span>}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {courseId !== null && <Content planId={planId} courseId={courseId} onOpen={open} />}
    </Drawer>
  );
}

type Props = { planId: number; courseId: number; onOpen: (courseId: number) => void };

function Content({ planId, courseId, onOpen }: Props) {
  const { t } = useTranslation(['plan', 'common']);
  const { data, error, refresh } = useApi('getPlanDetails', { id: planId }, { quiet: true });
  const course = data?.courses.find((one) => one.courseId === courseId);
  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  if (!data) return <Skeleton height={320} radius="lg" aria-busy aria-label={t('common:page.loading')} />;
  return course ? (
    <Course key={courseId} course={course} onOpen={onOpen} />
  ) : (
    <EmptyState title={t('course.notFound')} />
  );
}

function Course({ course, onOpen }: { course: Schema<'PlanCourse'>; onOpen: (courseId: number) => void }) {
  const { t } = useTranslation(['plan', 'common']);
  const { pick } = useLanguage();
  const { code, name, state, mayRepeat, unmet, needs, corequisites, opens, unlocks, attempts } = course;
  // The course's own prerequisites are listed further down. Other missing courses are prerequisites of its
  // corequisites.
  const own = new Set(needs.flat().map((need) => need.courseId));
  const elsewhere = unmet.filter((group) => !group.every((one) => own.has(one.courseId)));
  return (
    <Stack gap="1.5rem">
      <Stack gap="0.375rem" align="flex-start" data-state={state}>
        <h2 className={classes.name}>
          <CodeText strong>{code}</CodeText> {pick(name)}
        </h2>
        <StateMark state={state} />
        <p className="sis-note">{t(`meaning.${state}`)}</p>
        {mayRepeat && <p className="sis-note">{t('course.mayRepeat')}</p>}
        <SectionsLink course={course} wide />
        <NeededLink courseId={course.courseId} code={code} />
      </Stack>
      <Facts course={course} />
      {elsewhere.length > 0 && (
        <Part title={t('course.missing')}>
          <Groups groups={elsewhere} onOpen={onOpen} />
        </Part>
      )}
      <Contents courseId={course.courseId} />
      <Part title={t('course.needs', { count: needs.length })}>
        {needs.length > 0 ? (
          <Groups groups={needs} onOpen={onOpen} />
        ) : (
          <p className={`sis-note ${classes.quiet}`}>{t('map.needsNothing')}</p>
        )}
      </Part>
      {corequisites.length > 0 && (
        <Part title={t('course.together')}>
          <CourseButtons courses={corequisites} onOpen={onOpen} />
        </Part>
      )}
      <Part title={t('course.opens')}>
        {opens.length > 0 ? (
          <CourseButtons courses={opens} onOpen={onOpen} />
        ) : (
          <p className={`sis-note ${classes.quiet}`}>{t('map.opensNothing')}</p>
        )}
        {unlocks > opens.length && (
          <p className={`sis-note ${classes.quiet}`}>
            {t('course.opensLater', { courses: t('common:courses', { count: unlocks }) })}
          </p>
        )}
      </Part>
      {attempts.length > 0 && <Attempts attempts={attempts} />}
    </Stack>
  );
}

/**
 * The course's credit hours, its year, term and package in the plan, its grade, and the semester of its registration or
 * else the earliest possible one.
 */
function Facts({ course }: { course: Schema<'PlanCourse'> }) {
  const { t } = useTranslation('plan');
  const { pick } = useLanguage();
  const { creditHours, year, term, grade, earliest, registeredIn } = course;
  return (
    <dl className={classes.facts}>
      <Fact name={t('course.hours')}>{creditHours}</Fact>
      <Fact name={t('course.place')}>
        {t('yearTerm', { year: t('year', { year }), term: t(`term.${term as 1 | 2 | 3}`) })}
      </Fact>
      <Fact name={t('course.package')}>{t(`package.${course.package}`)}</Fact>
      {grade && (
        <Fact name={t('course.grade')}>
          <CodeText strong>{grade}</CodeText>
        </Fact>
      )}
      {registeredIn && <Fact name={t('course.registeredIn')}>{pick(registeredIn)}</Fact>}
      {!registeredIn && earliest && <Fact name={t('course.earliest')}>{pick(earliest)}</Fact>}
    </dl>
  );
}

/** The semesters in which the student took the course. */
function Attempts({ attempts }: { attempts: Schema<'PlanCourse'>['attempts'] }) {
  const { t } = useTranslation('plan');
  const { pick } = useLanguage();
  return (
    <Part title={t('course.attempts')}>
      <ul className={`sis-list sis-tight ${classes.attempts}`}>
        {attempts.map(({ semester, grade: one, passes }) => (
          <li key={pick(semester)}>
            <span>{pick(semester)}</span>
            <span>
              <CodeText strong>{one}</CodeText>{' '}
              <span className={`sis-note ${classes.quiet}`}>
                {t(passes ? 'course.gradePassed' : 'course.gradeNotPassed')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="sis-subtitle">{title}</h3>
    {children}
  </section>
);

function Groups({ groups, onOpen }: { groups: Schema<'PlanCourseLink'>[][]; onOpen: (courseId: number) => void }) {
  const { t } = useTranslation('plan');
  return groups.map((group, index) => (
    <div key={group.map(({ courseId }) => courseId).join()}>
      {index > 0 && <p className={`sis-note ${classes.and}`}>{t('map.and')}</p>}
      {group.map((course, place) => (
        <div key={course.courseId}>
          {place > 0 && <p className={`sis-note ${classes.and}`}>{t('map.or')}</p>}
          <CourseButtons courses={[course]} onOpen={onOpen} />
        </div>
      ))}
    </div>
  ));
}

/** The contents of the course, from the catalogue. */
function Contents({ courseId }: { courseId: number }) {
  const { t } = useTranslation(['plan', 'common']);
  const { pick } = useLanguage();
  const { data, error } = useApi('courseDetails', { courseId, Period: 'current' }, { quiet: true });
  if (error && !data) return null;
  return (
    <Part title={t('course.contents')}>
      {data?.course.courseId === courseId ? (
        <p className="sis-under">{pick(data.contents)}</p>
      ) : (
        <Skeleton height={48} aria-busy aria-label={t('common:page.loading')} />
      )}
    </Part>
  );
}
