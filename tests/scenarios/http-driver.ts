import type { OperationId } from '../../server/http/contract.ts';
import type { Schema } from '../../server/http/operations.ts';
import { isInGroup } from '../../server/simulator/fault-groups.ts';
import { strikes } from '../../server/simulator/fault-rules.ts';
import type { RawInput } from '../../server/simulator/in-process-caller.ts';
import type { Driver } from '../../server/simulator/scenario-player.ts';
import type { Client, Input } from '../support/client.ts';
import { corporateSignIn } from '../support/identity.ts';

/** `underFault`: a fault that was set up answered, not a rule. */
export type HttpAnswer = { status: number; body: unknown; ms: number; underFault: boolean };

/** What is known of the faults in force, so that what they answer is not taken for a rule's answer. */
export class FaultCount {
  #faults: { setting: Schema<'FaultSetting'>; remaining: number; seen: number }[] = [];

  add(setting: Schema<'FaultSetting'>): void {
    const { times = 1, seen = 0 } = setting;
    this.#faults.push({ setting, remaining: times ?? Infinity, seen });
  }

  clear(): void {
    this.#faults = [];
  }

  strikes(call: OperationId): boolean {
    const struck = this.#faults.find((fault) => {
      const { setting: { operationId, group, share = 100, seed = 1 }, remaining } = fault;
      if (remaining <= 0 || !(operationId === call || (group !== undefined && isInGroup(group, call)))) return false;
      fault.seen += 1;
      return strikes({ share, seed }, fault.seen - 1);
    });
    if (struck) struck.remaining -= 1;
    return struck !== undefined;
  }

  /** What a call that was answered with 200 does to them. */
  follow(call: OperationId, body: unknown): void {
    if (call === 'addFault') this.add(body as Schema<'FaultSetting'>);
    if (call === 'clearFaults' || call === 'resetSandbox') this.clear();
  }
}

/** Plays over HTTP, against any base URL. `aside` hears before each call whether a fault will answer it. */
export const httpDriver = <Caller extends Client>(newClient: () => Caller, signIn: Driver<Caller, HttpAnswer>['signIn'], faults: FaultCount, aside: (underFault: boolean) => void = () => undefined): Driver<Caller, HttpAnswer> => ({
  newClient,
  signIn,
  identity: (email, { base }) => corporateSignIn(base, email),
  send: async (client, name, input: RawInput) => {
    const call = name as OperationId;
    const underFault = faults.strikes(call);
    aside(underFault);
    const started = performance.now();
    // Only a line that was cut is an answer of its own; fetch reports it as a TypeError.
    const { status, body } = await client.send(call, input as Input<OperationId>).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
      return { status: 0, body: undefined };
    });
    const ms = performance.now() - started;
    aside(false);
    if (status === 200) faults.follow(call, input.body);
    return { status, body, ms, underFault };
  },
});
