import {
  IconAdjustmentsHorizontal,
  IconAlertTriangle,
  IconHandStop,
  IconListCheck,
  IconPlayerPauseFilled,
} from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { settings } from '../api/settings.ts';
import { openSimulator, useSimulatorPanel } from '../api/simulator.ts';
import { useApi } from '../api/useApi.ts';
import { useSession } from '../api/useRecord.ts';
import { paths } from '../paths.ts';
import { loadTexts } from '../ui/language.ts';
import { BusinessTime } from './BusinessTime.tsx';
import { TraineeTools } from './classroom/TraineeTools.tsx';
import { currentLook } from './trainer-look.ts';
import { pageAddress } from './sandbox-address.ts';
import { SandboxGone } from './SandboxGone.tsx';
import { saveScript, useScript } from './script.ts';
import classes from './SimulatorStrip.module.css';
import { useStripSpace } from './useStripSpace.ts';
import { useSandboxEvents } from './useSandboxEvents.ts';

const WatchButton = lazy(async () => {
  await loadTexts('conformance');
  return import('./watch/WatchButton.tsx');
});

/**
 * Strip above every page of a simulator. It says that the data are not real, shows the time, and opens the tools for
 * the current user.
 */
export default function SimulatorStrip() {
  const { t } = useTranslation('simulator');
  const { data, error } = useApi('getSimulator', {}, { quiet: true });
  const { pathname } = useLocation();
  const inConsole = pathname.startsWith(paths.simulator);
  // The overview of a class on a projector shows the time of that class, and people who join a class do not need the
  // trainer's tools.
  const isWall = pathname.startsWith(`${paths.simulator}/wall/`);
  const isJoining = pathname === paths.joinByCode || pathname.startsWith(`${paths.joinByCode}/`);
  // This hook renders the strip again on sign-in and sign-out, which end a trainer's visit to a trainee's page.
  useSession();
  const look = data?.trainee && !inConsole ? currentLook() : null;
  useSandboxEvents({ allowed: data ? data.caller !== 'guest' : error !== undefined, inClass: Boolean(data?.trainee) });

  useStripSpace();

  return (
    <aside
      className={`sis-row ${classes.strip}`}
      data-stays
      data-look={look !== null || undefined}
      aria-label={t('strip.label')}
    >
      <span className={classes.says}>
        {look ? (
          <>
            {t('look.text', { name: look.name })} ·{' '}
            {look.userName === null ? t('look.nobody') : t('look.student', { user: look.userName })}
          </>
        ) : (
          t('strip.text')
        )}
      </span>
      <OutageMark />
      {!isWall && (
        <span className="sis-firm sis-figures">
          {data?.clock.mode === 'frozen' && (
            <IconPlayerPauseFilled
              size={14}
              className={classes.still}
              role="img"
              aria-label={t('clock.modes.frozen')}
              title={t('clock.modes.frozen')}
            />
          )}
          <BusinessTime />
        </span>
      )}
      {error?.error.Message === 'DEV-000005' && !isJoining && <SandboxGone failure={error} />}
      {inConsole && !isWall && data && (
        <span className={classes.tools}>
          {data.trainer && <HeldLink count={data.heldCalls} />}
          <ScriptTool />
        </span>
      )}
      {/* The console has all of these tools, and more room. */}
      {!inConsole && !isJoining && data && (
        <span className={classes.tools}>
          {settings().watch && (
            <Suspense fallback={null}>
              <WatchButton />
            </Suspense>
          )}
          {data.trainer && <HeldLink count={data.heldCalls} />}
          <ScriptTool />
          {data.caller === 'trainee' && !look && data.trainee ? (
            <TraineeTools trainee={data.trainee} />
          ) : data.trainer ? (
            <TrainerTool />
          ) : (
            <TrainerLink />
          )}
        </span>
      )}
    </aside>
  );
}

/**
 * Warning that services of the university are down. In the console it uses the trainer's call `getIncidents`, so that
 * the recorded traffic contains no call of the console.
 */
function OutageMark() {
  const { t } = useTranslation('simulator');
  const isConsole = useLocation().pathname.startsWith(paths.simulator);
  const told = useApi('getServiceStatus', isConsole ? null : {}, { quiet: true });
  const declared = useApi('getIncidents', isConsole ? {} : null, { quiet: true });
  const isDown = isConsole
    ? declared.data?.incidents.some(({ until }) => until === null)
    : told.data && told.data.incidents.length > 0;
  if (!isDown) return null;
  return (
    <strong className={`sis-row ${classes.outage}`}>
      <IconAlertTriangle size={16} stroke={2} aria-hidden />
      <span className={classes.toolText}>{t('strip.outage')}</span>
    </strong>
  );
}

/** Button that opens the folded panel of the scenario. */
function ScriptTool() {
  const { t } = useTranslation('simulator');
  const script = useScript();
  const toggle = useRef<HTMLButtonElement>(null);
  const folded = script !== null && !script.open;
  const wasFolded = useRef(folded);
  // The button that folded the panel is gone, so the focus moves to the one that opens it.
  useEffect(() => {
    if (folded && !wasFolded.current) toggle.current?.focus({ preventScroll: true });
    wasFolded.current = folded;
  }, [folded]);
  if (!folded) return null;
  return (
    <button
      ref={toggle}
      type="button"
      className={`sis-row ${classes.tool}`}
      onClick={() => saveScript({ ...script, open: true })}
      aria-expanded={false}
    >
      <IconListCheck size={18} stroke={1.75} aria-hidden />
      <span className={classes.toolText}>{t('tools.script')}</span>
    </button>
  );
}

/** Link to the held calls; nothing while no call is held. */
function HeldLink({ count }: { count: number }) {
  const { t } = useTranslation('simulator');
  if (count === 0) return null;
  return (
    <a className={`sis-row ${classes.tool}`} href={pageAddress(`${paths.simulator}/breakpoints`)}>
      <IconHandStop size={18} stroke={1.75} aria-hidden />
      <span className={classes.toolText}>{t('tools.held', { count })}</span>
    </a>
  );
}

function TrainerTool() {
  const { t } = useTranslation('simulator');
  const panel = useSimulatorPanel();
  return (
    <button
      type="button"
      className={`sis-row ${classes.tool}`}
      onClick={() => openSimulator('clock')}
      aria-haspopup="dialog"
      aria-expanded={panel !== null}
    >
      <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
      <span className={classes.toolText}>{t('tools.open')}</span>
    </button>
  );
}

/** Link to the trainer's console. The console asks for the trainer's code if it is not yet known. */
function TrainerLink() {
  const { t } = useTranslation('simulator');
  return (
    <a className={`sis-row ${classes.tool}`} href={pageAddress(paths.simulator)}>
      <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
      <span className={classes.toolText}>{t('tools.open')}</span>
    </a>
  );
}
