import { Button, FileButton, Group } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client.ts';
import { failureOf, type CallFailure } from '../../api/failure.ts';
import type { Schema } from '../../api/operations.ts';
import { startSession } from '../../api/session.ts';
import { useAction } from '../../api/useAction.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { ConfirmDialogue } from '../../ui/overlays/ConfirmDialogue.tsx';
import { DataTable, type Column } from '../../ui/layout/DataTable.tsx';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import { openPage } from '../open-page.ts';
import { download } from '../download.ts';
import { fileIn, notSuchAFile, notSuchAFileCode } from './not-such-a-file.ts';
import classes from '../Section.module.css';
import { Card } from '../controls/Card.tsx';

type Report = Schema<'ReplayReport'>;

/** Parses a replay file; null if the text is not one. */
const replayIn = (text: string): Schema<'ReplayFile'> | null =>
  fileIn<Schema<'ReplayFile'>>(
    text,
    ({ calls, students, start }) => Array.isArray(calls) && Number.isInteger(students) && typeof start === 'object',
  );

/** The replay file: saved for a bug report, or played to check that all responses are still the same. */
export function ReplayCard() {
  const { t } = useTranslation('classroom');
  const { run, running } = useAction('playReplay', { inPlace: true });
  const [report, setReport] = useState<Report | null>(null);
  const [failure, setFailure] = useState<Pick<CallFailure, 'status' | 'error'> | null>(null);
  const [asked, setAsked] = useState<Schema<'ReplayFile'> | null>(null);
  const [saving, setSaving] = useState(false);
  const reset = useRef<() => void>(null);

  const save = async (): Promise<void> => {
    setSaving(true);
    const failed = await failureOf(async () => {
      const file = await call('saveReplay');
      const at = file.savedAt.slice(0, 16).replace(/\D/g, '');
      download(`replay-${file.sandbox || 'main'}-${at}.json`, JSON.stringify(file));
    });
    if (failed) setFailure(failed);
    setSaving(false);
  };
  const choose = async (file: File | null): Promise<void> => {
    if (!file) return;
    // Resetting the input allows the same file to be chosen again.
    reset.current?.();
    setReport(null);
    const body = replayIn(await file.text());
    setFailure(body ? null : notSuchAFile(t('snapshots.notAFile', { code: notSuchAFileCode })));
    setAsked(body);
  };
  const play = async (body: Schema<'ReplayFile'>): Promise<void> => {
    const outcome = await run({ body });
    setAsked(null);
    if (outcome.ok) setReport(outcome.data);
    else setFailure(outcome);
  };

  return (
    <Card title={t('snapshots.replay')}>
      <p>{t('snapshots.replayText')}</p>
      <div className="sis-buttons">
        <Button size="md" variant="light" loading={saving} onClick={() => void save()}>
          {t('snapshots.download')}
        </Button>
        <FileButton resetRef={reset} accept="application/json,.json" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button {...props} size="md" variant="default" loading={running}>
              {t('snapshots.upload')}
            </Button>
          )}
        </FileButton>
      </div>
      <p className="sis-quiet">{t('snapshots.playText')}</p>
      {failure && <FailureBox failure={failure} />}
      {report && <ReplayReport report={report} />}
      <ConfirmDialogue
        opened={asked !== null}
        danger
        title={t('snapshots.playSure')}
        confirm={t('snapshots.upload')}
        running={running}
        onConfirm={() => asked && void play(asked)}
        onClose={() => setAsked(null)}
      >
        {t('snapshots.playSureText')}
      </ConfirmDialogue>
    </Card>
  );
}

const outcomes = ['same', 'different', 'passed'] as const;
/** The order of outcomes in the report: differences come first. */
const outcomesFirst = ['different', 'same', 'passed'];
/** The number of calls shown at once; a file has up to a thousand. */
const callsAtOnce = 50;

function ReplayReport({ report }: { report: Report }) {
  const { state, calls, session, ...counts } = report;
  const { t } = useTranslation('classroom');
  const rows = calls.map((one, place) => ({ ...one, place }));
  const columns: Column<(typeof rows)[number]>[] = [
    {
      key: 'call',
      header: t('snapshots.call'),
      primary: true,
      render: (one) => (
        <CodeText strong={one.outcome === 'different'} breaks>
          {one.call}
        </CodeText>
      ),
    },
    {
      key: 'student',
      header: t('snapshots.student'),
      render: ({ user }) => (user ? <CodeText breaks>{user}</CodeText> : t('snapshots.nobody')),
    },
    { key: 'inFile', header: t('snapshots.inFile'), render: ({ expected }) => <CodeText breaks>{expected}</CodeText> },
    { key: 'now', header: t('snapshots.now'), render: ({ answered }) => <CodeText breaks>{answered}</CodeText> },
    {
      key: 'outcome',
      header: t('snapshots.outcome'),
      sortBy: ({ outcome }) => outcomesFirst.indexOf(outcome),
      render: ({ outcome }) =>
        outcome === 'different' ? <strong>{t('snapshots.different')}</strong> : t(`snapshots.${outcome}`),
    },
  ];
  return (
    <>
      <p role="status">
        <strong>{t(counts.different || state.length ? 'snapshots.someDiffer' : 'snapshots.allSame')}</strong>
      </p>
      <Group component="dl" gap="0.75rem 2rem" align="stretch" className={classes.facts}>
        {outcomes.map((name) => (
          <div key={name}>
            <dt>{t(`snapshots.${name}`)}</dt>
            <dd>{counts[name]}</dd>
          </div>
        ))}
        {state.length > 0 && (
          <div>
            <dt>{t('snapshots.state')}</dt>
            <dd>
              <CodeText breaks>{state.join(' · ')}</CodeText>
            </dd>
          </div>
        )}
      </Group>
      {session && (
        <div className="sis-buttons">
          <Button
            variant="light"
            onClick={() => {
              startSession(session);
              openPage('/home');
            }}
          >
            {t('snapshots.openAs', { name: session.user.userName })}
          </Button>
        </div>
      )}
      <DataTable
        columns={columns}
        rows={rows}
        rowKey={({ place }) => place}
        caption={t('snapshots.replay')}
        emptyTitle={t('snapshots.noCalls')}
        atOnce={callsAtOnce}
      />
    </>
  );
}
