import { Stack, VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ConditionList.module.css';

export type Condition = { key: string; met: boolean; text: ReactNode; note?: ReactNode };

/** A list of conditions, each marked as met or not met. */
export function ConditionList({ conditions }: { conditions: Condition[] }) {
  const { t } = useTranslation('request');
  return (
    <Stack component="ul" gap="0.25rem" className="sis-list">
      {conditions.map(({ key, met, text, note }) => {
        const Icon = met ? IconCircleCheck : IconCircleX;
        return (
          <li key={key} className={classes.item} data-met={met}>
            <Icon size={20} stroke={1.75} aria-hidden className={classes.icon} />
            <Stack component="span" gap="0.15rem" miw={0}>
              <span>
                <VisuallyHidden>{t(met ? 'conditions.met' : 'conditions.unmet')} </VisuallyHidden>
                {text}
              </span>
              {note && <span className="sis-note">{note}</span>}
            </Stack>
          </li>
        );
      })}
    </Stack>
  );
}
