import { Button, Group, NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../locales/i18n.ts';
import type { ResponseBodyOf, Schema } from '../../api/operations.ts';
import { apiAddress } from '../../api/settings.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DataTable, type Column } from '../../ui/layout/DataTable.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { areaName } from '../console/area-name.ts';
import { callName } from '../console/call-name.ts';
import { CopyButton } from '../CopyButton.tsx';
import { changedFailures, changedResults, groupedDifferences, sameScope, type Result } from './compare-runs.ts';
import classes from './Conformance.module.css';
import { differenceText, placeText } from './differenceText.ts';

type Run = Schema<'ConformanceRun'>;
type CallReport = ResponseBodyOf<'getConformanceRun'>['calls'][number];

const results: Result[] = ['failed', 'error', 'waiting', 'skipped', 'omitted', 'passed'];

type Props = {
  run: Run;
  others: Run[];
  /** The number of clicks on _Show_ since a run was last started. Each click moves the focus to the report. */
  pressed: number;
  /** Plays the failed demonstrations of the run with the id `again`, or continues the stopped run `continues`. */
  onPlay: (query: { again?: number; continues?: number }) => void;
};

/** Returns a function that describes the extent of a run: its demonstrations, and if it only read data. */
export function useScopeText(): (run: Pick<Run, 'selected' | 'changing'>) => string {
  const { t } = useTranslation('conformance');
  const { t: ofConsole } = useTranslation('console');
  return ({ selected: [first, ...others], changing }) =>
    [
      first === undefined
        ? t('allAreas')
        : others.length
          ? t('ofFile', { count: others.length + 1 })
          : areaName(ofConsole, first),
      t(`mode.${changing ? 'changing' : 'reading'}`),
    ].join(' · ');
}

/** Report of one run, call by call, with the changes since another run. */
export function ConformanceReport({ run, others, pressed, onPlay }: Props) {
  const { t } = useTranslation('conformance');
  const { t: ofConsole } = useTranslation('console');
  const { language } = useLanguage();
  const report = useApi('getConformanceRun', { id: run.id }, { quiet: true });
  const [against, setAgainst] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const like = others.filter((one) => sameScope(one, run));
  const scope = useScopeText()(run);
  const loaded = report.data !== undefined;
  useEffect(() => {
    if (pressed === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [pressed, loaded]);
  const [result, setResult] = useState<Result | ''>(run.totals.failed > 0 ? 'failed' : 'passed');

  if (report.error) return <ErrorState error={report.error} retry={report.refresh} />;
  if (run.state === 'notReady')
    return (
      <section className={`${classes.card} sis-frame`} aria-label={run.name}>
        <h2 ref={heading} tabIndex={-1} className="sis-headline">
          <bdi>{run.name}</bdi>
        </h2>
        <p>{t('notReadyText')}</p>
        <Checks checks={report.data?.checks ?? []} />
      </section>
    );
  const { totals, score } = run;
  const page = run.page === null ? null : new URL(apiAddress(run.page), location.href).href;
  const columns: Column<CallReport>[] = [
    {
      key: 'call',
      header: t('call'),
      primary: true,
      render: ({ call }) => callName(ofConsole, call),
      sortBy: ({ call }) => call,
    },
    {
      key: 'result',
      header: t('result'),
      render: (one) => (
        <span data-result={one.result} className={`${classes.result} sis-medium`}>
          {t(`results.${one.result}`)}
        </span>
      ),
      sortBy: (one) => results.indexOf(one.result),
    },
    { key: 'answers', header: t('answers'), render: ({ fitting, answers }) => t('fitting', { fitting, answers }) },
    {
      key: 'differences',
      header: t('differences'),
      whole: true,
      render: ({ differences }) => <Differences differences={differences} />,
    },
  ];
  return (
    <section className={`${classes.card} sis-frame`} aria-label={run.name}>
      <h2 ref={heading} tabIndex={-1} className="sis-headline">
        <bdi>{run.name}</bdi>
      </h2>
      <p className="sis-quiet">
        <CodeText breaks>{run.baseUrl}</CodeText> · {scope}
      </p>
      <div className="sis-buttons">
        {totals.failed > 0 && (
          <Button size="sm" onClick={() => onPlay({ again: run.id })}>
            {t('again')}
          </Button>
        )}
        {run.state === 'stopped' && (
          <Button size="sm" onClick={() => onPlay({ continues: run.id })}>
            {t('goOn', { count: run.scenarios - run.played })}
          </Button>
        )}
        {page !== null && (
          <>
            <Button component="a" href={page} target="_blank" rel="noreferrer" size="sm" variant="light">
              {t('page')}
            </Button>
            <Button
              component="a"
              href={`${page}?document=statement`}
              target="_blank"
              rel="noreferrer"
              size="sm"
              variant="light"
            >
              {t('statement')}
            </Button>
            <CopyButton text={page} words={t('copyLink')} />
          </>
        )}
      </div>
      <Group component="dl" gap="0.75rem 2rem" align="stretch" className={classes.figures}>
        <div>
          <dt>{t('score')}</dt>
          <dd>{score === null ? t('noScore') : t('percent', { score })}</dd>
        </div>
        {results.map((one) => (
          <div key={one}>
            <dt>{t(`results.${one}`)}</dt>
            <dd data-result={one}>{totals[one]}</dd>
          </div>
        ))}
      </Group>
      <p className="sis-quiet">{t('scoreText')}</p>
      <p className="sis-quiet">
        {totals.expectations > 0 && t('expectations', { met: totals.met, expectations: totals.expectations })}{' '}
        {totals.incomparable > 0 && t('incomparable', { open: totals.incomparable })}
      </p>
      {others.length > 0 && like.length === 0 && <p className="sis-quiet">{t('noneAlike')}</p>}
      {like.length > 0 && (
        <NativeSelect
          className={classes.choice}
          label={t('compareWith')}
          value={against}
          onChange={(event) => setAgainst(event.currentTarget.value)}
          data={[
            { value: '', label: t('nothing') },
            ...like.map(({ id, startedAt }) => ({
              value: String(id),
              label: `${formatInstant(startedAt, language, 'fullDateTime')} · ${scope}`,
            })),
          ]}
        />
      )}
      {against && report.data && <Changes before={Number(against)} after={report.data} />}
      <NativeSelect
        className={classes.choice}
        label={t('result')}
        value={result}
        onChange={(event) => setResult(event.currentTarget.value as Result | '')}
        data={[{ value: '', label: t('all') }, ...results.map((one) => ({ value: one, label: t(`results.${one}`) }))]}
      />
      {report.data && report.data.knownProblems.length > 0 && (
        <ul className={`sis-list ${classes.list}`}>
          {report.data.knownProblems.map(({ known, problem }, index) => (
            <li key={index}>
              <strong>{callName(ofConsole, known.call)}</strong> <bdi>{known.at}</bdi>: {t(`problems.${problem}`)}
            </li>
          ))}
        </ul>
      )}
      <DataTable
        columns={columns}
        rows={(report.data?.calls ?? []).filter((one) => !result || one.result === result)}
        rowKey={({ call }) => call}
        loading={!report.data}
        caption={run.name}
        emptyTitle={t('noCall')}
      />
      {report.data && report.data.notPlayed.length > 0 && (
        <>
          <h3 className={classes.subtitle}>{t('notPlayed')}</h3>
          <ul className={`sis-list ${classes.list}`}>
            {report.data.notPlayed.map(({ scenario, why }) => (
              <li key={scenario}>
                <CodeText strong>{scenario}</CodeText> <bdi>{why}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Differences({ differences }: Pick<CallReport, 'differences'>) {
  const { t } = useTranslation('conformance');
  return (
    <ul className={`sis-list ${classes.list}`}>
      {groupedDifferences(differences).map(({ scenario, step, at, says, sent, severity, known, more }, index) => (
        <li key={index}>
          <strong>{t(`severities.${known === undefined ? severity : 'known'}`)}</strong> {placeText(t, at)}:{' '}
          {differenceText(t, says)}{' '}
          {sent !== undefined && (
            <>
              {t('sent')} <bdi lang="en">{sent}</bdi>{' '}
            </>
          )}
          <span className="sis-quiet">
            ({t('where', { scenario, step })}
            {more > 0 && ` · ${t('more', { count: more })}`})
          </span>
        </li>
      ))}
    </ul>
  );
}

function Checks({ checks }: Pick<ResponseBodyOf<'getConformanceRun'>, 'checks'>) {
  const { t } = useTranslation('conformance');
  return (
    <ul className={`sis-list ${classes.list}`}>
      {checks.map(({ name, ok, says, remedy }) => (
        <li key={name}>
          <strong data-result={ok ? 'passed' : 'failed'} className={classes.result}>
            {t(`checks.${name}`)}: {t(ok ? 'holds' : 'holdsNot')}
          </strong>{' '}
          <bdi lang="en">
            {says} {remedy}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

function Changes({ before, after }: { before: number; after: ResponseBodyOf<'getConformanceRun'> }) {
  const { t } = useTranslation('conformance');
  const { t: ofConsole } = useTranslation('console');
  const other = useApi('getConformanceRun', { id: before }, { quiet: true });
  if (!other.data) return null;
  const changes = changedResults(other.data, after);
  const failures = changedFailures(other.data, after);
  const lists = (['fresh', 'gone'] as const).filter((list) => failures[list].length > 0);
  if (!changes.length && !lists.length) return <p>{t('same')}</p>;
  return (
    <div>
      <h3 className={classes.subtitle}>{t('changes')}</h3>
      {lists.map((list) => (
        <div key={list}>
          <p className="sis-medium">{t(list, { count: failures[list].length })}</p>
          <ul className={`sis-list ${classes.list}`}>
            {failures[list].map(({ call, at, says }) => (
              <li key={`${call} ${at} ${says}`}>
                {callName(ofConsole, call)}: {placeText(t, at)}: {differenceText(t, says)}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul className={`sis-list ${classes.list}`}>
        {changes.map(({ call, before: was, after: is }) => (
          <li key={call}>
            <strong>{callName(ofConsole, call)}</strong>:{' '}
            {t('was', { before: t(`results.${was}`), after: t(`results.${is}`) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
