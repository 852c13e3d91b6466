import { useTranslation } from 'react-i18next';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DataTable, type Column } from '../../ui/layout/DataTable.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './AcademicTranscriptPage.module.css';
import type { Transcript } from './transcript.ts';

type Semester = Transcript['semesters'][number];

/** The figures of the chart as a table. */
export function GpaFigures({ semesters }: { semesters: Semester[] }) {
  const { t } = useTranslation('transcript');
  const { pick } = useLanguage();
  const figure = (value: number | null) => <CodeText>{value?.toFixed(2) ?? '–'}</CodeText>;
  const columns: Column<Semester>[] = [
    { key: 'semester', header: t('semester.column'), primary: true, render: ({ name }) => pick(name) },
    { key: 'gpa', header: t('semester.gpa'), align: 'end', render: ({ gpa }) => figure(gpa) },
    { key: 'cgpa', header: t('semester.cgpa'), align: 'end', render: ({ cgpa }) => figure(cgpa) },
    {
      key: 'attempted',
      header: t('semester.attempted'),
      align: 'end',
      render: ({ attemptedHours }) => <CodeText>{attemptedHours}</CodeText>,
    },
    {
      key: 'total',
      header: t('semester.total'),
      align: 'end',
      render: ({ totalEarnedHours }) => <CodeText>{totalEarnedHours}</CodeText>,
    },
  ];
  return (
    <details className={classes.details}>
      <summary>{t('chart.table')}</summary>
      <DataTable
        columns={columns}
        rows={semesters}
        rowKey={({ semesterId }) => semesterId}
        emptyTitle=""
        caption={t('chart.title')}
      />
    </details>
  );
}
