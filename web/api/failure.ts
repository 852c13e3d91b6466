import type { Refusal, Schema } from './operations.ts';

export type ErrorBody = Schema<'Error'> & { Refusals: Refusal[] };

/** A call that did not succeed. Status 0: no answer came at all. */
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

/** The error body of an answer. Whatever is not one has no words of its own, and is told by its HTTP status. */
export function errorBodyOf(answer: unknown): ErrorBody {
  const found = answer as Partial<Schema<'Error'>> | null;
  if (found && typeof found.Message === 'string' && types.includes(found.ErrorMessageType ?? ''))
    return { Message: found.Message, ErrorMessageType: found.ErrorMessageType ?? 'GeneralException', Details: found.Details ?? '', Refusals: found.Refusals ?? [] };
  // What verifies a token may answer with sentences alone.
  const sentences: unknown[] = Array.isArray(found?.errors) ? found.errors : [];
  return { Message: sentences.filter((one) => typeof one === 'string').join(' '), ErrorMessageType: 'DynamicMessage', Details: '', Refusals: [] };
}
