import { Group } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietText } from '../../ui/layout/Panel.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './AcademicTranscriptPage.module.css';
import type { Transcript } from './transcript.ts';
import { CourseTable } from './CourseTable.tsx';

/** The courses in progress, which have no grade yet. */
export function CoursesInProgress({ semester: { name, courses } }: { semester: Transcript['inProgress'][number] }) {
  const { t } = useTranslation(['transcript', 'common']);
  const { pick } = useLanguage();
  const title = useId();
  return (
    <section className={`sis-narrow ${classes.semester}`} aria-labelledby={title}>
      <Group gap="0.25rem 1.5rem" align="baseline" justify="space-between" mb="sm">
        <div>
          <h2 id={title} className="sis-title">
            {t('progress.title')}
          </h2>
          <QuietText>{t('progress.text', { semester: pick(name) })}</QuietText>
        </div>
        <QuietText>
          {t('common:creditHours', { count: courses.reduce((sum, { creditHours }) => sum + creditHours, 0) })}
        </QuietText>
      </Group>
      <CourseTable
        graded={false}
        caption={t('semester.courses', { semester: pick(name) })}
        courses={courses.map(({ repeats, ...course }) => ({
          ...course,
          muted: false,
          marks: repeats ? [{ text: t('course.repeats'), quiet: false }] : [],
        }))}
      />
    </section>
  );
}
