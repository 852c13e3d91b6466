import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../api/notices.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { ConfirmDialogue } from '../../ui/ConfirmDialogue.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { FileLink } from '../../ui/FileLink.tsx';
import { Money } from '../../ui/Money.tsx';
import { RequestTimeline, useTimelineSteps } from '../../ui/RequestTimeline.tsx';
import type { StatusTone } from '../../ui/StatusTag.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { groupedIban } from './iban.ts';
import classes from './RefundCard.module.css';

const tones: Record<Schema<'RequestStatus'>, StatusTone> = { sent: 'waiting', approved: 'done', refused: 'refused', canceled: 'canceled' };

/** One refund request: where its money is, and the way back while nobody has decided. */
export function RefundCard({ refund: { id, referenceNumber, amount, reason, iban, remarks, attachment, status, createdAt, receiptNumber, history } }: { refund: Schema<'Refund'> }) {
  const { t } = useTranslation(['refund', 'request']);
  const { stepOf, next } = useTimelineSteps();
  const { run, running } = useAction('cancelRefund');
  const [canceling, setCanceling] = useState(false);
  const cancel = async (): Promise<void> => {
    const outcome = await run({ path: { id } });
    setCanceling(false);
    if (outcome.ok) announce(outcome.data.messages);
  };

  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <div>
          <h3 className={classes.name}>
            <Money fils={amount} strong />
          </h3>
          <p className={classes.quiet}>
            <CodeText>{referenceNumber}</CodeText>
          </p>
        </div>
        <StatusTag tone={tones[status]}>{t(`request:statuses.${status}`)}</StatusTag>
      </div>
      <div className={classes.body}>
        <dl className={classes.facts}>
          <div>
            <dt>{t('mine.reason')}</dt>
            <dd>{t(`reasons.${reason}`)}</dd>
          </div>
          <div>
            <dt>{t('mine.created')}</dt>
            <dd>
              <DateText at={createdAt} />
            </dd>
          </div>
          {receiptNumber && (
            <div>
              <dt>{t('mine.receipt')}</dt>
              <dd>
                <CodeText strong>{receiptNumber}</CodeText>
              </dd>
            </div>
          )}
          <div className={classes.wide}>
            <dt>{t('mine.iban')}</dt>
            <dd>
              <CodeText>{groupedIban(iban)}</CodeText>
            </dd>
          </div>
          {remarks && (
            <div className={classes.wide}>
              <dt>{t('mine.remarks')}</dt>
              <dd>
                <bdi>{remarks}</bdi>
              </dd>
            </div>
          )}
          <div className={classes.wide}>
            <dt>{t('mine.proof')}</dt>
            <dd className={classes.file}>
              <FileLink file={attachment} />
            </dd>
          </div>
        </dl>
        <RequestTimeline steps={[...history.map(stepOf), ...(status === 'sent' ? [next('finance')] : [])]} />
      </div>
      {status === 'sent' && (
        <div className={classes.actions}>
          <Button variant="default" aria-label={t('cancel.label', { reference: referenceNumber })} onClick={() => setCanceling(true)}>
            {t('cancel.open')}
          </Button>
        </div>
      )}
      <ConfirmDialogue opened={canceling} danger title={t('cancel.title')} confirm={t('cancel.confirm')} keep={t('cancel.keep')} running={running} onConfirm={() => void cancel()} onClose={() => setCanceling(false)}>
        <p>{t('cancel.text', { fils: amount })}</p>
      </ConfirmDialogue>
    </li>
  );
}
