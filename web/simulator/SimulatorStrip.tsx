import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BusinessTime } from './BusinessTime.tsx';
import classes from './SimulatorTools.module.css';
import { useSandboxEvents } from './useSandboxEvents.ts';

/** Above every page: that nothing here is real, and what time it is. */
export default function SimulatorStrip() {
  const { t } = useTranslation('simulator');
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
        <BusinessTime />
      </span>
    </aside>
  );
}
