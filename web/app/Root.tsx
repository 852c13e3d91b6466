import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSimulating } from '../api/simulator.ts';
import { LoadingBar } from '../ui/LoadingBar.tsx';
import { NoticeRegion } from '../ui/NoticeRegion.tsx';
import { fetchOverlays } from '../ui/overlays.tsx';
import { useAhead } from '../ui/useAhead.ts';
import { useNavigationEffects } from './useNavigationEffects.ts';
import { useNavigationFocus } from './useNavigationFocus.ts';
import { loadTexts } from '../ui/language.ts';
import classes from './Root.module.css';

/** A student's page goes on without the trainer's tools where they cannot be fetched. */
const nothing: { default: ComponentType } = { default: () => null };

const SimulatorStrip = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    await loadTexts('simulator');
    return await import('../simulator/SimulatorStrip.tsx');
  } catch {
    return nothing;
  }
});
const SimulatorTools = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    await loadTexts('simulator');
    return await import('../simulator/SimulatorTools.tsx');
  } catch {
    return nothing;
  }
});

/** The same element each time: the frame draws no page again. */
const page = <Outlet />;

/** What every page has around it: the loading state, the notices and, on a simulator only, the trainer's tools. */
export function Root() {
  useNavigationEffects();
  useNavigationFocus();
  useAhead(fetchOverlays);
  const simulating = useSimulating();

  return (
    <>
      <LoadingBar />
      {simulating && (
        <Suspense fallback={<div className={classes.strip} />}>
          <SimulatorStrip />
        </Suspense>
      )}
      {page}
      {simulating && (
        <Suspense fallback={null}>
          <SimulatorTools />
        </Suspense>
      )}
      <NoticeRegion />
    </>
  );
}
