import { contract, type Operation } from './contract.ts';

/** A schema or another object of the contract. */
export type ContractNode = { [key: string]: unknown };
type RawOperation = {
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

/** The schema of an operation's body, JSON or multipart; undefined without a body. */
export function findBodySchema(operation: Operation): ContractNode | undefined {
  const [content] = Object.values(toRawOperation(operation).requestBody?.content ?? {});
  return content && resolveReference(content.schema);
}
