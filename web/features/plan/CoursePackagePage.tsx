import { Chip, Group, Skeleton, Stack, TextInput } from '@mantine/core';
import { IconArrowNarrowLeft, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { fold } from '../../../locales/fold.ts';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { CourseCard } from './CourseCard.tsx';
import { CourseDrawer } from './CourseDrawer.tsx';
import classes from './CoursePackagePage.module.css';
import { fulfilmentPath, parseId } from './plan-paths.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { ProgressFigures } from './ProgressFigures.tsx';
import type { CourseState } from './StateMark.tsx';
import { courseStates } from './StateMark.tsx';
import { useCourseParam } from './useCourseParam.ts';

const minimumSearch = 2;

/** The courses of one package, with a search and a filter by state. */
export default function CoursePackagePage() {
  const { t } = useTranslation(['plan', 'common']);
  const { pick } = useLanguage();
  const id = parseId(useParams().id) ?? Number.MAX_SAFE_INTEGER;
  const { data, error, refresh } = useApi('getCoursePackage', { id });
  const shown = data?.package.packageId === id ? data : undefined;
  return (
    <PageLayout
      title={shown ? t(`package.${shown.package.package}`) : t('title')}
      description={shown && pick(shown.programme)}
      actions={
        <Link
          to={shown ? fulfilmentPath(shown.planId) : paths.academicPlan}
          className={`sis-inline sis-link ${classes.back}`}
        >
          <IconArrowNarrowLeft size={18} aria-hidden />
          {t('back')}
        </Link>
      }
    >
      {error && !shown ? (
        <ErrorState error={error} retry={refresh} />
      ) : shown ? (
        <Package data={shown} />
      ) : (
        <Skeleton height={420} radius="lg" aria-busy aria-label={t('common:page.loading')} />
      )}
    </PageLayout>
  );
}

/** The state by which the address filters the courses (null: all are shown), and a function that sets it. */
function useStateParam(): [CourseState | null, (state: CourseState | null) => void] {
  const [params, setParams] = useSearchParams();
  const wanted = courseStates.find((state) => state === params.get('state')) ?? null;
  const choose = (state: CourseState | null): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (state) next.set('state', state);
        else next.delete('state');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [wanted, choose];
}

function Package({
  data: {
    planId,
    package: { package: name, progress },
    courses,
  },
}: {
  data: Schema<'CoursePackage'>;
}) {
  const { t } = useTranslation(['plan', 'common']);
  const { open } = useCourseParam();
  const [wanted, choose] = useStateParam();
  const [search, setSearch] = useState('');
  const sought = fold(search.trim());
  const shown = courses.filter(
    (course) =>
      (!wanted || course.state === wanted) &&
      (sought.length < minimumSearch || fold(`${course.code} ${course.name.en} ${course.name.ar}`).includes(sought)),
  );
  const label = t(`package.${name}`);

  return (
    <Stack gap="lg">
      <Stack component="section" gap="0.5rem" maw="40rem" aria-label={t('figures.progress')}>
        <p className="sis-strong">{t('figures.ofHours', { part: progress.earned, count: progress.required })}</p>
        <ProgressBar label={label} progress={progress} />
        <ProgressFigures progress={progress} />
      </Stack>
      <Group gap="sm">
        <TextInput
          type="search"
          className={classes.search}
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <div className="sis-buttons" role="group" aria-label={t('filter.state')}>
          <Chip size="sm" variant="outline" checked={wanted === null} onChange={() => choose(null)}>
            {t('filter.all')}
          </Chip>
          {courseStates
            .filter((state) => state === wanted || courses.some((course) => course.state === state))
            .map((state) => (
              <Chip
                key={state}
                size="sm"
                variant="outline"
                checked={wanted === state}
                onChange={(checked) => choose(checked ? state : null)}
              >
                {t(`state.${state}`)} {courses.filter((course) => course.state === state).length}
              </Chip>
            ))}
        </div>
        <span className="sis-aside sis-note" role="status">
          {t('common:courses', { count: shown.length })}
        </span>
      </Group>
      {shown.length === 0 ? (
        <EmptyState icon={IconSearch} title={t('empty.nothing')} text={t('empty.nothingText')} />
      ) : (
        <ul className={`sis-list ${classes.list}`} aria-label={label}>
          {shown.map((course) => (
            <li key={course.courseId}>
              <CourseCard course={course} place onOpen={open} />
            </li>
          ))}
        </ul>
      )}
      <CourseDrawer planId={planId} />
    </Stack>
  );
}
