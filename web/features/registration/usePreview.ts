import useSWR from 'swr';
import type { Schema } from '../../api/operations.ts';
import type { ErrorBody } from '../../api/failure.ts';
import { useAction } from '../../api/useAction.ts';
import { useRecord } from '../../api/useRecord.ts';
import type { Change, Period } from './basket.ts';

export type Preview = Schema<'RegistrationPreview'>;
export type PreviewState = {
  /** The latest answer; while a newer one is on its way, the one before. */
  preview: Preview | undefined;
  failure: { status: number; error: ErrorBody } | undefined;
  checking: boolean;
  recheck: () => void;
};

/** Asks the server what these changes would do, whenever they change. No changes, no question. */
export function usePreview(period: Period, changes: Change[]): PreviewState {
  const { record } = useRecord();
  const { run } = useAction('checkRegistration', { inPlace: true });
  const asked = changes.length > 0;
  const { data, isValidating, mutate } = useSWR(
    asked && record ? ['checkRegistration', period, record.studFacultyCode, changes] : null,
    () => run({ query: { Period: period }, body: { changes } }),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const answer = asked ? data : undefined;
  return {
    preview: answer?.ok ? answer.data : undefined,
    failure: answer && !answer.ok ? { status: answer.status, error: answer.error } : undefined,
    checking: asked && isValidating,
    recheck: () => void mutate(),
  };
}
