import type { Caller, HttpClient, Reply } from '../../http/http-client.ts';
import type { Schema } from '../../http/operations.ts';
import type { RawInput } from '../in-process-caller.ts';
import { resolved, valueAt, type Period } from './scenario-names.ts';
import { beforeSigningIn, signsInByHand, type Scenario, type ScenarioStep } from './scenarios.ts';

/** A caller that can be given a session. */
type Player = Caller & Pick<HttpClient, 'use'>;

/** A response, or the result of a step that was answered without a request. */
export type StepResult = Pick<Reply<unknown>, 'status' | 'body'>;

/** The connection of a scenario's calls to a server: in its process, or over HTTP. */
export type Driver<Client extends Player, Result extends StepResult> = {
  /** Creates a client without a session. */
  newClient: () => Client;
  signIn: (key: string, client: Client) => Promise<Schema<'SignedIn'>>;
  send: (client: Client, call: string, input: RawInput) => Promise<Result>;
  /** Signs an e-mail address in at the identity provider; resolves to the body for handleAuthentication. */
  identity: (email: string, client: Client) => Promise<unknown>;
};

/** True if a response with status 200 contains a new session. */
export const opensSession = (call: string, body: unknown): boolean =>
  ['userLogin', 'handleAuthentication', 'verifyToken'].includes(call) ||
  (call === 'registerAccount' && typeof body === 'object' && body !== null && Object.hasOwn(body, 'context'));

/**
 * Plays the steps of a scenario one after the other, each as its student, with the values kept so far. All runs of
 * scenarios use this class.
 */
export class ScenarioPlayer<Client extends Player, Result extends StepResult> {
  readonly kept = new Map<string, unknown>();
  readonly #scenario: Scenario;
  readonly #driver: Driver<Client, Result>;
  readonly #byHand: boolean;
  readonly #clients = new Map<string, Client>();

  /** `byHand` is true if steps of the scenario sign its own student in. */
  constructor(scenario: Scenario, driver: Driver<Client, Result>, byHand = signsInByHand(scenario)) {
    this.#scenario = scenario;
    this.#driver = driver;
    this.#byHand = byHand;
  }

  /** The client of a persona, or of "nobody", created at first use. It need not be signed in. */
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

  /** Gives the client the new tokens after a sign-in or a refresh, as the page does. */
  #followSession(client: Client, call: string, body: unknown): void {
    if (opensSession(call, body)) client.use(body as Schema<'SignedIn'>);
    if (call === 'refreshToken' && client.session) {
      const { context } = body as Schema<'Refreshed'>;
      client.session = { ...client.session, idToken: context.accessToken.token, context };
    }
  }

  /**
   * Makes the call of one step and returns its response. Throws if the input refers to something that does not exist.
   */
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
