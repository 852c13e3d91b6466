import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyMessages } from '../../api/notices.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { useReadAgain } from '../../api/useReadAgain.ts';
import { ConfirmByCode } from '../../ui/request/ConfirmByCode.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { Fact, FactList } from '../../ui/layout/FactList.tsx';
import { MyRequestCard } from '../../ui/request/MyRequestCard.tsx';
import { RequestList } from '../../ui/request/RequestCard.tsx';
import { DeclaredForm } from '../../ui/request/DeclaredForm.tsx';
import { DeleteDraft } from '../../ui/request/RequestNotes.tsx';
import { RequestPage } from '../../ui/request/RequestPage.tsx';
import { mayPrepare } from '../../ui/refusals/service-state.ts';
import { useCodeSending } from '../../ui/request/useCodeSending.ts';
import { CompareLink } from './CompareLink.tsx';
import { ShareCard } from './ShareCard.tsx';

type History = Schema<'PermanentWithdrawHistory'>;

const isSaved = ({ request: { status } }: Schema<'Withdrawal'>): boolean =>
  status === 'draft' || status === 'awaitingCode';

/** Page to leave the university permanently. The withdrawal is saved first and then approved with a code. */
export default function PermanentWithdrawPage() {
  const { t } = useTranslation(['withdrawal', 'request']);
  const service = useApi('getServices').data?.services.find((one) => one.service === 'permanentWithdrawal');
  const history = useApi('permanentWithdrawHistory');
  const [changing, setChanging] = useState(false);
  const saved = history.data?.withdrawals.find(isSaved);
  const others = history.data?.withdrawals.filter((one) => !isSaved(one)) ?? [];
  return (
    <RequestPage
      kind="permanentWithdrawal"
      title={t('permanent.title')}
      description={
        <>
          {t('permanent.description')} <CompareLink />
        </>
      }
      reads={[history]}
      settled={others.some(({ request: { status } }) => status === 'scheduled')}
      top={
        history.data && (
          <>
            {saved && <ShareCard share={history.data.share} />}
            {saved && !changing && (
              <SavedWithdrawal saved={saved} history={history.data} onChange={() => setChanging(true)} />
            )}
          </>
        )
      }
      beside={!saved && history.data && service && mayPrepare(service) && <ShareCard share={history.data.share} />}
      form={(!saved || changing) && <DeclaredForm onSent={() => setChanging(false)} />}
      list={
        (others.length > 0 || !saved) && (
          <RequestList title={t('history.requests')} empty={<EmptyState title={t('history.empty')} />}>
            {others.map(({ request }) => (
              <MyRequestCard key={request.referenceNumber} request={request} />
            ))}
          </RequestList>
        )
      }
    />
  );
}

/** The saved withdrawal with its consequences and the code field that approves it. */
function SavedWithdrawal({
  saved: { reason, remarks, request },
  history: { codeWay, pendingCode },
  onChange,
}: {
  saved: Schema<'Withdrawal'>;
  history: History;
  onChange: () => void;
}) {
  const { t } = useTranslation(['withdrawal', 'request']);
  const readAgain = useReadAgain();
  const reread = (): Promise<void> => Promise.resolve(readAgain('permanentWithdrawHistory', 'getMyRequests'));
  const sending = useCodeSending('sendPermanentWithdrawCode', pendingCode);
  const approve = useAction('approvePermanentWithdraw', { inPlace: true });
  return (
    <ConfirmByCode
      kind="permanentWithdrawal"
      title={t('permanent.saved')}
      text={t(codeWay ? 'permanent.savedText' : 'permanent.noNumber')}
      sending={sending}
      confirming={approve.running}
      confirm={async (body) => {
        const outcome = await approve.run({ body });
        if (!outcome.ok) return outcome;
        notifyMessages(outcome.data.messages);
        return null;
      }}
      words={{
        ask: t('permanent.ask'),
        confirm: t('permanent.approve'),
        back: t('permanent.back'),
        startOver: t('permanent.startOver'),
      }}
      actions={
        <>
          {request.status === 'draft' && (
            <Button
              variant="default"
              leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
              onClick={onChange}
            >
              {t('permanent.change')}
            </Button>
          )}
          <DeleteDraft
            referenceNumber={request.referenceNumber}
            label={t('request:page.delete')}
            onDeleted={reread}
            onRestored={reread}
          />
        </>
      }
    >
      <FactList>
        {reason && <Fact name={t('request:facts.reason')}>{t(`request:options.WithdrawalReason.${reason}`)}</Fact>}
        {remarks && (
          <Fact name={t('request:facts.remarks')} wide>
            <bdi>{remarks}</bdi>
          </Fact>
        )}
      </FactList>
    </ConfirmByCode>
  );
}
