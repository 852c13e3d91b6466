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
    <section className={classes.semester} aria-labelledby={title}>
      <div className={classes.heading}>
        <h2 id={title} className={classes.title}>
          {pick(name)}
        </h2>
        <dl className={classes.figures}>
          <Figure name={t('semester.gpa')} value={gpa?.toFixed(2) ?? '–'} />
          <Figure name={t('semester.cgpa')} value={cgpa?.toFixed(2) ?? '–'} />
          <Figure name={t('semester.earned')} value={String(earnedHours)} />
          <Figure name={t('semester.total')} value={String(totalEarnedHours)} />
        </dl>
      </div>
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
    <section className={classes.away}>
      <h2 className={classes.title}>{pick(name)}</h2>
      <p className={classes.reason}>{t(`away.${reason}`)}</p>
    </section>
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
