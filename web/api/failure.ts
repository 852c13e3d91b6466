import { formatReference } from '../../locales/reference.ts';
import type { Refusal, Schema } from './operations.ts';

/** `reference`: a short number under which the call is found again; absent where the API gives none. */
export type ErrorBody = Schema<'Error'> & { Refusals: Refusal[]; reference?: string };

/** A call that did not succeed. Status 0: no response came at all. */
export class CallFailure extends Error {
  readonly status: number;
  readonly error: ErrorBody;

  constructor(status: number, error: ErrorBody) {
    super(`${status} ${error.Message}`);
    this.name = 'CallFailure';
    this.status = status;
    this.error = error;
  }
}

const types = ['FromTranslation', 'DynamicMessage', 'GeneralException', 'FromDataBase'];

/** The error body of a response. Whatever is not one has no words of its own, and is told by its HTTP status. */
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
  // What verifies a token may answer with sentences alone, inside `data` or not.
  const { errors, data } = (found ?? {}) as { errors?: unknown; data?: { errors?: unknown } | null };
  const words = listSentences(errors ?? data?.errors);
  return { Message: words.join(' '), ErrorMessageType: 'DynamicMessage', Details: '', Refusals: [] };
}

/** Whether the API itself says why it refused: a proxy's page has no words that are read here. */
export const hasWords = ({ Message, Details, Refusals }: ErrorBody): boolean =>
  Message !== '' || Details !== '' || Refusals.length > 0;

/** Every sentence in a list, or in an object of lists by field. */
const listSentences = (said: unknown): string[] =>
  typeof said === 'string'
    ? [said]
    : typeof said === 'object' && said !== null
      ? Object.values(said).flatMap(listSentences)
      : [];
