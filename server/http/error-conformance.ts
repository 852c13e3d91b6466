import type { Operation } from './contract.ts';
import { toErrorResponse } from './errors.ts';

/**
 * The first 4xx status or refusal code of a response that the contract does not declare for the operation; undefined if
 * all are declared. Not checked are 405, 413 and 415 of an operation without a body, and the later codes of a 404.
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
