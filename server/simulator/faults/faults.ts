import type { Request } from 'express';
import type { OperationId } from '../../http/contract.ts';
import { isMessageCode } from '../../http/messages.ts';
import type { Interception } from '../../pipeline/call.ts';
import type { Schema } from '../../http/operations.ts';
import { malformed, type MessageCode, refuse, Refused } from '../../refusal.ts';
import { mayBeStruck } from './fault-groups.ts';
import { toDelay, faultInHeader, strikes } from './fault-rules.ts';
import { assertTarget, TargetedCalls } from './targeted-calls.ts';

export type Fault = Schema<'Faults'>['faults'][number];

/** The most faults of one sandbox, so that a trainer can keep track of them. */
const maximum = 20;

/**
 * The faults of one sandbox. Each delays calls, answers them with an error or cuts their connections, a limited or
 * unlimited number of times.
 */
export class Faults {
  readonly #faults = new TargetedCalls<Fault>(maximum, 'simulator.faultsFull');

  all = (): Fault[] => this.#faults.all();

  /** The number of strikes still to come, from faults that have a limit. */
  remaining = (): number => this.all().reduce((sum, { remaining }) => sum + (remaining ?? 0), 0);

  /**
   * Adds a fault for one operation or for a group. Throws if the setting names both or neither, an operation of the
   * simulator, an unknown operation or code, or a highest latency below the lowest, or if there are already `maximum`
   * faults.
   */
  add({
    operationId,
    group,
    kind,
    latencyMs = 1000,
    latencyToMs = latencyMs,
    status = 500,
    code = 'MSG-000077',
    times = 1,
    share = 100,
    seed = 1,
    seen = 0,
  }: Schema<'FaultSetting'>): void {
    const target = { ...(operationId !== undefined && { operationId }), ...(group && { group }) };
    assertTarget(target);
    if (!isMessageCode(code)) throw malformed('body/code: no such code');
    if (latencyToMs < latencyMs) throw malformed('body/latencyToMs: not below latencyMs');
    this.#faults.add((id) => ({
      id,
      ...target,
      kind,
      latencyMs,
      latencyToMs,
      status,
      code,
      share,
      seed,
      seen,
      remaining: times,
    }));
  }

  get full(): boolean {
    return this.#faults.full;
  }

  /** Removes a fault; false if there is no such fault. */
  remove = (id: number): boolean => this.#faults.remove(id);

  clear = (): void => this.#faults.clear();

  /**
   * The first fault that strikes this call, and the number of matching calls that the fault has seen before; undefined
   * if none strikes.
   */
  next(operationId: OperationId): { fault: Fault; call: number } | undefined {
    const fault = this.#faults.next(operationId, (one) => {
      one.seen += 1;
      return strikes(one, one.seen - 1);
    });
    return fault && { fault, call: fault.seen - 1 };
  }

  /**
   * Applies the fault in the call's own header, else the next fault of its operation. It cuts the connection, returns a
   * response, throws, or delays the call.
   */
  async strike(operationId: OperationId, req: Request): Promise<Interception> {
    const header = req.headers[faultHeader];
    if (header !== undefined) return struckBy(faultAsked(operationId, String(header)), 0, req);
    const next = this.next(operationId);
    return next && struckBy(next.fault, next.call, req);
  }
}

/** The response to a call that fails with this HTTP status and without a message code. */
export const statusResponse = (status: number): { status: number; body: Schema<'Error'> } => ({
  status,
  body: { Message: `HTTP ${status}`, ErrorMessageType: 'GeneralException', Details: '' },
});

const faultHeader = 'x-sim-fault';

function faultAsked(operationId: OperationId, text: string): Fault {
  const asked = faultInHeader(text);
  if (!asked) throw malformed('X-Sim-Fault: drop, latency=3000, latency=500-3000, status=503 or code=MSG-000077');
  if (!mayBeStruck(operationId)) throw malformed('X-Sim-Fault: the calls of the simulator always work');
  const one = new Faults();
  one.add({ operationId, ...asked });
  return one.all()[0]!;
}

async function struckBy(fault: Fault, call: number, req: Request): Promise<Interception> {
  switch (fault.kind) {
    case 'latency':
      await new Promise((resolve) => setTimeout(resolve, toDelay(fault, call)));
      return undefined;
    case 'drop':
      req.socket.destroy();
      return 'cut';
    case 'code':
      throw new Refused(refuse(fault.code as MessageCode));
    case 'status':
      return statusResponse(fault.status);
  }
}
