import { useCallback, useState } from 'react';
import type { ErrorBody } from '../api/failure.ts';
import type { BodyOf, Schema } from '../api/operations.ts';
import { useAction } from '../api/useAction.ts';
import { useBusinessClock } from '../api/useBusinessClock.ts';

type Problem = { status: number; error: ErrorBody };
export type PendingCode = NonNullable<Schema<'ContactDetails'>['pendingCode']>;
type Purpose = BodyOf<'sendVerificationCode'>['purpose'];
/** `resendAt`: from when another may be asked for, by the server's clock. */
type Sent = Omit<PendingCode, 'resendAt'> & { resendAt: number };

/** Sends codes for one purpose, and remembers the last one, at first `pending`: going back to the form does not ask for another. */
export function useCodeSending(purpose: Purpose, pending: PendingCode | null) {
  const { run, running } = useAction('sendVerificationCode', { inPlace: true });
  const clock = useBusinessClock();
  const [sent, setSent] = useState<Sent | null>(pending && { ...pending, resendAt: Date.parse(pending.resendAt) });

  const send = useCallback(async (): Promise<Problem | null> => {
    const outcome = await run({ body: { purpose } });
    if (!outcome.ok) return outcome;
    const { way, digits, expiresAt, resendSeconds } = outcome.data;
    setSent({ way, digits, expiresAt, resendAt: clock.now() + resendSeconds * 1000 });
    return null;
  }, [run, clock, purpose]);

  /** A code the student can enter: the last one while another may not be asked for yet, else a new one. */
  const ensure = useCallback(async (): Promise<Problem | null> => (sent && clock.now() < sent.resendAt ? null : send()), [sent, send, clock]);

  return { sent, send, ensure, running };
}

export type CodeSending = ReturnType<typeof useCodeSending>;
