import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BodyOf } from '../../api/operations.ts';
import { isOffline } from '../../api/connection.ts';
import { useAction } from '../../api/useAction.ts';

export type PaymentItemKey = BodyOf<'startPayment'>['items'][number];

/** Path of the result page of a payment. */
export const paymentPath = (paymentId: string): string => `/payment-result/${paymentId}`;

/**
 * Starts a payment: `const { pay, paying } = usePayment()`. `pay` opens the payment gateway, or the result page if the
 * balance covers the amount. `pay` returns the outcome; `inPlace` is as in `useAction`. `unanswered` is
 * `notAnswered` if the last attempt had no response, `notSent` if the browser was offline, else null.
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
        // The gateway returns the student to the result page and not to this form, so `paying` stays true.
        setLeaving(true);
        location.assign(gatewayUrl);
      } else await navigate(paymentPath(paymentId));
      return outcome;
    },
    [run, navigate],
  );
  return { pay, paying: running || leaving, unanswered };
}
