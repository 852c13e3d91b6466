import type { OperationId } from '../http/contract.ts';
import type { HttpClient, Input } from '../http/http-client.ts';
import type { Schema } from '../http/operations.ts';
import { Faults } from '../simulator/faults/faults.ts';
import type { RawInput } from '../simulator/in-process-caller.ts';
import { NeedsPerson } from './needs-person.ts';
import type { Driver } from '../simulator/scenario/scenario-player.ts';

/** A response. `underFault`: true if an injected fault produced it. */
export type HttpAnswer = { status: number; body: unknown; ms: number; underFault: boolean };

/** The active injected faults, so that the responses they produce are not judged. */
export class ActiveFaults extends Faults {
  /** Updates the faults after a request was answered with 200. */
  follow(call: OperationId, body: unknown): void {
    if (call === 'addFault') this.add(body as Schema<'FaultSetting'>);
    if (call === 'clearFaults' || call === 'resetSandbox') this.clear();
  }

  /** Counts a call. Returns true if a fault will produce its response; a delay leaves the response to the server. */
  strikes(call: OperationId): boolean {
    const struck = this.next(call);
    return struck !== undefined && struck.fault.kind !== 'latency';
  }
}

type Beside<Client> = {
  /** Called before each request, with true if an injected fault will produce the response, and with false after it. */
  aside?: (underFault: boolean) => void;
  /**
   * Signs in with an e-mail address on the identity provider's page, and returns the request input of
   * handleAuthentication.
   */
  identity?: Driver<Client & HttpClient, HttpAnswer>['identity'];
};

const nobodyThere = (): Promise<never> =>
  Promise.reject(new NeedsPerson('sign in by hand at the identity provider: this run cannot'));

/** A scenario driver that sends requests over HTTP, to any base URL. */
export const httpDriver = <Client extends HttpClient>(
  newClient: () => Client,
  signIn: Driver<Client, HttpAnswer>['signIn'],
  faults: ActiveFaults,
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
    // A connection error counts as a response with status 0. fetch reports it as a TypeError.
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
