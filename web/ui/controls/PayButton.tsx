import { Button } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/useApi.ts';
import { ConfirmDialogue } from '../overlays/ConfirmDialogue.tsx';
import { NotPaid } from '../request/NotPaid.tsx';
import { usePayment } from './usePayment.ts';

type Props = {
  chargeId: number;
  fils: number;
  /** True while a payment of the charge is in progress; the button then opens that payment. */
  pending: boolean;
  children: ReactNode;
};

/** Button that pays one charge by card, or from the balance if there is any. */
export function PayButton({ chargeId, fils, pending, children }: Props) {
  const { t } = useTranslation('common');
  const { pay, paying, unanswered } = usePayment();
  const { data } = useApi('getRefundableBalance', pending ? null : {}, { quiet: true });
  const [asking, setAsking] = useState(false);
  const balance = data?.refundable ?? 0;
  const start = async (useBalance: boolean): Promise<void> => {
    const outcome = await pay([{ kind: 'charge', id: chargeId }], useBalance);
    if (!outcome.ok) setAsking(false);
  };
  const fromBalance = Math.min(balance, fils);
  return (
    <>
      <Button
        loading={paying && !asking}
        leftSection={<IconCreditCard size={18} stroke={1.75} aria-hidden />}
        onClick={() => (balance > 0 ? setAsking(true) : void start(false))}
      >
        {children}
      </Button>
      <NotPaid why={unanswered} />
      <ConfirmDialogue
        opened={asking}
        title={t('payment.title', { fils })}
        confirm={fromBalance === fils ? t('payment.allBalance') : t('payment.partBalance', { fils: fromBalance })}
        keep={t('payment.byCard')}
        running={paying}
        onConfirm={() => void start(true)}
        onKeep={() => void start(false)}
        onClose={() => setAsking(false)}
      >
        <p>
          {fromBalance === fils
            ? t('payment.allText', { balance, rest: balance - fils })
            : t('payment.partText', { balance, rest: fils - fromBalance })}
        </p>
      </ConfirmDialogue>
    </>
  );
}
