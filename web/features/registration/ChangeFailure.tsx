import type { ErrorBody } from '../../api/failure.ts';
import { FailureBox } from '../../ui/FailureBox.tsx';
import { RefusalList } from '../../ui/RefusalList.tsx';

export type Failure = { status: number; error: ErrorBody };

/**
 * Whether the rules answered. Where nothing did, the change may have been made: a new check would refuse it, while the
 * same request sent again gets its first answer.
 */
export const wasAnswered = ({ status }: Failure): boolean => status >= 400 && status < 500;

/** Why a change was not made: the rules' reasons under their title, or that there was no proper answer. */
export const ChangeFailure = ({ failure, title }: { failure: Failure; title: string }) =>
  failure.error.Refusals.length > 0 ? (
    <RefusalList refusals={failure.error.Refusals} title={title} reference={failure.error.reference} />
  ) : (
    <FailureBox failure={failure} />
  );
