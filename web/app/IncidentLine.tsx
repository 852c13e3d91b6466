import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useApi } from '../api/useApi.ts';
import { paths } from '../paths.ts';
import classes from './IncidentLine.module.css';

const readAfter = 1_000;
/** Milliseconds between two requests for the service status while the page is visible. */
const readEvery = 60_000;

/**
 * The line above every page that names the services which are down. The status is requested one second after the first
 * rendering, so that the page's own data come first. The trainer's console has a card for incidents instead.
 */
export function IncidentLine() {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(true), readAfter);
    return () => window.clearTimeout(timer);
  }, []);
  const isConsole = useLocation().pathname.startsWith(paths.simulator);
  const { data } = useApi('getServiceStatus', shown && !isConsole ? {} : null, {
    quiet: true,
    refreshEvery: readEvery,
  });
  const kinds = data?.incidents.map(({ kind }) => kind) ?? [];
  const named = kinds.includes('everything') ? ['everything' as const] : kinds;
  return (
    // This element is always rendered, so that screen readers announce its content.
    <div role="status">
      {named.length > 0 && (
        <div className={`sis-row ${classes.line}`}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
          <p>{named.map((kind) => t(`incident.${kind}`)).join(' ')}</p>
        </div>
      )}
    </div>
  );
}
