import type { ErrorBody } from '../../../api/failure.ts';
import { FailureBox } from '../../../ui/refusals/FailureBox.tsx';
import { RefusalList } from '../../../ui/refusals/RefusalList.tsx';

export type Failure = { status: number; error: ErrorBody };

/**
 * True if the server refused the change (4xx). After any other failure the change may have been made; a new check would
 * then refuse it, while repeating the same request returns its first response.
 */
export const wasAnswered = ({ status }: Failure): boolean => status >= 400 && status < 500;

/** The reasons why a change was not made: the refusals under their title, or a failed response. */
export const ChangeFailure = ({ failure, title }: { failure: Failure; title: string }) =>
  failure.error.Refusals.length > 0 ? (
    <RefusalList refusals={failure.error.Refusals} title={title} reference={failure.error.reference} />
  ) : (
    <FailureBox failure={failure} />
  );
