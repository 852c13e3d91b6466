import type { Request } from 'express';
import { operationNamed, type OperationId } from '../../http/contract.ts';
import { isMessageCode } from '../../http/messages.ts';
import type { Interception } from '../../pipeline/contract-router.ts';
import type { Schema } from '../../http/operations.ts';
import { malformed, type MessageCode, refuse, Refused } from '../../refusal.ts';
import { isInGroup, mayBeStruck } from './fault-groups.ts';
import { toDelay, faultInHeader, strikes } from './fault-rules.ts';

export type Fault = Schema<'Faults'>['faults'][number];

/** The most faults of one sandbox, so that a trainer can keep track of them. */
const maximum = 20;

/** The faults of one sandbox: they delay, fail or drop its calls a limited or unlimited number of times. */
export class Faults {
  #faults: Fault[] = [];
  #nextId = 1;

  all = (): Fault[] => this.#faults.map((fault) => ({ ...fault }));

  /** The number of strikes still to come, from faults that have a limit. */
  remaining = (): number => this.#faults.reduce((sum, { remaining }) => sum + (remaining ?? 0), 0);

  /**
   * Adds a fault for one operation or for a group. Throws if the setting names both or neither, or an operation of the
   * simulator.
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
    if ((operationId === undefined) === (group === undefined)) throw malformed('body: either operationId or group');
    if (operationId !== undefined && !operationNamed(operationId))
      throw new Refused(refuse('DEV-000002'), { detail: operationId });
    if (operationId !== undefined && !mayBeStruck(operationId))
      throw malformed('body/operationId: the calls of the simulator always work');
    if (!isMessageCode(code)) throw malformed('body/code: no such code');
    if (latencyToMs < latencyMs) throw malformed('body/latencyToMs: not below latencyMs');
    if (this.full) throw new Refused(refuse('simulator.faultsFull'));
    this.#faults.push({
      id: this.#nextId++,
      ...(operationId !== undefined && { operationId }),
      ...(group && { group }),
      kind,
      latencyMs,
      latencyToMs,
      status,
      code,
      share,
      seed,
      seen,
      remaining: times,
    });
  }

  get full(): boolean {
    return this.#faults.length >= maximum;
  }

  /** Removes a fault; false if there is no such fault. */
  remove(id: number): boolean {
    const before = this.#faults.length;
    this.#faults = this.#faults.filter((fault) => fault.id !== id);
    return this.#faults.length < before;
  }

  clear(): void {
    this.#faults = [];
  }

  /**
   * The first fault that strikes this call, with the number of matching calls it saw before; undefined if none does.
   */
  next(operationId: OperationId): { fault: Fault; call: number } | undefined {
    for (const fault of this.#faults) {
      if (fault.operationId !== operationId && !(fault.group && isInGroup(fault.group, operationId))) continue;
      const call = fault.seen;
      fault.seen += 1;
      if (!strikes(fault, call)) continue;
      if (fault.remaining !== null) fault.remaining -= 1;
      if (fault.remaining !== null && fault.remaining <= 0)
        this.#faults = this.#faults.filter((other) => other !== fault);
      return { fault, call };
    }
    return undefined;
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
      return {
        status: fault.status,
        body: {
          Message: `HTTP ${fault.status}`,
          ErrorMessageType: 'GeneralException',
          Details: '',
        } satisfies Schema<'Error'>,
      };
  }
}
