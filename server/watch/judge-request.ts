import { toDifference, type Difference } from '../conformance/judge.ts';
import { parameterFaults, requestFaults } from '../http/response-schema.ts';
import type { Operation } from '../http/contract.ts';

function queryDifferences(operation: Operation, query: URLSearchParams): Difference[] {
  const known = operation.parameters.filter((one) => one.in === 'query');
  const strange = [...new Set(query.keys())]
    .filter((name) => !known.some((one) => one.name === name))
    .map((name) => ({ at: `query ${name}`, says: 'is not in the contract', severity: 'note' as const }));
  const missing = known
    .filter(({ name, required }) => required && !query.has(name))
    .map(({ name }) => ({ at: `query ${name}`, says: 'is required but missing', severity: 'must' as const }));
  const unfit = known
    .filter(({ name }) => query.has(name))
    .flatMap((one) =>
      parameterFaults(operation, one, query.getAll(one.name)).map((fault) => ({
        ...toDifference(fault, true),
        at: `query ${one.name}`,
      })),
    );
  return [...strange, ...missing, ...unfit];
}

/**
 * Lists the differences between a request and the contract, without any of its values. Multipart bodies are not
 * checked.
 */
export function requestDifferences(
  operation: Operation,
  query: URLSearchParams,
  type: string,
  body: string,
): Difference[] {
  const ofQuery = queryDifferences(operation, query);
  if (operation.multipart || (!operation.hasBody && !body)) return ofQuery;
  if (!operation.hasBody) return [...ofQuery, { at: 'body', says: 'is not in the contract', severity: 'note' }];
  if (body && !/^application\/json\b/i.test(type))
    return [...ofQuery, { at: 'header content-type', says: 'expected application/json', severity: 'must' }];
  try {
    return [
      ...ofQuery,
      ...(body ? requestFaults(operation, JSON.parse(body)).map((fault) => toDifference(fault, true)) : []),
    ];
  } catch {
    return [...ofQuery, { at: 'body', says: 'expected JSON, got another type', severity: 'must' }];
  }
}
