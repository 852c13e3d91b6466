import { Button } from '@mantine/core';
import { IconFileCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DataTable, type Column } from '../../ui/layout/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { areaName } from '../console/area-name.ts';
import classes from './Conformance.module.css';
import { ConformanceForm } from './ConformanceForm.tsx';
import { ConformanceReport } from './ConformanceReport.tsx';

const followEvery = { running: 2_000, still: 15_000 };

/** Page of the conformance checks: start one, follow it, read its report, and compare it with an earlier one. */
export default function ConformanceSection() {
  const { t } = useTranslation('conformance');
  const { t: ofConsole } = useTranslation('console');
  const [pressed, setPressed] = useState(0);
  const [running, setRunning] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const runs = useApi(
    'getConformanceRuns',
    {},
    { quiet: true, refreshEvery: running ? followEvery.running : followEvery.still },
  );
  const deleting = useAction('deleteConformanceRun');
  const all = runs.data?.runs ?? [];
  const goesOn = all.some(({ state }) => state === 'running');
  if (goesOn !== running) setRunning(goesOn);

  if (runs.error && !runs.data) return <ErrorState error={runs.error} retry={runs.refresh} />;
  const shown = all.find(({ id, state }) => id === chosen && state === 'ended');
  // A newly started check is shown when it ends, without moving the focus.
  const start = (id: number | undefined): void => {
    setChosen(id);
    setPressed(0);
  };
  const show = (id: number): void => {
    setChosen(id);
    setPressed(pressed + 1);
  };
  const columns: Column<Schema<'ConformanceRun'>>[] = [
    {
      key: 'server',
      header: t('baseUrl'),
      primary: true,
      render: ({ baseUrl }) => <CodeText strong>{baseUrl}</CodeText>,
    },
    { key: 'area', header: t('area'), render: ({ area }) => (area ? areaName(ofConsole, area) : t('allAreas')) },
    {
      key: 'at',
      header: t('at'),
      render: ({ startedAt, changing }) => (
        <>
          <DateText at={startedAt} format="fullDateTime" /> · {t(`mode.${changing ? 'changing' : 'reading'}`)}
        </>
      ),
    },
    { key: 'score', header: t('score'), render: (run) => <RunScore run={run} /> },
    {
      key: 'actions',
      header: t('actions'),
      bare: true,
      render: ({ id, state, startedAt }) => (
        <span className="sis-buttons">
          {state === 'ended' && (
            <Button
              size="xs"
              variant="light"
              aria-pressed={id === chosen}
              aria-label={t('showLabel', { at: startedAt })}
              onClick={() => show(id)}
            >
              {t('show')}
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            aria-label={t('deleteLabel', { at: startedAt })}
            onClick={() => void deleting.run({ path: { id } })}
          >
            {t('delete')}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <div className={classes.sections}>
      <ConformanceForm running={goesOn} onStarted={start} />
      <section className={`${classes.card} sis-frame`} aria-label={t('runs')}>
        <h2 className="sis-headline">{t('runs')}</h2>
        <p className="sis-quiet">{t('kept', { count: runs.data?.maximum ?? 0 })}</p>
        <DataTable
          columns={columns}
          rows={all}
          rowKey={({ id }) => id}
          loading={!runs.data}
          caption={t('runs')}
          emptyTitle={t('none')}
          emptyText={t('noneText')}
        />
      </section>
      {shown && (
        <ConformanceReport
          key={shown.id}
          run={shown}
          pressed={pressed}
          others={all.filter(({ id, state }) => id !== shown.id && state === 'ended')}
        />
      )}
    </div>
  );
}

function RunScore({ run: { state, score, played, scenarios } }: { run: Schema<'ConformanceRun'> }) {
  const { t } = useTranslation('conformance');
  if (state === 'running') return <span role="status">{t('running', { played, scenarios })}</span>;
  if (state === 'unanswered') return <>{t('unanswered')}</>;
  return (
    <strong className={classes.score}>
      <IconFileCheck size={18} aria-hidden /> {score === null ? t('noScore') : t('percent', { score })}
    </strong>
  );
}
