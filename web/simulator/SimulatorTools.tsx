import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { openSimulator, useSimulatorPanel } from '../api/simulator.ts';
import { BusinessTime } from './BusinessTime.tsx';
import classes from './SimulatorTools.module.css';

const ToolsDrawer = lazy(() => import('./ToolsDrawer.tsx'));

/** On a simulator: says so on every page, shows the business time and opens the trainer's tools. */
export default function SimulatorTools() {
  const { t } = useTranslation('simulator');
  const panel = useSimulatorPanel();

  useLayoutEffect(() => {
    document.documentElement.dataset.simulator = '';
    return () => {
      delete document.documentElement.dataset.simulator;
    };
  }, []);

  return (
    <>
      <aside className={classes.strip} aria-label={t('strip.label')}>
        <span className={classes.says}>{t('strip.text')}</span>
        <span className={classes.time}>
          <BusinessTime />
        </span>
      </aside>
      <button type="button" className={classes.tab} onClick={() => openSimulator('clock')} aria-haspopup="dialog" aria-expanded={panel !== null}>
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
        <span className={classes.tabText}>{t('tools.open')}</span>
      </button>
      {panel && (
        <Suspense fallback={null}>
          <ToolsDrawer panel={panel} />
        </Suspense>
      )}
    </>
  );
}
