import { Button, NativeSelect, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../../locales/durations.ts';
import { bahrainInstant, bahrainLocal } from '../bahrain-time.ts';
import { InstantField } from '../InstantField.tsx';
import type { AgendaRow } from './agenda-time.ts';
import { rowAt, toStretch } from './agenda-time.ts';
import classes from './AgendaCard.module.css';
import { Form } from '../controls/Form.tsx';

type Props = { row: AgendaRow; now: number; onSave: (rows: AgendaRow[]) => void };
const hourFields = ['earnedHoursFrom', 'earnedHoursTo'] as const;
const lastSemester = ['true', 'false'] as const;
type Whom = Required<Pick<AgendaRow, 'earnedHoursFrom' | 'earnedHoursTo' | 'graduating'>>;

const hoursInOrder = ({ earnedHoursFrom, earnedHoursTo }: Whom): boolean =>
  (earnedHoursFrom ?? 0) <= (earnedHoursTo ?? Infinity);

/**
 * Form for the exact start and end of a period and its students, with buttons to open, close or delete it. `onSave`
 * gets the rows that replace this one: none, one, or the row and another.
 */
export function AgendaRowEntry({ row, now, onSave }: Props) {
  const { t } = useTranslation(['console', 'common']);
  const [opens, setOpens] = useState(bahrainLocal(row.opensAt));
  const [closes, setCloses] = useState(bahrainLocal(row.closesAt));
  const [whom, setWhom] = useState<Whom>({
    earnedHoursFrom: row.earnedHoursFrom ?? null,
    earnedHoursTo: row.earnedHoursTo ?? null,
    graduating: row.graduating ?? null,
  });
  const { from, to } = toStretch(row);
  const isOpen = from <= now && now < to;
  const entered = { from: Date.parse(bahrainInstant(opens)), to: Date.parse(bahrainInstant(closes)) };
  const inOrder = entered.from < entered.to;
  const enteredRow = inOrder && hoursInOrder(whom) ? { ...rowAt(row, entered), ...whom } : null;

  return (
    <Form
      className={classes.entry}
      onSubmit={() => {
        if (enteredRow) onSave([enteredRow]);
      }}
    >
      <InstantField label={t('agenda.opensAt')} value={opens} onChange={setOpens} />
      <InstantField
        label={t('agenda.closesAt')}
        value={closes}
        onChange={setCloses}
        error={inOrder ? undefined : t('agenda.order')}
      />
      <WhomFields whom={whom} onChange={setWhom} />
      <div className={classes.buttons}>
        <Button type="submit" variant="light">
          {t('common:actions.save')}
        </Button>
        <Button variant="default" onClick={() => enteredRow && onSave([row, enteredRow])}>
          {t('agenda.saveAsNew')}
        </Button>
        {isOpen ? (
          <Button variant="default" onClick={() => onSave([rowAt(row, { from: Math.min(from, now - 1000), to: now })])}>
            {t('agenda.closeNow')}
          </Button>
        ) : (
          <Button
            variant="default"
            onClick={() => onSave([rowAt(row, { from: now, to: to > now ? to : now + 7 * day })])}
          >
            {t('agenda.openNow')}
          </Button>
        )}
        <Button variant="default" onClick={() => onSave([])}>
          {t('agenda.remove')}
        </Button>
      </div>
    </Form>
  );
}

/** The fields for the students of a period: their earned hours, and whether the semester is their last. */
function WhomFields({ whom, onChange }: { whom: Whom; onChange: (whom: Whom) => void }) {
  const { t } = useTranslation('console');
  return (
    <>
      {hourFields.map((field) => (
        <NumberInput
          key={field}
          w="9.5rem"
          label={t(`agenda.${field}`)}
          placeholder={t('agenda.any')}
          min={0}
          max={999}
          clampBehavior="strict"
          allowDecimal={false}
          hideControls
          value={whom[field] ?? ''}
          error={field === 'earnedHoursTo' && !hoursInOrder(whom) && t('agenda.hoursOrder')}
          onChange={(value) => onChange({ ...whom, [field]: value === '' ? null : Number(value) })}
        />
      ))}
      <NativeSelect
        label={t('agenda.lastSemester')}
        value={String(whom.graduating)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...whom, graduating: value === 'null' ? null : value === 'true' })
        }
        data={[
          { value: 'null', label: t('agenda.all') },
          ...lastSemester.map((value) => ({ value, label: t(`agenda.graduating.${value}`) })),
        ]}
      />
    </>
  );
}
