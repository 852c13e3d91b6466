import { Button, Group } from '@mantine/core';
import { IconCloudOff, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { takeNewer, useInstallation } from '../api/installation.ts';
import { useConnected } from '../api/connection.ts';
import { isCached, useAsOf } from '../api/offline-cache.ts';
import { paths } from '../paths.ts';
import { Callout } from '../ui/layout/Callout.tsx';
import classes from './OfflineBar.module.css';

/** Pages that are available offline, with the call whose response they need. */
const readable = [
  ['getSchedule', 'courseSchedule', paths.courseSchedule],
  ['getAcademicPlans', 'academicPlan', paths.academicPlan],
  ['getStudentFees', 'studentFees', paths.studentFees],
  ['getAttendance', 'courseAttendance', paths.courseAttendance],
] as const;

/** Links to the pages with cached responses. */
function KeptPages() {
  const { t } = useTranslation(['common', 'menu']);
  const { pathname } = useLocation();
  const pages = readable.filter(([operation, , path]) => path !== pathname && isCached(operation));
  if (pages.length === 0) return null;
  return (
    <Group component="span" gap="0.25rem 0.75rem" align="stretch" mt="0.25rem">
      {t('offline.kept')}
      {pages.map(([, form, path]) => (
        <Link key={path} to={path}>
          {t(`menu:forms.${form}`)}
        </Link>
      ))}
    </Group>
  );
}

/**
 * Bar that reports a missing connection and the age of the shown data. It also offers a new version of the application,
 * which does not replace the open page without the student's consent.
 */
export function OfflineBar() {
  const { t } = useTranslation('common');
  const asOf = useAsOf();
  const connected = useConnected();
  const { newer } = useInstallation();
  const [later, setLater] = useState<ServiceWorker | null>(null);
  return (
    // This element is always rendered, so that screen readers announce its content.
    <div aria-live="polite">
      {(asOf || !connected) && (
        <div className={classes.bar}>
          <Callout icon={IconCloudOff} tone="ask">
            <p>
              <strong className="sis-block sis-strong">
                {asOf ? t('offline.asOf', { at: asOf }) : t('offline.now')}
              </strong>{' '}
              {t('offline.text')}
              <KeptPages />
            </p>
          </Callout>
        </div>
      )}
      {newer && newer !== later && (
        <div className={classes.bar} data-quiet>
          <Callout
            icon={IconSparkles}
            actions={
              <>
                <Button size="xs" onClick={takeNewer}>
                  {t('actions.reload')}
                </Button>
                <Button size="xs" variant="subtle" onClick={() => setLater(newer)}>
                  {t('offline.later')}
                </Button>
              </>
            }
          >
            {t('offline.newer')}
          </Callout>
        </div>
      )}
    </div>
  );
}
