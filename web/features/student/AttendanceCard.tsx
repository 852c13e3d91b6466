import { IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatList, formatPercent } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { absenceWords } from '../../ui/text/absence-words.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './cards.module.css';
import { DashboardCard } from './DashboardCard.tsx';

type Attendance = Schema<'Dashboard'>['attendance'];
const most = 4;

/** The absences still allowed in each course, with courses at risk first. */
export function AttendanceCard({ attendance: { courses, warnings, barredAt, path } }: { attendance: Attendance }) {
  const { t } = useTranslation('student');
  const { language } = useLanguage();
  return (
    <DashboardCard
      title={t('cards.attendance')}
      icon={IconUserCheck}
      path={path}
      note={courses.length > 0 && courses.every(({ absences }) => absences === 0) && t('attendance.nothingMissed')}
    >
      {courses.length === 0 ? (
        <p className={classes.calm}>{t('attendance.none')}</p>
      ) : (
        <ul className={classes.lines}>
          {courses.slice(0, most).map((one) => (
            <CourseLine key={one.course.code} of={one} warnings={warnings} barredAt={barredAt} />
          ))}
        </ul>
      )}
      {courses.length > 0 && (
        <p className={classes.hint}>
          {t('attendance.limit', { warnings: formatList(warnings.map(formatPercent), language), barredAt })}
        </p>
      )}
    </DashboardCard>
  );
}

function CourseLine({
  of: { course, absences, absencePercent, excused, warning, barred, mayMiss },
  warnings,
  barredAt,
}: {
  of: Attendance['courses'][number];
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
  const share = (percent: number): string => `${Math.min(100, (percent / barredAt) * 100)}%`;
  return (
    <li className={classes.course} data-level={barred ? 'barred' : warning > 0 ? 'warned' : undefined}>
      <p className={classes.pair}>
        <span className={classes.name}>
          <CodeText strong>{course.code}</CodeText> <span className={classes.quiet}>{pick(course.name)}</span>
        </span>
        <strong>{t('attendance.percent', { percent: absencePercent })}</strong>
      </p>
      <div
        className={classes.bar}
        data-drawn
        role="meter"
        aria-label={t('attendance.bar', { code: course.code })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={absencePercent}
        aria-valuetext={formatList([missed, state], language, 'comma')}
      >
        <span className={classes.fill} style={{ inlineSize: share(absencePercent) }} />
        {warnings.map((percent) => (
          <span key={percent} className={classes.mark} style={{ insetInlineStart: share(percent) }} />
        ))}
      </div>
      <p className={classes.quiet}>
        {absences + excused > 0 && `${missed} · `}
        {warning > 0 && !barred && `${t(`attendance.warnings.${String(warning) as '1'}`)} · `}
        {state}
      </p>
    </li>
  );
}
