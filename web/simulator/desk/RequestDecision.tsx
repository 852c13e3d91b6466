import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type requestTexts from '../../../locales/en/request.json';
import { useAction } from '../../api/useAction.ts';
import type { DeskRequest } from './desk-request.ts';
import classes from './OfficeRequest.module.css';

type FieldName = keyof (typeof requestTexts)['fields'];
type Decision = 'approved' | 'refused';
const longestNote = 500;

/** What an office fills in and presses. What an approval still lacks is said in its place. */
export function RequestDecision({ request: { referenceNumber, kind, form, reasons }, onDecided }: { request: DeskRequest; onDecided: (request: DeskRequest) => void }) {
  const { t } = useTranslation(['classroom', 'request']);
  const { run, running } = useAction('decideRequest');
  const [note, setNote] = useState('');
  const [values, setValues] = useState<Record<string, string>>({});
  const [asked, setAsked] = useState(false);
  const [pressed, setPressed] = useState<Decision | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const whyNotId = useId();
  const word = (decision: Decision): string => t(`request:decisions.${kind}.${decision}`);
  const forbidden = reasons.length > 0;

  const decide = async (decision: Decision): Promise<void> => {
    const missing = decision === 'approved' ? form.find(({ name }) => !values[name]) : undefined;
    setAsked(missing !== undefined);
    if (missing) {
      fields.current?.querySelector<HTMLElement>(`[name="${missing.name}"]`)?.focus();
      return;
    }
    setPressed(decision);
    const outcome = await run({ path: { referenceNumber }, body: { decision, note, values: decision === 'approved' ? values : {} } });
    if (outcome.ok) onDecided(outcome.data);
  };
  const buttonOf = (decision: Decision) => ({
    size: 'md', loading: running && pressed === decision, onClick: () => void decide(decision), 'aria-label': t('offices.decisionLabel', { decision: word(decision), reference: referenceNumber }), children: word(decision),
  });

  return (
    <div ref={fields} className={classes.form}>
      {form.map(({ name, options }) => (
        <NativeSelect
          key={name}
          name={name}
          size="md"
          className={classes.short}
          label={t(`request:fields.${name as FieldName}`)}
          value={values[name] ?? ''}
          error={asked && !values[name] && t('offices.missing')}
          onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
          data={[{ value: '', label: t('offices.form') }, ...options]}
        />
      ))}
      <TextInput size="md" className={classes.note} label={t('offices.note')} dir="auto" maxLength={longestNote} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      <div className={classes.buttons}>
        <Button {...buttonOf('approved')} disabled={forbidden || (running && pressed === 'refused')} aria-describedby={forbidden ? whyNotId : undefined} />
        <Button {...buttonOf('refused')} variant="default" disabled={running && pressed === 'approved'} />
      </div>
      {forbidden && (
        <p id={whyNotId} hidden>
          {t('offices.forbidden')}
        </p>
      )}
    </div>
  );
}
