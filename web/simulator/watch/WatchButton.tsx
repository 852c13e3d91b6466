import { IconFileDiff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { openSimulator, useSimulatorPanel } from '../../api/simulator.ts';
import { useWatched } from '../../api/watch.ts';
import classes from '../SimulatorStrip.module.css';

/** Button of the watch panel, with the number of requests so far that differed from the contract. */
export default function WatchButton() {
  const { t } = useTranslation('conformance');
  const panel = useSimulatorPanel();
  const differing = useWatched()?.totals.differing ?? 0;
  return (
    <button
      type="button"
      className={`sis-row ${classes.tool}`}
      onClick={() => openSimulator('watch')}
      aria-haspopup="dialog"
      aria-expanded={panel === 'watch'}
      aria-label={`${t('watch.button')}: ${t('watch.count', { count: differing })}`}
    >
      <IconFileDiff size={18} stroke={1.75} aria-hidden />
      <span className={classes.toolText}>{t('watch.button')}</span>
      <bdi>{differing}</bdi>
    </button>
  );
}
