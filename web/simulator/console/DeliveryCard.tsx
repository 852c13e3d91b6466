import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import classes from './MessagesSection.module.css';
import { Card } from '../controls/Card.tsx';
import { Form } from '../controls/Form.tsx';
import { WholeNumberField } from '../controls/WholeNumberField.tsx';

const modes = ['normal', 'delayed', 'lost', 'duplicate'] as const;
/** Default delay in seconds: one minute longer than a code is valid. */
const usualDelay = 240;

/** Form for the behaviour of the message service for the next messages. */
export function DeliveryCard() {
  const { t } = useTranslation('console');
  const delivery = useApi('getDelivery', {}, { quiet: true });
  const setting = useAction('setDelivery');
  const [mode, setMode] = useState<(typeof modes)[number]>('delayed');
  const [seconds, setSeconds] = useState(usualDelay);
  const [times, setTimes] = useState(1);
  const inForce = delivery.data;

  return (
    <Card gap="sm" p="lg" title={t('messages.delivery')}>
      <p
        role="status"
        className={`${classes.inForce} sis-done`}
        data-trouble={(inForce && inForce.mode !== 'normal') || undefined}
      >
        {inForce &&
          (inForce.mode === 'normal'
            ? t('messages.normal')
            : `${t('messages.mode')} ${t(`messages.modes.${inForce.mode}`)} · ${t('messages.inForce', { count: inForce.remaining })}`)}
      </p>
      <Form className={classes.form} onSubmit={() => void setting.run({ body: { mode, seconds, times } })}>
        <NativeSelect
          label={t('messages.mode')}
          value={mode}
          onChange={(event) => setMode(event.currentTarget.value as typeof mode)}
          data={modes.map((value) => ({ value, label: t(`messages.modes.${value}`) }))}
        />
        {mode === 'delayed' && (
          <WholeNumberField
            label={t('messages.seconds')}
            min={1}
            max={604_800}
            value={seconds}
            usual={usualDelay}
            onChange={setSeconds}
          />
        )}
        {mode !== 'normal' && (
          <WholeNumberField label={t('messages.times')} min={1} max={1000} value={times} onChange={setTimes} />
        )}
        <Button type="submit" variant="light" loading={setting.running}>
          {t('messages.apply')}
        </Button>
      </Form>
    </Card>
  );
}
