import type { Request, Response } from 'express';
import { toIso } from '../clock.ts';
import type { Operation } from '../http/contract.ts';
import { bodySizeOf } from '../http/body.ts';
import { languageOf } from '../http/messages.ts';
import type { Outcome } from '../http/mount.ts';
import type { QueryOf, Schema } from '../http/operations.ts';
import type { Account } from '../http/session.ts';
import { UploadedFile } from '../http/upload.ts';
import type { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { beginningOf, Memory, weightOf } from './memory.ts';
import { redacted, redactedQuery, redactedText } from './redaction.ts';
import { traceOf, type Trace } from './trace.ts';

/** The last calls of a sandbox. Nothing here is kept beyond the process, and nothing secret leaves it. */

const kept = 500;
/** The simulator's own calls are told apart, and those that only look are soon many. */
const keptOfSimulator = 200;
const answerCharacters = 8_000;
const bodyCharacters = 16_000;
/** The calls of one sandbox together, and what one may bring along to be played again. */
const keptBytes = 12 * 1024 * 1024;
const playableBytes = 256 * 1024;
/** An entry itself, beside its texts. */
const entryBytes = 2_000;

/** What a handler was given: enough to play the call again. */
export type GivenCall = { query: Record<string, unknown>; params: Record<string, string | number>; body: unknown; account: Account | undefined; language: 'en' | 'ar'; address: string; [also: string]: unknown };

/** A call as the traffic shows it; what a recording keeps of it is in recording.ts. */
export type TrafficEntry = {
  id: number;
  /** Business and machine time, epoch milliseconds. */
  at: number;
  atMachine: number;
  operation: Operation;
  /** Below the sandbox, without its query. */
  path: string;
  query: Record<string, unknown>;
  /** As sent, without secrets, cut where it is long; null where there was none or it could not be read. */
  body: string | null;
  language: 'en' | 'ar';
  userName: string | null;
  /** 0 where the line was cut. */
  status: number;
  codes: string[];
  answer: string;
  answerCut: boolean;
  milliseconds: number;
  traces: Trace[];
  /** Undefined where it was refused before anybody knew who asks, or is too large to be played again. */
  given: GivenCall | undefined;
  /** About what it takes in memory, in bytes. */
  weight: number;
};

type Begun = { id: number; started: number; at: number };
const begun = new WeakMap<Response, Begun>();

type Answered = { Code?: unknown; [key: string]: unknown };
const refusalsIn = (list: unknown): Refusal[] => (Array.isArray(list) ? list.filter((one): one is Refusal => typeof (one as Answered | null)?.Code === 'string') : []);

/** The refusals an answer carries, and every code it names. */
function saidIn(body: unknown): { refusals: Refusal[]; codes: string[] } {
  if (typeof body !== 'object' || body === null) return { refusals: [], codes: [] };
  const { refusals: found, Refusals, messages } = body as { refusals?: unknown; Refusals?: unknown; messages?: unknown };
  const refusals = [...refusalsIn(Refusals), ...refusalsIn(found)];
  return { refusals, codes: [...refusals, ...refusalsIn(messages)].map(({ Code }) => Code) };
}

/** A token in a path opens something by itself. */
const shownPath = ({ path: template }: Operation, path: string): string => (template.includes('{token}') ? template.replace('{token}', '•••') : path);

/** What the simulator's page asks all the time about the traffic itself. */
const unrecorded = /^\/sim\/(traffic|events|info)/;

let lastId = 0;

/** The calls of one sandbox. */
export class Traffic {
  readonly #memory: Memory;
  #calls: TrafficEntry[] = [];
  #ofSimulator: TrafficEntry[] = [];
  #bytes = 0;

  constructor(memory = new Memory()) {
    this.#memory = memory;
  }

  /** Before a call: its number, in the answer's headers too, so that a page knows its own calls among all. */
  begin(operation: Operation, world: World, res: Response): void {
    if (unrecorded.test(operation.path)) return;
    const id = (lastId += 1);
    begun.set(res, { id, started: performance.now(), at: world.clock.now() });
    res.setHeader('x-simulator-call', String(id));
  }

  /** After it: what came of it. */
  end(operation: Operation, req: Request, res: Response, { sent, refused }: Outcome): TrafficEntry | undefined {
    const start = begun.get(res);
    if (!start) return undefined;
    const { refusals, codes } = saidIn(sent?.body);
    const content = sent?.content ?? '';
    const answer = typeof content === 'string' ? beginningOf(content, answerCharacters) : content.toString('utf8', 0, answerCharacters);
    const given = operation.tag === 'simulator' || weightOf(bodySizeOf(req)) > playableBytes ? undefined : givenOf(req, res);
    const body = operation.method === 'GET' ? null : textOf(req.body);
    const traced = refused ? refused.refusals : refusals;
    const call: TrafficEntry = {
      id: start.id, at: start.at, atMachine: Date.now(), operation,
      path: shownPath(operation, req.path),
      query: req.query,
      body,
      language: languageOf(req.headers['accept-language']),
      userName: (res.locals.account as Account | undefined)?.userName ?? nameIn(req.body),
      status: res.writableEnded || res.headersSent ? res.statusCode : 0,
      codes: [...new Set(codes)],
      answer,
      answerCut: content.length > answerCharacters,
      milliseconds: Math.round((performance.now() - start.started) * 10) / 10,
      traces: traced.map((refusal) => traceOf(refusal, refused)),
      given,
      weight: entryBytes + 2 * (req.url.length + (body?.length ?? 0) + answer.length) + (given ? weightOf(bodySizeOf(req)) : 0),
    };
    const ring = operation.tag === 'simulator' ? this.#ofSimulator : this.#calls;
    ring.push(call);
    this.#count(call.weight);
    if (ring.length > (ring === this.#calls ? kept : keptOfSimulator)) this.#forgetOldest(ring);
    while (this.#bytes > keptBytes || this.#memory.full) {
      const other = ring === this.#calls ? this.#ofSimulator : this.#calls;
      const older = (other[0]?.id ?? Infinity) < (ring[0]?.id ?? Infinity) ? other : ring;
      // The newest stays, whatever others keep.
      if (older[0] === call) break;
      this.#forgetOldest(older);
    }
    return call;
  }

  #count(bytes: number): void {
    this.#bytes += bytes;
    this.#memory.used += bytes;
  }

  #forgetOldest(ring: TrafficEntry[]): void {
    this.#count(-(ring.shift()?.weight ?? 0));
  }

  find = (id: number): TrafficEntry | undefined => this.#calls.find((call) => call.id === id) ?? this.#ofSimulator.find((call) => call.id === id);

  clear(): void {
    this.#calls = [];
    this.#ofSimulator = [];
    this.#count(-this.#bytes);
  }

  answer({ operationId, code, status, search = '', after = 0, limit = 100, simulator = false }: QueryOf<'getTraffic'> = {}): Schema<'Traffic'> {
    const ring = simulator ? this.#ofSimulator : this.#calls;
    const words = search.trim().toLowerCase();
    const found = ring.filter((call) =>
      call.id > after &&
      (!operationId || call.operation.id === operationId) &&
      (!code || call.codes.includes(code)) &&
      (!status || (status === 'refused' ? isRefused(call) : status === '0' ? call.status === 0 : Math.floor(call.status / 100) === Number(status[0]))) &&
      (!words || `${call.operation.method} ${call.path} ${call.operation.id} ${call.codes.join(' ')} ${call.userName ?? ''} ${call.status}`.toLowerCase().includes(words)),
    );
    return { calls: found.slice(-limit).reverse().map(summaryOf), total: found.length, lastId: ring.at(-1)?.id ?? 0 };
  }
}

/** The files of a body are told by what they are. */
const withFiles = (body: unknown, told: (file: UploadedFile) => unknown): unknown =>
  typeof body === 'object' && body !== null && Object.values(body).some((part) => part instanceof UploadedFile)
    ? Object.fromEntries(Object.entries(body).map(([name, part]) => [name, part instanceof UploadedFile ? told(part) : (part as unknown)]))
    : body;

const textOf = (body: unknown): string | null => (body === undefined ? null : beginningOf(JSON.stringify(redacted(withFiles(body, (file) => file.toJSON()))), bodyCharacters));

/** What the gateway signs its callbacks with; a call that is played again needs no other header. */
const gatewayHeader = /^gateway-/;

/** What played the call belongs to its moment and is left behind. */
function givenOf(req: Request, { locals }: Response): GivenCall | undefined {
  const call = locals.call as GivenCall | undefined;
  const headers = new Map('gateway-signature' in req.headers ? Object.entries(req.headers).filter(([name]) => gatewayHeader.test(name)) : []);
  return call && { ...call, world: undefined, db: undefined, student: undefined, hungUp: undefined, body: withFiles(call.body, (file) => file.withoutContent()), rawBody: headers.size ? call.rawBody : '', header: (name: string) => String(headers.get(name) ?? '') };
}

const nameIn = (body: unknown): string | null => {
  const name = typeof body === 'object' && body !== null && 'userName' in body ? body.userName : undefined;
  return typeof name === 'string' ? name.slice(0, 100) : null;
};

/** Whether it was refused, or was a check that named a reason. */
export const isRefused = ({ traces }: TrafficEntry): boolean => traces.length > 0;

const summaryOf = (call: TrafficEntry): Schema<'TrafficCall'> => ({
  id: call.id, at: toIso(call.at), atMachine: toIso(call.atMachine), operationId: call.operation.id, method: call.operation.method, path: call.path,
  query: redactedQuery(call.query), userName: call.userName, status: call.status, codes: call.codes, milliseconds: call.milliseconds, refused: isRefused(call),
});

export function detailsOf(call: TrafficEntry): Schema<'TrafficDetails'> {
  return {
    call: summaryOf(call), language: call.language, body: call.body, answer: redactedText(call.answer), answerCut: call.answerCut,
    traces: call.traces.map(({ refusal: { Code, Params, Change }, rule, clause, facts }) => ({ refusal: { Code, Params, ...(Change !== undefined && { Change }) }, rule, clause, facts })),
  };
}

