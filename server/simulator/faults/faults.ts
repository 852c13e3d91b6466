import type { Request } from 'express';
import { operationNamed, type OperationId } from '../../http/contract.ts';
import { isMessageCode } from '../../http/messages.ts';
import type { Interception } from '../../pipeline/contract-router.ts';
import type { Schema } from '../../http/operations.ts';
import { refuse, Refused, type MessageCode } from '../../refusal.ts';
import { isInGroup, mayBeStruck } from './fault-groups.ts';
import { toDelay, faultInHeader, strikes } from './fault-rules.ts';

export type Fault = Schema<'Faults'>['faults'][number];

const malformed = (details: string): Refused => new Refused(refuse('DEV-000001', { details }));

/** More than anybody can keep in mind. */
const maximum = 20;

/** The faults of one sandbox: what makes its calls slow, fail or drop, and for how many times yet. */
export class Faults {
  #faults: Fault[] = [];
  #nextId = 1;

  all = (): Fault[] => this.#faults.map((fault) => ({ ...fault }));

  /** Strikes still to come, of those that are counted. */
  remaining = (): number => this.#faults.reduce((sum, { remaining }) => sum + (remaining ?? 0), 0);

  /** Of one call or of a group; refused where it names both or neither, or one of the simulator's own calls. */
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

  /** Whether there was such a fault. */
  remove(id: number): boolean {
    const before = this.#faults.length;
    this.#faults = this.#faults.filter((fault) => fault.id !== id);
    return this.#faults.length < before;
  }

  clear(): void {
    this.#faults = [];
  }

  /** The fault that strikes this call: the first that is meant for it and whose turn it is. */
  #next(operationId: OperationId): { fault: Fault; call: number } | undefined {
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
   * Lets what the call's own header asks for, or else the next fault of this operation, strike: it cuts the line, gives
   * the response, throws, or lets the call go on.
   */
  async strike(operationId: OperationId, req: Request): Promise<Interception> {
    const header = req.headers[faultHeader];
    if (header !== undefined) return struckBy(faultAsked(operationId, String(header)), 0, req);
    const next = this.#next(operationId);
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
