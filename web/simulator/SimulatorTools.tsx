import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { openSimulator, useSimulatorPanel } from '../api/simulator.ts';
import { paths } from '../app/paths.ts';
import { loadTexts } from '../ui/language.ts';
import { useScript } from './script.ts';
import classes from './SimulatorTools.module.css';

const ToolsDrawer = lazy(async () => {
  await loadTexts('agenda', 'console', 'messages', 'traffic');
  return import('./ToolsDrawer.tsx');
});

const ScriptPanel = lazy(async () => {
  await loadTexts('console', 'messages');
  return import('./ScriptPanel.tsx');
});

/** On a simulator: the tab at the edge that opens the trainer's tools, and the script of the demonstration that is under way. */
export default function SimulatorTools() {
  const { t } = useTranslation('simulator');
  const panel = useSimulatorPanel();
  const script = useScript();
  const { pathname } = useLocation();
  // The console has all of it, and more room.
  if (pathname.startsWith(paths.simulator)) return null;

  return (
    <>
      <button type="button" className={classes.tab} onClick={() => openSimulator('clock')} aria-haspopup="dialog" aria-expanded={panel !== null}>
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
        <span className={classes.tabText}>{t('tools.open')}</span>
      </button>
      {script && (
        <Suspense fallback={null}>
          <ScriptPanel script={script} />
        </Suspense>
      )}
      {panel && (
        <Suspense fallback={null}>
          <ToolsDrawer panel={panel} />
        </Suspense>
      )}
    </>
  );
}
