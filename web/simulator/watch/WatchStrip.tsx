import { useTranslation } from 'react-i18next';
import classes from '../SimulatorStrip.module.css';
import { useStripSpace } from '../useStripSpace.ts';
import WatchButton from './WatchButton.tsx';

/** Strip above every page that a watching proxy serves in front of a real API. */
export default function WatchStrip() {
  const { t } = useTranslation('conformance');
  useStripSpace();
  return (
    <aside className={`sis-row ${classes.strip}`} data-stays aria-label={t('watch.button')}>
      <span className={classes.says}>{t('watch.strip')}</span>
      <span className={classes.tools}>
        <WatchButton />
      </span>
    </aside>
  );
}
