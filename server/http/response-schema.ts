import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract, type Operation } from './contract.ts';

// One validator for all calls, so shared schemas are compiled once, at first use. Optimizing code compiled only once
// would not pay off.
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
 * Schema errors in the body of a JSON response; empty if it is valid. A 2xx has the call's own schema, others the error
 * schema.
 */
export function bodyFaults(operation: Operation, status: number, body: unknown): ErrorObject[] {
  const valid = schemaAt(status < 300 ? successOf(operation) : '/components/schemas/Error');
  return valid(body) ? [] : (valid.errors ?? []);
}

/** Schema errors in the JSON body of a request. */
export function requestFaults(operation: Operation, body: unknown): ErrorObject[] {
  const valid = schemaAt(`${at(operation)}/requestBody/content/application~1json/schema`);
  return valid(body) ? [] : (valid.errors ?? []);
}

/** Schema errors in a query value. `place` is the parameter's index in the call, or the name of a shared parameter. */
export function parameterFaults(operation: Operation, place: number | string, value: unknown): ErrorObject[] {
  const valid = schemaAt(
    typeof place === 'number'
      ? `${at(operation)}/parameters/${place}/schema`
      : `/components/parameters/${place}/schema`,
  );
  return valid(value) ? [] : (valid.errors ?? []);
}
