import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ResponseBodyOf } from '../api/operations.ts';

type Mode = ResponseBodyOf<'getClock'>['mode'];
const modes: Mode[] = ['ticking', 'frozen', 'live'];

/** Control to choose the mode of the clock. All pages use it, so that the modes have the same names everywhere. */
export function ClockModes({ mode, choose }: { mode: Mode; choose: (mode: Mode) => void }) {
  const { t } = useTranslation('simulator');
  return (
    <SegmentedControl
      aria-label={t('clock.mode')}
      value={mode}
      onChange={choose}
      data={modes.map((value) => ({ value, label: t(`clock.modes.${value}`) }))}
    />
  );
}
