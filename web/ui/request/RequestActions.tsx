import { Button, Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { notifyMessages } from '../../api/notices.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { ConfirmDialogue } from '../overlays/ConfirmDialogue.tsx';
import { PayButton } from '../controls/PayButton.tsx';
import { Reasons } from '../refusals/Reasons.tsx';
import { DeleteDraft } from './RequestNotes.tsx';
import { requestFormPath } from './request-scope.ts';

type MyRequest = Schema<'MyRequest'>;
type Action = Schema<'RequestAction'>;

/** Buttons for the student's actions on a request, with the reasons why an action is not possible. */
export function RequestActions({ request, onDeleted }: { request: MyRequest; onDeleted: () => Promise<void> }) {
  const { t } = useTranslation('request');
  const { actions, status } = request;
  const named = (name: Action['name']): Action | undefined => actions.find((one) => one.name === name);
  const [edit, pay, cancel, remove] = [named('edit'), named('pay'), named('cancel'), named('delete')];
  // A code is entered, and an offer accepted, on the page of the request's kind.
  const atPage = (['confirmCode', 'askCode', 'accept'] as const).find((name) => named(name));
  const send = named(status === 'returned' ? 'resend' : 'send');
  if (actions.length === 0) return null;
  return (
    <Stack gap="0.5rem">
      <div className="sis-buttons">
        {edit && (
          <Button
            component={Link}
            to={requestFormPath(request)}
            leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
          >
            {t(status === 'returned' ? 'page.editReturned' : 'page.edit')}
          </Button>
        )}
        {atPage && status !== 'draft' && (
          <Button component={Link} to={requestFormPath(request)}>
            {t(atPage === 'accept' ? 'page.accept' : 'page.askCode')}
          </Button>
        )}
        {pay && request.charge && (
          <PayButton
            chargeId={request.charge.id}
            fils={request.charge.fils}
            pending={request.charge.payment === 'pending'}
          >
            {request.charge.payment === 'pending' ? t('page.payOn') : t('page.pay', { fils: request.charge.fils })}
          </PayButton>
        )}
        {cancel && <CancelButton request={request} action={cancel} />}
        {remove && (
          <DeleteDraft referenceNumber={request.referenceNumber} onDeleted={onDeleted} label={t('page.delete')} />
        )}
      </div>
      <Reasons reasons={listReasons(send)} />
      <Reasons reasons={listReasons(cancel)} />
    </Stack>
  );
}

function CancelButton({ request: { referenceNumber }, action }: { request: MyRequest; action: Action }) {
  const { t } = useTranslation('request');
  const { run, running } = useAction('cancelRequest');
  const [asking, setAsking] = useState(false);
  const cancel = async (): Promise<void> => {
    const outcome = await run({ path: { referenceNumber } });
    setAsking(false);
    if (outcome.ok) notifyMessages(outcome.data.messages);
  };
  return (
    <>
      <Button
        variant="default"
        disabled={action.reasons.length > 0}
        aria-label={t('cancel.label', { reference: referenceNumber })}
        onClick={() => setAsking(true)}
      >
        {t('cancel.open')}
      </Button>
      <ConfirmDialogue
        opened={asking}
        danger
        title={t('cancel.title')}
        confirm={t('cancel.open')}
        keep={t('cancel.keep')}
        running={running}
        onConfirm={() => void cancel()}
        onClose={() => setAsking(false)}
      >
        <p>{t('cancel.text')}</p>
      </ConfirmDialogue>
    </>
  );
}

/** The reasons why an action is not possible. Reasons about single fields are omitted, because the form shows them. */
const listReasons = (action: Action | undefined) => action?.reasons.filter(({ Field }) => Field === undefined) ?? [];
