import { useTranslation } from 'react-i18next';
import { Meter } from '../../ui/controls/Meter.tsx';
import { CodeText } from '../../ui/text/CodeText.tsx';
import classes from './AbsenceMeter.module.css';
import type { Limit } from './attendance-limit.ts';
import { toLimitName } from './attendance-limit.ts';

const tones = { calm: 'accent', warned: 'ask', barred: 'refuse' } as const;

type Props = { code: string; percent: number; limits: Limit[]; level: 'calm' | 'warned' | 'barred'; text: string };

/**
 * A bar of the absences (in percent) against the limits; the last limit is its full length. Screen readers read `text`
 * as its value and skip the numbers of the scale.
 */
export function AbsenceMeter({ code, percent, limits, level, text }: Props) {
  const { t } = useTranslation('attendance');
  const whole = limits.at(-1)?.percent ?? 100;
  const share = (part: number): string => `${Math.min(100, (part / whole) * 100)}%`;
  return (
    <div className={classes.frame}>
      <Meter
        label={t('meter', { code })}
        value={percent}
        maximum={whole}
        marks={limits.slice(0, -1).map((limit) => limit.percent)}
        tone={tones[level]}
        text={text}
      />
      <div className={classes.scale} aria-hidden>
        {limits.map((limit) => (
          <span
            key={toLimitName(limit)}
            className={`sis-tiny ${classes.label}`}
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
