import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { Button, NativeSelect, NumberInput, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endpoints } from '../../api/endpoints.gen.ts';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { useLanguage } from '../../ui/useLanguage.ts';
import { contains } from '../search.ts';
import { callName } from './call-name.ts';
import classes from './FaultsSection.module.css';

type Setting = Schema<'FaultSetting'>;
const kinds = ['latency', 'status', 'code', 'drop'] as const;
const operations = Object.keys(endpoints).sort();
const filter: OptionsFilter = ({ options, search }) => (options as ComboboxItem[]).filter(({ label, value }) => contains([label, value], search));

/** A fault of one's own: which call, what happens, how often. */
export function FaultForm({ onAdd, adding }: { onAdd: (setting: Setting) => void; adding: boolean }) {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const codes = useApi('getCodes', {}, { quiet: true });
  const [operationId, setOperation] = useState('changeRegistration');
  const [kind, setKind] = useState<Setting['kind']>('latency');
  const [latencyMs, setLatency] = useState(3000);
  const [status, setStatus] = useState(503);
  const [code, setCode] = useState('MSG-000077');
  const [times, setTimes] = useState(1);
  const figures = { latency: { latencyMs }, status: { status }, code: { code }, drop: {} }[kind];

  return (
    <section className={classes.card} aria-labelledby="own">
      <h2 id="own" className={classes.title}>
        {t('faults.own')}
      </h2>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          onAdd({ operationId, kind, times, ...figures });
        }}
      >
        <Select
          label={t('faults.operation')}
          className={classes.wide}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('faults.nothing')}
          filter={filter}
          value={operationId}
          onChange={(value) => value && setOperation(value)}
          data={operations.map((value) => ({ value, label: callName(t, value) }))}
        />
        <NativeSelect label={t('faults.kind')} value={kind} onChange={(event) => setKind(event.currentTarget.value as Setting['kind'])} data={kinds.map((value) => ({ value, label: t(`faults.kinds.${value}`) }))} />
        {kind === 'latency' && <NumberInput label={t('faults.latency')} min={1} max={60_000} hideControls allowDecimal={false} value={latencyMs} onChange={(value) => setLatency(Number(value) || 1000)} />}
        {kind === 'status' && <NumberInput label={t('faults.status')} min={400} max={599} clampBehavior="blur" hideControls allowDecimal={false} value={status} onChange={(value) => setStatus(Number(value) || 500)} />}
        {kind === 'code' && (
          <Select
            label={t('faults.code')}
            className={classes.wide}
            searchable
            allowDeselect={false}
            nothingFoundMessage={t('faults.nothing')}
            filter={filter}
            value={code}
            onChange={(value) => value && setCode(value)}
            data={codes.data?.codes.map((one) => ({ value: one.code, label: `${one.code} · ${pick(one.text)}` })) ?? [code]}
          />
        )}
        <NumberInput label={t('faults.times')} min={1} max={1_000_000} hideControls allowDecimal={false} value={times} onChange={(value) => setTimes(Number(value) || 1)} />
        <Button type="submit" loading={adding}>
          {t('faults.add')}
        </Button>
      </form>
    </section>
  );
}
