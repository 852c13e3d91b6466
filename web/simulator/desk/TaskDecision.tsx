import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../locales/i18n.ts';
import type requestTexts from '../../../locales/en/request.json';
import type { BodyOf, Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { ownDirection } from '../../theme.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { DecisionPreview } from './DecisionPreview.tsx';
import type { DeskRequest } from './desk-request.ts';
import classes from './OfficeRequest.module.css';

type FactName = keyof (typeof requestTexts)['facts'];
type FieldName = keyof (typeof requestTexts)['fields'];
type Decision = BodyOf<'decideRequest'>['decision'];
const longestNote = 500;

type Props = { request: DeskRequest; task: Schema<'DeskTask'>; onDecided: (request: DeskRequest) => void };

type Entries = {
  form: DeskRequest['form'];
  values: Record<string, string>;
  /** The names of the fields that the student has to correct. */
  marked: string[];
  note: string;
};

/** Name of the first field that a decision lacks; undefined if nothing is missing. */
function findMissing(decision: Decision, { form, values, marked, note }: Entries): string | undefined {
  if (decision === 'approved') return form.find(({ name }) => !values[name])?.name;
  if (decision !== 'returned') return undefined;
  if (marked.length === 0) return 'marks';
  return note.trim() ? undefined : 'note';
}

/**
 * Fields and buttons for an office's task. Missing entries are marked at their fields. The decision is sent with the
 * displayed version; if the request has changed, an alert appears and the list reloads.
 */
export function TaskDecision({ request: { referenceNumber, kind, form, reasons }, task, onDecided }: Props) {
  const { t } = useTranslation(['classroom', 'request', 'common']);
  const { run, running } = useAction('decideRequest');
  const [note, setNote] = useState('');
  const [values, setValues] = useState<Record<string, string>>({});
  const [marked, setMarked] = useState<string[]>([]);
  /** The decision that was clicked but lacks an entry; null if there is none. */
  const [asked, setAsked] = useState<Decision | null>(null);
  /** True while the form for returning the request is shown; null until it was shown first. */
  const [returning, setReturning] = useState<boolean | null>(null);
  const [pressed, setPressed] = useState<Decision | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const whyNotId = useId();
  // The clicked button is gone, so the focus moves to its replacement.
  useEffect(() => {
    if (returning !== null)
      fields.current?.querySelector<HTMLElement>(returning ? '[name="marks"]' : '[data-return]')?.focus();
  }, [returning]);
  const { item, version, collects, last, returns } = task;
  // An item of a request has its own reasons; otherwise those of the whole request apply.
  const against = item === null ? reasons : task.reasons;
  const positive = item === null ? 'approved' : collects ? 'collected' : 'checked';
  const forbidden = against.length > 0;
  const asksForm = item === null && !returning ? form : [];
  const filledIn = form.length > 0 && form.every(({ name }) => values[name]);
  const nameOf = (field: string): string => t(`request:facts.${field as FactName}`);
  const words: Record<Decision, string> = {
    approved: last ? t(`request:decisions.${kind}.approved`) : t('offices.handOn'),
    refused: t(`request:decisions.${kind}.refused`),
    returned: t('offices.returnNow'),
    checked: t('offices.check'),
    collected: t('offices.collect'),
  };

  const decide = async (decision: Decision): Promise<void> => {
    const missing = findMissing(decision, { form, values, marked, note });
    setAsked(missing === undefined ? null : decision);
    if (missing !== undefined) {
      fields.current?.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus();
      return;
    }
    setPressed(decision);
    const outcome = await run({
      path: { referenceNumber },
      body: {
        decision,
        version,
        note,
        values: decision === 'approved' ? values : {},
        ...(item !== null && { item }),
        ...(decision === 'returned' && { fields: marked }),
      },
    });
    if (outcome.ok) onDecided(outcome.data);
  };
  const labelOf = (word: string): string =>
    t('offices.decisionLabel', {
      decision: item === null ? word : `${word} – ${nameOf(item)}`,
      reference: referenceNumber,
    });
  const buttonOf = (decision: Decision) => ({
    size: 'md',
    loading: running && pressed === decision,
    onClick: () => void decide(decision),
    'aria-label': labelOf(words[decision]),
    children: words[decision],
  });
  const elsewhere = (decision: Decision): boolean => running && pressed !== decision;

  const preview = item === null && last && !returning && !forbidden && (
    <DecisionPreview
      referenceNumber={referenceNumber}
      decision={{ decision: 'approved', version, values }}
      filledIn={filledIn}
      label={labelOf(t('offices.preview'))}
    />
  );

  return (
    <Group ref={fields} gap="0.75rem 1rem" align="flex-start" className={classes.form}>
      {asksForm.map((field) => (
        <FormField
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          missing={asked === 'approved' && !values[field.name]}
          onChange={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      {returning && (
        <ReturnedFields
          returns={returns}
          marked={marked}
          mark={setMarked}
          missing={asked === 'returned' && marked.length === 0}
          nameOf={nameOf}
        />
      )}
      <TextInput
        size="md"
        name="note"
        className={classes.note}
        label={t('offices.note')}
        required={returning === true}
        attributes={ownDirection}
        maxLength={longestNote}
        value={note}
        error={asked === 'returned' && !note.trim() && t('offices.noteMissing')}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {filledIn && preview}
      <div className={classes.buttons}>
        {returning ? (
          <>
            <Button {...buttonOf('returned')} />
            <Button size="md" variant="default" disabled={running} onClick={() => setReturning(false)}>
              {t('common:actions.cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button
              {...buttonOf(positive)}
              disabled={forbidden || elsewhere(positive)}
              aria-describedby={forbidden ? whyNotId : undefined}
            />
            <Button {...buttonOf('refused')} variant="default" disabled={elsewhere('refused')} />
            {returns.length > 0 && (
              <Button
                data-return
                size="md"
                variant="default"
                disabled={running}
                aria-label={labelOf(t('offices.return'))}
                onClick={() => setReturning(true)}
              >
                {t('offices.return')}
              </Button>
            )}
          </>
        )}
      </div>
      {form.length === 0 && preview}
      {forbidden && (
        <p id={whyNotId} hidden>
          {t('offices.forbidden')}
        </p>
      )}
    </Group>
  );
}

type FieldProps = {
  field: DeskRequest['form'][number];
  value: string;
  missing: boolean;
  onChange: (value: string) => void;
};

/** One field that the office fills in before it approves. */
function FormField({ field: { name, options }, value, missing, onChange }: FieldProps) {
  const { t } = useTranslation(['classroom', 'request']);
  const { language } = useLanguage();
  const labelOf = (option: string): string =>
    /^\d{4}-\d\d-\d\d$/.test(option) ? formatInstant(option, language, 'dayMonth') : option;
  return (
    <NativeSelect
      name={name}
      size="md"
      className={classes.short}
      label={t(`request:fields.${name as FieldName}`)}
      value={value}
      error={missing && t('offices.missing')}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[{ value: '', label: t('offices.form') }, ...options.map((value) => ({ value, label: labelOf(value) }))]}
    />
  );
}

type ReturnedProps = {
  returns: string[];
  marked: string[];
  mark: (fields: string[]) => void;
  missing: boolean;
  nameOf: (field: string) => string;
};

/** The fields of the request that the student has to correct. */
function ReturnedFields({ returns, marked, mark, missing, nameOf }: ReturnedProps) {
  const { t } = useTranslation('classroom');
  return (
    <Checkbox.Group
      className={classes.marks}
      size="md"
      label={t('offices.mark')}
      value={marked}
      onChange={mark}
      error={missing && t('offices.markMissing')}
    >
      <Group gap="0.5rem 1.5rem" align="stretch" py="0.5rem">
        {returns.map((field) => (
          <Checkbox key={field} size="md" name="marks" value={field} label={nameOf(field)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
