import type { Request, Response } from 'express';
import type { OperationId } from '../http/contract.ts';
import { operationsOf, contract } from '../http/contract.ts';
import { isMessageCode } from '../http/messages.ts';
import type { Schema } from '../http/operations.ts';
import { refuse, Refused, type MessageCode } from '../refusal.ts';

export type Fault = Schema<'Faults'>['faults'][number];

const operationIds: ReadonlySet<string> = new Set(operationsOf(contract).map(({ id }) => id));

/** More than anybody can keep in mind. */
const maximum = 20;

/** The faults of one sandbox: what makes its calls slow, fail or drop, and for how many times yet. */
export class Faults {
  #faults: Fault[] = [];
  #nextId = 1;

  all = (): Fault[] => this.#faults.map((fault) => ({ ...fault }));

  /** Strikes still to come. */
  remaining = (): number => this.#faults.reduce((sum, { remaining }) => sum + remaining, 0);

  add({ operationId, kind, latencyMs = 1000, status = 500, code = 'MSG-000077', times = 1 }: Schema<'FaultSetting'>): void {
    if (!operationIds.has(operationId)) throw new Refused(refuse('DEV-000002'), { status: 404, detail: operationId });
    if (!isMessageCode(code)) throw new Refused(refuse('DEV-000001', { details: 'body/code: no such code' }), { status: 400 });
    if (this.#faults.length >= maximum) throw new Refused(refuse('simulator.full'));
    this.#faults.push({ id: this.#nextId++, operationId, kind, latencyMs, status, code, remaining: times });
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

  /** Lets the next fault of this operation strike. True where it has answered (or cut the line) itself. */
  async strike(operationId: OperationId, req: Request, res: Response): Promise<boolean> {
    const fault = this.#faults.find((candidate) => candidate.operationId === operationId);
    if (!fault) return false;
    fault.remaining -= 1;
    if (fault.remaining <= 0) this.#faults = this.#faults.filter((other) => other !== fault);
    switch (fault.kind) {
      case 'latency':
        await new Promise((resolve) => setTimeout(resolve, fault.latencyMs));
        return false;
      case 'drop':
        req.socket.destroy();
        return true;
      case 'code':
        throw new Refused(refuse(fault.code as MessageCode));
      case 'status':
        res.status(fault.status).json({ Message: `HTTP ${fault.status}`, ErrorMessageType: 'GeneralException', Details: '' } satisfies Schema<'Error'>);
        return true;
    }
  }
}
