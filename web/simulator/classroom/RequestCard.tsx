import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type classroomTexts from '../../../locales/en/classroom.json';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { RefusalList } from '../../ui/RefusalList.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import classes from './Section.module.css';

type Office = keyof (typeof classroomTexts)['offices']['office'];
const longestNote = 500;

/** One request as its office sees it: the facts, what the rules say, its history, and the decision. */
export function RequestCard({ request: { referenceNumber, kind, status, sentAt, student, addSeat, reasons, decisions } }: { request: Schema<'DeskRequest'> }) {
  const { t } = useTranslation('classroom');
  const { pick } = useLanguage();
  const { run, running } = useAction('decideRequest');
  const [note, setNote] = useState('');
  const decide = (decision: 'approved' | 'refused'): void => void run({ path: { referenceNumber }, body: { decision, note } });

  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.name}>
          <CodeText>{referenceNumber}</CodeText> · {t(`offices.kind.${kind}`)} · {pick(student.name)} <CodeText>{student.code}</CodeText>
        </h2>
        <span className={classes.status}>{t(`offices.statuses.${status}`)}</span>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{t('offices.section')}</dt>
          <dd>
            <CodeText strong>{`${addSeat.code}-${addSeat.number}`}</CodeText> {pick(addSeat.name)}
          </dd>
        </div>
        <div>
          <dt>{t('offices.seats')}</dt>
          <dd>{t('offices.of', { number: addSeat.seatsTaken, total: addSeat.capacity })}</dd>
        </div>
        {addSeat.position !== null && (
          <div>
            <dt>{t('offices.position')}</dt>
            <dd>{t('offices.of', { number: addSeat.position, total: addSeat.waiting })}</dd>
          </div>
        )}
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
            <TextInput size="md" label={t('offices.note')} maxLength={longestNote} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
            <Button size="md" loading={running} disabled={reasons.length > 0} onClick={() => decide('approved')} aria-label={t('offices.approveLabel', { reference: referenceNumber })}>
              {t('offices.approve')}
            </Button>
            <Button size="md" variant="default" disabled={running} onClick={() => decide('refused')} aria-label={t('offices.refuseLabel', { reference: referenceNumber })}>
              {t('offices.refuse')}
            </Button>
          </div>
        </>
      )}
      <details>
        <summary>{t('offices.history')}</summary>
        <ol className={classes.history}>
          {decisions.map(({ at, office, decision, note: words }, index) => (
            <li key={index}>
              <DateText at={at} format="shortDateTime" /> · {t(`offices.office.${office as Office}`)} · {t(`offices.statuses.${decision}`)} <span dir="auto">{words}</span>
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}
