import { useTranslation } from 'react-i18next';
import { CodeText } from '../../ui/text/CodeText.tsx';
import classes from './AbsenceMeter.module.css';
import type { Limit } from './attendance-limit.ts';
import { toLimitName } from './attendance-limit.ts';

type Props = { code: string; percent: number; limits: Limit[]; level: 'calm' | 'warned' | 'barred'; text: string };

/**
 * A bar of the absences against the limits; the last limit is its full length. The text beside the bar says the same.
 */
export function AbsenceMeter({ code, percent, limits, level, text }: Props) {
  const { t } = useTranslation('attendance');
  const whole = limits.at(-1)?.percent ?? 100;
  const share = (part: number): string => `${Math.min(100, (part / whole) * 100)}%`;
  return (
    <div className={classes.frame} data-level={level}>
      <div
        className={classes.bar}
        data-drawn
        role="meter"
        aria-label={t('meter', { code })}
        aria-valuemin={0}
        aria-valuemax={Math.max(whole, percent)}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <span className={classes.fill} style={{ inlineSize: share(percent) }} />
        {limits.slice(0, -1).map((limit) => (
          <span
            key={toLimitName(limit)}
            className={classes.mark}
            data-reached={limit.left === 0 || undefined}
            style={{ insetInlineStart: share(limit.percent) }}
          />
        ))}
      </div>
      <div className={classes.scale} aria-hidden>
        {limits.map((limit) => (
          <span
            key={toLimitName(limit)}
            className={classes.label}
            data-reached={limit.left === 0 || undefined}
            style={{ insetInlineStart: share(limit.percent) }}
          >
            <CodeText>{t('percent', { percent: limit.percent })}</CodeText>
          </span>
        ))}
      </div>
    </div>
  );
}
