import { Group, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { Panel, QuietText } from '../../ui/layout/Panel.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { CourseDrawer } from './CourseDrawer.tsx';
import classes from './FulfillmentPage.module.css';
import { parseId, packagePath } from './plan-paths.ts';
import { PlanFrame } from './PlanFrame.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ProgressFigures } from './ProgressFigures.tsx';
import { useCourseParam } from './useCourseParam.ts';

type Course = Schema<'PlanCourse'>;

/** The plan's requirements by package, with the completed, running and remaining courses of each. */
export default function FulfillmentPage() {
  const { pick } = useLanguage();
  const id = parseId(useParams().id) ?? Number.MAX_SAFE_INTEGER;
  const { data, error, refresh } = useApi('getFulfillment', { id });
  const shown = data?.summary.planId === id ? data : undefined;
  return (
    <PlanFrame
      tab="fulfilment"
      planId={shown?.summary.planId ?? null}
      programme={shown && pick(shown.summary.programme)}
      reading={!shown && !error}
    >
      {error && !shown ? <ErrorState error={error} retry={refresh} /> : shown && <Fulfilment data={shown} />}
    </PlanFrame>
  );
}

function Fulfilment({ data: { summary, courses, outside } }: { data: Schema<'PlanFulfillment'> }) {
  const { t } = useTranslation(['plan', 'common']);
  const { open } = useCourseParam();
  if (courses.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  return (
    <Stack>
      <Panel
        title={t('figures.ofHours', { part: summary.progress.earned, count: summary.progress.required })}
        aside={
          <span className="sis-figures sis-strong">{t('figures.percent', { percent: summary.progress.percent })}</span>
        }
      >
        <ProgressBar label={t('figures.progress')} progress={summary.progress} />
        <ProgressFigures progress={summary.progress} />
        <QuietText>{t('fulfilment.text')}</QuietText>
      </Panel>
      {summary.packages.map(({ packageId, package: name, progress }) => {
        const own = courses.filter((course) => course.package === name);
        const label = t(`package.${name}`);
        return (
          <Panel
            key={packageId}
            title={
              <Link to={packagePath(packageId)} className={classes.packageLink}>
                {label}
              </Link>
            }
            aside={
              <span className="sis-figures sis-strong">{t('figures.percent', { percent: progress.percent })}</span>
            }
          >
            <ProgressBar label={label} progress={progress} />
            <Group gap="0.25rem 1rem" align="baseline" justify="space-between" fz="sm">
              <span>{t('figures.ofHours', { part: progress.earned, count: progress.required })}</span>
              <ProgressFigures progress={progress} />
            </Group>
            <details className={classes.more}>
              <summary>
                <IconChevronDown size={16} aria-hidden />
                {t('fulfilment.show', { number: own.length })}
              </summary>
              <div className={`sis-rows ${classes.groups}`}>
                <CourseGroup
                  title={t('fulfilment.counted')}
                  courses={own.filter(({ state }) => state === 'done')}
                  onOpen={open}
                />
                <CourseGroup
                  title={t('fulfilment.running')}
                  courses={own.filter(({ state }) => state === 'running')}
                  onOpen={open}
                />
                <CourseGroup
                  title={t('fulfilment.left')}
                  courses={own.filter(({ state }) => state !== 'done' && state !== 'running')}
                  onOpen={open}
                />
              </div>
            </details>
          </Panel>
        );
      })}
      {outside.length > 0 && <OutsideCourses outside={outside} hours={summary.outsideHours} />}
      <CourseDrawer planId={summary.planId} />
    </Stack>
  );
}

type OutsideProps = {
  outside: Schema<'PlanFulfillment'>['outside'];
  hours: number;
};

/** The passed courses that count for no package of the plan. */
function OutsideCourses({ outside, hours }: OutsideProps) {
  const { t } = useTranslation(['plan', 'common']);
  const { pick } = useLanguage();
  return (
    <Panel
      title={t('fulfilment.outside')}
      aside={<span className="sis-note sis-light">{t('common:creditHours', { count: hours })}</span>}
      text={t('fulfilment.outsideText')}
    >
      <ul className="sis-under sis-list">
        {outside.map(({ courseId, code, name, grade, semester }) => (
          <li key={courseId} className={`sis-wrap ${classes.line}`}>
            <span>
              <CodeText strong>{code}</CodeText> {pick(name)}
            </span>
            <span className="sis-note sis-light">
              {pick(semester)} · <CodeText strong>{grade}</CodeText>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function CourseGroup({
  title,
  courses,
  onOpen,
}: {
  title: string;
  courses: Course[];
  onOpen: (courseId: number) => void;
}) {
  const { t } = useTranslation(['plan', 'common']);
  const { pick } = useLanguage();
  return (
    <div>
      <Group component="h3" gap="0 0.75rem" align="baseline" justify="space-between" fz="sm" className="sis-strong">
        {title}{' '}
        <span className="sis-note sis-light">
          {t('common:creditHours', { count: courses.reduce((sum, { creditHours }) => sum + creditHours, 0) })}
        </span>
      </Group>
      {courses.length === 0 ? (
        <p className="sis-note sis-light">{t('fulfilment.none')}</p>
      ) : (
        <ul className="sis-under sis-list">
          {courses.map(({ courseId, code, name, grade, state }) => (
            <li key={courseId} className={`sis-wrap ${classes.line}`}>
              <button type="button" className={`sis-plain ${classes.course} sis-bare`} onClick={() => onOpen(courseId)}>
                <CodeText strong>{code}</CodeText> {pick(name)}
              </button>
              {state === 'done' && grade && <CodeText strong>{grade}</CodeText>}
              {(state === 'open' || state === 'repeat' || state === 'soon') && (
                <span className="sis-note sis-light">{t(`state.${state}`)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
