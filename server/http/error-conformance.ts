import type { Operation } from './contract.ts';
import { toErrorResponse } from './errors.ts';

/**
 * What a response says that the contract does not declare; undefined where all is declared. The first reason decides
 * the status; others may stand beside one that is not there (404).
 */
export function findUndeclared(
  { declared, hasBody }: Operation,
  status: number,
  codes: readonly string[],
): string | undefined {
  if (status < 400 || status >= 500 || status === 405 || (!hasBody && (status === 413 || status === 415)))
    return undefined;
  const known = declared[status];
  if (!known) return `status ${status}`;
  if (known === 'any') return undefined;
  return (status === 404 ? codes.slice(0, 1) : codes).find((code) => !known.includes(code));
}

/**
 * Runs a call. Where it is checked, a refusal that the contract does not declare for it is the server's own failure.
 */
export async function assertDeclaredErrors(
  operation: Operation,
  checked: boolean,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!checked) throw error;
    const { status, body } = toErrorResponse(error, 'en');
    const what = findUndeclared(
      operation,
      status,
      (body.Refusals ?? []).map(({ Code }) => Code),
    );
    throw what === undefined
      ? error
      : new Error(`${operation.id} is not declared to answer ${status} with ${what}`, { cause: error });
  }
}
