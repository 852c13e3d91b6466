import { useTranslation } from 'react-i18next';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import type { Course, Schedule } from './schedule-view.ts';
import classes from './Section.module.css';

const noon = (date: string): string => `${date}T12:00:00+03:00`;

/** The list of withdrawn courses, which stay on the record but are not drawn in the week. */
export function WithdrawnSection({ courses }: { courses: Course[] }) {
  const { t } = useTranslation('schedule');
  const { pick } = useLanguage();
  return (
    <section className={classes.section} aria-labelledby="withdrawn-title">
      <h2 id="withdrawn-title" className="sis-title">
        {t('withdrawn.title')}
      </h2>
      <p className={classes.text}>{t('withdrawn.text')}</p>
      <ul className="sis-list">
        {courses.map(({ registrationId, code, name, number }) => (
          <li key={registrationId} className={classes.row} data-over>
            <span className={classes.course}>
              <CodeText>{code}</CodeText> {pick(name)}
            </span>
            <span>
              {t('columns.section')} <CodeText>{number}</CodeText>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The holidays during the weeks of classes, and the last day of classes. */
export function HolidaySection({ schedule: { holidays, classesEndOn } }: { schedule: Schedule }) {
  const { t } = useTranslation('schedule');
  const { pick } = useLanguage();
  const during = holidays.filter(({ date }) => date <= classesEndOn);
  const days = [
    ...during.map(({ date, name }) => ({ date, words: pick(name) })),
    { date: classesEndOn, words: t('holidays.until') },
  ].sort((a, b) => a.date.localeCompare(b.date));
  return (
    <Panel title={t('holidays.title')} text={during.length === 0 && t('holidays.none')}>
      <ul className="sis-list">
        {days.map(({ date, words }) => (
          <li key={`${date} ${words}`} className={classes.row}>
            <span>{words}</span>
            <DateText at={noon(date)} format="date" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
