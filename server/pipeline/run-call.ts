import type { Logger } from 'pino';
import { inRegistrationQueue } from '../features/registration/registration-queue.ts';
import type { PipelineCall, Stream } from './call.ts';
import { handle } from './handle.ts';
import { identify, readSession } from './identify.ts';
import { limit } from './limit.ts';
import { logAccountEvent } from './request-log.ts';
import { respond, sendJson } from './respond.ts';
import { waitForSlice } from './slices.ts';
import { validate } from './validate.ts';

/**
 * Runs the steps of a call: identify → limit → validate → authorize, gate and handle (in one snapshot or transaction) →
 * respond. `waitForTurn` resolves when the tenant is not being changed as a whole, such as by a clock move. A call with
 * `x-queued` first waits for its slice (slices.ts), and after `identify` for its turn in the registration queue.
 */
export async function runCall(call: PipelineCall, waitForTurn: () => Promise<void>, log: Logger): Promise<void> {
  const { operation, tenant, outcome } = call;
  if (operation.queued) await waitForSlice();
  await identify(call);
  const run = (): Promise<void> => runIdentified(call, waitForTurn, log);
  return operation.queued && outcome.account ? inRegistrationQueue(tenant, outcome.account.accountId, run) : run();
}

async function runIdentified(call: PipelineCall, waitForTurn: () => Promise<void>, log: Logger): Promise<void> {
  const { operation, tenant, req, res, endpoint, outcome, watched } = call;
  const placeFiles = await limit(call);
  const stopped = watched?.beforeHandling(call);
  if (stopped) {
    const instead = await stopped;
    if (instead === 'cut') return;
    if (instead) return sendJson(req, res, outcome, instead.status, instead.body);
    // The session may have ended while the call was held.
    readSession(call, tenant.clock.now());
  }
  await validate(call);
  await placeFiles();
  // The call waits again, because a change of the whole tenant may have begun while the body was read.
  await waitForTurn();
  if (endpoint.isStream) {
    if (res.locals.headOnly) return void res.type('text/event-stream').end();
    return (endpoint.handler as Stream)(tenant, req, res);
  }
  const response = await handle(call);
  logAccountEvent(log, req, res, operation.id, response[1]);
  await respond(call, response);
}
