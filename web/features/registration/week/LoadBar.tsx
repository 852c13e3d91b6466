import { Group } from '@mantine/core';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../../api/operations.ts';
import classes from './LoadBar.module.css';

type Props = {
  load: Schema<'Load'>;
  /** The credit hours before the change; missing if the bar shows no change. */ before?: number | undefined;
};

/** Credit hours on a bar with marks for the minimum and maximum load. With a change it also shows the hours before. */
export function LoadBar({ load: { creditHours, minimum, maximum, approved }, before = creditHours }: Props) {
  const { t } = useTranslation('registration');
  const scale = Math.max(maximum, creditHours, before, 1);
  const share = (hours: number): number => hours / scale;
  const [leading, hours, unit] = t('load.hours', { count: creditHours }).split(/<\/?strong>/);
  const state = creditHours > maximum ? 'over' : approved ? 'fine' : 'under';
  return (
    <div className={classes.load} data-state={state}>
      <Group component="p" gap="0.375rem" align="baseline" wrap="nowrap" className={classes.figures}>
        {before !== creditHours && (
          <>
            <span className={`${classes.before} sis-quiet`}>{before}</span>
            <IconArrowNarrowRight size={20} role="img" aria-label={t('load.becomes')} className="sis-directional" />
          </>
        )}
        <span>
          {leading}
          <strong className={`${classes.hours} sis-strong`}>{hours}</strong>
          {unit}
        </span>
      </Group>
      <div
        className={classes.bar}
        data-drawn
        aria-hidden
        style={
          {
            '--hours': share(Math.min(before, creditHours)),
            '--other': share(Math.abs(creditHours - before)),
            '--minimum': share(minimum),
            '--maximum': share(maximum),
          } as CSSProperties
        }
      >
        <span className={classes.fill} />
        <span className={classes.change} data-change={creditHours > before ? 'more' : 'less'} />
        <span className={classes.mark} data-mark="minimum" />
        {scale > maximum && <span className={classes.mark} data-mark="maximum" />}
      </div>
      <p className="sis-figures sis-note">
        {t('load.limits', { minimum, maximum })}{' '}
        {state !== 'fine' && <span className={classes.state}>{t(`load.${state}`)}</span>}
      </p>
    </div>
  );
}
