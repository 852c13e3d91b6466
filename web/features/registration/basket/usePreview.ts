import { useState } from 'react';
import useSWR from 'swr';
import type { Schema } from '../../../api/operations.ts';
import type { ErrorBody } from '../../../api/failure.ts';
import { useAction } from '../../../api/useAction.ts';
import { useRecord } from '../../../api/useRecord.ts';
import type { Change, Period } from './basket.ts';
import { onlyOpening } from '../registration-countdown.ts';
import { useHolding } from '../useRegistrationCountdown.ts';

export type Preview = Schema<'RegistrationPreview'>;
type Failure = { status: number; error: ErrorBody };
export type PreviewState = {
  /** The latest preview from the server; the previous one while a newer check runs. */
  preview: Preview | undefined;
  failure: Failure | undefined;
  /**
   * True while new changes, or a requested recheck, are being checked; false while the last check is only refreshed.
   */
  checking: boolean;
  /** The opening of registration (epoch milliseconds) if it is the only obstacle; otherwise null. */
  opensAt: number | null;
  recheck: () => void;
};

/** The server's preview of these changes. Without changes no request is sent. */
export function usePreview(period: Period, changes: Change[]): PreviewState {
  const { record } = useRecord();
  const { run } = useAction('checkRegistration', { inPlace: true });
  const [again, setAgain] = useState(false);
  const asked = changes.length > 0;
  const of = JSON.stringify(changes);
  const check = async () => {
    const outcome = await run({ query: { Period: period }, body: { changes } });
    // If the server did not respond properly, the earlier preview stays.
    if (!outcome.ok && (outcome.status === 0 || outcome.status >= 500)) throw new Unanswered(outcome);
    return { of, outcome };
  };
  const { data, error, isLoading, mutate } = useSWR<Awaited<ReturnType<typeof check>>, Unanswered>(
    asked && record ? ['checkRegistration', period, record.studFacultyCode, changes] : null,
    check,
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  const unanswered = asked && data?.of !== of ? error?.failure : undefined;
  const answer = asked && !unanswered ? data?.outcome : undefined;
  const said = answer?.ok ? answer.data : undefined;
  const refusals = useHolding(said?.refusals);
  const recheck = async (): Promise<void> => {
    setAgain(true);
    await mutate();
    setAgain(false);
  };
  return {
    preview: said && {
      ...said,
      refusals,
      allowed: said.allowed || (said.refusals.length > 0 && refusals.length === 0),
    },
    failure: answer && !answer.ok ? { status: answer.status, error: answer.error } : unanswered,
    checking: asked && (isLoading || again),
    opensAt: onlyOpening(refusals),
    recheck: () => void recheck(),
  };
}

class Unanswered extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(String(failure.status));
    this.failure = failure;
  }
}
