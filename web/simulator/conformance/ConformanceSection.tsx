import { Button } from '@mantine/core';
import { IconFileCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { DataTable, type Column } from '../../ui/layout/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import classes from './Conformance.module.css';
import { ConformanceForm } from './ConformanceForm.tsx';
import { ConformanceReport, useScopeText } from './ConformanceReport.tsx';
import { emptyPlan, toPlan, type PlanForm } from './plan-form.ts';

const followEvery = { running: 2_000, still: 15_000 };

/** Page of the conformance runs: start one, follow it, read its report, and compare it with another one. */
export default function ConformanceSection() {
  const { t } = useTranslation('conformance');
  const scopeText = useScopeText();
  const [form, setForm] = useState<PlanForm>(emptyPlan);
  const [pressed, setPressed] = useState(0);
  const [running, setRunning] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const runs = useApi(
    'getConformanceRuns',
    {},
    { quiet: true, refreshEvery: running ? followEvery.running : followEvery.still },
  );
  const starting = useAction('startConformanceRun');
  const ending = useAction('endConformanceRun');
  const deleting = useAction('deleteConformanceRun');
  const all = runs.data?.runs ?? [];
  const goesOn = all.some(({ state }) => state === 'running');
  if (goesOn !== running) setRunning(goesOn);

  if (runs.error && !runs.data) return <ErrorState error={runs.error} retry={runs.refresh} />;
  const shown = all.find((run) => run.id === chosen && hasReport(run));
  // A newly started run is shown when it ends, without moving the focus.
  const start = async (plan: PlanForm, query: { again?: number; continues?: number } = {}): Promise<void> => {
    const outcome = await starting.run({ body: toPlan(plan), query });
    if (!outcome.ok) return;
    setChosen(outcome.data.runs[0]?.id);
    setPressed(0);
  };
  const show = (id: number): void => {
    setChosen(id);
    setPressed(pressed + 1);
  };
  const columns: Column<Schema<'ConformanceRun'>>[] = [
    {
      key: 'server',
      header: t('name'),
      primary: true,
      render: ({ name }) => (
        <strong>
          <bdi>{name}</bdi>
        </strong>
      ),
    },
    { key: 'area', header: t('area'), render: scopeText },
    {
      key: 'at',
      header: t('at'),
      render: ({ startedAt }) => <DateText at={startedAt} format="fullDateTime" />,
    },
    { key: 'score', header: t('score'), render: (run) => <RunScore run={run} /> },
    {
      key: 'actions',
      header: t('actions'),
      bare: true,
      render: (run) => {
        const { id, state, startedAt } = run;
        return (
          <span className="sis-buttons">
            {state === 'running' && (
              <Button size="xs" variant="light" onClick={() => void ending.run({ path: { id } })}>
                {t('end')}
              </Button>
            )}
            {hasReport(run) && (
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
        );
      },
    },
  ];
  return (
    <div className={classes.sections}>
      <ConformanceForm
        form={form}
        onChange={setForm}
        running={goesOn || starting.running}
        onStart={() => void start(form)}
      />
      <section className={`${classes.card} sis-frame`} aria-label={t('runs')}>
        <h2 className="sis-headline">{t('runs')}</h2>
        {runs.data && <p className="sis-quiet">{t('kept', { count: runs.data.maximum })}</p>}
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
          others={all.filter((run) => run.id !== shown.id && run.page !== null)}
          onPlay={(query) =>
            void start(
              {
                ...form,
                name: shown.name,
                baseUrl: shown.baseUrl,
                changing: shown.changing,
                simulator: shown.simulator,
                scenarios: shown.selected,
              },
              query,
            )
          }
        />
      )}
    </div>
  );
}

/** True if the run has something to show: its results, or the readiness checks of which one stopped it. */
const hasReport = ({ state, page }: Schema<'ConformanceRun'>): boolean => page !== null || state === 'notReady';

function RunScore({ run: { state, score, played, scenarios } }: { run: Schema<'ConformanceRun'> }) {
  const { t } = useTranslation('conformance');
  if (state === 'running') return <span role="status">{t('running', { played, scenarios })}</span>;
  if (state === 'unanswered') return <>{t('unanswered')}</>;
  if (state === 'notReady') return <>{t('notReady')}</>;
  return (
    <strong className={`sis-inline ${classes.score}`}>
      <IconFileCheck size={18} aria-hidden /> {score === null ? t('noScore') : t('percent', { score })}
      {state === 'stopped' && ` · ${t('stopped', { played, scenarios })}`}
    </strong>
  );
}
