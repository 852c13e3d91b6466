import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract, type Operation } from './contract.ts';

// One validator for all calls, so shared schemas are compiled once, at first use. Their code is not optimized, because
// that would take longer than it saves.
const ajv = new Ajv({
  strict: false,
  validateSchema: false,
  allErrors: true,
  verbose: true,
  inlineRefs: false,
  code: { optimize: false },
});
addFormats(ajv, { mode: 'full' });
ajv.addSchema(contract, 'contract');

const schemas = new Map<string, ValidateFunction>();
const schemaAt = (pointer: string): ValidateFunction => {
  let schema = schemas.get(pointer);
  if (!schema) schemas.set(pointer, (schema = ajv.compile({ $ref: `contract#${pointer}` })));
  return schema;
};

const escaped = (part: string): string => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'));
const at = ({ path, method }: Operation): string => `/paths/${escaped(path)}/${method.toLowerCase()}`;
const successOf = (operation: Operation): string => `${at(operation)}/responses/200/content/application~1json/schema`;

/**
 * Schema errors in the body of a JSON response; empty if it is valid. The body of a 2xx is checked against the schema
 * of the 200 response, any other against the error schema.
 */
export function bodyFaults(operation: Operation, status: number, body: unknown): ErrorObject[] {
  const valid = schemaAt(status < 300 ? successOf(operation) : '/components/schemas/Error');
  return valid(body) ? [] : (valid.errors ?? []);
}

/**
 * Schema errors in the body of a request. The values of a multipart body must be given as texts and numbers, and a file
 * as any text.
 */
export function requestFaults(operation: Operation, body: unknown): ErrorObject[] {
  const type = operation.multipart ? 'multipart~1form-data' : 'application~1json';
  const valid = schemaAt(`${at(operation)}/requestBody/content/${type}/schema`);
  return valid(body) ? [] : (valid.errors ?? []);
}

/** The values that the texts of a parameter may stand for: text, number, boolean or list. */
function* meanings(texts: readonly string[]): Generator {
  const [first = ''] = texts;
  yield texts.length > 1 ? texts : first;
  if (/^-?\d+(\.\d+)?$/.test(first)) yield Number(first);
  if (first === 'true' || first === 'false') yield first === 'true';
  yield texts;
  yield texts.map(Number);
}

/** Schema errors of a parameter's texts; empty if one of the values that they may stand for is valid. */
export function parameterFaults(
  operation: Operation,
  { place }: { place: number | string },
  texts: readonly string[],
): ErrorObject[] {
  const valid = schemaAt(
    typeof place === 'number'
      ? `${at(operation)}/parameters/${place}/schema`
      : `/components/parameters/${place}/schema`,
  );
  let first: ErrorObject[] | undefined;
  for (const value of meanings(texts)) {
    if (valid(value)) return [];
    first ??= valid.errors ?? [];
  }
  return first ?? [];
}
