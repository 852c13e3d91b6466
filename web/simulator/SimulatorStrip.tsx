import { IconPlayerPauseFilled } from '@tabler/icons-react';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../api/useApi.ts';
import { BusinessTime } from './BusinessTime.tsx';
import classes from './SimulatorTools.module.css';
import { useSandboxEvents } from './useSandboxEvents.ts';

/** Above every page: that nothing here is real, and what time it is. */
export default function SimulatorStrip() {
  const { t } = useTranslation('simulator');
  const clock = useApi('getClock', {}, { quiet: true });
  useSandboxEvents();

  useLayoutEffect(() => {
    document.documentElement.dataset.simulator = '';
    return () => {
      delete document.documentElement.dataset.simulator;
    };
  }, []);

  return (
    <aside className={classes.strip} aria-label={t('strip.label')}>
      <span className={classes.says}>{t('strip.text')}</span>
      <span className={classes.time}>
        {clock.data?.mode === 'frozen' && <IconPlayerPauseFilled size={14} className={classes.still} role="img" aria-label={t('clock.modes.frozen')} title={t('clock.modes.frozen')} />}
        <BusinessTime />
      </span>
    </aside>
  );
}
