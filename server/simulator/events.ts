import type { Response } from 'express';
import type { Db } from '../../db/db.ts';
import type { Operation } from '../http/contract.ts';
import type { Tenant } from '../tenant.ts';

export type EventName =
  | 'clock'
  | 'agenda'
  | 'outbox'
  | 'faults'
  | 'traffic'
  | 'data'
  | 'desk'
  | 'snapshot'
  | 'reset'
  | 'classroom'
  | 'notice'
  | 'script';

/** Beyond this many the one listening for longest is let go; its browser comes back by itself. */
const maximumListeners = 100;
const heartbeatMilliseconds = 15_000;
/** What happens within this time is told in one go. */
const togetherMilliseconds = 50;
/** How often to look for what no call did: work that fell due, a clock moved from another sandbox. */
const lookMilliseconds = 1_000;
/** How many changes whoever comes is told of. */
const rememberedChanges = 50;

/** What the simulator's own changing calls change, by the beginning of their paths. */
const ofPaths: [beginning: string, names: EventName[]][] = [
  ['/sim/clock', ['clock']],
  ['/sim/agenda', ['agenda']],
  ['/sim/outbox', ['outbox']],
  ['/sim/keys', ['data']],
  ['/sim/identity-provider', ['data']],
  ['/sim/faults', ['faults']],
  ['/sim/traffic', ['traffic']],
  ['/sim/requests', ['desk', 'data']],
  ['/sim/desk', ['desk', 'data']],
  ['/sim/registrations', ['data']],
  ['/sim/seats', ['data']],
  ['/sim/grades', ['data']],
  ['/sim/gateway', ['data']],
  ['/sim/snapshots', ['snapshot']],
  ['/sim/reset', ['reset']],
  ['/sim/scenarios', ['reset']],
  ['/sim/replay', ['reset']],
];

const eventText = (name: EventName | 'watching', calls: number[]): string =>
  `event: ${name}\ndata: ${JSON.stringify({ calls })}\n\n`;

/** Rows changed through this connection so far, and the newest message. */
function getMarks(db: Db): { changes: number; message: number } {
  const row = db.$client
    .prepare<[], { changes: number; message: number }>(
      'select total_changes() changes, (select coalesce(max(id), 0) from outbox) message',
    )
    .get();
  return row ?? { changes: 0, message: 0 };
}

type Seen = { db: Db; changes: number; message: number; mode: string; skew: number };

/** Who watches one sandbox, and what they are told. Without listeners it costs nothing. */
export class Events {
  readonly #world: Tenant;
  readonly #listeners = new Set<Response>();
  readonly #waiting = new Map<EventName, Set<number>>();
  #telling: NodeJS.Timeout | undefined;
  #looking: NodeJS.Timeout | undefined;
  #seen: Seen | undefined;
  #beat = 0;
  /** The last calls that may have changed something, whoever listened then. */
  #lastChanges: number[] = [];

  constructor(tenant: Tenant) {
    this.#world = tenant;
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  /** Keeps the answer open and writes to it until the caller goes away. */
  listen(res: Response): void {
    const [longest] = this.#listeners;
    if (longest && this.#listeners.size >= maximumListeners) longest.end();
    // No proxy may collect or compress it: each event is to arrive when it happens.
    res.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    res.write(`retry: 3000\n\n${eventText('watching', this.#lastChanges)}`);
    this.#listeners.add(res);
    res.on('close', () => {
      this.#listeners.delete(res);
      if (!this.#listeners.size) this.#rest();
    });
    if (!this.#looking) {
      this.#seen = this.#look();
      this.#looking = setInterval(() => this.#watch(), lookMilliseconds);
      this.#looking.unref();
    }
  }

  /** Tells everybody, together with all else that happens in this moment. `call`: the recorded call that did it. */
  emit(name: EventName, call?: number): void {
    if (!this.#listeners.size) return;
    const calls = this.#waiting.get(name) ?? new Set<number>();
    this.#waiting.set(name, calls);
    if (call !== undefined) calls.add(call);
    this.#telling ??= setTimeout(() => this.#tell(), togetherMilliseconds);
  }

  /** What a call has changed, once it is answered. */
  afterCall(operation: Operation, ok: boolean, call: number | undefined, faults: boolean): void {
    if (ok && operation.method !== 'GET' && call !== undefined)
      this.#lastChanges = [...this.#lastChanges, call].slice(-rememberedChanges);
    if (!this.#listeners.size) return;
    if (faults) this.emit('faults', call);
    const changed = this.#changed();
    // Another has done it; this call, which may be a page's own, only came upon it.
    if (changed.reset) this.emit('reset');
    if (changed.clock) this.emit('clock');
    if (operation.tag !== 'simulator') {
      this.emit('traffic', call);
      // Who signs in or out changes nothing that others look at; the tabs of one browser tell each other.
      if (ok && changed.data && operation.method !== 'GET' && operation.tag !== 'account') this.emit('data', call);
    } else if (ok && operation.method !== 'GET') {
      for (const [beginning, names] of ofPaths)
        if (operation.path.startsWith(beginning)) names.forEach((name) => this.emit(name, call));
      if (operation.path.endsWith('/restore')) this.emit('reset', call);
    }
    if (changed.outbox) this.emit('outbox', call);
  }

  /** Lets everybody go. */
  close(): void {
    for (const listener of this.#listeners) listener.end();
    this.#listeners.clear();
    this.#rest();
  }

  #rest(): void {
    clearInterval(this.#looking);
    clearTimeout(this.#telling);
    this.#looking = this.#telling = undefined;
    this.#waiting.clear();
  }

  #look(): Seen {
    const { db, clock } = this.#world;
    const mode = clock.mode();
    const { changes, message } = getMarks(db);
    return {
      db,
      changes: changes - clock.kept(),
      message,
      mode,
      skew: mode === 'frozen' ? clock.now() : clock.now() - Date.now(),
    };
  }

  /** What is new in the data since the last look. */
  #changed(): { data: boolean; outbox: boolean; clock: boolean; reset: boolean } {
    const before = this.#seen;
    const now = (this.#seen = this.#look());
    if (!before) return { data: false, outbox: false, clock: false, reset: false };
    if (before.db !== now.db) return { data: true, outbox: true, clock: true, reset: true };
    return {
      data: before.changes !== now.changes,
      outbox: before.message !== now.message,
      clock: before.mode !== now.mode || Math.abs(before.skew - now.skew) > 1_000,
      reset: false,
    };
  }

  #watch(): void {
    const { data, outbox, clock, reset } = this.#changed();
    if (reset) this.emit('reset');
    else if (data) this.emit('data');
    if (outbox) this.emit('outbox');
    if (clock) this.emit('clock');
    this.#beat += lookMilliseconds;
    if (this.#beat < heartbeatMilliseconds) return;
    this.#beat = 0;
    this.#write(': still here\n\n');
  }

  #tell(): void {
    this.#telling = undefined;
    const text = [...this.#waiting].map(([name, calls]) => eventText(name, [...calls].slice(-50))).join('');
    this.#waiting.clear();
    this.#write(text);
  }

  /** Whoever does not read for so long that this much waits is let go. */
  #write(text: string): void {
    for (const listener of this.#listeners) {
      if (listener.writableLength > 256_000) listener.destroy();
      else listener.write(text);
    }
  }
}
