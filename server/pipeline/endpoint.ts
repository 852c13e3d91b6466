import type { Operation, OperationId } from '../http/contract.ts';
import type { Handlers, JsonOperation } from '../http/operations.ts';
import type { Endpoint, Stream } from './call.ts';
import { readerOf } from './limit.ts';
import { createValidator } from './validate.ts';

export type Served = { handlers: Partial<Handlers>; streams?: Partial<Record<OperationId, Stream>> };

/**
 * Combines the handler or stream of an operation with its validator and body reader. Returns undefined if the operation
 * has no handler or stream.
 */
export function createEndpoint(operation: Operation, { handlers, streams = {} }: Served): Endpoint | undefined {
  const handler = operation.stream ? streams[operation.id] : handlers[operation.id as JsonOperation];
  if (!handler) return undefined;
  if (operation.idempotent && !operation.secretAnswer && typeof handler === 'object')
    throw new Error(`${operation.id} must be synchronous to accept an Idempotency-Key`);
  return {
    handler: handler as Endpoint['handler'],
    isStream: operation.stream,
    validator: createValidator(operation),
    readBody: readerOf(operation),
  };
}
