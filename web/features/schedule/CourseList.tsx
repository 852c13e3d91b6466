import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatList, formatWeekday } from '../../../locales/i18n.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { PermitNote } from '../../ui/override/PermitNote.tsx';
import { CourseMark } from '../../ui/week/CourseMark.tsx';
import { DataTable, InLine, InTable, type Column } from '../../ui/layout/DataTable.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { toColours, placeOf, toTimes, type Course } from './schedule-view.ts';
import classes from './Section.module.css';

/** The columns of a course: its name, section, instructor, times and credit hours. */
function useCourseColumns(courses: Course[]): Column<Course>[] {
  const { t } = useTranslation('schedule');
  const { language, pick } = useLanguage();
  const colours = toColours(courses);
  return [
    {
      key: 'course',
      header: t('columns.course'),
      primary: true,
      sortBy: ({ code }) => code,
      render: ({ code, name, permit }) => (
        <Stack component="span" gap={0}>
          <span>
            <CourseMark colour={colours.get(code)} /> <CodeText strong>{code}</CodeText> {pick(name)}
          </span>
          <PermitNote permit={permit} />
        </Stack>
      ),
    },
    {
      key: 'section',
      header: t('columns.section'),
      render: ({ number }) => (
        <>
          <InLine>{t('columns.section')} </InLine>
          <CodeText>{number}</CodeText>
        </>
      ),
    },
    {
      key: 'instructor',
      header: t('columns.instructor'),
      sortBy: ({ instructor }) => pick(instructor),
      render: ({ instructor }) => <bdi>{pick(instructor)}</bdi>,
    },
    {
      key: 'times',
      header: t('columns.times'),
      whole: true,
      render: (course) =>
        course.meetings.length === 0 ? (
          t('courses.none')
        ) : (
          <ul className="sis-list">
            {toTimes(course).map(({ days, startsAt, endsAt, place }) => (
              <li key={`${days.join()} ${startsAt}`}>
                <span className={classes.long}>
                  {formatList(
                    days.map((day) => formatWeekday(day, language)),
                    language,
                    'comma',
                  )}
                </span>
                <span className={classes.short}>
                  {formatList(
                    days.map((day) => formatWeekday(day, language, 'short')),
                    language,
                    'comma',
                  )}
                </span>{' '}
                <span className="sis-unbroken">
                  <CodeText>{`${startsAt}–${endsAt}`}</CodeText> · <CodeText>{placeOf(place)}</CodeText>
                </span>
              </li>
            ))}
          </ul>
        ),
    },
    {
      key: 'hours',
      header: t('columns.creditHours'),
      align: 'end',
      sortBy: ({ creditHours }) => creditHours,
      render: ({ creditHours }) => <InTable>{creditHours}</InTable>,
    },
  ];
}

/** All courses with their class times, with search and sorting. */
export function CourseList({ courses }: { courses: Course[] }) {
  const { t } = useTranslation('schedule');
  const columns = useCourseColumns(courses);
  return (
    <DataTable
      lines
      columns={columns}
      rows={courses}
      rowKey={({ registrationId }) => registrationId}
      caption={t('courses.title')}
      emptyTitle={t('empty.title')}
      searchIn={({ code, name, instructor }) => `${code} ${name.en} ${name.ar} ${instructor.en} ${instructor.ar}`}
    />
  );
}
