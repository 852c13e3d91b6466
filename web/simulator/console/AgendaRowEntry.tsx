import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../../locales/durations.ts';
import { bahrainInstant, bahrainLocal } from '../bahrain-time.ts';
import { InstantField } from '../InstantField.tsx';
import type { AgendaRow } from './agenda-time.ts';
import { rowAt, toStretch } from './agenda-time.ts';
import classes from './AgendaCard.module.css';
import { Form } from '../controls/Form.tsx';

type Props = { row: AgendaRow; now: number; onSave: (row: AgendaRow | null) => void };

/** Form for the exact ends of a period, with buttons to open, close or delete it (`onSave(null)`). */
export function AgendaRowEntry({ row, now, onSave }: Props) {
  const { t } = useTranslation(['console', 'common']);
  const [opens, setOpens] = useState(bahrainLocal(row.opensAt));
  const [closes, setCloses] = useState(bahrainLocal(row.closesAt));
  const { from, to } = toStretch(row);
  const isOpen = from <= now && now < to;
  const entered = { from: Date.parse(bahrainInstant(opens)), to: Date.parse(bahrainInstant(closes)) };
  const inOrder = entered.from < entered.to;

  return (
    <Form
      className={classes.entry}
      onSubmit={() => {
        if (inOrder) onSave(rowAt(row, entered));
      }}
    >
      <InstantField label={t('agenda.opensAt')} value={opens} onChange={setOpens} />
      <InstantField
        label={t('agenda.closesAt')}
        value={closes}
        onChange={setCloses}
        error={inOrder ? undefined : t('agenda.order')}
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="light">
          {t('common:actions.save')}
        </Button>
        {isOpen ? (
          <Button variant="default" onClick={() => onSave(rowAt(row, { from: Math.min(from, now - 1000), to: now }))}>
            {t('agenda.closeNow')}
          </Button>
        ) : (
          <Button
            variant="default"
            onClick={() => onSave(rowAt(row, { from: now, to: to > now ? to : now + 7 * day }))}
          >
            {t('agenda.openNow')}
          </Button>
        )}
        <Button variant="default" onClick={() => onSave(null)}>
          {t('agenda.remove')}
        </Button>
      </div>
    </Form>
  );
}
