import { exampleValue } from '../../server/http/contract-example.ts';
import type { Operation } from '../../server/http/contract.ts';
import { resolveReference, toRawOperation } from '../../server/http/contract-schema.ts';
import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';

/**
 * A valid request to an operation, made from its examples in the contract, else from the least that its schema
 * requires.
 */
export type ValidRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  body: BodyInit | undefined;
  contentType: string | undefined;
};

type Json = { [key: string]: unknown };

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const parametersOf = (operation: Operation) =>
  operation.parameters.map(({ example, ...rest }) => ({
    ...rest,
    value: asText(example ?? exampleValue(rest.schema)),
  }));

/** A valid value for each path parameter. */
export const validParams = (operation: Operation): Record<string, string> =>
  Object.fromEntries(
    parametersOf(operation)
      .filter((one) => one.in === 'path')
      .map(({ name, value }) => [name, value]),
  );

export function validRequest(operation: Operation): ValidRequest {
  const { path, method } = operation;
  const raw = toRawOperation(operation);
  const parameters = parametersOf(operation);
  const query = Object.fromEntries(
    parameters
      .filter((one) => one.in === 'query' && one.required && one.name !== 'StudFacultyCode')
      .map(({ name, value }) => [name, value]),
  );
  const filled = parameters
    .filter((one) => one.in === 'path')
    .reduce((text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)), path);
  const [type, content] = Object.entries(raw.requestBody?.content ?? {})[0] ?? [];
  if (!type || !content) return { method, path: filled, query, body: undefined, contentType: undefined };
  const value = content.example ?? Object.values(content.examples ?? {})[0]?.value ?? exampleValue(content.schema);
  if (type !== 'multipart/form-data')
    return { method, path: filled, query, body: JSON.stringify(value), contentType: type };
  const form = new FormData();
  const properties = resolveReference(content.schema).properties as Json | undefined;
  for (const [name, part] of Object.entries(value as Json))
    form.append(
      name,
      resolveReference(properties?.[name]).format === 'binary'
        ? new Blob(['%PDF-1.7'], { type: 'application/pdf' })
        : asText(part),
      ...((resolveReference(properties?.[name]).format === 'binary' ? ['proof.pdf'] : []) as []),
    );
  return { method, path: filled, query, body: form, contentType: undefined };
}

/**
 * The input for each example of an operation's body, with the files that it names; one input without a body if the
 * operation has none.
 */
export function exampleInputs(
  operation: Operation,
): { params: Record<string, string>; headers: Record<string, string>; body?: object }[] {
  const params = validParams(operation);
  const headers = Object.fromEntries(
    parametersOf(operation)
      .filter((one) => one.in === 'header' && one.required)
      .map(({ name, value }) => [name, value]),
  );
  const [content] = Object.values(toRawOperation(operation).requestBody?.content ?? {});
  if (!content) return [{ params, headers }];
  const { examples, properties } = resolveReference(content.schema) as {
    examples?: object[];
    properties?: Record<string, { format?: string }>;
  };
  const asFile = ([part, value]: [string, unknown]): [string, unknown] => [
    part,
    properties?.[part]?.format === 'binary' ? sampleFile('bank-letter') : value,
  ];
  return (examples ?? []).map((example) => ({
    params,
    headers,
    body: Object.fromEntries(Object.entries(example).map(asFile)),
  }));
}

type Shown = { name: string; place: string; required: boolean; value: unknown };
const shownParameters = (operation: Operation): Shown[] =>
  operation.parameters.map(({ name, in: place, required = false, schema, example }) => {
    const { example: own, default: usual } = resolveReference(schema);
    return { name, place, required, value: example ?? own ?? usual };
  });

/** The required parameters without an example, which a reader of the documentation page has to fill in. */
export const missingExamples = (operation: Operation): string[] =>
  shownParameters(operation).flatMap(({ name, required, value }) =>
    required && value === undefined ? [`${operation.id} ${name}`] : [],
  );

/**
 * The input that the documentation page (/docs) sends by default: all parameters with an example or default, and each
 * example of the body with its files.
 */
export function shownInputs(
  operation: Operation,
): { params: Record<string, string>; query: Record<string, string>; headers: Record<string, string>; body?: object }[] {
  const shown = shownParameters(operation).filter(({ value }) => value !== undefined);
  const of = (place: string): Record<string, string> =>
    Object.fromEntries(shown.filter((one) => one.place === place).map(({ name, value }) => [name, asText(value)]));
  const parts = { params: of('path'), query: of('query'), headers: of('header') };
  return exampleInputs(operation).map(({ body }) => ({ ...parts, ...(body && { body }) }));
}
