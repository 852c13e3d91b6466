import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
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
import { PayButton } from '../../ui/controls/PayButton.tsx';
import { RequestCard } from '../../ui/request/RequestCard.tsx';
import { requestPath } from '../../ui/request/request-scope.ts';
import { useTimelineSteps, type TimelineStep } from '../../ui/request/RequestTimeline.tsx';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';

type Appeal = Schema<'Appeal'>;

/** One appeal: its grades, its progress and the available actions. */
export function AppealCard({ appeal }: { appeal: Appeal }) {
  const { t } = useTranslation(['appeal', 'request']);
  const { pick } = useLanguage();
  const { nameOf } = useTimelineSteps();
  const { id, chargeId, referenceNumber, course, semester, status, payment, fee, deletion } = appeal;
  const remove = useAction('deleteAppeal');
  const [deleting, setDeleting] = useState(false);

  const confirmDelete = async (): Promise<void> => {
    const outcome = await remove.run({ path: { id } });
    setDeleting(false);
    if (outcome.ok) notifyMessages(outcome.data.messages);
  };

  return (
    <RequestCard
      title={
        <>
          <CodeText>{course.code}</CodeText> {pick(course.name)}
        </>
      }
      subtitle={
        <>
          {pick(semester)} ·{' '}
          <Link to={requestPath(referenceNumber)}>
            <CodeText>{referenceNumber}</CodeText>
          </Link>
        </>
      }
      tags={
        <>
          <StatusTag tone={status === 'closed' ? 'done' : 'waiting'}>{t(`statuses.${status}`)}</StatusTag>
          {payment !== 'paid' && (
            <StatusTag tone={payment === 'due' ? 'due' : 'waiting'}>{t(`payment.${payment}`)}</StatusTag>
          )}
        </>
      }
      facts={<AppealFacts appeal={appeal} />}
      steps={toSteps(appeal, t, nameOf)}
      note={t(payment === 'due' ? 'payment.dueText' : 'payment.pendingText')}
      actions={
        payment !== 'paid' && (
          <>
            <Button
              variant="default"
              leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
              disabled={deletion.length > 0}
              aria-label={t('delete.label', { code: course.code })}
              onClick={() => setDeleting(true)}
            >
              {t('delete.open')}
            </Button>
            <PayButton chargeId={chargeId} fils={fee} pending={payment !== 'due'}>
              {t(payment === 'due' ? 'payment.pay' : 'payment.goOn', { fils: fee })}
            </PayButton>
          </>
        )
      }
    >
      <ConfirmDialogue
        opened={deleting}
        danger
        title={t('delete.title')}
        confirm={t('delete.open')}
        running={remove.running}
        onConfirm={() => void confirmDelete()}
        onClose={() => setDeleting(false)}
      >
        <p>{t('delete.text')}</p>
      </ConfirmDialogue>
    </RequestCard>
  );
}

function AppealFacts({ appeal }: { appeal: Appeal }) {
  const { t } = useTranslation('appeal');
  const { oldGrade, newGrade, createdAt, receiptNumber, finalApprovalAt, reason } = appeal;
  return (
    <>
      <Fact name={t('mine.oldGrade')}>
        <CodeText strong>{oldGrade}</CodeText>
      </Fact>
      <Fact name={t('mine.newGrade')}>{newGrade ? <CodeText strong>{newGrade}</CodeText> : t('mine.none')}</Fact>
      <Fact name={t('mine.created')}>
        <DateText at={createdAt} />
      </Fact>
      {receiptNumber && (
        <Fact name={t('mine.receipt')}>
          <CodeText>{receiptNumber}</CodeText>
        </Fact>
      )}
      {finalApprovalAt && (
        <Fact name={t('mine.approved')}>
          <DateText at={finalApprovalAt} />
        </Fact>
      )}
      <Fact name={t('mine.reason')} wide>
        <bdi>{reason}</bdi>
      </Fact>
    </>
  );
}

/** The steps of an appeal: sent, paid and decided. */
function toSteps(
  { payment, status, oldGrade, newGrade, history }: Appeal,
  t: ReturnType<typeof useTranslation<['appeal', 'request']>>['t'],
  nameOf: ReturnType<typeof useTimelineSteps>['nameOf'],
): TimelineStep[] {
  const sent = history.find(({ decision }) => decision === 'sent');
  const decided = history.find(({ decision }) => decision !== 'sent');
  const changed = newGrade !== null && newGrade !== oldGrade;
  return [
    { tone: 'done', title: t('steps.sent'), at: sent?.at ?? null },
    payment === 'paid' ? { tone: 'done', title: t('steps.paid') } : { tone: 'next', title: t(`payment.${payment}`) },
    status === 'closed' && decided
      ? {
          tone: 'done',
          title: changed ? t('steps.changed', { oldGrade, newGrade }) : t('steps.upheld', { oldGrade }),
          at: decided.at,
          by: nameOf(decided.office),
          note: decided.note,
        }
      : { tone: 'next', title: t('steps.decides') },
  ];
}
