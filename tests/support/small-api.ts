import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract, listOperations, routeTable, type OperationId } from '../../server/http/contract.ts';
import { seedPassword } from '../../seed/password.ts';
import { Client } from './client.ts';

/** A response of the small API, before it is sent. Without `status` the connection is cut. */
export type SmallAnswer = { status?: number; headers: Record<string, string>; body: unknown };
/** Replaces the correct response of a call by a wrong one. If it returns undefined, the correct response is sent. */
export type Lie = (call: OperationId, answer: SmallAnswer) => SmallAnswer | undefined;

/** The calls whose responses are recorded from the simulator by a request without arguments. */
const recordedCalls = ['getMenu', 'getStudentInformation', 'getServices', 'getSchedule', 'registeredCourses'] as const;
export const smallCalls: readonly OperationId[] = [
  'userLogin',
  ...recordedCalls,
  'coursesToRegister',
  'registerCourse',
  'checkRegistration',
];

const honestHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

export const errorBody = (code: string, params: object = {}): object => ({
  Message: code,
  ErrorMessageType: 'FromTranslation',
  Details: '',
  Refusals: [{ Code: code, Params: params }],
});

async function readBody(req: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return parts.length ? JSON.parse(Buffer.concat(parts).toString()) : undefined;
}

/**
 * An API with nine calls and no rules. It sends every user the responses that the persona `eligible` got from the
 * simulator at `simulator`. It has its own accounts, with the names of the personas.
 */
export class SmallApi {
  lie: Lie = () => undefined;
  base = '';
  readonly #bodies = new Map<string, unknown>();
  readonly #find = routeTable(listOperations(contract));
  readonly #server = createServer((req, res) => {
    void this.#answer(req)
      .then(({ status, headers, body }) => {
        if (status === undefined) return res.destroy();
        return res.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
      })
      .catch(() => res.destroy());
  });

  static async start(simulator: string): Promise<SmallApi> {
    const api = new SmallApi();
    const client = await new Client(simulator).as('eligible');
    for (const call of recordedCalls) api.#bodies.set(call, await client.call(call));
    api.#bodies.set('coursesToRegister', await client.call('coursesToRegister', { query: { search: 'MGT131' } }));
    api.#bodies.set('userLogin', client.session);
    const changes = [{ action: 'register' as const, sectionId: await client.section('MGT131-01') }];
    api.#bodies.set('checkRegistration', await client.call('checkRegistration', { body: { changes } }));
    await new Promise<void>((resolve) => api.#server.listen(0, '127.0.0.1', resolve));
    api.base = `http://127.0.0.1:${(api.#server.address() as AddressInfo).port}`;
    return api;
  }

  /** The success body of a call. */
  bodyOf = (call: OperationId): unknown => this.#bodies.get(call);

  #honest(call: string, req: IncomingMessage, body: unknown): [number, unknown] {
    if (call === 'userLogin') {
      const { userName = '', password } = body as { userName?: string; password?: string };
      if (password !== seedPassword) return [422, errorBody('MSG-LOG0-000001')];
      const session = this.#bodies.get(call) as { records: object[] };
      const records = session.records.map((one) => ({ ...one, studFacultyCode: `F${userName}` }));
      return [200, { ...session, idToken: userName, records }];
    }
    const [, token] = /^Bearer (.+)$/.exec(req.headers.authorization ?? '') ?? [];
    if (token === undefined) return [401, errorBody('account.signInRequired')];
    const record = new URL(req.url ?? '', this.base).searchParams.get('StudFacultyCode');
    if (record !== null && record !== `F${token}`) return [403, errorBody('account.notYourRecord')];
    return call === 'registerCourse'
      ? [422, errorBody('MSG-000004', { hours: 21, maximum: 18 })]
      : [200, this.#bodies.get(call)];
  }

  async #answer(req: IncomingMessage): Promise<SmallAnswer> {
    const found = this.#find(req.method ?? 'GET', (req.url ?? '').split('?', 1)[0]!);
    const call = found && 'operation' in found ? found.operation.id : undefined;
    const headers: Record<string, string> = { ...honestHeaders };
    if (req.headers.origin) headers['access-control-allow-origin'] = req.headers.origin;
    const preflight = { status: 204, headers, body: '' };
    if (req.method === 'OPTIONS') return this.lie('userLogin', preflight) ?? preflight;
    if (!call || !smallCalls.includes(call)) return { status: 404, headers, body: errorBody('DEV-000002') };
    const [status, body] = this.#honest(call, req, await readBody(req));
    const answer = { status, headers, body };
    return this.lie(call, answer) ?? answer;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }
}
