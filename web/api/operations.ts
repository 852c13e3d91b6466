import type { components, operations, paths } from '../../server/http/contract.gen.ts';
import { endpoints, type optionalParts } from './endpoints.gen.ts';

/**
 * Types and helpers for the API's operations. The types come from contract.gen.ts, the paths from endpoints.gen.ts.
 */

export type OperationId = keyof operations;
export type Method = 'get' | 'post' | 'put' | 'delete';
/** A group of calls that an API may lack. */
export type OptionalPart = keyof typeof optionalParts;
/**
 * `record`: the call is about one academic record, so it takes `StudFacultyCode`. `once`: it takes an
 * `Idempotency-Key`. `payloadInQuery`: a POST that sends its payload as query parameters too. `multipart`: the body is
 * multipart/form-data. `optional`: the optional part to which the call belongs. `answer`: the outer shape of the JSON
 * response, as read by `hasShape`. `file`: the media types of a file response.
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

/** A schema of the contract by name: `Schema<'StudentInformation'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
export type Refusal = Schema<'Refusal'>;

type ParametersIn<Id extends OperationId, Place extends 'query' | 'path'> = operations[Id]['parameters'] extends {
  [P in Place]?: infer Found;
}
  ? [NonNullable<Found>] extends [never]
    ? unknown
    : NonNullable<Found>
  : unknown;

/** The query parameters without `StudFacultyCode`, which is added from the selected record. */
export type QueryOf<Id extends OperationId> = Omit<ParametersIn<Id, 'query'>, 'StudFacultyCode'>;
export type PathOf<Id extends OperationId> = Omit<ParametersIn<Id, 'path'>, never>;
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': infer Parts } } }
    ? Parts
    : undefined;
/** The type of a 200 response: JSON, a Blob for a file, or undefined without a body. */
export type ResponseBodyOf<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Content } };
}
  ? Content
  : operations[Id]['responses'] extends {
        200: { content: { 'application/pdf': Blob } | { 'application/zip': Blob } | { 'application/vc+jwt': Blob } };
      }
    ? Blob
    : undefined;

type OperationWith<M extends Method> = {
  [Id in OperationId]: Endpoints[Id]['method'] extends M ? Id : never;
}[OperationId];
export type ReadOperation = OperationWith<'get'>;
export type ActionOperation = OperationWith<'post' | 'put' | 'delete'>;
/** An action whose response has messages. Every operation that sends a request of the student is one. */
export type SubmitOperation = {
  [Id in ActionOperation]: ResponseBodyOf<Id> extends { messages: Refusal[] } ? Id : never;
}[ActionOperation];

export const getEndpoint = (operationId: OperationId): Endpoint =>
  (endpoints satisfies Record<OperationId, Endpoint>)[operationId];

export type CallInput = { path?: object; query?: object; body?: unknown };

/** The address of a call relative to the API's base. Fills in path parameters and repeats list values. */
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
