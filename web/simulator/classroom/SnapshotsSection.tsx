import { Button, TextInput } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { DateText } from '../../ui/DateText.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ReplayCard } from './ReplayCard.tsx';
import classes from '../Section.module.css';

const longestName = 40;

/** States kept by name, and the file a bug report needs. */
export default function SnapshotsSection() {
  const { t } = useTranslation('classroom');
  const snapshots = useApi('getSnapshots', {}, { quiet: true });
  const saving = useAction('saveSnapshot');
  const restoring = useAction('restoreSnapshot');
  const deleting = useAction('deleteSnapshot');
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  if (snapshots.error && !snapshots.data) return <ErrorState error={snapshots.error} retry={snapshots.refresh} />;

  const save = async (): Promise<void> => {
    const { ok } = await saving.run({ body: { name: name.trim() } });
    setSaid(ok ? t('snapshots.saved') : '');
    if (ok) setName('');
  };
  return (
    <div className={classes.sections}>
      <section className={classes.card}>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim()) void save();
          }}
        >
          <TextInput size="md" label={t('snapshots.name')} maxLength={longestName} value={name} onChange={(event) => setName(event.currentTarget.value.replace('/', ''))} />
          <Button type="submit" size="md" loading={saving.running} disabled={!name.trim()}>
            {t('snapshots.save')}
          </Button>
        </form>
        <p role="status" className={classes.quiet}>
          {said}
        </p>
        {snapshots.data?.snapshots.length === 0 && <EmptyState icon={IconCamera} title={t('snapshots.none')} text={t('snapshots.noneText')} />}
        <ul className={classes.list}>
          {snapshots.data?.snapshots.map((snapshot) => (
            <li key={snapshot.name} className={classes.head}>
              <div>
                <h2 className={classes.name} dir="auto">
                  {snapshot.name}
                </h2>
                <p className={classes.quiet}>
                  {t('snapshots.at')} <DateText at={snapshot.now} format="shortDateTime" /> · {t('snapshots.taken')} <DateText at={snapshot.takenAt} format="shortDateTime" />
                </p>
              </div>
              <div className={classes.buttons}>
                <Button
                  variant="light"
                  loading={restoring.running}
                  aria-label={t('snapshots.restoreLabel', { name: snapshot.name })}
                  onClick={() => void restoring.run({ path: { name: snapshot.name } }).then(({ ok }) => setSaid(ok ? t('snapshots.restored', { name: snapshot.name }) : ''))}
                >
                  {t('snapshots.restore')}
                </Button>
                <Button variant="default" disabled={deleting.running} aria-label={t('snapshots.deleteLabel', { name: snapshot.name })} onClick={() => void deleting.run({ path: { name: snapshot.name } })}>
                  {t('snapshots.delete')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <ReplayCard />
    </div>
  );
}
