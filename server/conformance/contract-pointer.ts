import { stringify } from 'yaml';
import { lazily } from '../../seed/yaml-file.ts';
import { contract, type Operation } from '../http/contract.ts';

const escaped = (part: string): string => part.replace(/~/g, '~0').replace(/\//g, '~1');

/** The JSON pointers of all objects in `components` and `paths` of the contract. */
const listPointers = lazily(() => {
  const pointers = new Map<unknown, string>();
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null || pointers.has(value)) return;
    pointers.set(value, pointer);
    for (const [key, one] of Object.entries(value)) walk(one, `${pointer}/${escaped(key)}`);
  };
  walk(contract.components, '#/components');
  walk(contract.paths, '#/paths');
  return pointers;
});

/**
 * The JSON pointer of a schema in the contract, such as #/components/schemas/Error; undefined for an object that is in
 * neither `components` nor `paths`.
 */
export const findSchemaPointer = (schema: unknown): string | undefined => listPointers().get(schema);

/** The JSON pointer of an operation of the contract. */
export const toOperationPointer = ({ path, method }: Pick<Operation, 'path' | 'method'>): string =>
  `#/paths/${escaped(path)}/${method.toLowerCase()}`;

const unescaped = (part: string): string => part.replace(/~1/g, '/').replace(/~0/g, '~');

/** The part of the contract that a JSON pointer names, as YAML; undefined if there is none. */
export function formatContractPart(pointer: string): string | undefined {
  const parts = pointer.slice(2).split('/').map(unescaped);
  const found = parts.reduce<unknown>((from, part) => (from as Record<string, unknown> | undefined)?.[part], contract);
  return found === undefined ? undefined : stringify(found, { lineWidth: 0 });
}
