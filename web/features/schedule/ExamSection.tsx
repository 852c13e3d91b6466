import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatRelative } from '../../../locales/i18n.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { CourseMark } from '../../ui/week/CourseMark.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { toColours, daysUntil, listExams, placeOf, type Course } from './schedule-view.ts';
import classes from './Section.module.css';

/** The final examinations in order, with the days left and a warning at overlapping ones. */
export function ExamSection({ courses, now }: { courses: Course[]; now: string }) {
  const { t } = useTranslation('schedule');
  const { language, pick } = useLanguage();
  const exams = listExams(courses);
  const colours = toColours(courses);
  // From 14 days on, the countdown is in days, because "in 3 months" would be too coarse.
  const countdown = (at: string) => {
    const days = daysUntil(at, now);
    return days < 14 ? <RelativeTime at={at} now={now} /> : formatRelative(days, 'day', language);
  };
  return (
    <section className={classes.section} aria-labelledby="exams-title">
      <h2 id="exams-title" className="sis-title">
        {t('exams.title')}
      </h2>
      {exams.length === 0 ? (
        <p className={classes.text}>{t('exams.none')}</p>
      ) : exams.some(({ examClash }) => examClash) ? (
        <p className={`${classes.bad} sis-refuse`}>
          <IconAlertTriangle size={18} aria-hidden /> {t('exams.clash')}
        </p>
      ) : (
        exams.length > 1 && (
          <p className={classes.good}>
            <IconCheck size={18} aria-hidden /> {t('exams.clear')}
          </p>
        )
      )}
      <ol className="sis-list">
        {exams.map(({ registrationId, code, name, exam, examClash }) => {
          const over = Date.parse(exam.endsAt) <= Date.parse(now);
          return (
            <li key={registrationId} className={`${classes.row} ${classes.exam}`} data-over={over || undefined}>
              <span className={classes.course}>
                <CourseMark colour={colours.get(code)} /> <CodeText strong>{code}</CodeText> {pick(name)}
                {examClash && (
                  <span className={`${classes.bad} sis-refuse`}>
                    <IconAlertTriangle size={16} aria-hidden /> {t('exams.clashOne')}
                  </span>
                )}
              </span>
              <DateText at={exam.startsAt} format="date" />
              <CodeText>{`${formatInstant(exam.startsAt, 'en', 'time')}–${formatInstant(exam.endsAt, 'en', 'time')}`}</CodeText>
              {exam.place ? <CodeText>{placeOf(exam.place)}</CodeText> : <span>{t('exams.noPlace')}</span>}
              <span className={classes.count}>
                {over
                  ? t('exams.over')
                  : Date.parse(exam.startsAt) <= Date.parse(now)
                    ? t('exams.running')
                    : countdown(exam.startsAt)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
