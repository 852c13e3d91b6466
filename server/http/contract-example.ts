import { contract, type Operation } from './contract.ts';
import { resolveReference, type ContractNode } from './contract-schema.ts';

const textOf = ({ format, pattern, minLength }: ContractNode): string => {
  if (format === 'date-time') return '2026-09-07T10:00:00+03:00';
  if (format === 'date') return '2026-09-07';
  if (format === 'email') return 'somebody@university.example';
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (typeof pattern === 'string') {
    const found = ['0000', '000000', '12345678', '+97336000000', 'x', 'X1', 'registration', 'x'.repeat(43)].find(
      (text) => new RegExp(pattern, 'u').test(text),
    );
    if (found === undefined) throw new Error(`an example is missing for ${pattern}`);
    return found;
  }
  return 'x'.repeat(Math.max(1, Number(minLength ?? 1)));
};

/**
 * A valid value for a schema of the contract: its example, constant, default or first listed value. Without these, it
 * is a small value that has only the required properties.
 */
export function exampleValue(node: unknown): unknown {
  const schema = resolveReference(node);
  const examples = schema.examples as unknown[] | undefined;
  if (schema.example !== undefined) return schema.example;
  if (examples?.length) return examples[0];
  if ('const' in schema) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (Array.isArray(schema.enum)) return (schema.enum as unknown[]).find((value) => value !== null);
  const [choice] = (schema.oneOf ?? schema.anyOf ?? []) as unknown[];
  if (choice) return exampleValue(choice);
  const [type] = [schema.type].flat();
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(1, Number(schema.minimum ?? 1));
  if (type === 'array') return Array.from({ length: Number(schema.minItems ?? 0) }, () => exampleValue(schema.items));
  if (type === 'object') {
    const properties = (schema.properties ?? {}) as ContractNode;
    return Object.fromEntries(
      ((schema.required ?? []) as string[]).map((name) => [name, exampleValue(properties[name])]),
    );
  }
  return textOf(schema);
}

type Answers = { '200'?: { content?: Record<string, { schema: unknown }> } };

/** The schema of an operation's JSON response with 200; undefined if it responds with a file or an event stream. */
export const answerSchema = ({ path, method }: Operation): unknown =>
  (contract.paths[path]?.[method.toLowerCase()]?.responses as Answers | undefined)?.['200']?.content?.[
    'application/json'
  ]?.schema;
