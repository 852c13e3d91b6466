import type { Request } from 'express';
import { operationNamed, type OperationId } from '../http/contract.ts';
import { isMessageCode } from '../http/messages.ts';
import type { Intercepted } from '../http/mount.ts';
import type { Schema } from '../http/operations.ts';
import { refuse, Refused, type MessageCode } from '../refusal.ts';
import { isInGroup, mayBeStruck } from './fault-groups.ts';

export type Fault = Schema<'Faults'>['faults'][number];

const malformed = (details: string): Refused => new Refused(refuse('DEV-000001', { details }));

/** More than anybody can keep in mind. */
const maximum = 20;

/** The faults of one sandbox: what makes its calls slow, fail or drop, and for how many times yet. */
export class Faults {
  #faults: Fault[] = [];
  #nextId = 1;

  all = (): Fault[] => this.#faults.map((fault) => ({ ...fault }));

  /** Strikes still to come. */
  remaining = (): number => this.#faults.reduce((sum, { remaining }) => sum + remaining, 0);

  /** Of one call or of a group; refused where it names both or neither, or one of the simulator's own calls. */
  add({ operationId, group, kind, latencyMs = 1000, status = 500, code = 'MSG-000077', times = 1 }: Schema<'FaultSetting'>): void {
    if ((operationId === undefined) === (group === undefined)) throw malformed('body: either operationId or group');
    if (operationId !== undefined && !operationNamed(operationId)) throw new Refused(refuse('DEV-000002'), { detail: operationId });
    if (operationId !== undefined && !mayBeStruck(operationId)) throw malformed('body/operationId: the calls of the simulator always work');
    if (!isMessageCode(code)) throw malformed('body/code: no such code');
    if (this.#faults.length >= maximum) throw new Refused(refuse('simulator.faultsFull'));
    this.#faults.push({ id: this.#nextId++, ...(operationId !== undefined && { operationId }), ...(group && { group }), kind, latencyMs, status, code, remaining: times });
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

  /** Lets the next fault of this operation strike: it cuts the line, gives the answer, throws, or lets the call go on. */
  async strike(operationId: OperationId, req: Request): Promise<Intercepted> {
    const fault = this.#faults.find((candidate) => candidate.operationId === operationId || (candidate.group && isInGroup(candidate.group, operationId)));
    if (!fault) return undefined;
    fault.remaining -= 1;
    if (fault.remaining <= 0) this.#faults = this.#faults.filter((other) => other !== fault);
    switch (fault.kind) {
      case 'latency':
        await new Promise((resolve) => setTimeout(resolve, fault.latencyMs));
        return undefined;
      case 'drop':
        req.socket.destroy();
        return 'cut';
      case 'code':
        throw new Refused(refuse(fault.code as MessageCode));
      case 'status':
        return { status: fault.status, body: { Message: `HTTP ${fault.status}`, ErrorMessageType: 'GeneralException', Details: '' } satisfies Schema<'Error'> };
    }
  }
}
