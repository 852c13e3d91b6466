import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { Button, Checkbox, NativeSelect, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endpoints } from '../../api/endpoints.gen.ts';
import { useApi } from '../../api/useApi.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { contains } from '../search.ts';
import { callName } from './call-name.ts';
import type { FaultSetting as Setting } from './fault-presets.ts';
import classes from './FaultsSection.module.css';
import { Card } from '../controls/Card.tsx';
import { Form } from '../controls/Form.tsx';
import { WholeNumberField } from '../controls/WholeNumberField.tsx';

const kinds = ['latency', 'status', 'code', 'drop'] as const;
const groups = ['all', 'saves', 'registrationSaves', 'registration'] as const satisfies Setting['group'][];
/** The operations that a fault can strike. Simulator calls are excluded, since they must always work. */
const operations = Object.entries(endpoints)
  .filter(([, { path }]) => !path.startsWith('/sim/'))
  .map(([operationId]) => operationId);
/** Operations on a single course, which the page sends in one basket request. */
const inBaskets = new Set([
  'registerCourse',
  'dropCourse',
  'undropCourse',
  'withdrawCourse',
  'unwithdrawCourse',
  'replaceCourse',
]);
const found = ({ label, value }: ComboboxItem, search: string): boolean => contains([label, value], search);
const filter: OptionsFilter = ({ options, search }) =>
  options.flatMap<(typeof options)[number]>((option) => {
    if (!('group' in option)) return found(option, search) ? [option] : [];
    const items = option.items.filter((item) => found(item, search));
    return items.length ? [{ ...option, items }] : [];
  });

/** Form for a fault: the call, the effect, and the number of times. */
export function FaultForm({ onAdd, adding }: { onAdd: (setting: Setting) => void; adding: boolean }) {
  const { t } = useTranslation('console');
  const { pick, language } = useLanguage();
  const codes = useApi('getCodes', {}, { quiet: true });
  // The group of calls or the single operation that the fault affects.
  const [struck, setStruck] = useState<string>('saves');
  const group = groups.find((one) => one === struck);
  const calls = operations
    .map((value) => ({
      value,
      label: inBaskets.has(value) ? t('faults.inBasket', { call: callName(t, value) }) : callName(t, value),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  const [kind, setKind] = useState<Setting['kind']>('latency');
  const [latencyMs, setLatency] = useState(3000);
  const [latencyToMs, setLatencyTo] = useState(3000);
  const [share, setShare] = useState(100);
  const [seed, setSeed] = useState(1);
  const [untilRemoved, setUntilRemoved] = useState(false);
  const [status, setStatus] = useState(503);
  const [code, setCode] = useState('MSG-000077');
  const [times, setTimes] = useState(1);
  const figures = {
    latency: { latencyMs, latencyToMs: Math.max(latencyMs, latencyToMs) },
    status: { status },
    code: { code },
    drop: {},
  }[kind];

  return (
    <Card gap="0.875rem" p="lg" title={t('faults.own')}>
      <Form
        className={classes.form}
        onSubmit={() => {
          onAdd({
            ...(group ? { group } : { operationId: struck }),
            kind,
            times: untilRemoved ? null : times,
            ...(share < 100 && { share, seed }),
            ...figures,
          });
        }}
      >
        <Select
          label={t('faults.operation')}
          className={classes.wide}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('faults.nothing')}
          filter={filter}
          value={struck}
          onChange={(value) => value && setStruck(value)}
          data={[
            {
              group: t('faults.several'),
              items: groups.map((value) => ({ value, label: t(`faults.groups.${value}`) })),
            },
            { group: t('faults.single'), items: calls },
          ]}
        />
        <NativeSelect
          label={t('faults.kind')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as Setting['kind'])}
          data={kinds.map((value) => ({ value, label: t(`faults.kinds.${value}`) }))}
        />
        {kind === 'latency' && (
          <WholeNumberField
            label={t('faults.latency')}
            min={1}
            max={60_000}
            value={latencyMs}
            usual={1000}
            onChange={setLatency}
          />
        )}
        {kind === 'latency' && (
          <WholeNumberField
            label={t('faults.latencyTo')}
            min={1}
            max={60_000}
            value={latencyToMs}
            usual={1000}
            onChange={setLatencyTo}
          />
        )}
        {kind === 'status' && (
          <WholeNumberField
            label={t('faults.status')}
            min={400}
            max={599}
            clampBehavior="blur"
            value={status}
            usual={500}
            onChange={setStatus}
          />
        )}
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
            data={
              codes.data?.codes.map((one) => ({ value: one.code, label: `${one.code} · ${pick(one.text)}` })) ?? [code]
            }
          />
        )}
        <WholeNumberField
          label={t('faults.times')}
          min={1}
          max={1_000_000}
          disabled={untilRemoved}
          value={times}
          onChange={setTimes}
        />
        <Checkbox
          size="md"
          className={classes.check}
          label={t('faults.untilRemoved')}
          checked={untilRemoved}
          onChange={(event) => setUntilRemoved(event.currentTarget.checked)}
        />
        <WholeNumberField
          label={t('faults.share')}
          min={1}
          max={100}
          clampBehavior="blur"
          value={share}
          usual={100}
          onChange={setShare}
        />
        {share < 100 && (
          <WholeNumberField
            label={t('faults.seed')}
            min={0}
            max={1_000_000}
            clampBehavior="blur"
            value={seed}
            usual={0}
            onChange={setSeed}
          />
        )}
        <Button type="submit" loading={adding}>
          {t('faults.add')}
        </Button>
      </Form>
    </Card>
  );
}
