import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../db/root.ts';
import { buildFolder } from '../build-folder.ts';
import { listOperations, type ContractDocument, type Operation } from './contract-operations.ts';
import { readSource } from './contract-source.ts';

export { listOperations } from './contract-operations.ts';
export type { ContractDocument, Operation, OperationId } from './contract-operations.ts';

const inProject = (path: string): string => join(projectRoot, path);
const source = inProject('openapi.yaml');
/** The files that decide the contract: openapi.yaml, the statuses of message codes, and modules that add refusals. */
const decidedBy = [
  source,
  ...['codes.ts', 'http/refusals.ts', 'http/contract-source.ts', 'http/contract-operations.ts'].map((file) =>
    inProject(`server/${file}`),
  ),
];
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
/** The built contract; JSON parses much faster than YAML. It is used only if no source is newer. */
const built = join(buildFolder, 'openapi.json');
const isBuilt = existsSync(built) && decidedBy.every((file) => changedAt(built) >= changedAt(file));

/** The contract with all refusals and with resolved anchors, read once. */
export const contract: ContractDocument = isBuilt
  ? (JSON.parse(readFileSync(built, 'utf8')) as ContractDocument)
  : readSource(readFileSync(source, 'utf8')).contract;

let published: string | undefined;
/** The published contract as YAML: the built file, or generated at the first use. */
export function contractText(): string {
  const file = join(buildFolder, 'openapi.yaml');
  published ??=
    isBuilt && existsSync(file) ? readFileSync(file, 'utf8') : readSource(readFileSync(source, 'utf8')).published();
  return published;
}

const byId = new Map<string, Operation>();

/** An operation of the contract by its id; undefined if there is none. */
export function operationNamed(id: string): Operation | undefined {
  if (!byId.size) for (const operation of listOperations(contract)) byId.set(operation.id, operation);
  return byId.get(id);
}

export type Found = { operation: Operation; params: Record<string, string> } | { allow: string[] } | undefined;

/**
 * Builds a function that finds the operation of a request in a tree of path segments. The cost does not depend on the
 * number of paths.
 */
export function routeTable(all: Operation[]): (method: string, path: string) => Found {
  type Node = { children: Map<string, Node>; param?: { name: string; node: Node }; operations: Map<string, Operation> };
  const newNode = (): Node => ({ children: new Map(), operations: new Map() });
  const root = newNode();
  for (const operation of all) {
    let node = root;
    for (const segment of operation.path.split('/').slice(1)) {
      if (segment.startsWith('{')) {
        node.param ??= { name: segment.slice(1, -1), node: newNode() };
        node = node.param.node;
      } else {
        let child = node.children.get(segment);
        if (!child) node.children.set(segment, (child = newNode()));
        node = child;
      }
    }
    node.operations.set(operation.method, operation);
  }
  return (method, path) => {
    const params: Record<string, string> = {};
    let node = root;
    for (const segment of path.split('/').slice(1)) {
      const child = node.children.get(segment);
      if (child) node = child;
      else if (node.param && segment !== '') {
        params[node.param.name] = decodeURIComponent(segment);
        node = node.param.node;
      } else return undefined;
    }
    const operation = node.operations.get(method);
    if (operation) return { operation, params };
    return node.operations.size ? { allow: [...node.operations.keys()] } : undefined;
  };
}

/** The product's version, taken from the contract. */
export const productVersion = contract.info.version;
