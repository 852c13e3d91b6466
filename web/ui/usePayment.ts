import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BodyOf } from '../api/operations.ts';
import { isOffline } from '../api/connection.ts';
import { useAction } from '../api/useAction.ts';

export type PaymentItemKey = BodyOf<'startPayment'>['items'][number];

/** The page of a payment, whatever became of it. */
export const paymentPath = (paymentId: string): string => `/payment-result/${paymentId}`;

/**
 * Starts paying: `const { pay, paying } = usePayment()`. Leads the student to the gateway, or straight to the result
 * where the balance paid all. Answers the outcome, so that a page can show in place why it was refused. `unanswered`:
 * the last try had no answer; `notSent` where nothing can have left this machine.
 */
export function usePayment({ inPlace = false }: { inPlace?: boolean } = {}) {
  const navigate = useNavigate();
  const { run, running } = useAction('startPayment', { inPlace });
  const [leaving, setLeaving] = useState(false);
  const [unanswered, setUnanswered] = useState<'notSent' | 'notAnswered' | null>(null);

  const pay = useCallback(
    async (items: PaymentItemKey[], useBalance: boolean) => {
      setUnanswered(null);
      const offline = isOffline();
      const outcome = await run({ body: { items, useBalance } });
      if (!outcome.ok) {
        if (outcome.status === 0) setUnanswered(offline ? 'notSent' : 'notAnswered');
        return outcome;
      }
      const { gatewayUrl, paymentId } = outcome.data;
      if (gatewayUrl) {
        // The way back from the gateway leads to the result, not to a form that was sent already.
        setLeaving(true);
        location.assign(gatewayUrl);
      } else await navigate(paymentPath(paymentId));
      return outcome;
    },
    [run, navigate],
  );
  return { pay, paying: running || leaving, unanswered };
}
