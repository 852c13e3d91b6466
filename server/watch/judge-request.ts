import { toDifference, type Difference } from '../conformance/judge.ts';
import { parameterFaults, requestFaults } from '../http/response-schema.ts';
import { contract, type Operation } from '../http/contract.ts';

type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  schema: { type?: string | string[]; $ref?: string; items?: unknown };
};
type Placed = Parameter & { place: number | string };

function listQueryParameters({ path, method }: Operation): Placed[] {
  const { parameters = [] } = contract.paths[path]?.[method.toLowerCase()] as {
    parameters?: (Parameter | { $ref: string })[];
  };
  return parameters
    .map((one, index): Placed => {
      if (!('$ref' in one)) return { ...one, place: index };
      const name = one.$ref.split('/').at(-1) ?? '';
      return { ...(contract.components.parameters?.[name] as unknown as Parameter), place: name };
    })
    .filter((one) => one.in === 'query');
}

/** The possible values of a query parameter: text, number, boolean or list. */
function* meanings(texts: string[]): Generator {
  const [first = ''] = texts;
  yield texts.length > 1 ? texts : first;
  if (/^-?\d+(\.\d+)?$/.test(first)) yield Number(first);
  if (first === 'true' || first === 'false') yield first === 'true';
  yield texts;
  yield texts.map(Number);
}

function queryDifferences(operation: Operation, query: URLSearchParams): Difference[] {
  const known = listQueryParameters(operation);
  const strange = [...new Set(query.keys())]
    .filter((name) => !known.some((one) => one.name === name))
    .map((name) => ({ at: `query ${name}`, says: 'is not in the contract', severity: 'note' as const }));
  const missing = known
    .filter(({ name, required }) => required && !query.has(name))
    .map(({ name }) => ({ at: `query ${name}`, says: 'is required but missing', severity: 'must' as const }));
  const unfit = known
    .filter(({ name }) => query.has(name))
    .flatMap(({ name, place }) => {
      let first: Difference[] | undefined;
      for (const value of meanings(query.getAll(name))) {
        const faults = parameterFaults(operation, place, value);
        if (!faults.length) return [];
        first ??= faults.map((fault) => ({ ...toDifference(fault, true), at: `query ${name}` }));
      }
      return first ?? [];
    });
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
