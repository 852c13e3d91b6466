import { Group } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './AcademicTranscriptPage.module.css';
import type { Transcript } from './transcript.ts';
import { CourseTable } from './CourseTable.tsx';

/** One semester: its courses, its average and the cumulative one after it. */
export function SemesterPanel({
  semester: { name, courses, gpa, cgpa, earnedHours, totalEarnedHours },
}: {
  semester: Transcript['semesters'][number];
}) {
  const { t } = useTranslation('transcript');
  const { pick } = useLanguage();
  const title = useId();
  return (
    <section className={`sis-narrow ${classes.semester}`} aria-labelledby={title}>
      <Group gap="0.25rem 1.5rem" align="baseline" justify="space-between" mb="sm">
        <h2 id={title} className="sis-title">
          {pick(name)}
        </h2>
        <Group component="dl" gap="0.25rem 1.25rem" align="stretch" className={`sis-small ${classes.figures}`}>
          <Figure name={t('semester.gpa')} value={gpa?.toFixed(2) ?? '–'} />
          <Figure name={t('semester.cgpa')} value={cgpa?.toFixed(2) ?? '–'} />
          <Figure name={t('semester.earned')} value={String(earnedHours)} />
          <Figure name={t('semester.total')} value={String(totalEarnedHours)} />
        </Group>
      </Group>
      <CourseTable
        graded
        caption={t('semester.courses', { semester: pick(name) })}
        courses={courses.map(({ repeats, counted, passes, points, ...course }) => ({
          ...course,
          points,
          muted: !counted && !passes,
          marks: [
            ...(repeats ? [{ text: t('course.repeats'), quiet: false }] : []),
            ...(counted ? [] : [{ text: t(points === null ? 'course.noPoints' : 'course.replaced'), quiet: true }]),
          ],
        }))}
      />
    </section>
  );
}

/** A semester without studies, with its reason, in its place among the others. */
export function AwaySemester({ semester: { name, reason } }: { semester: Transcript['away'][number] }) {
  const { t } = useTranslation('transcript');
  const { pick } = useLanguage();
  return (
    <Group component="section" gap="0.25rem 1.5rem" align="baseline" justify="space-between" className={classes.away}>
      <h2 className="sis-title">{pick(name)}</h2>
      <p className="sis-quiet">{t(`away.${reason}`)}</p>
    </Group>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <CodeText>{value}</CodeText>
      </dd>
    </div>
  );
}
