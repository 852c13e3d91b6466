import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallSelect, type CallTarget } from './CallSelect.tsx';
import { CodeSelect } from './CodeSelect.tsx';
import type { FaultSetting as Setting } from './fault-presets.ts';
import classes from './FaultsSection.module.css';
import { Card } from '../controls/Card.tsx';
import { Form } from '../controls/Form.tsx';
import { WholeNumberField } from '../controls/WholeNumberField.tsx';

const kinds = ['latency', 'status', 'code', 'drop'] as const;
/** Form for a fault: the call, the effect, and the number of times. */
export function FaultForm({ onAdd, adding }: { onAdd: (setting: Setting) => void; adding: boolean }) {
  const { t } = useTranslation('console');
  const [struck, setStruck] = useState<CallTarget>({ group: 'saves' });
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
            ...struck,
            kind,
            times: untilRemoved ? null : times,
            ...(share < 100 && { share, seed }),
            ...figures,
          });
        }}
      >
        <CallSelect className={classes.wide} value={struck} onChange={setStruck} />
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
        {kind === 'code' && <CodeSelect className={classes.wide} value={code} onChange={setCode} />}
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
