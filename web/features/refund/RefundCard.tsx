import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { notifyMessages } from '../../api/notices.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { ConfirmDialogue } from '../../ui/overlays/ConfirmDialogue.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Fact } from '../../ui/layout/FactList.tsx';
import { FileLink } from '../../ui/request/FileLink.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { RequestCard } from '../../ui/request/RequestCard.tsx';
import { requestPath } from '../../ui/request/request-scope.ts';
import { useTimelineSteps } from '../../ui/request/RequestTimeline.tsx';
import { requestTones, StatusTag } from '../../ui/text/StatusTag.tsx';
import { groupedIban } from './iban.ts';

/** One refund request with its progress, and a cancel button until it is decided. */
export function RefundCard({
  refund: { id, referenceNumber, amount, reason, iban, remarks, attachment, status, createdAt, receiptNumber, history },
}: {
  refund: Schema<'Refund'>;
}) {
  const { t } = useTranslation(['refund', 'request']);
  const { stepOf, next } = useTimelineSteps();
  const { run, running } = useAction('cancelRefund');
  const [canceling, setCanceling] = useState(false);
  const cancel = async (): Promise<void> => {
    const outcome = await run({ path: { id } });
    setCanceling(false);
    if (outcome.ok) notifyMessages(outcome.data.messages);
  };

  return (
    <RequestCard
      title={<Money fils={amount} strong />}
      subtitle={
        <Link to={requestPath(referenceNumber)}>
          <CodeText>{referenceNumber}</CodeText>
        </Link>
      }
      tags={<StatusTag tone={requestTones[status]}>{t(`request:statuses.${status}`)}</StatusTag>}
      facts={
        <>
          <Fact name={t('mine.reason')}>{t(`reasons.${reason}`)}</Fact>
          <Fact name={t('mine.created')}>
            <DateText at={createdAt} />
          </Fact>
          {receiptNumber && (
            <Fact name={t('mine.receipt')}>
              <CodeText strong>{receiptNumber}</CodeText>
            </Fact>
          )}
          <Fact name={t('mine.iban')} wide>
            <CodeText>{groupedIban(iban)}</CodeText>
          </Fact>
          {remarks && (
            <Fact name={t('mine.remarks')} wide>
              <bdi>{remarks}</bdi>
            </Fact>
          )}
          <Fact name={t('mine.proof')} wide>
            <FileLink file={attachment} />
          </Fact>
        </>
      }
      steps={[
        ...history.map(stepOf),
        ...(status === 'sent' ? [next('finance')] : status === 'returned' ? [next('student')] : []),
      ]}
      actions={
        (status === 'sent' || status === 'returned') && (
          <Button
            variant="default"
            aria-label={t('request:cancel.label', { reference: referenceNumber })}
            onClick={() => setCanceling(true)}
          >
            {t('request:cancel.open')}
          </Button>
        )
      }
    >
      <ConfirmDialogue
        opened={canceling}
        danger
        title={t('cancel.title')}
        confirm={t('cancel.confirm')}
        keep={t('request:cancel.keep')}
        running={running}
        onConfirm={() => void cancel()}
        onClose={() => setCanceling(false)}
      >
        <p>{t('cancel.text', { fils: amount })}</p>
      </ConfirmDialogue>
    </RequestCard>
  );
}
