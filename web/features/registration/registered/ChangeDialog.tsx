import { Button, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyMessages } from '../../../api/notices.ts';
import { ErrorState } from '../../../ui/refusals/ErrorState.tsx';
import { WaivedReasons } from '../../../ui/override/WaivedReasons.tsx';
import { Modal } from '../../../ui/overlays/overlays.tsx';
import { RefusalList } from '../../../ui/refusals/RefusalList.tsx';
import { SeatAlertButton } from '../offered/SeatAlertButton.tsx';
import { Alternatives } from './Alternatives.tsx';
import type { BasketItem } from '../basket/basket.ts';
import classes from './ChangeDialog.module.css';
import { ChangeLine } from '../basket/ChangeLine.tsx';
import type { Failure } from '../basket/ChangeFailure.tsx';
import { ChangeFailure, wasAnswered } from '../basket/ChangeFailure.tsx';
import { OverrideLinks } from '../basket/OverrideLinks.tsx';
import { PreviewTotals } from '../basket/PreviewTotals.tsx';
import { withAlong } from '../basket/undo.ts';
import { WaitingTerms } from './WaitingTerms.tsx';
import { useBasket } from '../basket/useBasket.ts';
import { useChangeRunner } from './useChangeRunner.ts';
import { usePreview } from '../basket/usePreview.ts';
import { useToldChange } from '../basket/useToldChange.ts';

/**
 * A change the student wants to make to one course; `wait`: true if the section is full and the student wants to join
 * its waiting list.
 */
export type ChangeRequest = { item: BasketItem; wait?: boolean };

type Props = {
  request: ChangeRequest | null;
  onClose: () => void;
  onDone?: (request: ChangeRequest) => void;
  onInstead?: (request: ChangeRequest) => void;
};

const leaving = new Set<string>(['delete', 'drop', 'withdraw']);

/**
 * Previews one change and applies it. `onInstead` is called when the student chooses another section of the same course
 * that fits.
 */
export function ChangeDialog({ request, onClose, onDone, onInstead }: Props) {
  const { t } = useTranslation(['registration', 'common']);
  const [finished, setFinished] = useState<ChangeRequest | null>(null);
  const done = onDone !== undefined && finished !== null && (request === null || request === finished);
  const kind = request?.wait ? 'wait' : request?.item.change.action;
  return (
    // After cancelling, the dialogue returns the focus. After success it does not, so that `onDone` can move it.
    <Modal
      opened={request !== null}
      onClose={onClose}
      returnFocus={!done}
      size="lg"
      title={kind && <span className="sis-title">{t(`dialog.title.${kind}`)}</span>}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {request && (
        <Body
          key={JSON.stringify(request.item.change)}
          request={request}
          onClose={onClose}
          onInstead={onInstead}
          onDone={() => {
            setFinished(request);
            onDone?.(request);
          }}
        />
      )}
    </Modal>
  );
}

type BodyProps = { request: ChangeRequest; onClose: () => void; onDone: () => void; onInstead: Props['onInstead'] };

function Checking() {
  const { t } = useTranslation('common');
  return (
    <Stack gap="xs" role="status" aria-busy="true" aria-label={t('page.loading')}>
      <Skeleton height={20} />
      <Skeleton height={64} />
    </Stack>
  );
}

/**
 * Applies the previewed change. `failed` is the last failure, unless a new check shows it as a missing confirmation.
 */
function useAppliedChange(
  { item, wait = false }: ChangeRequest,
  { preview, recheck }: Pick<ReturnType<typeof usePreview>, 'preview' | 'recheck'>,
  onApplied: () => void,
) {
  const basket = useBasket();
  const { run, running } = useChangeRunner(basket.period);
  const tell = useToldChange(basket.period);
  const [failed, setFailed] = useState<Failure | null>(null);

  const act = async () => {
    const confirmed = [...new Set(preview?.confirmations.map(({ Code }) => Code))];
    const result = await run(item.change, wait, confirmed);
    if (result.ok) {
      // Joining a waiting list has no undo: the student leaves it in the list of waiting lists.
      if (wait) notifyMessages(result.messages);
      else void tell({ changes: withAlong([item.change], preview?.along ?? []), confirmed, messages: result.messages });
      basket.done([item.key]);
      basket.recheck();
      onApplied();
      return;
    }
    // After a 409 the new check shows the missing confirmation. Every other failure is shown here.
    setFailed(result.status === 409 ? null : result);
    if (wasAnswered(result)) recheck();
  };
  return { act, running, failed };
}

function Body({ request, onClose, onDone, onInstead }: BodyProps) {
  const { t } = useTranslation('registration');
  const basket = useBasket();
  const { item, wait = false } = request;
  const { preview, failure, checking, recheck } = usePreview(basket.period, [item.change]);
  const kind = wait ? 'wait' : item.change.action;
  const { act, running, failed } = useAppliedChange(request, { preview, recheck }, () => {
    onDone();
    onClose();
  });

  if (failure) return <ErrorState error={failure} retry={recheck} />;
  return (
    <Stack gap="md">
      <ChangeLine item={item} wait={wait} />
      {!preview ? (
        <Checking />
      ) : (
        <>
          {onInstead && (
            <Alternatives
              reasons={[...preview.refusals, ...preview.confirmations]}
              items={[item]}
              checking={checking}
              onTake={(instead) => onInstead({ item: instead })}
            />
          )}
          {preview.allowed ? (
            failed && <ChangeFailure failure={failed} title={t('dialog.notPossible')} />
          ) : (
            <RefusalList refusals={preview.refusals} title={t('dialog.notPossible')} />
          )}
          <OverrideLinks items={[item]} preview={preview} checking={checking} onFollow={onClose} />
          <WaivedReasons waived={preview.waived} />
          {preview.confirmations.length > 0 && preview.allowed && (
            <RefusalList tone="ask" refusals={preview.confirmations} title={t('dialog.asks')} />
          )}
          {leaving.has(kind) && preview.allowed && <p>{t(`dialog.means.${kind as 'delete' | 'drop' | 'withdraw'}`)}</p>}
          {wait ? (
            preview.waitingFees !== undefined && (
              <WaitingTerms fees={preview.waitingFees} until={preview.addDropClosesAt ?? null} />
            )
          ) : (
            <PreviewTotals preview={preview} />
          )}
          {wait && 'sectionId' in item.change && item.change.sectionId !== undefined && (
            <Stack gap="0.375rem">
              <p>{t('alert.instead')}</p>
              <SeatAlertButton
                period={basket.period}
                course={item.code}
                section={{ sectionId: item.change.sectionId, number: item.number }}
              />
            </Stack>
          )}
        </>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('dialog.leave')}
        </Button>
        {kind !== 'wait' && kind !== 'undrop' && kind !== 'unwithdraw' && (
          <Button
            variant="default"
            onClick={() => {
              basket.put(item);
              onClose();
            }}
          >
            {t('dialog.toBasket')}
          </Button>
        )}
        <Button
          color={leaving.has(kind) ? 'red' : undefined}
          loading={running}
          disabled={!preview?.allowed || checking}
          onClick={() => void act()}
        >
          {t(`dialog.act.${kind}`)}
        </Button>
      </div>
    </Stack>
  );
}
