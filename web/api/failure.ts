import { formatReference } from '../../locales/reference.ts';
import type { Refusal, Schema } from './operations.ts';

/** `reference`: a short number for finding the call in the simulator; missing if the API sends none. */
export type ErrorBody = Schema<'Error'> & { Refusals: Refusal[]; reference?: string };

/**
 * A failed call. Status 0 means that there was no usable response. `retryAfter`: the seconds of the `retry-after`
 * header; 0 without it.
 */
export class CallFailure extends Error {
  readonly status: number;
  readonly error: ErrorBody;
  readonly retryAfter: number;

  constructor(status: number, error: ErrorBody, retryAfter = 0) {
    super(`${status} ${error.Message}`);
    this.name = 'CallFailure';
    this.status = status;
    this.error = error;
    this.retryAfter = retryAfter;
  }
}

/** Resolves to the failure of a call within the work, or to null. Other errors are thrown. */
export const failureOf = (work: () => Promise<unknown>): Promise<CallFailure | null> =>
  work().then(
    () => null,
    (reason: unknown) => {
      if (!(reason instanceof CallFailure)) throw reason;
      return reason;
    },
  );

const types = ['FromTranslation', 'DynamicMessage', 'GeneralException', 'FromDataBase'];

/**
 * The error body of a response. Other content becomes an error without a code, whose message is the list of sentences
 * in `errors` or empty. The page then explains an empty message by the HTTP status. `call`: the number of the call in a
 * simulator, or null.
 */
export function toErrorBody(answer: unknown, call: string | null = null): ErrorBody {
  return { ...toBody(answer), ...(call !== null && { reference: formatReference(call) }) };
}

function toBody(answer: unknown): ErrorBody {
  const found = answer as Partial<Schema<'Error'>> | null;
  if (found && typeof found.Message === 'string' && types.includes(found.ErrorMessageType ?? ''))
    return {
      Message: found.Message,
      ErrorMessageType: found.ErrorMessageType ?? 'GeneralException',
      Details: found.Details ?? '',
      Refusals: found.Refusals ?? [],
    };
  // The token verification may respond with a list of sentences, inside `data` or not.
  const { errors, data } = (found ?? {}) as { errors?: unknown; data?: { errors?: unknown } | null };
  const words = listSentences(errors ?? data?.errors);
  return { Message: words.join(' '), ErrorMessageType: 'DynamicMessage', Details: '', Refusals: [] };
}

/** True if the API gave a reason itself. An error page of a proxy has no such words. */
export const hasWords = ({ Message, Details, Refusals }: ErrorBody): boolean =>
  Message !== '' || Details !== '' || Refusals.length > 0;

/** Collects every sentence from a list, or from an object of lists by field. */
const listSentences = (said: unknown): string[] =>
  typeof said === 'string'
    ? [said]
    : typeof said === 'object' && said !== null
      ? Object.values(said).flatMap(listSentences)
      : [];
