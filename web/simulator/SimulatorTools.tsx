import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSimulatorPanel } from '../api/simulator.ts';
import { paths } from '../paths.ts';
import { loadTexts } from '../ui/language.ts';
import { useScript } from './script.ts';

const ToolsDrawer = lazy(async () => {
  await loadTexts('agenda', 'conformance', 'console', 'messages', 'traffic');
  return import('./ToolsDrawer.tsx');
});

const ScriptPanel = lazy(async () => {
  await loadTexts('console', 'messages');
  return import('./ScriptPanel.tsx');
});

/** The opened trainer's tools and the panel of the running scenario, on a simulator only. */
export default function SimulatorTools() {
  const panel = useSimulatorPanel();
  const script = useScript();
  const { pathname } = useLocation();
  return (
    <>
      {script && (
        <Suspense fallback={null}>
          <ScriptPanel script={script} />
        </Suspense>
      )}
      {/* The console has all of these tools, and more room. */}
      {panel && !pathname.startsWith(paths.simulator) && (
        <Suspense fallback={null}>
          <ToolsDrawer panel={panel} />
        </Suspense>
      )}
    </>
  );
}
