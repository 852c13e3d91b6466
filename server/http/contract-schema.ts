import { contract, type Operation } from './contract.ts';

/** A schema or another object of the contract. */
export type ContractNode = { [key: string]: unknown };
/** A parameter of a call. `place` is its index in the call, or the name of a shared parameter. */
export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  schema: unknown;
  example?: unknown;
  place: number | string;
};
type RawOperation = {
  parameters?: unknown[];
  requestBody?: {
    content: Record<string, { schema: unknown; example?: unknown; examples?: Record<string, { value: unknown }> }>;
  };
};

/** Follows a reference to the node that it names. A node that is no reference is returned as it is. */
export function resolveReference(node: unknown): ContractNode {
  const known = (node ?? {}) as ContractNode;
  return typeof known.$ref === 'string'
    ? resolveReference(
        known.$ref
          .split('/')
          .slice(1)
          .reduce<unknown>((at, part) => (at as ContractNode)[part], contract),
      )
    : known;
}

/** The operation's object in the contract. */
export const toRawOperation = ({ path, method }: Operation): RawOperation =>
  contract.paths[path]?.[method.toLowerCase()] ?? {};

/** The parameters of an operation, with resolved references. */
export const listParameters = (operation: Operation): Parameter[] =>
  (toRawOperation(operation).parameters ?? []).map((one, index) => ({
    ...(resolveReference(one) as unknown as Parameter),
    place: (one as { $ref?: string }).$ref?.split('/').at(-1) ?? index,
  }));

/** The schema of an operation's body, JSON or multipart; undefined without a body. */
export function findBodySchema(operation: Operation): ContractNode | undefined {
  const [content] = Object.values(toRawOperation(operation).requestBody?.content ?? {});
  return content && resolveReference(content.schema);
}
