import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSimulating } from '../api/simulator.ts';
import { LoadingBar } from '../ui/LoadingBar.tsx';
import { NoticeRegion } from '../ui/NoticeRegion.tsx';
import { useNavigationEffects } from './useNavigationEffects.ts';
import { useNavigationFocus } from './useNavigationFocus.ts';
import { loadTexts } from '../ui/language.ts';
import classes from './Root.module.css';

const SimulatorStrip = lazy(async () => {
  await loadTexts('simulator');
  return import('../simulator/SimulatorStrip.tsx');
});
const SimulatorTools = lazy(async () => {
  await loadTexts('simulator');
  return import('../simulator/SimulatorTools.tsx');
});

/** What every page has around it: the loading state, the notices and, on a simulator only, the trainer's tools. */
export function Root() {
  useNavigationEffects();
  useNavigationFocus();
  const simulating = useSimulating();

  return (
    <>
      <LoadingBar />
      {simulating && (
        <Suspense fallback={<div className={classes.strip} />}>
          <SimulatorStrip />
        </Suspense>
      )}
      <Outlet />
      {simulating && (
        <Suspense fallback={null}>
          <SimulatorTools />
        </Suspense>
      )}
      <NoticeRegion />
    </>
  );
}
