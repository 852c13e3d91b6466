import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client.ts';
import { reportFailure } from '../../api/errors.ts';
import { failureOf } from '../../api/failure.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { download } from '../download.ts';
import { sandboxAddress } from '../sandbox-address.ts';
import { nameBeginning } from '../sandbox-name.ts';
import classes from '../Section.module.css';
import { ConfirmButton } from '../controls/ConfirmButton.tsx';
import { TabLink } from '../controls/TabLink.tsx';

const daysAndMinutes = (at: string): string => at.slice(0, 16).replace(/\D/g, '');

/** One snapshot, which can be restored, opened in a new sandbox, downloaded or deleted. */
export function SnapshotRow({
  snapshot: { name, now, takenAt },
  onSaid,
}: {
  snapshot: Schema<'Snapshots'>['snapshots'][number];
  onSaid: (text: string) => void;
}) {
  const { t } = useTranslation('classroom');
  const simulator = useApi('getSimulator', {}, { quiet: true });
  const restoring = useAction('restoreSnapshot');
  const deleting = useAction('deleteSnapshot');
  const beginning = useAction('createSandbox');
  const [saving, setSaving] = useState(false);
  const [begun, setBegun] = useState('');

  const save = async (): Promise<void> => {
    setSaving(true);
    const failure = await failureOf(async () => {
      const file = await call('saveSnapshotFile', { path: { name } });
      download(`snapshot-${name}-${daysAndMinutes(takenAt)}.json`, JSON.stringify(file));
    });
    if (failure) reportFailure(failure, 'saveSnapshotFile');
    setSaving(false);
  };
  const begin = async (): Promise<void> => {
    const { server, sandbox = '' } = simulator.data ?? {};
    const made = `${nameBeginning(server)}snapshot-${Date.now().toString(36)}`;
    const { ok } = await beginning.run({ body: { name: made, from: { sandbox, snapshot: name } } });
    setBegun(ok ? made : '');
    onSaid(ok ? t('snapshots.begun', { name: made }) : '');
  };

  const restore = async (): Promise<void> => {
    const { ok } = await restoring.run({ path: { name } });
    onSaid(ok ? t('snapshots.restored', { name }) : '');
  };

  return (
    <Group component="li" gap="0.5rem 1rem" align="baseline" justify="space-between">
      <div>
        <h2 className={classes.name} dir="auto">
          {name}
        </h2>
        <p className="sis-quiet">
          {t('snapshots.at')} <DateText at={now} format="shortDateTime" /> · {t('snapshots.taken')}{' '}
          <DateText at={takenAt} format="shortDateTime" />
        </p>
      </div>
      <div className="sis-buttons">
        <ConfirmButton
          variant="light"
          label={t('snapshots.restore')}
          longLabel={t('snapshots.restoreLabel', { name })}
          title={t('snapshots.restoreSure', { name })}
          running={restoring.running}
          onConfirm={restore}
        >
          {t('snapshots.restoreText')}
        </ConfirmButton>
        {begun ? (
          <TabLink variant="light" href={sandboxAddress(begun, paths.simulator)} opener>
            {t('snapshots.openBegun')}
          </TabLink>
        ) : (
          <Button
            variant="default"
            loading={beginning.running}
            disabled={!simulator.data}
            aria-label={t('snapshots.beginLabel', { name })}
            onClick={() => void begin()}
          >
            {t('snapshots.begin')}
          </Button>
        )}
        <Button
          variant="default"
          loading={saving}
          aria-label={t('snapshots.fileLabel', { name })}
          onClick={() => void save()}
        >
          {t('snapshots.file')}
        </Button>
        <Button
          variant="default"
          disabled={deleting.running}
          aria-label={t('snapshots.deleteLabel', { name })}
          onClick={() => void deleting.run({ path: { name } })}
        >
          {t('snapshots.delete')}
        </Button>
      </div>
    </Group>
  );
}
