import { useCallback, useState } from 'react';
import type { ErrorBody } from '../api/failure.ts';
import type { BodyOf, Schema } from '../api/operations.ts';
import { useAction } from '../api/useAction.ts';
import { useBusinessClock } from '../api/useBusinessClock.ts';

type Problem = { status: number; error: ErrorBody };
export type PendingCode = Schema<'PendingCode'>;
/** Calls that send a code; what else they are told is their body. */
type CodeCall = 'sendVerificationCode' | 'sendPermanentWithdrawCode' | 'sendCancelAdmissionOtp';
/** `resendAt`: from when another may be asked for, by the server's clock. */
type Sent = Omit<PendingCode, 'resendAt'> & { resendAt: number };

/**
 * Sends codes by one call, and remembers the last one, at first `pending`: going back to the form does not ask for
 * another.
 */
export function useCodeSending<Id extends CodeCall>(operation: Id, pending: PendingCode | null, body?: BodyOf<Id>) {
  const { run, running } = useAction(operation, { inPlace: true });
  const clock = useBusinessClock();
  const [sent, setSent] = useState<Sent | null>(pending && { ...pending, resendAt: Date.parse(pending.resendAt) });
  const told = JSON.stringify(body ?? null);
  /** What the last code was asked for with; of one that was sent before the page was opened, nobody knows. */
  const [sentFor, setSentFor] = useState<string | null>(null);

  const send = useCallback(async (): Promise<Problem | null> => {
    // Of one call among several, only that all answer alike.
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
   * A code the student can enter: the last one while another may not be asked for yet, else a new one. One that went
   * elsewhere is none.
   */
  const ensure = useCallback(
    async (): Promise<Problem | null> =>
      sent && clock.now() < sent.resendAt && (sentFor === null || sentFor === told) ? null : send(),
    [sent, sentFor, told, send, clock],
  );

  return { sent, send, ensure, running };
}

export type CodeSending = ReturnType<typeof useCodeSending>;
