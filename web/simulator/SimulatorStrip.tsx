import { IconAdjustmentsHorizontal, IconListCheck, IconPlayerPauseFilled } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { openSimulator, useSimulatorPanel } from '../api/simulator.ts';
import { useApi } from '../api/useApi.ts';
import { paths } from '../app/paths.ts';
import { loadTexts } from '../ui/language.ts';
import { BusinessTime } from './BusinessTime.tsx';
import { settings } from '../api/settings.ts';
import { keepScript, useScript } from './script.ts';
import classes from './SimulatorStrip.module.css';
import { useSandboxEvents } from './useSandboxEvents.ts';

const WatchButton = lazy(async () => {
  await loadTexts('conformance');
  return import('./watch/WatchButton.tsx');
});

/** Above every page: that nothing here is real, what time it is, and the way to the trainer's tools. */
export default function SimulatorStrip() {
  const { t } = useTranslation('simulator');
  const clock = useApi('getClock', {}, { quiet: true });
  const { pathname } = useLocation();
  useSandboxEvents();

  useLayoutEffect(() => {
    document.documentElement.dataset.simulator = '';
    return () => {
      delete document.documentElement.dataset.simulator;
    };
  }, []);

  return (
    <aside className={classes.strip} data-stays aria-label={t('strip.label')}>
      <span className={classes.says}>{t('strip.text')}</span>
      <span className={classes.time}>
        {clock.data?.mode === 'frozen' && <IconPlayerPauseFilled size={14} className={classes.still} role="img" aria-label={t('clock.modes.frozen')} title={t('clock.modes.frozen')} />}
        <BusinessTime />
      </span>
      {/* The console has all of it, and more room. */}
      {!pathname.startsWith(paths.simulator) && <Tools />}
    </aside>
  );
}

function Tools() {
  const { t } = useTranslation('simulator');
  const panel = useSimulatorPanel();
  const script = useScript();
  const toggle = useRef<HTMLButtonElement>(null);
  const folded = script !== null && !script.open;
  const wasFolded = useRef(folded);
  // What folded it is gone; its other half takes the focus.
  useEffect(() => {
    if (folded && !wasFolded.current) toggle.current?.focus({ preventScroll: true });
    wasFolded.current = folded;
  }, [folded]);
  return (
    <span className={classes.tools}>
      {settings().watch && (
        <Suspense fallback={null}>
          <WatchButton />
        </Suspense>
      )}
      {folded && (
        <button ref={toggle} type="button" className={classes.tool} onClick={() => keepScript({ ...script, open: true })} aria-expanded={false}>
          <IconListCheck size={18} stroke={1.75} aria-hidden />
          <span className={classes.toolText}>{t('tools.script')}</span>
        </button>
      )}
      <button type="button" className={classes.tool} onClick={() => openSimulator('clock')} aria-haspopup="dialog" aria-expanded={panel !== null}>
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
        <span className={classes.toolText}>{t('tools.open')}</span>
      </button>
    </span>
  );
}
