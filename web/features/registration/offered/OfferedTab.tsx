import { Button, Group, Pagination, Skeleton, Stack } from '@mantine/core';
import { useCallbackRef, useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/useApi.ts';
import { askedBy } from '../../../ui/week/course-filter.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../../ui/refusals/ErrorState.tsx';
import { FailureBox } from '../../../ui/refusals/FailureBox.tsx';
import { TimetableLink } from '../../../ui/controls/TimetableLink.tsx';
import type { Period } from '../basket/basket.ts';
import { betweenSeats } from '../between-seats.ts';
import type { ChangeRequest } from '../registered/ChangeDialog.tsx';
import { ChangeDialog } from '../registered/ChangeDialog.tsx';
import { CourseDetailsDrawer } from '../registered/CourseDetailsDrawer.tsx';
import { OfferedCourseCard } from './OfferedCourseCard.tsx';
import { OfferedFilters } from './OfferedFilters.tsx';
import { OfferedList } from './OfferedList.tsx';
import classes from './OfferedTab.module.css';
import { useDemand } from '../demand/useDemand.ts';
import { offeredAt } from '../registration-countdown.ts';
import { ReplacingBanner } from './ReplacingBanner.tsx';
import { useOfferedQuery } from './useOfferedQuery.ts';
import { useRegistrationCountdown } from '../useRegistrationCountdown.ts';
import { useRegistrationServices } from '../useRegistrationServices.ts';
import { WeekBeside } from '../week/WeekBeside.tsx';

const pageSize = 20;

/** The courses of the semester with their sections, to search, filter, compare and choose. */
export function OfferedTab({ period }: { period: Period }) {
  const { t } = useTranslation(['registration', 'common']);
  const { query, change, active, clear } = useOfferedQuery();
  const { canAdd, canChoose, closed } = useRegistrationServices(period);
  const demand = useDemand(period);
  const mine = useApi('registeredCourses', { Period: period }, { quiet: true });
  const offered = useApi(
    'coursesToRegister',
    {
      Period: period,
      search: query.search,
      ...(query.code && { code: query.code }),
      ...askedBy(query),
      order: 'plan',
      page: query.page,
      pageSize,
    },
    { refreshEvery: betweenSeats },
  );
  const [request, setRequest] = useState<ChangeRequest | null>(null);
  const wide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const results = useRef<HTMLHeadingElement>(null);

  const registered = mine.data?.courses ?? [];
  const replacing = registered.find(({ registrationId }) => registrationId === query.replacing);
  const codesAbove = closed?.reasons.map(({ Code }) => Code).join(' ') ?? '';
  const saidAbove = useMemo(() => new Set(codesAbove.split(' ')), [codesAbove]);
  // Opened courses stay open while the list changes.
  const [openedCourses, setOpenedCourses] = useState<readonly number[]>([]);
  const openCourse = useCallbackRef((courseId: number) => setOpenedCourses((others) => [...others, courseId]));
  const showDetails = useCallbackRef((courseId: number) => change({ course: courseId }));
  const { data } = offered;
  const { opened, now } = useRegistrationCountdown(
    useMemo(() => data?.items.flatMap(({ sections }) => sections.flatMap(({ refusals }) => refusals)) ?? [], [data]),
  );
  const courses = opened ? offeredAt(data?.items ?? [], now) : (data?.items ?? []);
  const pages = data ? Math.ceil(data.total / data.pageSize) : 0;

  const turnTo = (page: number): void => {
    change({ page });
    results.current?.focus({ preventScroll: true });
  };

  return (
    <Stack gap="0.75rem">
      {replacing && <ReplacingBanner course={replacing} onStop={() => change({ replacing: null })} />}
      <OfferedFilters period={period} />
      <Group gap="0.5rem" justify="space-between">
        <h2
          ref={results}
          tabIndex={-1}
          className={`sis-subtitle ${classes.count}`}
          data-refreshing={offered.isRefreshing || undefined}
        >
          <span role="status">{data ? t('offered.count', { count: data.total }) : t('common:page.loading')}</span>
        </h2>
        <Group gap="xs" className={classes.tools}>
          <TimetableLink period={period} />
          {!wide && <WeekBeside courses={registered} wide={false} />}
        </Group>
      </Group>
      {data?.nearest && <p className="sis-quiet">{t('offered.nearest')}</p>}
      <div className={`sis-rows sis-loose ${classes.results}`}>
        <Stack justify="flex-start">
          {offered.error && data && <FailureBox still failure={offered.error} />}
          {offered.error && !data ? (
            <ErrorState error={offered.error} retry={offered.refresh} />
          ) : !data ? (
            <Stack className="sis-list" aria-busy="true">
              {[0, 1, 2].map((line) => (
                <Skeleton key={line} height={190} radius="lg" />
              ))}
            </Stack>
          ) : data.items.length === 0 ? (
            <EmptyState
              icon={IconSearch}
              title={t('offered.empty')}
              text={active.length > 0 ? t('offered.emptyFiltered') : t('offered.emptyText')}
            >
              {active.length > 0 && (
                <Button variant="light" onClick={clear}>
                  {t('filter.clear')}
                </Button>
              )}
            </EmptyState>
          ) : (
            <OfferedList
              courses={courses}
              searched={query.search !== '' || query.code !== ''}
              card={(course) => (
                <OfferedCourseCard
                  key={course.courseId}
                  period={period}
                  course={course}
                  registered={registered.find(({ registrationId }) => registrationId === course.registrationId)}
                  replacing={replacing}
                  needed={demand.data?.courses.find(({ courseId }) => courseId === course.courseId)}
                  canAsk={canAdd}
                  canChoose={canChoose}
                  saidAbove={saidAbove}
                  opened={openedCourses.includes(course.courseId)}
                  onOpen={openCourse}
                  onDetails={showDetails}
                  onRequest={setRequest}
                />
              )}
            />
          )}
          {pages > 1 && (
            <nav aria-label={t('offered.pages')} className={classes.pages}>
              <Pagination
                total={pages}
                value={query.page}
                onChange={turnTo}
                siblings={1}
                getItemProps={(page) => ({ 'aria-label': t('offered.page', { page }) })}
                getControlProps={(control) => ({
                  'aria-label': t(
                    control === 'next' || control === 'last' ? 'common:actions.next' : 'common:actions.previous',
                  ),
                })}
              />
            </nav>
          )}
        </Stack>
        {wide && <WeekBeside courses={registered} wide />}
      </div>
      <CourseDetailsDrawer period={period} courseId={query.course} onClose={() => change({ course: null })} />
      <ChangeDialog
        request={request}
        onClose={() => setRequest(null)}
        onInstead={setRequest}
        onDone={() => query.replacing && change({ replacing: null })}
      />
    </Stack>
  );
}
