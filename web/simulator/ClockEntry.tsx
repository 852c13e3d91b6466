import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bahrainInstant, bahrainLocal } from './bahrain-time.ts';
import { InstantField } from './InstantField.tsx';
import type { ClockMoves } from './useClockMoves.ts';
import { Form } from './controls/Form.tsx';

/** Form that sets the clock to a chosen day and time, with a checkbox to expire sessions on the jump. */
export function ClockEntry({
  now,
  moves: { jump, moving, expireSessions, setExpireSessions },
}: {
  now: string;
  moves: ClockMoves;
}) {
  const { t } = useTranslation('simulator');
  const [chosen, setChosen] = useState('');
  return (
    <Form className="sis-rows sis-loose" onSubmit={() => jump(bahrainInstant(chosen || bahrainLocal(now)))}>
      <InstantField label={t('clock.set')} value={chosen || bahrainLocal(now)} onChange={setChosen} />
      <Checkbox
        label={t('clock.expire')}
        checked={expireSessions}
        onChange={(event) => setExpireSessions(event.currentTarget.checked)}
      />
      <div className="sis-buttons">
        <Button type="submit" variant="light" loading={moving}>
          {t('clock.setButton')}
        </Button>
      </div>
    </Form>
  );
}
