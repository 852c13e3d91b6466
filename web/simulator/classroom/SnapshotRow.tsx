import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client.ts';
import { reportFailure } from '../../api/errors.ts';
import { CallFailure } from '../../api/failure.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { ConfirmDialogue } from '../../ui/overlays/ConfirmDialogue.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { download } from '../download.ts';
import { sandboxAddress } from '../sandbox-address.ts';
import classes from '../Section.module.css';

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
  const [asking, setAsking] = useState(false);

  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      download(
        `snapshot-${name}-${daysAndMinutes(takenAt)}.json`,
        JSON.stringify(await call('saveSnapshotFile', { path: { name } })),
      );
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      reportFailure(failure, 'saveSnapshotFile');
    } finally {
      setSaving(false);
    }
  };
  const begin = async (): Promise<void> => {
    const { server = '', sandbox = '' } = simulator.data ?? {};
    const made = `${server && `${server.toLowerCase()}-`}snapshot-${Date.now().toString(36)}`;
    const { ok } = await beginning.run({ body: { name: made, from: { sandbox, snapshot: name } } });
    setBegun(ok ? made : '');
    onSaid(ok ? t('snapshots.begun', { name: made }) : '');
  };

  const restore = async (): Promise<void> => {
    const { ok } = await restoring.run({ path: { name } });
    setAsking(false);
    onSaid(ok ? t('snapshots.restored', { name }) : '');
  };

  return (
    <li className={classes.head}>
      <div>
        <h2 className={classes.name} dir="auto">
          {name}
        </h2>
        <p className={classes.quiet}>
          {t('snapshots.at')} <DateText at={now} format="shortDateTime" /> · {t('snapshots.taken')}{' '}
          <DateText at={takenAt} format="shortDateTime" />
        </p>
      </div>
      <div className={classes.buttons}>
        <Button
          variant="light"
          loading={restoring.running}
          aria-label={t('snapshots.restoreLabel', { name })}
          onClick={() => setAsking(true)}
        >
          {t('snapshots.restore')}
        </Button>
        {begun ? (
          <Button
            component="a"
            variant="light"
            href={sandboxAddress(begun, paths.simulator)}
            target="_blank"
            rel="opener"
          >
            {t('snapshots.openBegun')}
          </Button>
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
      <ConfirmDialogue
        opened={asking}
        danger
        title={t('snapshots.restoreSure', { name })}
        confirm={t('snapshots.restore')}
        running={restoring.running}
        onConfirm={() => void restore()}
        onClose={() => setAsking(false)}
      >
        {t('snapshots.restoreText')}
      </ConfirmDialogue>
    </li>
  );
}
