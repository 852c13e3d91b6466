import { Checkbox, NativeSelect, Stack } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { languages } from '../../../locales/i18n.ts';
import type { ResponseBodyOf } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import type { Column } from '../../ui/layout/DataTable.tsx';
import { DataTable } from '../../ui/layout/DataTable.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { pageAddress } from '../sandbox-address.ts';
import type { Scenario } from '../search.ts';
import { wholeCodes } from '../whole-codes.ts';
import { areaName } from './area-name.ts';
import classes from './CodesSection.module.css';
import { ReportCard, stateAddress } from './ReportCard.tsx';
import { TabLink } from '../controls/TabLink.tsx';

type Code = ResponseBodyOf<'getCodes'>['codes'][number];
const numbered = /^(MSG-LOG0|MSG|DEV)-/;
/** The number of codes shown at once; each has long texts. */
const shownAtOnce = 20;
/** Prefix of a code: MSG, MSG-LOG0, DEV, or the area of a named code. */
const toPrefix = (code: string): string => numbered.exec(code)?.[1] ?? code.split('.')[0] ?? code;

/**
 * Every code of the message catalogue: its texts in both languages, the calls that return it, and the scenarios that
 * show it.
 */
export default function CodesSection() {
  const { t } = useTranslation('console');
  const { language, pick } = useLanguage();
  const codes = useApi('getCodes', {});
  const scenarios = useApi('getScenarios', {});
  const wanted = useSearchParams()[0].get('search') ?? '';
  const [prefix, setPrefix] = useState('');
  const [without, setWithout] = useState(false);
  const titles = useMemo(
    () => new Map(scenarios.data?.scenarios.map((scenario): [string, Scenario] => [scenario.id, scenario])),
    [scenarios.data],
  );

  if (codes.error) return <ErrorState error={codes.error} retry={codes.refresh} />;
  const all = codes.data?.codes ?? [];
  const prefixes = [...new Set(all.map(({ code }) => toPrefix(code)))];
  const shown = all.filter(
    ({ code, scenarios: by }) => (!prefix || toPrefix(code) === prefix) && (!without || by.length === 0),
  );
  const inOrder = language === 'ar' ? [...languages].reverse() : languages;

  const columns: Column<Code>[] = [
    {
      key: 'code',
      header: t('codes.code'),
      primary: true,
      sortBy: ({ code }) => code,
      render: ({ code }) => <CodeText strong>{code}</CodeText>,
    },
    {
      key: 'text',
      header: t('codes.text'),
      render: ({ text, action }) => (
        <Stack gap="0.375rem" className={classes.texts}>
          {inOrder.map((one) => (
            <p key={one} lang={one} dir={one === 'ar' ? 'rtl' : 'ltr'}>
              {text[one]}
              {action[one] && <span className="sis-quiet"> {action[one]}</span>}
            </p>
          ))}
        </Stack>
      ),
    },
    {
      key: 'calls',
      header: t('codes.calls'),
      render: ({ operations }) =>
        operations.length === 0 ? (
          <span className="sis-quiet">{t('codes.noCalls')}</span>
        ) : (
          <span className={`sis-snug sis-small ${classes.calls}`}>
            {operations.map((id) => (
              <CodeText key={id}>{id}</CodeText>
            ))}
          </span>
        ),
    },
    {
      key: 'scenarios',
      header: t('codes.scenarios'),
      sortBy: ({ scenarios: by }) => by.length,
      render: ({ code, scenarios: by, shown }) =>
        by.length === 0 && !shown ? (
          <span className="sis-ask">{t('codes.noScenario')}</span>
        ) : (
          <Stack component="ul" gap="0.25rem" className="sis-list">
            {shown && (
              <li>
                <TabLink
                  href={stateAddress(shown)}
                  size="xs"
                  variant="light"
                  leftSection={<IconPlayerPlay size={16} aria-hidden />}
                  aria-label={t('codes.showLabel', { code })}
                >
                  {t('codes.show')}
                </TabLink>
              </li>
            )}
            {by.map((id) => {
              const scenario = titles.get(id);
              const title = scenario ? wholeCodes(pick(scenario.title)) : id;
              return (
                <li key={id}>
                  <a
                    href={pageAddress(`${paths.simulator}/start/${id}?sandbox=new`)}
                    target="_blank"
                    rel="opener"
                    className={`sis-link ${classes.start}`}
                    aria-label={t('codes.start', { title })}
                  >
                    <IconPlayerPlay size={16} aria-hidden />
                    <span>{title}</span>
                  </a>
                </li>
              );
            })}
          </Stack>
        ),
    },
  ];

  return (
    <>
      <ReportCard codes={all} />
      {codes.data && (
        <p className={`sis-title ${classes.summary}`} role="status">
          {t('codes.summary', { shown: all.filter(({ scenarios: by }) => by.length > 0).length, count: all.length })}
        </p>
      )}
      <DataTable
        columns={columns}
        rows={shown}
        rowKey={({ code }) => code}
        loading={codes.isLoading}
        caption={t('sections.codes')}
        emptyTitle={t('codes.none')}
        search={wanted}
        atOnce={shownAtOnce}
        key={`${wanted} ${prefix} ${without}`}
        searchIn={({ code, text, action, operations, scenarios: by }) =>
          [code, text.en, text.ar, action.en, action.ar, ...operations, ...by].join(' ')
        }
        tools={
          <>
            <NativeSelect
              aria-label={t('codes.prefix')}
              value={prefix}
              onChange={(event) => setPrefix(event.currentTarget.value)}
              data={[
                { value: '', label: t('codes.allPrefixes') },
                ...prefixes.map((value) => ({ value, label: areaName(t, value) })),
              ]}
            />
            <Checkbox
              className={classes.without}
              label={t('codes.without')}
              checked={without}
              onChange={(event) => setWithout(event.currentTarget.checked)}
            />
          </>
        }
      />
    </>
  );
}
