import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { Meter } from '../../ui/controls/Meter.tsx';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { absenceWords } from '../../ui/text/absence-words.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './Dashboard.module.css';
import { DashboardCard } from './DashboardCard.tsx';

type Attendance = Schema<'Dashboard'>['attendance'];
type Course = Attendance['courses'][number];

const isMissed = ({ absences, excused, warning, barred }: Course): boolean =>
  absences + excused + warning > 0 || barred;

/** The absences in the courses that have any, and the number of the other courses. */
export function AttendanceCard({ attendance: { courses, warnings, barredAt, path } }: { attendance: Attendance }) {
  const { t } = useTranslation('student');
  const missed = courses.filter(isMissed);
  const others = courses.length - missed.length;
  return (
    <DashboardCard
      title={t('cards.attendance')}
      path={path}
      note={missed.length === 0 && t(courses.length === 0 ? 'attendance.none' : 'attendance.nothingMissed')}
    >
      {missed.length > 0 && (
        <Stack component="ul" gap="0.75rem" className="sis-list">
          {missed.map((one) => (
            <CourseLine key={one.course.code} of={one} warnings={warnings} barredAt={barredAt} />
          ))}
        </Stack>
      )}
      {missed.length > 0 && others > 0 && <p className="sis-note">{t('attendance.others', { count: others })}</p>}
    </DashboardCard>
  );
}

function CourseLine({
  of: { course, absences, absencePercent, excused, warning, barred, mayMiss },
  warnings,
  barredAt,
}: {
  of: Course;
  warnings: number[];
  barredAt: number;
}) {
  const { t } = useTranslation('student');
  const { t: common } = useTranslation('common');
  const { language, pick } = useLanguage();
  const missed = absenceWords(common, { absences, excused });
  const state = barred
    ? t('attendance.barred')
    : mayMiss === null
      ? t('attendance.safe')
      : mayMiss === 0
        ? t('attendance.next')
        : t('attendance.left', { count: mayMiss });
  const tone = barred ? 'refuse' : warning > 0 ? 'ask' : undefined;
  return (
    <li>
      <p className={`sis-wrap ${classes.words}`}>
        <span>
          <CodeText strong>{course.code}</CodeText> <span className="sis-note">{pick(course.name)}</span>
        </span>
        <strong className={tone && `sis-${tone}`}>{t('attendance.percent', { percent: absencePercent })}</strong>
      </p>
      <Meter
        label={t('attendance.bar', { code: course.code })}
        value={absencePercent}
        maximum={barredAt}
        marks={warnings}
        tone={tone}
        text={formatList([missed, state], language, 'comma')}
      />
      <p className="sis-note">
        {missed}
        {/* A barred student reads this in the list of due items, so it is not repeated here. */}
        {!barred && ` · ${state}`}
      </p>
    </li>
  );
}
