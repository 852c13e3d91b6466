import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { WeekBlock } from '../../../ui/week/WeekGridLayout.ts';
import classes from './WeekLegend.module.css';

/** The legend of the block styles that occur in the week. */
export function WeekLegend({ blocks }: { blocks: WeekBlock[] }) {
  const { t } = useTranslation('registration');
  const tones = (['added', 'removed', 'waiting'] as const).filter((tone) =>
    blocks.some((block) => block.tone === tone),
  );
  const conflict = blocks.some((block) => block.conflict);
  if (tones.length === 0 && !conflict) return null;
  return (
    <Group
      component="ul"
      gap="0.25rem 1.25rem"
      align="stretch"
      className={`sis-note sis-list ${classes.legend}`}
      aria-hidden
    >
      {tones.map((tone) => (
        <li key={tone} data-tone={tone}>
          {t(`change.${tone}`)}
        </li>
      ))}
      {conflict && <li data-tone="conflict">{t('change.conflict')}</li>}
    </Group>
  );
}
