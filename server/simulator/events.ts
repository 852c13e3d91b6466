import type { Response } from 'express';
import type { Db } from '../../db/db.ts';
import type { Operation } from '../http/contract.ts';
import type { Tenant } from '../tenant.ts';

export type EventName =
  | 'clock'
  | 'agenda'
  | 'outbox'
  | 'faults'
  | 'breakpoints'
  | 'traffic'
  | 'data'
  | 'desk'
  | 'snapshot'
  | 'reset'
  | 'classroom'
  | 'notice'
  | 'script';

/** The most listeners of a sandbox. One more closes the oldest connection, and its browser reconnects. */
const maximumListeners = 100;
const heartbeatMilliseconds = 15_000;
/** The milliseconds for which events are collected and then sent together. */
const togetherMilliseconds = 50;
/**
 * The milliseconds between checks for changes that no call made, such as scheduled jobs or a clock moved from another
 * sandbox.
 */
const lookMilliseconds = 1_000;
/** The most changing calls whose numbers a new listener is told. */
const rememberedChanges = 50;

/** Events of the simulator's own changing operations, by the beginning of their paths. */
const ofPaths: [beginning: string, names: EventName[]][] = [
  ['/sim/clock', ['clock']],
  ['/sim/agenda', ['agenda']],
  ['/sim/outbox', ['outbox']],
  ['/sim/keys', ['data']],
  ['/sim/identity-provider', ['data']],
  ['/sim/faults', ['faults']],
  ['/sim/breakpoints', ['breakpoints']],
  ['/sim/incidents', ['agenda', 'faults']],
  ['/sim/traffic', ['traffic']],
  ['/sim/requests', ['desk', 'data']],
  ['/sim/desk', ['desk', 'data']],
  ['/sim/registrations', ['data']],
  ['/sim/seats', ['data']],
  ['/sim/sections', ['data']],
  ['/sim/grades', ['data']],
  ['/sim/gateway', ['data']],
  ['/sim/webhooks', ['data']],
  ['/sim/snapshots', ['snapshot']],
  ['/sim/reset', ['reset']],
  ['/sim/scenarios', ['reset']],
  ['/sim/replay', ['reset']],
];

/** The events of a changing operation of the simulator. */
const namesOf = ({ path }: Operation): EventName[] => [
  ...ofPaths.flatMap(([beginning, names]) => (path.startsWith(beginning) ? names : [])),
  ...(path.endsWith('/restore') ? (['reset'] as const) : []),
];

const eventText = (name: EventName | 'watching', calls: number[]): string =>
  `event: ${name}\ndata: ${JSON.stringify({ calls })}\n\n`;

/** The number of rows changed through this connection, and the id of the newest message. */
function getMarks(db: Db): { changes: number; message: number } {
  const row = db.$client
    .prepare<[], { changes: number; message: number }>(
      'select total_changes() changes, (select coalesce(max(id), 0) from outbox) message',
    )
    .get();
  return row ?? { changes: 0, message: 0 };
}

type Seen = { db: Db; changes: number; message: number; mode: string; skew: number };

/** The event stream of one sandbox. Without listeners no changes are looked for. */
export class Events {
  readonly #world: Tenant;
  readonly #listeners = new Set<Response>();
  /** The events to send next with the calls that caused them; null if something else caused the event too. */
  readonly #waiting = new Map<EventName, Set<number> | null>();
  #telling: NodeJS.Timeout | undefined;
  #looking: NodeJS.Timeout | undefined;
  #seen: Seen | undefined;
  #beat = 0;
  /** The numbers of the last calls that may have changed something, recorded with or without listeners. */
  #lastChanges: number[] = [];

  constructor(tenant: Tenant) {
    this.#world = tenant;
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  /** Keeps the response open and writes events to it until the caller disconnects. */
  listen(res: Response): void {
    const [longest] = this.#listeners;
    if (longest && this.#listeners.size >= maximumListeners) longest.end();
    // Tells proxies not to buffer or compress the stream, so that each event arrives at once.
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

  /**
   * Sends an event to all listeners, together with others within `togetherMilliseconds`. `call` is the number of the
   * recorded call that caused it. An event without a number also hides those of its name that are sent with it, because
   * a tab ignores an event that names its own calls only.
   */
  emit(name: EventName, call?: number): void {
    if (!this.#listeners.size) return;
    const calls = this.#waiting.get(name);
    this.#waiting.set(name, call === undefined || calls === null ? null : (calls ?? new Set()).add(call));
    this.#telling ??= setTimeout(() => this.#tell(), togetherMilliseconds);
  }

  /** Emits the events that follow a call: its entry in the traffic, its faults, and the changes noticed after it. */
  afterCall(operation: Operation, ok: boolean, call: number | undefined, faults: boolean): void {
    if (ok && operation.method !== 'GET' && call !== undefined)
      this.#lastChanges = [...this.#lastChanges, call].slice(-rememberedChanges);
    if (!this.#listeners.size) return;
    if (faults) this.emit('faults', call);
    const changed = this.#changed();
    const own = new Set(ok && operation.tag === 'simulator' && operation.method !== 'GET' ? namesOf(operation) : []);
    // Another call may have caused a reset or a move of the clock that is noticed here, so these events have no call
    // number, unless this call causes such an event.
    if (changed.reset && !own.has('reset')) this.emit('reset');
    if (changed.clock && !own.has('clock')) this.emit('clock');
    own.forEach((name) => this.emit(name, call));
    if (operation.tag !== 'simulator') {
      this.emit('traffic', call);
      // A sign-in or sign-out changes no data on other pages. Tabs of one browser inform each other.
      if (ok && changed.data && operation.method !== 'GET' && operation.tag !== 'account') this.emit('data', call);
    }
    if (changed.outbox) this.emit('outbox', call);
  }

  /** Ends the event streams of all listeners. */
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

  /** Compares the data with the last check and returns the parts that changed. */
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
    const text = [...this.#waiting].map(([name, calls]) => eventText(name, [...(calls ?? [])].slice(-50))).join('');
    this.#waiting.clear();
    this.#write(text);
  }

  /** Writes to all listeners. A listener with too much unread data is disconnected. */
  #write(text: string): void {
    for (const listener of this.#listeners) {
      if (listener.writableLength > 256_000) listener.destroy();
      else listener.write(text);
    }
  }
}
