import { Group } from '@mantine/core';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../../api/operations.ts';
import { Meter } from '../../../ui/controls/Meter.tsx';
import classes from './LoadBar.module.css';

const tones = { fine: 'accent', under: 'ask', over: 'refuse' } as const;

type Props = {
  load: Schema<'Load'>;
  /** The credit hours before the change; missing if the bar shows no change. */
  before?: number | undefined;
  /** True if no course is registered and none can be added now, so that a load below the minimum needs no action. */
  early?: boolean;
};

/** Credit hours on a bar with marks for the minimum and maximum load. With a change it also shows the hours before. */
export function LoadBar({
  load: { creditHours, minimum, maximum, approved },
  before = creditHours,
  early = false,
}: Props) {
  const { t } = useTranslation('registration');
  const scale = Math.max(maximum, creditHours, before, 1);
  const [leading, hours, unit] = t('load.hours', { count: creditHours }).split(/<\/?strong>/);
  const state = creditHours > maximum ? 'over' : approved || early ? 'fine' : 'under';
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
      <Meter
        value={Math.min(before, creditHours)}
        further={{ value: Math.abs(creditHours - before), lost: creditHours < before }}
        maximum={scale}
        minimum={minimum}
        marks={scale > maximum ? [maximum] : []}
        tone={tones[state]}
      />
      <p className="sis-figures sis-note">
        {t('load.limits', { minimum, maximum })}{' '}
        {state !== 'fine' && <span className={classes.state}>{t(`load.${state}`)}</span>}
      </p>
    </div>
  );
}
