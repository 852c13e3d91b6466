import type { ErrorBody } from '../../../api/failure.ts';
import { FailureBox } from '../../../ui/refusals/FailureBox.tsx';
import { RefusalList } from '../../../ui/refusals/RefusalList.tsx';

export type Failure = { status: number; error: ErrorBody };

/**
 * True if the rules answered (4xx). Without an answer the change may have been made: a new check would refuse it, while
 * the same request sent again gets its first response.
 */
export const wasAnswered = ({ status }: Failure): boolean => status >= 400 && status < 500;

/** The reasons why a change was not made: the refusals under their title, or a failed response. */
export const ChangeFailure = ({ failure, title }: { failure: Failure; title: string }) =>
  failure.error.Refusals.length > 0 ? (
    <RefusalList refusals={failure.error.Refusals} title={title} reference={failure.error.reference} />
  ) : (
    <FailureBox failure={failure} />
  );
