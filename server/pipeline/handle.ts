import { withReadSnapshot } from '../catalogue/catalogue-cache.ts';
import { Refused } from '../refusal.ts';
import { transact, groupCommit } from '../transaction.ts';
import { authorize } from './authorize.ts';
import { getHeader, type AnyResponse, type AnyHandler, type AnyHandlerContext, type PipelineCall } from './call.ts';
import { enforceGate } from './gate.ts';
import { withIdempotencyKey } from './idempotency.ts';

const gate = ({ operation, tenant }: PipelineCall, { student, now, query }: AnyHandlerContext): void =>
  enforceGate(operation, tenant, student, now, query.Period === 'early');

/**
 * The idempotency key of a call; undefined if the caller sent none, or if responses of the operation are not stored: it
 * takes no key, needs no sign-in, or answers with a secret.
 */
const keyOf = ({ operation, req }: PipelineCall): string | undefined =>
  operation.idempotent && !operation.secretAnswer && !operation.open ? getHeader(req, 'idempotency-key') : undefined;

/**
 * The parts of a request that are equal in a retry. They reveal a different request with the same idempotency key. The
 * body of an anonymous operation is left out, because even its hash must not be stored with the account.
 */
const fingerprintOf = ({ operation }: PipelineCall, { query, params, body }: AnyHandlerContext): unknown[] => [
  operation.id,
  query,
  params,
  operation.anonymous ? null : (body ?? null),
];

/**
 * Runs a change in one immediate transaction. The gate (agenda and working days) is checked only if no response is
 * stored for the key, so a retry gets its response even after the service closed.
 */
function change(call: PipelineCall, given: AnyHandlerContext, handler: (given: AnyHandlerContext) => AnyResponse) {
  const gated = (): AnyResponse => {
    gate(call, given);
    return handler(given);
  };
  const key = keyOf(call);
  const { account } = given;
  const once = (): AnyResponse =>
    key && account ? withIdempotencyKey(given.db, account.accountId, key, fingerprintOf(call, given), gated) : gated();
  // A change that belongs to no record, such as a change by a trainer, gets its own commit instead of a group commit.
  return given.student ? groupCommit(given.db, once) : transact(given.db, once);
}

function run(call: PipelineCall, handler: AnyHandler, now: number): AnyResponse | Promise<AnyResponse> {
  const { db } = call.tenant;
  if (typeof handler === 'object') {
    const given = withReadSnapshot(db, () => authorize(call, now));
    gate(call, given);
    return handler.untransacted(given);
  }
  if (call.operation.method !== 'GET')
    return change(
      call,
      withReadSnapshot(db, () => authorize(call, now)),
      handler,
    );
  return withReadSnapshot(db, () => {
    const given = authorize(call, now);
    gate(call, given);
    return handler(given);
  });
}

/**
 * Authorizes a call, checks its gate and runs its handler. A GET call uses one read snapshot of the database, any other
 * call one transaction; an untransacted handler runs outside of both. `now` is the same throughout.
 */
export async function handle(call: PipelineCall): Promise<AnyResponse> {
  try {
    return await run(call, call.endpoint.handler as AnyHandler, call.tenant.clock.now());
  } catch (error) {
    // A refusal thrown outside a transaction must still make its writes, such as the count of failed attempts.
    if (error instanceof Refused) error.runAfterRollback();
    throw error;
  }
}
