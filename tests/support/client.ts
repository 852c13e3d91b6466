import { operationsOf, contract, type Operation, type OperationId } from '../../server/http/contract.ts';
import { formOf } from '../../server/http/form.ts';
import type { AnswerOf, PathOf, QueryOf, Schema, SentOf } from '../../server/http/operations.ts';
import { contractDifferences } from '../conformance/judge.ts';
import { applicationAt, transportTo, type WireAnswer } from './transport.ts';

const byId = new Map<string, Operation>(operationsOf(contract).map((operation) => [operation.id, operation]));

export type Input<Id extends OperationId> = { query?: Partial<QueryOf<Id>>; params?: PathOf<Id>; body?: SentOf<Id>; headers?: Record<string, string> };
export type Reply<Body> = { status: number; body: Body; headers: Headers };

const queryText = (query: Record<string, unknown>): string => {
  const pairs = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [value].flat().map((one) => [key, `${one as string}`])));
  return pairs.length ? `?${new URLSearchParams(pairs).toString()}` : '';
};

/** A stream never ends by itself: it is there, and left again. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return JSON.stringify({ stream: new TextDecoder().decode(value) });
}

const trainerCodes = new Map<string, string>();

/** From now on the simulator's calls to this server carry the trainer's code; without one nothing changes. */
export function useTrainerCode(base: string, code: string | undefined): void {
  if (code) trainerCodes.set(new URL(base).origin, code);
}

/** What the command-line tools are told of it. */
export const trainerCodeIn = (option: string | undefined): string | undefined => option ?? process.env.TRAINER_CODE;

/** Calls operations of the contract over HTTP by their id, as one student or nobody. */
export class Client {
  readonly base: string;
  session: Schema<'SignedIn'> | undefined;
  record: string | undefined;

  constructor(base: string) {
    this.base = base;
  }

  /** A client of its own in the same place. */
  fresh = (): Client => new Client(this.base);

  /** Any call, answered as it comes. */
  async send<Id extends OperationId>(id: Id, { query = {}, params = {} as PathOf<Id>, body, headers = {} }: Input<Id> = {}): Promise<Reply<AnswerOf<Id> & Schema<'Error'>>> {
    const operation = byId.get(id);
    if (!operation) throw new Error(`no operation ${id}`);
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])));
    const all = { ...(operation.forRecord && this.record ? { StudFacultyCode: this.record } : {}), ...query };
    const url = `${this.base}${path}${queryText(all)}`;
    const application = applicationAt(url);
    const faulty = application?.isFaulty(url) ?? false;
    const code = operation.tag === 'simulator' ? trainerCodes.get(new URL(url).origin) : undefined;
    const response = await transportTo(url, operation.stream)(url, {
      method: operation.method,
      headers: {
        ...(body !== undefined && !operation.multipart && { 'content-type': 'application/json' }),
        ...(this.session && { authorization: `Bearer ${this.session.idToken}` }),
        ...(code && { 'x-trainer-code': code }),
        ...headers,
      },
      ...(body !== undefined && { body: operation.multipart ? formOf(body) : JSON.stringify(body) }),
    });
    const text = operation.stream && response.ok ? await beginningOf(response) : await response.text();
    const answer = { status: response.status, headers: response.headers, text };
    this.answered(operation, answer);
    // A fault of the server's own is what its test expects of it; of a place that is gone nothing is answered by name.
    if (application && !faulty && !operation.stream && answer.status < 500) {
      const differences = contractDifferences(operation, answer).filter(({ at }) => !(at === 'code' && answer.status === 404));
      if (differences.length) throw new Error(`${id} answers outside the contract: ${differences.map(({ at, says }) => `${at} ${says}`).join('; ')}`);
    }
    return { status: response.status, body: (operation.file && response.ok ? text : text ? JSON.parse(text) : undefined) as AnswerOf<Id> & Schema<'Error'>, headers: response.headers };
  }

  /** Every answer as it came over the wire, for those who look at more than its body. */
  protected answered(_operation: Operation, _answer: WireAnswer): void {}

  /** A call that must succeed; its answer. */
  async call<Id extends OperationId>(id: Id, input: Input<Id> = {}): Promise<AnswerOf<Id>> {
    const reply = await this.send(id, input);
    if (reply.status !== 200) throw new Error(`${id} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  /** Signs in as a persona, with its first academic record. */
  async as(persona: string): Promise<this> {
    return this.use(await this.call('startPersonaSession', { params: { key: persona } }));
  }

  use(session: Schema<'SignedIn'>): this {
    this.session = session;
    this.record = session.records[0]?.studFacultyCode;
    return this;
  }

  /** The id of a section such as "ITCS214-01", as this student finds it. */
  async section(name: string, period: 'current' | 'early' = 'current'): Promise<number> {
    const [code = '', number = ''] = name.split('-');
    const { items } = await this.call('coursesToRegister', { query: { search: code, Period: period } });
    const section = items.find((course) => course.code === code)?.sections.find((candidate) => candidate.number === number);
    if (!section) throw new Error(`no section ${name}`);
    return section.sectionId;
  }

  /** The id of this student's registration in a section such as "ITCS214-01". */
  async registration(name: string, period: 'current' | 'early' = 'current'): Promise<number> {
    const { courses } = await this.call('registeredCourses', { query: { Period: period } });
    const found = courses.find((course) => `${course.code}-${course.number}` === name);
    if (!found) throw new Error(`not registered in ${name}`);
    return found.registrationId;
  }

  async freeze(instant: string): Promise<void> {
    await this.call('setClock', { body: { mode: 'frozen', now: instant, expireSessions: false } });
  }
}

let sandboxes = 0;

/** A client in a sandbox of its own. */
export async function sandbox(base: string): Promise<Client> {
  const name = `t-${process.pid}-${(sandboxes += 1)}`;
  await new Client(base).call('createSandbox', { body: { name } });
  return new Client(`${base}/sandbox/${name}`);
}
