import type { Schema } from '../../http/operations.ts';
import type { Caller, RawInput, Reply } from '../in-process-caller.ts';
import { resolved, valueAt, type Period } from './scenario-names.ts';
import { beforeSigningIn, signsInByHand, type Scenario, type ScenarioStep } from './scenarios.ts';

/** Somebody who makes calls and can be given a session. */
type Player = Caller & { use(session: Schema<'SignedIn'>): unknown };

/** How the calls of a scenario reach a server: within its process, or over HTTP. */
export type Driver<Client extends Player, Result extends Reply> = {
  /** Somebody who is not signed in. */
  newClient: () => Client;
  signIn: (key: string, client: Client) => Promise<Schema<'SignedIn'>>;
  send: (client: Client, call: string, input: RawInput) => Promise<Result>;
  /** What handleAuthentication takes once this e-mail address has signed in at the identity provider. */
  identity: (email: string, client: Client) => Promise<unknown>;
};

/** Whether a response of status 200 hands out a new session. */
export const opensSession = (call: string, body: unknown): boolean =>
  ['userLogin', 'handleAuthentication', 'verifyToken'].includes(call) ||
  (call === 'registerAccount' && typeof body === 'object' && body !== null && Object.hasOwn(body, 'context'));

/**
 * Makes the steps of a scenario one after the other, each as its student, with what was kept on the way. The one place
 * that knows what a step means.
 */
export class ScenarioPlayer<Client extends Player, Result extends Reply> {
  readonly kept = new Map<string, unknown>();
  readonly #scenario: Scenario;
  readonly #driver: Driver<Client, Result>;
  readonly #byHand: boolean;
  readonly #clients = new Map<string, Client>();

  /** `byHand`: the scenario's own student signs in by the steps themselves. */
  constructor(scenario: Scenario, driver: Driver<Client, Result>, byHand = signsInByHand(scenario)) {
    this.#scenario = scenario;
    this.#driver = driver;
    this.#byHand = byHand;
  }

  /** A persona, or "nobody"; signed in or not yet. */
  client(key: string): Client {
    let client = this.#clients.get(key);
    if (!client) this.#clients.set(key, (client = this.#driver.newClient()));
    return client;
  }

  #signedIn = async (key: string): Promise<Client> => {
    const client = this.client(key);
    if (!client.session) client.use(await this.#driver.signIn(key, client));
    return client;
  };

  /** Signing in by hand and renewing leave the student with the new tokens, as in the page. */
  #followSession(client: Client, call: string, body: unknown): void {
    if (opensSession(call, body)) client.use(body as Schema<'SignedIn'>);
    if (call === 'refreshToken' && client.session) {
      const { context } = body as Schema<'Refreshed'>;
      client.session = { ...client.session, idToken: context.accessToken.token, context };
    }
  }

  /** Makes the call of one step; whatever it answers. Throws where its input names what is not there. */
  async play({ call, as, query, params, body, headers, keep = {} }: ScenarioStep): Promise<Result> {
    const key = as ?? this.#scenario.persona;
    const byHand =
      key === 'nobody' || beforeSigningIn.includes(call) || (this.#byHand && key === this.#scenario.persona);
    const client = byHand ? this.client(key) : await this.#signedIn(key);
    const period: Period = query?.Period === 'early' ? 'early' : 'current';
    const input = await resolved(
      { query, params, body, headers },
      {
        client,
        period,
        persona: this.#signedIn,
        kept: this.kept,
        identity: (email) => this.#driver.identity(email, client),
      },
    );
    const answer = await this.#driver.send(client, call, input as RawInput);
    if (answer.status === 200) this.#followSession(client, call, answer.body);
    for (const [name, path] of Object.entries(keep)) this.kept.set(name, valueAt(answer.body, path));
    return answer;
  }
}
