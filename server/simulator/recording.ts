import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Language } from '../../locales/i18n.ts';
import { bodySizeOf } from '../http/body.ts';
import type { Operation, OperationId } from '../http/contract.ts';
import { languageOf } from '../http/messages.ts';
import type { Sent } from '../http/mount.ts';
import type { World } from '../world.ts';
import { Memory, weightOf } from './memory.ts';
import { takeState, type State } from './snapshots.ts';
import type { Faults } from './faults.ts';

/** A call as it was made and answered; tokens are not among it. Instants in epoch milliseconds. */
export type RecordedCall = {
  /** By the business clock. */
  at: number;
  machineAt: number;
  call: OperationId;
  session: string | null;
  language: Language;
  query: Record<string, unknown>;
  params: Record<string, string>;
  body: unknown;
  once: string | null;
  /** 0 where the line was cut. */
  status: number;
  codes: string[];
  /** Short hash of the answer's text; empty where the same call never answers the same twice. */
  answer: string;
  /** About what it takes in memory, in bytes. */
  weight: number;
};

/** Past this many calls a recording starts again from the state it has then, and keeps the part before while that fills. */
const callsPerPart = 250;
/** A replay file holds a thousand calls: two parts, and what was on its way between them. */
const mostCallsPerPart = 450;
/** A start costs by the byte: the larger the university, the longer its parts. */
const bytesPerCall = 16 * 1024;

/** A part that takes this much is as full as one of many calls: two of them fit in a replay file. */
const mostBytesPerPart = 3 * 1024 * 1024;
/** Where all sandboxes together keep too much, a part of this much makes room. */
const leastBytesPerPart = 128 * 1024;
/** Of what the contract refuses, what a page or a person could have written is kept; it stands in a replay file, which may not nest too deep itself. */
const mostOfRefused = { bytes: 4_096, depth: 20 };
/** Stands for a body that is not kept: no call takes a text, so that it is refused again. */
const leftOut = '…';
const longestKey = 100;

/** After how many calls a university of so many bytes is taken again. */
export const partLength = (bytes: number): number => Math.min(mostCallsPerPart, Math.max(callsPerPart, Math.round(bytes / bytesPerCall)));

/** These manage sandboxes; the rest of the simulator's changing calls are part of what happened. */
const aroundIt: ReadonlySet<string> = new Set<OperationId>([
  'startPersonaSession', 'startScenario', 'resetSandbox', 'createSandbox', 'deleteSandbox', 'saveSnapshot', 'restoreSnapshot', 'deleteSnapshot', 'undoClockMove', 'playReplay',
  'createClassroom', 'joinClassroom', 'setClassroomClock', 'resetTrainee', 'closeClassroom', 'clearOutbox',
]);

/** A token stands in them: of a session, or of a calendar that reads by itself. */
const carryTokens: ReadonlySet<string> = new Set<OperationId>(['refreshToken', 'getCalendarFeed']);

export const isRecorded = ({ id, tag, method }: Operation): boolean => (tag === 'simulator' ? method !== 'GET' && !aroundIt.has(id) : !carryTokens.has(id));

/** What these answer carries tokens or instants of the machine. */
const answersDiffer = ({ tag, secretAnswer }: Operation): boolean => tag === 'account' || tag === 'simulator' || secretAnswer;

export const shortHash = (text: string): string => createHash('sha1').update(text).digest('base64url').slice(0, 12);

/** A start is kept in memory; a university of this many bytes is not. */
const largest = 64 * 1024 * 1024;
const sizeOf = ({ world: { db } }: Pick<Recorded, 'world'>): number => Number(db.$client.pragma('page_count', { simple: true })) * Number(db.$client.pragma('page_size', { simple: true }));

/** Larger than what is kept in memory of a university. */
export const tooLargeToKeep = (world: World): boolean => sizeOf({ world }) > largest;

type Recorded = { world: World; faults: Faults };

/** `start` is undefined where there is none yet, or the university is too large for one; `mark` tells whether anything has changed since it. */
type Part = { start: State | Promise<State> | 'seeded' | undefined; calls: RecordedCall[]; length: number; bytes: number; mark?: string };

/** The same as long as no row and no fault changes: all there is of a sandbox. */
const markOf = ({ world: { db }, faults }: Recorded): string => `${db.$client.prepare<[], number>('select total_changes()').pluck().get() ?? 0} ${JSON.stringify(faults.all())}`;

/** A part from here on. Read at once, compressed beside the calls that follow. */
function partFrom(sandbox: Recorded): Part {
  const size = sizeOf(sandbox);
  if (size > largest) return { start: undefined, calls: [], length: callsPerPart, bytes: 0 };
  const start = takeState(sandbox);
  // Whoever asks for it hears of a failure; until then it must not end the process.
  start.catch(() => undefined);
  return { start, calls: [], length: partLength(size), bytes: 0, mark: markOf(sandbox) };
}

