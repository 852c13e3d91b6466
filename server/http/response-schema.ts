import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract, type Operation } from './contract.ts';

// One instance for all calls: what many responses carry is compiled once. Compiled on first use; code that is made once
// need not be made small.
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
 * In what the body of a JSON response is not as the contract says: of a 2xx the call's own shape, else that of every
 * error. Empty where it fits.
 */
export function bodyFaults(operation: Operation, status: number, body: unknown): ErrorObject[] {
  const valid = schemaAt(status < 300 ? successOf(operation) : '/components/schemas/Error');
  return valid(body) ? [] : (valid.errors ?? []);
}

/** In what a JSON body is not what the contract asks of a call. */
export function requestFaults(operation: Operation, body: unknown): ErrorObject[] {
  const valid = schemaAt(`${at(operation)}/requestBody/content/application~1json/schema`);
  return valid(body) ? [] : (valid.errors ?? []);
}

/**
 * The same of one value of the query; `place` is its place among the call's parameters, or the name of one that calls
 * share.
 */
export function parameterFaults(operation: Operation, place: number | string, value: unknown): ErrorObject[] {
  const valid = schemaAt(
    typeof place === 'number'
      ? `${at(operation)}/parameters/${place}/schema`
      : `/components/parameters/${place}/schema`,
  );
  return valid(value) ? [] : (valid.errors ?? []);
}
