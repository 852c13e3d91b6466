import { Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { IconClockHour4, IconSearch } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useApi } from '../../../api/useApi.ts';
import { LazyBelowFold } from '../../../ui/layout/LazyBelowFold.tsx';
import { ErrorState } from '../../../ui/refusals/ErrorState.tsx';
import { PermitList } from '../../../ui/override/PermitList.tsx';
import { RefusalList } from '../../../ui/refusals/RefusalList.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import { WeekGrid } from '../../../ui/week/WeekGrid.tsx';
import type { Period } from '../basket/basket.ts';
import type { ChangeRequest } from './ChangeDialog.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { CoursesTable } from './CoursesTable.tsx';
import classes from './CoursesTab.module.css';
import { ExamList } from '../week/ExamList.tsx';
import { LoadBar } from '../week/LoadBar.tsx';
import { coursesAt } from '../registration-countdown.ts';
import { tabPath } from '../registration-paths.ts';
import { useRegistrationCountdown } from '../useRegistrationCountdown.ts';
import { useRegistrationServices } from '../useRegistrationServices.ts';
import { SeatAlerts } from './SeatAlerts.tsx';
import { WaitingEntries } from './WaitingEntries.tsx';
import { drawnFromCourses, weekBlocks } from '../week/week-blocks.ts';

/** Scrolls to the waiting lists below the courses and focuses their title. */
function toWaitingLists(): void {
  const title = document.getElementById('waiting-title');
  title?.scrollIntoView();
  title?.focus({ preventScroll: true });
}

/** The permits (granted exceptions from registration rules) that the student has not used yet. */
function OpenPermits() {
  const { data } = useApi('getPermits', {}, { quiet: true });
  return <PermitList permits={data?.permits.filter(({ state }) => state === 'open') ?? []} />;
}

/** The student's courses of the semester as a list or a week, the actions for each, and the examinations. */
export function CoursesTab({ period }: { period: Period }) {
  const { t } = useTranslation('registration');
  const { pick } = useLanguage();
  const { canAdd, canChoose, today } = useRegistrationServices(period);
  const { data, error, isLoading, refresh } = useApi('registeredCourses', { Period: period });
  const { opened, now: at } = useRegistrationCountdown(
    useMemo(() => data?.courses.flatMap(({ actions }) => actions.flatMap(({ reasons }) => reasons)) ?? [], [data]),
  );
  const [params, setParams] = useSearchParams();
  const [request, setRequest] = useState<ChangeRequest | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const week = params.get('view') === 'week';

  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  const courses = opened ? coursesAt(data?.courses ?? [], at) : (data?.courses ?? []);
  const drawn = drawnFromCourses(courses);
  // The study load is shown only to a student who can choose courses, has some, or has a notice about them.
  const asked = canChoose || courses.length > 0 || (data?.notices.length ?? 0) > 0;
  const show = (view: string): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (view === 'week') next.set('view', view);
        else next.delete('view');
        return next;
      },
      { replace: true },
    );
  const browse = (
    <Button
      component={Link}
      to={tabPath(period, 'offered', { plan: '1' })}
      variant={courses.length > 0 ? 'default' : 'filled'}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
    >
      {t('courses.browse')}
    </Button>
  );

  return (
    <Stack gap="1.5rem">
      {data && <RefusalList tone="ask" refusals={data.notices} />}
      {data && asked && (
        <section className={classes.load} aria-label={t('load.title')}>
          <LoadBar load={data.load} early={data.courses.length === 0 && !canAdd} />
          {data.waiting !== undefined && data.waiting > 0 && (
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.waiting}
              leftSection={<IconClockHour4 size={16} stroke={1.75} aria-hidden />}
              onClick={toWaitingLists}
            >
              {t('waiting.lists', { count: data.waiting })}
            </Button>
          )}
        </section>
      )}
      <section>
        <Group gap="0.5rem 1rem" justify="space-between" mb="sm">
          <h2 ref={heading} tabIndex={-1} className={`sis-title ${classes.heading}`}>
            {t('courses.title')}
          </h2>
          <Group gap="0.5rem">
            {courses.length > 0 && canAdd && browse}
            {drawn.length > 0 && (
              <SegmentedControl
                aria-label={t('courses.view')}
                value={week ? 'week' : 'list'}
                onChange={show}
                data={[
                  { value: 'list', label: t('courses.list') },
                  { value: 'week', label: t('courses.week') },
                ]}
              />
            )}
          </Group>
        </Group>
        {week && drawn.length > 0 ? (
          <div className={`${classes.week} sis-frame`}>
            <WeekGrid
              label={t('courses.week')}
              blocks={weekBlocks(drawn, pick)}
              today={data?.semester.week ? today : undefined}
            />
          </div>
        ) : (
          <CoursesTable
            period={period}
            courses={courses}
            loading={isLoading}
            canAdd={canAdd}
            canChoose={canChoose}
            emptyAction={canAdd ? browse : undefined}
            onRequest={setRequest}
          />
        )}
      </section>
      <LazyBelowFold>
        {data && <WaitingEntries period={period} lists={data.waiting} />}
        {period === 'current' && <OpenPermits />}
        {data && <SeatAlerts period={period} alerts={data.seatAlerts} />}
        <ExamList drawn={drawn} />
      </LazyBelowFold>
      <ChangeDialog request={request} onClose={() => setRequest(null)} onDone={() => heading.current?.focus()} />
    </Stack>
  );
}
