import { Button, Checkbox } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { canInstallPage, install, installPage, useInstallation } from '../../api/installation.ts';
import { setUsedWithoutSession, useIsUsedWithoutSession } from '../../api/offline-cache.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import classes from './OfflinePanel.module.css';

/** The settings for offline use on this device. */
export function OfflinePanel() {
  const { t } = useTranslation('account');
  const { kept, install: offered } = useInstallation();
  const chosen = useIsUsedWithoutSession();
  if (!canInstallPage()) return null;

  const choose = async (own: boolean): Promise<void> => {
    setUsedWithoutSession(own);
    if (own && !(await installPage())) setUsedWithoutSession(false);
  };

  return (
    <Panel className={classes.panel} title={t('offline.title')} text={t(kept ? 'offline.kept' : 'offline.text')}>
      <Checkbox
        size="md"
        classNames={{ description: classes.description }}
        label={t('offline.own')}
        description={t('offline.ownText')}
        checked={chosen}
        onChange={(event) => void choose(event.currentTarget.checked)}
      />
      {offered && (
        <Button
          variant="light"
          leftSection={<IconDownload size={18} aria-hidden />}
          className={classes.install}
          onClick={() => void install()}
        >
          {t('offline.install')}
        </Button>
      )}
    </Panel>
  );
}
