import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enums } from '../../api/enums.gen.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import sectionClasses from '../Section.module.css';
import { Card } from '../controls/Card.tsx';
import { Form } from '../controls/Form.tsx';
import { WholeNumberField } from '../controls/WholeNumberField.tsx';

/** Form for a fault of the next deliveries. */
export function WebhookFaultCard({ inForce }: { inForce: Schema<'Webhooks'>['fault'] }) {
  const { t } = useTranslation('console');
  const { run, running } = useAction('setWebhookFault');
  const [fault, setFault] = useState<Schema<'WebhookFault'>>('answer500');
  const [times, setTimes] = useState(1);
  return (
    <Card gap="0.875rem" p="lg" title={t('webhooks.break')}>
      <Group gap="0.5rem 1rem">
        <p role="status">
          {inForce
            ? t('webhooks.inForce', { fault: t(`webhooks.faults.${inForce.fault}`), count: inForce.remaining })
            : t('webhooks.noFault')}
        </p>
        {inForce && (
          <Button size="compact-sm" variant="default" loading={running} onClick={() => void run({ body: {} })}>
            {t('webhooks.stop')}
          </Button>
        )}
      </Group>
      <Form className={`sis-wrap ${sectionClasses.form}`} onSubmit={() => void run({ body: { fault, times } })}>
        <NativeSelect
          label={t('webhooks.fault')}
          value={fault}
          onChange={(event) => setFault(event.currentTarget.value as typeof fault)}
          data={enums.WebhookFault.map((value) => ({ value, label: t(`webhooks.faults.${value}`) }))}
        />
        <WholeNumberField label={t('webhooks.times')} min={1} max={1000} value={times} onChange={setTimes} />
        <Button type="submit" variant="light" loading={running}>
          {t('webhooks.apply')}
        </Button>
      </Form>
    </Card>
  );
}
