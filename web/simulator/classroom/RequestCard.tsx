import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type requestTexts from '../../../locales/en/request.json';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { RefusalList } from '../../ui/RefusalList.tsx';
import { RequestFacts } from '../../ui/RequestFacts.tsx';
import { RequestTimeline, useTimelineSteps } from '../../ui/RequestTimeline.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import classes from '../Section.module.css';

type FieldName = keyof (typeof requestTexts)['fields'];
type Decision = 'approved' | 'refused';
const longestNote = 500;

/** One request of whatever kind as its office sees it: the facts, what the rules say, its history, and the decision with what it asks for. */
export function RequestCard({ request: { referenceNumber, kind, status, sentAt, office, student, facts, form, reasons, decisions } }: { request: Schema<'DeskRequest'> }) {
  const { t } = useTranslation(['classroom', 'request']);
  const { pick } = useLanguage();
  const { stepOf, next } = useTimelineSteps();
  const { run, running } = useAction('decideRequest');
  const [note, setNote] = useState('');
  const [values, setValues] = useState<Record<string, string>>({});
  const decide = (decision: Decision): void => void run({ path: { referenceNumber }, body: { decision, note, values: decision === 'approved' ? values : {} } });
  const word = (decision: Decision): string => t(`request:decisions.${kind}.${decision}`);
  const filled = form.every(({ name }) => values[name]);

  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.name}>
          <CodeText>{referenceNumber}</CodeText> · {t(`request:kinds.${kind}`)} · {pick(student.name)} <CodeText>{student.code}</CodeText>
        </h2>
        <span className={classes.status}>{t(`request:statuses.${status}`)}</span>
      </div>
      <dl className={classes.facts}>
        <RequestFacts facts={facts} referenceNumber={referenceNumber} />
        <div>
          <dt>{t('offices.sentAt')}</dt>
          <dd>
            <DateText at={sentAt} format="shortDateTime" />
          </dd>
        </div>
      </dl>
      {status === 'sent' && (
        <>
          {reasons.length === 0 ? <p className={classes.quiet}>{t('offices.free')}</p> : <RefusalList refusals={reasons} tone="warn" title={t('offices.reasons')} />}
          <div className={classes.form}>
            {form.map(({ name, options }) => (
              <NativeSelect
                key={name}
                size="md"
                className={classes.short}
                label={t(`request:fields.${name as FieldName}`)}
                value={values[name] ?? ''}
                onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
                data={[{ value: '', label: t('offices.form') }, ...options]}
              />
            ))}
            <TextInput size="md" label={t('offices.note')} dir="auto" maxLength={longestNote} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
            <Button size="md" loading={running} disabled={reasons.length > 0 || !filled} onClick={() => decide('approved')} aria-label={t('offices.decisionLabel', { decision: word('approved'), reference: referenceNumber })}>
              {word('approved')}
            </Button>
            <Button size="md" variant="default" disabled={running} onClick={() => decide('refused')} aria-label={t('offices.decisionLabel', { decision: word('refused'), reference: referenceNumber })}>
              {word('refused')}
            </Button>
          </div>
        </>
      )}
      <details>
        <summary>{t('request:history')}</summary>
        <div className={classes.history}>
          <RequestTimeline steps={[...decisions.map(stepOf), ...(status === 'sent' ? [next(office)] : [])]} />
        </div>
      </details>
    </li>
  );
}
