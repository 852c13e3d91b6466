import type { components, operations, paths } from '../../server/http/contract.gen.ts';
import { endpoints, type optionalParts } from './endpoints.gen.ts';

/**
 * Everything the client knows about a call comes from the contract: its types from contract.gen.ts, its address from
 * endpoints.gen.ts.
 */

export type OperationId = keyof operations;
export type Method = 'get' | 'post' | 'put' | 'delete';
/** What an API may be without: calls that belong together. */
export type OptionalPart = keyof typeof optionalParts;
/**
 * `payloadInQuery`: a POST that sends its payload as query parameters too (spec section 7). `multipart`: its body is
 * multipart/form-data. `optional`: the part it belongs to, where an API may be without it. `answer`: the outer shape of
 * the JSON it answers, as `hasShape` reads it. `file`: the media types of what it answers instead.
 */
export type Endpoint = {
  method: Method;
  path: keyof paths;
  tag?: string;
  record?: true;
  once?: true;
  payloadInQuery?: true;
  multipart?: true;
  optional?: OptionalPart;
  answer?: string;
  file?: string;
};
type Endpoints = typeof endpoints;

/** A shape of the contract by name: `Schema<'StudentInformation'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
export type Refusal = Schema<'Refusal'>;

type ParametersIn<Id extends OperationId, Place extends 'query' | 'path'> = operations[Id]['parameters'] extends {
  [P in Place]?: infer Found;
}
  ? [NonNullable<Found>] extends [never]
    ? unknown
    : NonNullable<Found>
  : unknown;

/** The query parameters a page gives; `StudFacultyCode` is added from the selected record. */
export type QueryOf<Id extends OperationId> = Omit<ParametersIn<Id, 'query'>, 'StudFacultyCode'>;
export type PathOf<Id extends OperationId> = Omit<ParametersIn<Id, 'path'>, never>;
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': infer Parts } } }
    ? Parts
    : undefined;
/** A call that answers with a file answers a Blob. */
export type ResponseBodyOf<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Content } };
}
  ? Content
  : operations[Id]['responses'] extends { 200: { content: { 'application/pdf': Blob } } }
    ? Blob
    : undefined;

type OperationWith<M extends Method> = {
  [Id in OperationId]: Endpoints[Id]['method'] extends M ? Id : never;
}[OperationId];
export type ReadOperation = OperationWith<'get'>;
export type ActionOperation = OperationWith<'post' | 'put' | 'delete'>;

export const getEndpoint = (operationId: OperationId): Endpoint =>
  (endpoints satisfies Record<OperationId, Endpoint>)[operationId];

export type CallInput = { path?: object; query?: object; body?: unknown };

/** The address of a call below the API's base: parameters put in their places, lists repeated. */
export function toAddress(
  { path, payloadInQuery }: Pick<Endpoint, 'path' | 'payloadInQuery'>,
  input: CallInput,
): string {
  const places = (input.path ?? {}) as Record<string, unknown>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(places[name])));
  const query = new URLSearchParams();
  const all = { ...(payloadInQuery && (input.body as object | undefined)), ...input.query };
  for (const [name, value] of Object.entries(all))
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      if (one !== undefined && one !== null && one !== '')
        query.append(name, typeof one === 'string' ? one : JSON.stringify(one));
  return query.size > 0 ? `${filled}?${query.toString()}` : filled;
}
