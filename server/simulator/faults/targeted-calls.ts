import { operationNamed, type OperationId } from '../../http/contract.ts';
import { malformed, type MessageCode, refuse, Refused } from '../../refusal.ts';
import { isInGroup, mayBeStruck, type FaultGroup } from './fault-groups.ts';

/** The calls that a fault or breakpoint affects: one operation or a group. */
type Target = { operationId?: string; group?: FaultGroup };
type Targeted = Target & { id: number; remaining: number | null };

/** Throws if a setting names both or neither, an unknown operation, or an operation of the simulator. */
export function assertTarget({ operationId, group }: Target): void {
  if ((operationId === undefined) === (group === undefined)) throw malformed('body: either operationId or group');
  if (operationId !== undefined && !operationNamed(operationId))
    throw new Refused(refuse('DEV-000002'), { detail: operationId });
  if (operationId !== undefined && !mayBeStruck(operationId))
    throw malformed('body/operationId: the calls of the simulator always work');
}

const isTargeted = (target: Target, operationId: OperationId): boolean =>
  target.operationId === operationId || (target.group !== undefined && isInGroup(target.group, operationId));

/** The faults or breakpoints of one sandbox, the oldest first. Each affects a limited or unlimited number of calls. */
export class TargetedCalls<One extends Targeted> {
  readonly #maximum: number;
  readonly #full: MessageCode;
  #all: One[] = [];
  #nextId = 1;

  /** `full` is the code of the refusal when `maximum` faults or breakpoints exist already. */
  constructor(maximum: number, full: MessageCode) {
    this.#maximum = maximum;
    this.#full = full;
  }

  all = (): One[] => this.#all.map((one) => ({ ...one }));

  get full(): boolean {
    return this.#all.length >= this.#maximum;
  }

  add(create: (id: number) => One): void {
    if (this.full) throw new Refused(refuse(this.#full));
    this.#all.push(create(this.#nextId++));
  }

  /** Removes the fault or breakpoint with this id; false if there is none. */
  remove(id: number): boolean {
    const before = this.#all.length;
    this.#all = this.#all.filter((one) => one.id !== id);
    return this.#all.length < before;
  }

  clear(): void {
    this.#all = [];
  }

  /**
   * Finds the first fault or breakpoint that targets the operation and for which `applies` returns true; undefined if
   * there is none. Its `remaining`, unless null, is reduced by one, and at 0 it is removed.
   */
  next(operationId: OperationId, applies: (one: One) => boolean): One | undefined {
    const found = this.#all.find((one) => isTargeted(one, operationId) && applies(one));
    if (found && found.remaining !== null) {
      found.remaining -= 1;
      if (found.remaining <= 0) this.remove(found.id);
    }
    return found;
  }
}
