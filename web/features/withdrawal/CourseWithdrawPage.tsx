import { Button, Stack } from '@mantine/core';
import { IconBookOff, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { toLastMinute } from '../../../locales/i18n.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import type { Column } from '../../ui/layout/DataTable.tsx';
import { DataTable, InLine, InTable } from '../../ui/layout/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { FigureCard } from '../../ui/layout/FigureCard.tsx';
import { Reasons } from '../../ui/refusals/Reasons.tsx';
import { RequestPage } from '../../ui/request/RequestPage.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';
import { useFormOf } from '../../ui/request/useFormOf.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { CompareLink } from './CompareLink.tsx';
import { CourseWithdrawForm } from './CourseWithdrawForm.tsx';
import { WithdrawNow } from './WithdrawNow.tsx';

type Course = Schema<'CourseToWithdraw'>;

/**
 * The registered courses. Each can be withdrawn at once, or by a request if too few credit hours would remain. If
 * neither is possible, the first reason is shown.
 */
export default function CourseWithdrawPage() {
  const { t } = useTranslation('withdrawal');
  const found = useApi('courseWithdrawRequests');
  const { data } = found;
  const [asking, setAsking] = useFormOf('courseWithdrawal', data?.courses, ({ registrationId }) => registrationId);
  return (
    <RequestPage
      kind="courseWithdrawal"
      title={t('course.title')}
      description={
        <>
          {t('course.description')} <CompareLink />
        </>
      }
      reads={[found]}
      alone
      form={data && asking && <CourseWithdrawForm course={asking} floor={data.floor} onClose={() => setAsking(null)} />}
      top={data && <Courses data={data} onAsk={setAsking} />}
    />
  );
}

/**
 * The columns of a course: the credit hours left after a withdrawal, and a button to withdraw at once or by request.
 */
function useCourseColumns(onLeave: (course: Course) => void, onAsk: (course: Course) => void): Column<Course>[] {
  const { t } = useTranslation(['withdrawal', 'common']);
  const { pick } = useLanguage();
  return [
    {
      key: 'course',
      header: t('course.name'),
      primary: true,
      sortBy: ({ code }) => code,
      render: ({ code, name }) => (
        <>
          <CodeText strong>{code}</CodeText> {pick(name)}
        </>
      ),
    },
    {
      key: 'hours',
      header: t('course.creditHours'),
      align: 'end',
      render: ({ creditHours }) => (
        <>
          <InTable>{creditHours}</InTable>
          <InLine>{t('common:creditHours', { count: creditHours })}</InLine>
        </>
      ),
    },
    {
      key: 'after',
      header: t('course.after'),
      align: 'end',
      render: ({ hoursAfter }) => (
        <>
          <InLine>{t('course.after')}: </InLine>
          {hoursAfter}
        </>
      ),
    },
    {
      key: 'action',
      header: t('course.action'),
      bare: true,
      whole: ({ atOnce, asked }) => atOnce.length > 0 && asked.length > 0,
      render: (course) =>
        course.atOnce.length === 0 ? (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconBookOff size={18} stroke={1.75} aria-hidden />}
            aria-label={t('course.nowLabel', { code: course.code })}
            onClick={() => onLeave(course)}
          >
            {t('course.now')}
          </Button>
        ) : course.asked.length === 0 ? (
          <Button
            size="sm"
            variant="light"
            leftSection={<IconSend size={18} stroke={1.75} aria-hidden className="sis-directional" />}
            aria-label={t('course.askLabel', { code: course.code })}
            onClick={() => onAsk(course)}
          >
            {t('course.ask')}
          </Button>
        ) : (
          <Reasons reasons={course.asked.slice(0, 1)} />
        ),
    },
  ];
}

function Courses({
  data: { hours, minimum, floor, closesAt, courses },
  onAsk,
}: {
  data: Schema<'CourseWithdrawals'>;
  onAsk: (course: Course) => void;
}) {
  const { t } = useTranslation('withdrawal');
  const [leaving, setLeaving] = useState<Course | null>(null);
  const columns = useCourseColumns(setLeaving, onAsk);
  return (
    <>
      <FigureCard
        label={t('course.hours')}
        figures={
          <>
            <StatCard label={t('course.hours')} value={hours} note={t('course.hoursNote', { minimum })} />
            <StatCard label={t('course.floor')} value={floor} note={t('course.floorNote')} />
            {closesAt && <StatCard label={t('course.until')} value={<DateText at={toLastMinute(closesAt)} />} />}
          </>
        }
      />
      <Stack component="section" gap="0.75rem" aria-labelledby="courses">
        <h2 id="courses" className="sis-heading">
          {t('course.courses')}
        </h2>
        <DataTable
          lines
          columns={columns}
          rows={courses}
          rowKey={({ registrationId }) => registrationId}
          caption={t('course.courses')}
          emptyTitle={t('course.empty')}
          emptyText={t('course.emptyText')}
        />
      </Stack>
      <WithdrawNow course={leaving} minimum={minimum} closesAt={closesAt} onClose={() => setLeaving(null)} />
    </>
  );
}
