import type { OperationId } from '../http/contract.ts';
import type { HttpClient, Input } from '../http/http-client.ts';
import type { Schema } from '../http/operations.ts';
import { isInGroup } from '../simulator/faults/fault-groups.ts';
import { strikes } from '../simulator/faults/fault-rules.ts';
import type { RawInput } from '../simulator/in-process-caller.ts';
import type { Driver } from '../simulator/scenario/scenario-player.ts';

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
      const {
        setting: { operationId, group, share = 100, seed = 1 },
        remaining,
      } = fault;
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

type Beside<Client> = {
  /** Hears before each call whether a fault will answer it, and afterwards that none does. */
  aside?: (underFault: boolean) => void;
  /** Signs an e-mail address in on the identity provider's page; what handleAuthentication takes. */
  identity?: Driver<Client & HttpClient, HttpAnswer>['identity'];
};

const nobodyThere = (): Promise<never> => Promise.reject(new Error("nobody is at the identity provider's page"));

/** Plays over HTTP, against any base URL. */
export const httpDriver = <Client extends HttpClient>(
  newClient: () => Client,
  signIn: Driver<Client, HttpAnswer>['signIn'],
  faults: FaultCount,
  { aside = () => undefined, identity = nobodyThere }: Beside<Client> = {},
): Driver<Client, HttpAnswer> => ({
  newClient,
  signIn,
  identity,
  send: async (client, name, input: RawInput) => {
    const call = name as OperationId;
    const underFault = faults.strikes(call);
    aside(underFault);
    const started = performance.now();
    // Only a line that was cut is a response of its own; fetch reports it as a TypeError.
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
