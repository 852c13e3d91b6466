import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import classes from './ProgressFigures.module.css';

const parts = ['earned', 'running', 'remaining'] as const;

/** The credit hours passed, in progress and left as numbers, in the colours of the bar and the ring. */
export function ProgressFigures({ progress }: { progress: Schema<'PlanProgress'> }) {
  const { t } = useTranslation('plan');
  return (
    <Group component="dl" gap="0.25rem 1rem" align="stretch" fz="sm">
      {parts.map((name) => (
        <div key={name} className={classes.figure}>
          <dt>
            <span className={classes.key} data-drawn data-part={name} aria-hidden />
            {t(`figures.${name}`)}
          </dt>
          <dd>{progress[name]}</dd>
        </div>
      ))}
    </Group>
  );
}
