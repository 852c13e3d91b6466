import { Button, Group, Stack } from '@mantine/core';
import { IconArrowNarrowRight, IconCircleCheck, IconHourglassEmpty } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { Panel, QuietText } from '../../ui/layout/Panel.tsx';
import { TimetableLink } from '../../ui/controls/TimetableLink.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './AcademicPlanPage.module.css';
import { CourseDrawer } from './CourseDrawer.tsx';
import { NextCourses } from './NextCourses.tsx';
import { detailsPath, packagePath } from './plan-paths.ts';
import { PlanFrame } from './PlanFrame.tsx';
import { PlanList } from './PlanList.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ProgressFigures } from './ProgressFigures.tsx';
import { ProgressRing } from './ProgressRing.tsx';
import { useCourseParam } from './useCourseParam.ts';

/** Overview of the plan: the progress, the earliest graduation, the packages, the next courses, and all plans. */
export default function AcademicPlanPage() {
  const { pick } = useLanguage();
  const { data, error, refresh } = useApi('getAcademicPlans');
  return (
    <PlanFrame
      tab="overview"
      planId={data?.summary.planId ?? null}
      programme={data && pick(data.summary.programme)}
      reading={!data && !error}
    >
      {error && !data ? <ErrorState error={error} retry={refresh} /> : data && <Overview data={data} />}
    </PlanFrame>
  );
}

function Overview({ data: { summary, next, plans } }: { data: Schema<'AcademicPlans'> }) {
  const { t } = useTranslation('plan');
  const { open } = useCourseParam();
  const fitting = next.flatMap(({ courseId, sectionsIn }) => (sectionsIn === 'current' ? [courseId] : []));
  if (summary.progress.courses === 0)
    return (
      <Stack gap="xl">
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
        {plans.length > 1 && <PlanList plans={plans} />}
      </Stack>
    );
  return (
    <Stack gap="xl">
      <div className={`sis-rows sis-loose ${classes.first}`}>
        <Glance summary={summary} onOpen={open} />
        <Packages summary={summary} />
      </div>
      <section>
        <Group gap="0.5rem 1rem" align="flex-end" justify="space-between" mb="sm">
          <div>
            <h2 className="sis-title">{t('next.title')}</h2>
            {next.length > 0 && <QuietText>{t('next.text')}</QuietText>}
          </div>
          <Group gap="xs">
            {fitting.length > 0 && <TimetableLink period="current" courseIds={fitting} optional words="fits" />}
            <Button component={Link} to={detailsPath(summary.planId)} variant="default" size="sm">
              {t('next.more')}
            </Button>
          </Group>
        </Group>
        {next.length > 0 ? (
          <NextCourses courses={next} onOpen={open} />
        ) : summary.finish ? (
          <EmptyState icon={IconHourglassEmpty} title={t('next.none')} text={t('next.noneText')} />
        ) : (
          <EmptyState icon={IconCircleCheck} title={t('finish.complete')} text={t('finish.completeText')} />
        )}
      </section>
      <PlanList plans={plans} />
      <CourseDrawer planId={summary.planId} />
    </Stack>
  );
}

/** The progress ring, the credit hours and averages, and the earliest graduation with the reason for it. */
function Glance({
  summary: { progress, finish, cgpa, majorCgpa, outsideHours },
  onOpen,
}: {
  summary: Schema<'PlanSummary'>;
  onOpen: (courseId: number) => void;
}) {
  const { t } = useTranslation(['plan', 'common']);
  const { pick } = useLanguage();
  const average = (value: number | null) =>
    value === null ? t('figures.notYet') : <CodeText>{value.toFixed(2)}</CodeText>;
  return (
    <Panel label={t('figures.progress')}>
      <Group gap="1.25rem 1.75rem" justify="center">
        <ProgressRing progress={progress} />
        <Stack flex="1 1 14rem">
          <ProgressFigures progress={progress} />
          <dl className={classes.facts}>
            <div>
              <dt>{t('finish.title')}</dt>
              <dd>{finish ? (finish.semester ? pick(finish.semester) : t('finish.beyond')) : t('finish.complete')}</dd>
              {finish && <dd className={classes.quiet}>{t('finish.atLeast', { count: finish.semesters })}</dd>}
            </div>
            <div>
              <dt>{t('figures.cgpa')}</dt>
              <dd>{average(cgpa)}</dd>
              {majorCgpa !== null && (
                <dd className={classes.quiet}>
                  {t('figures.majorCgpa')} {average(majorCgpa)}
                </dd>
              )}
            </div>
          </dl>
        </Stack>
      </Group>
      {finish && finish.chain.length > 1 && (
        <div className={`sis-close ${classes.chain}`}>
          <QuietText>{t(`finish.because.${finish.because}`)}</QuietText>
          <ol aria-label={t('finish.chain')}>
            {finish.chain.map(({ courseId, code, name, state }, index) => (
              <Fragment key={courseId}>
                <li>
                  {index > 0 && <IconArrowNarrowRight size={16} className={`${classes.arrow} sis-quiet`} aria-hidden />}
                  <button
                    type="button"
                    className={classes.link}
                    data-state={state}
                    aria-label={t('course.openCourse', { code, name: pick(name), state: t(`state.${state}`) })}
                    onClick={() => onOpen(courseId)}
                  >
                    <CodeText>{code}</CodeText>
                  </button>
                </li>
              </Fragment>
            ))}
          </ol>
        </div>
      )}
      {outsideHours > 0 && (
        <QuietText>{t('figures.outside', { hours: t('common:creditHours', { count: outsideHours }) })}</QuietText>
      )}
    </Panel>
  );
}

function Packages({ summary: { packages } }: { summary: Schema<'PlanSummary'> }) {
  const { t } = useTranslation('plan');
  return (
    <Panel title={t('packages.title')}>
      <Stack component="ul" className="sis-list">
        {packages.map(({ packageId, package: name, progress }) => (
          <li key={packageId} className={classes.package}>
            <Link to={packagePath(packageId)} className={classes.packageLink}>
              {t(`package.${name}`)}
            </Link>
            <span className="sis-figures sis-quiet">
              {t('figures.of', { part: progress.earned, whole: progress.required })}
            </span>
            <span className={classes.bar}>
              <ProgressBar label={t(`package.${name}`)} progress={progress} />
            </span>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
