import type { Operation } from './contract.ts';
import { toErrorResponse } from './errors.ts';

/**
 * The first refusal status or code of a response that the contract does not declare for its operation; undefined if all
 * are declared. For a 404 only the first code is checked.
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

/** Runs a call. If `checked`, a refusal that the contract does not declare is thrown as an unexpected server error. */
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
      : new Error(`the contract of ${operation.id} does not declare ${status} with ${what}`, { cause: error });
  }
}
