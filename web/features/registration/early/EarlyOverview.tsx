import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconCalendarEvent, IconListSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ResponseBodyOf } from '../../../api/operations.ts';
import { useApi } from '../../../api/useApi.ts';
import { toLastMinute } from '../../../../locales/i18n.ts';
import { DateText } from '../../../ui/text/DateText.tsx';
import { ErrorState } from '../../../ui/refusals/ErrorState.tsx';
import { Money } from '../../../ui/text/Money.tsx';
import { RefusalList } from '../../../ui/refusals/RefusalList.tsx';
import { StatCard } from '../../../ui/layout/StatCard.tsx';
import { TimetableLink } from '../../../ui/controls/TimetableLink.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import classes from './EarlyOverview.module.css';
import { LoadBar } from '../week/LoadBar.tsx';
import { tabPath } from '../registration-paths.ts';
import { useRegistrationServices } from '../useRegistrationServices.ts';

/**
 * Overview of early registration: the next semester, its state, the courses chosen so far, and links to the next steps.
 */
export function EarlyOverview() {
  const { t } = useTranslation(['registration', 'common']);
  const { open, canAdd, canChoose } = useRegistrationServices('early');
  const { data, error, refresh } = useApi('registeredCourses', { Period: 'early' });
  const fees = useApi('informationStudentFees', { Period: 'early' }, { quiet: true }).data;
  const waiting = useApi('waitingList', { Period: 'early' }, { quiet: true }).data;

  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  if (!data) return <Skeleton height={260} radius="lg" aria-busy aria-label={t('common:page.loading')} />;
  const { semester, load, courses } = data;
  const registered = courses.filter(({ status }) => status === 'registered');
  return (
    <Stack gap="1.5rem">
      <EarlySemester semester={semester} canAdd={canAdd} closesAt={open[0]?.closesAt} />
      <section className={`sis-loose ${classes.figures}`} aria-label={t('early.soFar')}>
        {(canChoose || courses.length > 0 || data.notices.length > 0) && (
          <div className={`${classes.figure} sis-frame`}>
            <LoadBar load={load} early={courses.length === 0 && !canAdd} />
          </div>
        )}
        <div className={`${classes.figure} sis-frame`}>
          <StatCard
            label={t('early.courses')}
            value={registered.length}
            note={
              waiting && waiting.entries.length > 0 ? t('early.waiting', { count: waiting.entries.length }) : undefined
            }
          />
        </div>
        {fees && (
          <div className={`${classes.figure} sis-frame`}>
            <StatCard label={t('fees.toPay')} value={<Money fils={fees.privateRemain} />} />
          </div>
        )}
      </section>
      {canAdd && registered.length > 0 && <RefusalList tone="ask" refusals={data.notices} />}
    </Stack>
  );
}

type SemesterProps = {
  semester: ResponseBodyOf<'registeredCourses'>['semester'];
  canAdd: boolean;
  /** The end of the open registration period; null if it has none, undefined if no period is open. */
  closesAt: string | null | undefined;
};

/** The next semester: its dates, the end of the registration period, and links to the next steps. */
function EarlySemester({ semester, canAdd, closesAt }: SemesterProps) {
  const { t } = useTranslation('registration');
  const { pick } = useLanguage();
  return (
    <section className={`sis-close ${classes.semester}`} aria-labelledby="early-semester">
      <h2 id="early-semester" className="sis-heading">
        {pick(semester.name)}
      </h2>
      <p className={classes.dates}>
        <IconCalendarEvent size={18} stroke={1.75} aria-hidden />
        <span>
          {t('early.from')} <DateText at={`${semester.startsOn}T12:00:00+03:00`} /> {t('early.to')}{' '}
          <DateText at={`${semester.endsOn}T12:00:00+03:00`} />
        </span>
      </p>
      {canAdd && (
        <p className={classes.open}>
          {closesAt ? (
            <>
              {t('early.openUntil')} <DateText at={toLastMinute(closesAt)} format="dateTime" />
            </>
          ) : (
            t('early.open')
          )}
        </p>
      )}
      <Group gap="0.5rem" align="stretch" mt="0.5rem">
        {canAdd && (
          <Button
            component={Link}
            to={tabPath('early', 'offered', { plan: '1' })}
            leftSection={<IconListSearch size={18} stroke={1.75} aria-hidden />}
          >
            {t('early.choose')}
          </Button>
        )}
        <TimetableLink period="early" />
        <Button component={Link} to={tabPath('early', 'courses')} variant="default">
          {t('early.mine')}
        </Button>
        {!canAdd && (
          <Button component={Link} to={tabPath('early', 'offered')} variant="default">
            {t('early.look')}
          </Button>
        )}
      </Group>
    </section>
  );
}
