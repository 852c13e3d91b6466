import { useCallback, useState } from 'react';
import type { ErrorBody } from '../../api/failure.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';

type Problem = { status: number; error: ErrorBody };
type Sent = Schema<'CodeSent'> & { at: number };

/** Sends codes for the contact details, and remembers the last one: going back to the form does not ask for another. */
export function useCodeSending() {
  const { run, running } = useAction('sendVerificationCode', { inPlace: true });
  const [sent, setSent] = useState<Sent | null>(null);

  const send = useCallback(async (): Promise<Problem | null> => {
    const outcome = await run({ body: { purpose: 'contact' } });
    if (!outcome.ok) return outcome;
    setSent({ ...outcome.data, at: Date.now() });
    return null;
  }, [run]);

  /** A code the student can enter: the last one while another may not be asked for yet, else a new one. */
  const ensure = useCallback(async (): Promise<Problem | null> => (sent && Date.now() - sent.at < sent.resendSeconds * 1000 ? null : send()), [sent, send]);

  return { sent, send, ensure, running };
}

export type CodeSending = ReturnType<typeof useCodeSending>;
