import { Button, FileButton, TextInput } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallFailure } from '../../api/failure.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import { fileIn, notSuchAFile, notSuchAFileCode } from './not-such-a-file.ts';
import { ReplayCard } from './ReplayCard.tsx';
import { SnapshotRow } from './SnapshotRow.tsx';
import classes from '../Section.module.css';
import { Form } from '../controls/Form.tsx';

const longestName = 40;

/** Parses a snapshot file; null if the text is not one. */
const snapshotIn = (text: string): Schema<'SnapshotFile'> | null =>
  fileIn<Schema<'SnapshotFile'>>(
    text,
    ({ database, name }) => typeof database === 'string' && typeof name === 'string',
  );

/** A snapshot name that is not taken yet. A number is appended if needed, so that no snapshot is overwritten. */
function freeName(name: string, taken: string[]): string {
  for (let count = 2, free = name; ; count += 1) {
    if (!taken.includes(free)) return free;
    const ending = ` (${count})`;
    free = name.slice(0, longestName - ending.length) + ending;
  }
}

/** Page of the snapshots, which are saved here or opened from files, and of the replay file for bug reports. */
export default function SnapshotsSection() {
  const { t } = useTranslation('classroom');
  const snapshots = useApi('getSnapshots', {}, { quiet: true });
  const saving = useAction('saveSnapshot');
  const opening = useAction('openSnapshotFile', { inPlace: true });
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const reset = useRef<() => void>(null);
  const [failure, setFailure] = useState<Pick<CallFailure, 'status' | 'error'> | null>(null);
  if (snapshots.error && !snapshots.data) return <ErrorState error={snapshots.error} retry={snapshots.refresh} />;

  const save = async (): Promise<void> => {
    const { ok } = await saving.run({ body: { name: name.trim() } });
    setSaid(ok ? t('snapshots.saved') : '');
    if (ok) setName('');
  };
  const open = async (chosen: File | null): Promise<void> => {
    if (!chosen) return;
    reset.current?.();
    setFailure(null);
    const body = snapshotIn(await chosen.text());
    if (!body) {
      setSaid('');
      return setFailure(notSuchAFile(t('snapshots.notASnapshot', { code: notSuchAFileCode })));
    }
    const called = freeName(body.name, snapshots.data?.snapshots.map((one) => one.name) ?? []);
    const outcome = await opening.run({ path: { name: called }, body });
    setSaid(outcome.ok ? t('snapshots.opened', { name: called }) : '');
    if (!outcome.ok) setFailure(outcome);
  };
  return (
    <div className={`sis-rows ${classes.sections}`}>
      <section className={`${classes.card} sis-frame`}>
        <Form
          className={`sis-wrap ${classes.form}`}
          onSubmit={() => {
            if (name.trim()) void save();
          }}
        >
          <TextInput
            size="md"
            label={t('snapshots.name')}
            maxLength={longestName}
            value={name}
            onChange={(event) => setName(event.currentTarget.value.replaceAll('/', ''))}
          />
          <Button type="submit" size="md" loading={saving.running} disabled={!name.trim()}>
            {t('snapshots.save')}
          </Button>
          <FileButton resetRef={reset} accept="application/json,.json" onChange={(file) => void open(file)}>
            {(props) => (
              <Button {...props} size="md" variant="default" loading={opening.running}>
                {t('snapshots.open')}
              </Button>
            )}
          </FileButton>
        </Form>
        <p className="sis-quiet">{t('snapshots.openText')}</p>
        <p role="status" className="sis-quiet">
          {said}
        </p>
        {failure && <FailureBox failure={failure} />}
        {snapshots.data?.snapshots.length === 0 && (
          <EmptyState icon={IconCamera} title={t('snapshots.none')} text={t('snapshots.noneText')} />
        )}
        <ul className="sis-loose sis-list">
          {snapshots.data?.snapshots.map((snapshot) => (
            <SnapshotRow key={snapshot.name} snapshot={snapshot} onSaid={setSaid} />
          ))}
        </ul>
      </section>
      <ReplayCard />
    </div>
  );
}