/** Where a sandbox started and every call made in it since. */
export class Recording {
  readonly #memory: Memory;
  #before: Part | undefined;
  #part: Part = { start: undefined, calls: [], length: 0, bytes: 0 };
  /** Every call counts, however far back the recording reaches. */
  last: RecordedCall | undefined;
  lastRefusal: string | undefined;

  constructor(memory = new Memory()) {
    this.#memory = memory;
  }

  /** A new beginning: what was recorded before is of another state. */
  begin(start: State | 'seeded'): void {
    this.forget();
    this.#part = { start, calls: [], length: callsPerPart, bytes: 0 };
    this.last = undefined;
    this.lastRefusal = undefined;
  }

  /** Everything, where the sandbox itself is put away. */
  forget(): void {
    for (const part of [this.#before, this.#part]) this.#memory.used -= part?.bytes ?? 0;
    this.#before = undefined;
    this.#part = { start: undefined, calls: [], length: 0, bytes: 0 };
  }

  /** Makes sure that there is a state to start from, before a call changes it. */
  prepare(sandbox: Recorded, operation: Operation): void {
    const { start, calls, length, bytes, mark } = this.#part;
    const crowded = this.#memory.full && bytes > leastBytesPerPart;
    if ((calls.length < length && bytes < mostBytesPerPart && !crowded) || !isRecorded(operation)) return;
    this.#memory.used -= this.#before?.bytes ?? 0;
    this.#before = undefined;
    if (start !== undefined && !crowded) this.#before = this.#part;
    else this.#memory.used -= bytes;
    // Where calls have only read, the state is what it was: taking it again would cost more than all of them.
    this.#part = mark !== undefined && mark === markOf(sandbox) ? { start, calls: [], length, bytes: 0, mark } : partFrom(sandbox);
  }

  add(call: RecordedCall): void {
    this.#part.calls.push(call);
    this.#part.bytes += call.weight;
    this.#memory.used += call.weight;
    this.last = call;
    const [code] = call.codes;
    if (call.status >= 400 && code) this.lastRefusal = code;
  }

  /** The start and the calls since, the longest that is known; no calls where there is no start. */
  whole(): { start: Part['start']; calls: RecordedCall[] } {
    const { start } = this.#before ?? this.#part;
    return { start, calls: start === undefined ? [] : [...(this.#before?.calls ?? []), ...this.#part.calls] };
  }
}

/** The session a bearer token speaks for, unverified: it is only noted. */
function sessionIn(authorization: string | undefined): string | null {
  const payload = authorization?.split('.')[1];
  if (!payload) return null;
  try {
    const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid?: unknown };
    return typeof sid === 'string' ? sid : null;
  } catch {
    return null;
  }
}

/** The codes of an answer: why it refuses or would refuse, what it asks, or what it says was done. */
export const codesIn = (answer: unknown): string[] => {
  const { Refusals, Message, messages, refusals, confirmations } = (answer ?? {}) as { Refusals?: { Code: string }[]; Message?: unknown; messages?: { Code?: string }[]; refusals?: { Code?: string }[]; confirmations?: { Code?: string }[] };
  if (Array.isArray(Refusals)) return Refusals.map(({ Code }) => Code);
  if (Array.isArray(refusals) && Array.isArray(confirmations)) return [...refusals, ...confirmations].flatMap(({ Code }) => Code ?? []);
  if (Array.isArray(messages)) return messages.flatMap(({ Code }) => Code ?? []);
  return typeof Message === 'string' ? [Message] : [];
};

const paramsOf = (operation: Operation, path: string): Record<string, string> => {
  const values = path.split('/');
  return Object.fromEntries(operation.path.split('/').flatMap((part, index) => (part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(values[index] ?? '')]] : [])));
};

/** The call, once it is answered; undefined for those that are not part of what happened. */
export function recordedCall(operation: Operation, world: World, req: Request, res: Response, sent: Sent | undefined): RecordedCall | undefined {
  if (!isRecorded(operation)) return undefined;
  // A file is told apart by its status alone.
  const text = typeof sent?.content === 'string' ? sent.content : '';
  const { authorization } = req.headers;
  const key = req.headers['idempotency-key'];
  const once = operation.idempotent && typeof key === 'string' && key.length <= longestKey ? key : null;
  const size = bodySizeOf(req);
  const unread = operation.hasBody && size.bytes === 0 && res.statusCode === 400;
  const whole = res.locals.call !== undefined || (!unread && size.bytes <= mostOfRefused.bytes && size.depth <= mostOfRefused.depth);
  const body = operation.multipart ? null : whole ? ((req.body as unknown) ?? null) : leftOut;
  return {
    at: (res.locals.now as number | undefined) ?? world.clock.now(), machineAt: Date.now(), call: operation.id, session: sessionIn(authorization), language: languageOf(req.headers['accept-language']),
    query: { ...(req.query as Record<string, unknown>) }, params: paramsOf(operation, req.path), body, once,
    status: sent?.status ?? 0, codes: codesIn(sent?.body), answer: text && whole && !answersDiffer(operation) ? shortHash(text) : '',
    weight: 1_000 + 2 * req.url.length + (body === null ? 0 : weightOf(size)),
  };
}
