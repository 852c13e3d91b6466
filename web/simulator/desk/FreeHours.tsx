import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '../../../locales/i18n.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './DemandCard.module.css';
import type { BoardCourse } from './demand-board.ts';

/**
 * A table of days and hours. Each cell has the number of students who need the course and have no class then. Cells are
 * darker the more students are free.
 */
export function FreeHours({ course: { asked, free }, firstHour }: { course: BoardCourse; firstHour: number }) {
  const { t } = useTranslation('classroom');
  const { language } = useLanguage();
  const hours = free[0]?.map((_, index) => String(firstHour + index).padStart(2, '0')) ?? [];
  return (
    <div className="sis-scrolled" role="region" aria-label={t('demand.free', { count: asked })} tabIndex={0}>
      <table className={`${classes.table} sis-figures`}>
        <caption className="sis-note">{t('demand.free', { count: asked })}</caption>
        <thead>
          <tr>
            <td />
            {hours.map((hour) => (
              <th key={hour} scope="col">
                <CodeText>{hour}</CodeText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {free.map((counts, day) => (
            <tr key={formatWeekday(day, 'en')}>
              <th scope="row">{formatWeekday(day, language, 'short')}</th>
              {counts.map((count, index) => (
                <td
                  key={hours[index]}
                  data-all={count === asked || undefined}
                  style={{ '--share': `${Math.round((count / Math.max(1, asked)) * 40)}%` } as CSSProperties}
                >
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
