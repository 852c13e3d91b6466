import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../../api/operations.ts';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { courseColours } from '../../../ui/week/course-colour.ts';
import { CourseMark } from '../../../ui/week/CourseMark.tsx';
import type { Column } from '../../../ui/layout/DataTable.tsx';
import { DataTable, InLine, InTable } from '../../../ui/layout/DataTable.tsx';
import { PermitNote } from '../../../ui/override/PermitNote.tsx';
import { Money } from '../../../ui/text/Money.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import type { Period } from '../basket/basket.ts';
import type { ChangeRequest } from './ChangeDialog.tsx';
import { CourseActions } from './CourseActions.tsx';
import classes from './CoursesTable.module.css';
import { SectionTimes } from '../offered/SectionTimes.tsx';

type Course = Schema<'RegisteredCourse'>;

/** The number of rows rendered first on a phone: more than fit on its first screen, below the study load. */
const firstRows = 3;

type Props = {
  period: Period;
  courses: Course[];
  loading: boolean;
  canAdd: boolean;
  /** True if courses can be added now or once registration opens. */
  canChoose: boolean;
  emptyAction: ReactNode;
  onRequest: (request: ChangeRequest) => void;
};

/** The registered courses, one per row. Dropped and withdrawn courses stay in the table, less prominent. */
export function CoursesTable({ period, courses, loading, canAdd, canChoose, emptyAction, onRequest }: Props) {
  const { t } = useTranslation(['registration', 'common']);
  const { pick } = useLanguage();
  const colours = courseColours(courses.filter(({ status }) => status === 'registered').map(({ code }) => code));

  const columns: Column<Course>[] = [
    {
      key: 'course',
      header: t('courses.course'),
      primary: true,
      sortBy: ({ code }) => code,
      render: ({ code, name, instructor, repeat, frozen, permit }) => (
        <Stack component="span" gap={0} align="flex-start">
          <span>
            <CourseMark colour={colours.get(code)} /> <CodeText strong>{code}</CodeText> {pick(name)}
          </span>
          <InTable>
            <span className={`sis-quiet sis-light ${classes.instructor}`}>{pick(instructor)}</span>
          </InTable>
          {(repeat || frozen) && (
            <Group component="span" gap="0.375rem" align="stretch" mt="0.25rem">
              {repeat && <Tag>{t('courses.repeat')}</Tag>}
              {frozen && <Tag>{t('courses.frozen')}</Tag>}
            </Group>
          )}
          <PermitNote permit={permit} />
        </Stack>
      ),
    },
    {
      key: 'section',
      header: t('section'),
      render: ({ number }) => (
        <>
          <InLine>{t('section')} </InLine>
          <CodeText>{number}</CodeText>
        </>
      ),
    },
    {
      key: 'hours',
      header: t('courses.hours'),
      align: 'end',
      render: ({ creditHours }) => (
        <>
          <InTable>{creditHours}</InTable>
          <InLine>{t('common:creditHours', { count: creditHours })}</InLine>
        </>
      ),
    },
    {
      key: 'times',
      header: t('courses.times'),
      whole: true,
      render: ({ meetings }) => <SectionTimes meetings={meetings} withCampus />,
    },
    {
      key: 'fees',
      header: t('courses.fees'),
      align: 'end',
      sortBy: ({ fees }) => fees,
      render: ({ fees, sponsorFees, paid, status }) => (
        <span className={classes.money}>
          <Money fils={fees} />
          {sponsorFees > 0 && (
            <span className="sis-quiet">
              {t('courses.sponsor')} <Money fils={sponsorFees} />
            </span>
          )}
          {/* The fee of an unpaid course that was dropped or replaced is not owed any more. */}
          {paid ? (
            <span className={`${classes.paid} sis-done`}>{t('courses.paid')}</span>
          ) : (
            (status === 'registered' || status === 'withdrawn') && (
              <span className={`${classes.unpaid} sis-ask`}>{t('courses.unpaid')}</span>
            )
          )}
        </span>
      ),
    },
    {
      key: 'status',
      header: t('courses.status'),
      // The usual status takes no room on a phone; only screen readers get it.
      render: ({ status }) => (
        <span className={status === 'registered' ? classes.usual : undefined}>{t(`courses.statuses.${status}`)}</span>
      ),
    },
    {
      key: 'actions',
      header: t('courses.actions'),
      bare: true,
      render: (course) => <CourseActions period={period} course={course} onRequest={onRequest} />,
    },
  ];

  return (
    <div className={classes.table}>
      <DataTable
        columns={columns}
        rows={courses}
        rowKey={({ registrationId }) => registrationId}
        loading={loading}
        caption={t('courses.title')}
        lines
        firstRows={firstRows}
        isMuted={({ status }) => status !== 'registered'}
        emptyTitle={t('courses.empty')}
        emptyText={t(canAdd ? 'courses.emptyText' : canChoose ? 'courses.emptyClosed' : 'courses.emptyRead')}
        emptyAction={emptyAction}
      />
    </div>
  );
}
