import { useCallback, useState } from 'react';
import type { ErrorBody } from '../../api/failure.ts';
import type { BodyOf, Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useBusinessClock } from '../../api/useBusinessClock.ts';

type Problem = { status: number; error: ErrorBody };
export type PendingCode = Schema<'PendingCode'>;
/** Operations that send a code. Their further parameters are in the body. */
type CodeCall = 'sendVerificationCode' | 'sendPermanentWithdrawCode' | 'sendCancelAdmissionOtp';
/** A sent code. `resendAt`: the earliest time for another code in epoch milliseconds, by the server's clock. */
type Sent = Omit<PendingCode, 'resendAt'> & { resendAt: number };

/**
 * Requests verification codes with one operation and keeps the data of the last one, initially `pending`. A return to
 * the form therefore requests no new code.
 */
export function useCodeSending<Id extends CodeCall>(operation: Id, pending: PendingCode | null, body?: BodyOf<Id>) {
  const { run, running } = useAction(operation, { inPlace: true });
  const clock = useBusinessClock();
  const [sent, setSent] = useState<Sent | null>(pending && { ...pending, resendAt: Date.parse(pending.resendAt) });
  const told = JSON.stringify(body ?? null);
  /** The body that the last code was requested with; null for a code sent before the page was opened. */
  const [sentFor, setSentFor] = useState<string | null>(null);

  const send = useCallback(async (): Promise<Problem | null> => {
    // All three operations return the same shape, which TypeScript cannot derive.
    const ask = run as unknown as (
      input: object,
    ) => ReturnType<ReturnType<typeof useAction<'sendVerificationCode'>>['run']>;
    const outcome = await ask(told === 'null' ? {} : { body: JSON.parse(told) as unknown });
    if (!outcome.ok) return outcome;
    const { way, digits, expiresAt, resendSeconds } = outcome.data;
    setSentFor(told);
    setSent({ way, digits, expiresAt, resendAt: clock.now() + resendSeconds * 1000 });
    return null;
  }, [run, clock, told]);

  /**
   * Ensures that a valid code was sent. The last one is reused until a new one may be requested, unless it was sent
   * with another body. Returns the error or null.
   */
  const ensure = useCallback(
    async (): Promise<Problem | null> =>
      sent && clock.now() < sent.resendAt && (sentFor === null || sentFor === told) ? null : send(),
    [sent, sentFor, told, send, clock],
  );

  return { sent, send, ensure, running };
}

export type CodeSending = ReturnType<typeof useCodeSending>;
