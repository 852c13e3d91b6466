import { Button } from '@mantine/core';
import { IconCloudOff, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeNewer, useInstallation } from '../api/installation.ts';
import { useAsOf } from '../api/kept.ts';
import classes from './OfflineBar.module.css';

/** That the page shows what was read before, and when; that another version waits, which nobody is given unasked. */
export function OfflineBar() {
  const { t } = useTranslation('common');
  const asOf = useAsOf();
  const { newer } = useInstallation();
  const [later, setLater] = useState<ServiceWorker | null>(null);
  return (
    // Always there, so that what comes is read out; no status of the page's own content.
    <div aria-live="polite">
      {asOf && (
        <div className={classes.bar}>
          <IconCloudOff size={20} stroke={1.75} aria-hidden />
          <p className={classes.words}>
            <strong>{t('offline.asOf', { at: asOf })}</strong> {t('offline.text')}
          </p>
        </div>
      )}
      {newer && newer !== later && (
        <div className={classes.bar} data-quiet>
          <IconSparkles size={20} stroke={1.75} aria-hidden />
          <p className={classes.words}>{t('offline.newer')}</p>
          <Button size="xs" onClick={takeNewer}>
            {t('actions.reload')}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => setLater(newer)}>
            {t('offline.later')}
          </Button>
        </div>
      )}
    </div>
  );
}
