import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { settings } from '../api/settings.ts';
import { useSimulating } from '../api/simulator.ts';
import { NoticeRegion } from '../ui/overlays/NoticeRegion.tsx';
import { fetchOverlays } from '../ui/overlays/overlays.tsx';
import { usePrefetch } from '../ui/usePrefetch.ts';
import { IncidentLine } from './IncidentLine.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useNavigationEffects } from './useNavigationEffects.ts';
import { useNavigationFocus } from './useNavigationFocus.ts';
import { loadTexts } from '../ui/language.ts';
import classes from './Root.module.css';

/** An empty module for tools that cannot be loaded, so that the page works without them. */
const nothing: { default: ComponentType } = { default: () => null };

const SimulatorStrip = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    await loadTexts('simulator');
    return await import('../simulator/SimulatorStrip.tsx');
  } catch {
    return nothing;
  }
});
/**
 * The strip of a watching proxy (`npm run watch`), which compares the calls to an API that is no simulator with the
 * contract.
 */
const WatchStrip = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    await loadTexts('conformance', 'simulator');
    return await import('../simulator/watch/WatchStrip.tsx');
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

/** A constant element, so that rendering the root again does not render the page again. */
const page = <Outlet />;

/**
 * The root of every page: the line about incidents, the loading bar and the notices. On a simulator or with a watching
 * proxy, also a strip above the page and the trainer's tools.
 */
export function Root() {
  useNavigationEffects();
  useNavigationFocus();
  useKeptFocus();
  usePrefetch(fetchOverlays);
  const simulating = useSimulating();
  const watched = settings().watch === true;

  return (
    <>
      {simulating && (
        <Suspense fallback={<div className={classes.strip} />}>
          <SimulatorStrip />
        </Suspense>
      )}
      {watched && !simulating && (
        <Suspense fallback={<div className={classes.strip} />}>
          <WatchStrip />
        </Suspense>
      )}
      <IncidentLine />
      {page}
      {(simulating || watched) && (
        <Suspense fallback={null}>
          <SimulatorTools />
        </Suspense>
      )}
      <NoticeRegion />
    </>
  );
}
