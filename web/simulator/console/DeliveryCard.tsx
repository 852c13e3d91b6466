import { Button, NativeSelect, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import classes from './MessagesSection.module.css';

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
    <section className={classes.card} aria-labelledby="delivery-title">
      <h2 id="delivery-title" className={classes.title}>
        {t('messages.delivery')}
      </h2>
      <p role="status" className={classes.inForce} data-trouble={(inForce && inForce.mode !== 'normal') || undefined}>
        {inForce &&
          (inForce.mode === 'normal'
            ? t('messages.normal')
            : `${t('messages.mode')} ${t(`messages.modes.${inForce.mode}`)} · ${t('messages.inForce', { count: inForce.remaining })}`)}
      </p>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void setting.run({ body: { mode, seconds, times } });
        }}
      >
        <NativeSelect
          label={t('messages.mode')}
          value={mode}
          onChange={(event) => setMode(event.currentTarget.value as typeof mode)}
          data={modes.map((value) => ({ value, label: t(`messages.modes.${value}`) }))}
        />
        {mode === 'delayed' && (
          <NumberInput
            label={t('messages.seconds')}
            min={1}
            max={604_800}
            hideControls
            allowDecimal={false}
            value={seconds}
            onChange={(value) => setSeconds(Number(value) || usualDelay)}
          />
        )}
        {mode !== 'normal' && (
          <NumberInput
            label={t('messages.times')}
            min={1}
            max={1000}
            hideControls
            allowDecimal={false}
            value={times}
            onChange={(value) => setTimes(Number(value) || 1)}
          />
        )}
        <Button type="submit" variant="light" loading={setting.running}>
          {t('messages.apply')}
        </Button>
      </form>
    </section>
  );
}
