/**
 * The queue of registration calls of one university. A call that can start soon is held in the server until its turn.
 * Any other call is refused with its place in the queue and must be repeated. Accounts are ordered by their first
 * calls. The caller passes all instants, in milliseconds of `performance.now()`.
 */

/**
 * An account's place in the queue. `order`: the serial number of the place. `ahead`: the number of places in front of
 * it at the last count. `seenAt`: the instant of the account's last call. `held`: the number of the account's calls
 * that wait for their turn or run.
 */
export type Place = { accountId: number; order: number; ahead: number; seenAt: number; held: number };

/** The number of people in front of a place, and the expected milliseconds until its turn. */
export type PlaceInQueue = { ahead: number; wait: number };

/**
 * A call held in the server. `start` runs it; `sendAway` refuses it with its place. `heldAt`: the instant since when it
 * is held. `before`: the number of calls in front of it in the server, running or held.
 */
export type HeldCall = {
  place: Place;
  heldAt: number;
  before: number;
  start: (call: HeldCall) => void;
  sendAway: (place: PlaceInQueue) => void;
};

/**
 * Simulated people whom a trainer has put in front of the queue. Each takes `each` milliseconds, and the last is done
 * at `until`.
 */
type Crowd = { until: number; each: number };

/** The longest expected wait in milliseconds with which a call is held in the server. */
const longestWait = 2_000;
/** The longest pause, in milliseconds, after which a refused call is told to come back. */
const longestReturn = 30_000;
/** An expected wait of more milliseconds than this is only an estimate, because the pace may change meanwhile. */
const estimatedWait = 8_000;
/** The milliseconds without a call after which an account loses its place. */
const silence = 60_000;
/**
 * The milliseconds for which counted places are reused. Until the next count, a reported place can only be too high.
 */
const countedFor = 250;
/** The number of calls that run at the same time, enough for two group commits (server/transaction.ts). */
const atOnce = 64;
/**
 * The number of finished calls in one measurement. A full queue needs more, because the first calls are slowed down
 * while further calls arrive.
 */
const measured = { whileFull: 256, otherwise: 64 };

/**
 * The `Retry-After` in milliseconds for an expected wait. For a long wait, which is only an estimate, it is half of the
 * wait, at most `longestReturn`. For a short wait, the call is to come back before its turn and to wait in the server,
 * where returning calls are put in order.
 */
export const toReturn = (wait: number): number =>
  wait > estimatedWait ? Math.min(longestReturn, wait / 2) : Math.max(1_000, wait - longestWait * 0.75);

export class RegistrationQueue {
  /** The places by account id, in the order of their first calls. */
  readonly #places = new Map<number, Place>();
  /** The held calls, the last in the queue first. */
  readonly #held: HeldCall[] = [];
  #order = 0;
  #running = 0;
  #countedAt = -Infinity;
  #crowd: Crowd = { until: 0, each: 0 };
  /** The milliseconds that one place adds to the wait. The initial value was measured on a machine with two cores. */
  #each = 1;
  /** The current measurement; `full` is true if calls have been waiting ever since `since`. */
  #measurement: { since: number; full: boolean; decided: number; time: number; calls: number } | undefined;

  /** Deletes the places of accounts that stopped calling, and numbers the others. */
  #count(now: number): void {
    if (now - this.#countedAt < countedFor) return;
    this.#countedAt = now;
    let ahead = 0;
    for (const place of this.#places.values())
      if (place.held === 0 && now - place.seenAt > silence) this.#places.delete(place.accountId);
      else place.ahead = ahead++;
  }

  #toPlaceInQueue({ ahead }: Place, now: number): PlaceInQueue {
    const crowd = Math.max(0, this.#crowd.until - now);
    return {
      ahead: ahead + (crowd && Math.ceil(crowd / this.#crowd.each)),
      wait: crowd + ahead * this.#each,
    };
  }

  /**
   * The account's place; undefined if it has none. The look-up counts as a call of the account, so the account keeps
   * its place.
   */
  find(accountId: number, now: number): PlaceInQueue | undefined {
    this.#count(now);
    const place = this.#places.get(accountId);
    if (!place) return undefined;
    place.seenAt = now;
    return this.#toPlaceInQueue(place, now);
  }

  /**
   * Returns `held` with the account's place if its turn is near, otherwise the place in the queue with the wait. A new
   * account gets the last place.
   */
  enter(accountId: number, now: number): { held: Place } | PlaceInQueue {
    this.#count(now);
    let place = this.#places.get(accountId);
    if (!place) {
      place = { accountId, order: this.#order++, ahead: this.#places.size, seenAt: now, held: 0 };
      this.#places.set(accountId, place);
    }
    place.seenAt = now;
    const told = this.#toPlaceInQueue(place, now);
    if (told.wait > longestWait) return told;
    place.held += 1;
    return { held: place };
  }

  /**
   * Runs `start` at the turn of this place, at once if fewer than `atOnce` calls run. Runs `sendAway` instead if the
   * queue turns out to be too slow; the account keeps its place. The caller ends a started call with `leave`.
   */
  wait(place: Place, now: number, start: HeldCall['start'], sendAway: HeldCall['sendAway']): void {
    // Most calls join at the end of the queue, so the search begins there.
    let index = 0;
    while (index < this.#held.length && this.#held[index]!.place.order > place.order) index += 1;
    const before = this.#running + this.#held.length - index;
    this.#held.splice(index, 0, { place, heldAt: now, before, start, sendAway });
    this.#startNext();
  }

  #startNext(): void {
    while (this.#running < atOnce) {
      const next = this.#held.pop();
      if (!next) return;
      this.#running += 1;
      next.start(next);
    }
  }

  /** Ends a started call and starts the next. The account's place is deleted with its last call. */
  leave(call: HeldCall, now: number): void {
    const { place } = call;
    place.held -= 1;
    if (place.held === 0) this.#places.delete(place.accountId);
    this.#running -= 1;
    this.#measure(call, now);
    this.#startNext();
  }

  /**
   * Measures the milliseconds for each call. In a full queue it is the time between two finished calls. If the queue is
   * not full, that time would only show how often calls arrive, so the duration of a call is divided by the number of
   * calls in the server.
   */
  #measure({ heldAt, before }: HeldCall, now: number): void {
    const sum = (this.#measurement ??= { since: now, full: true, decided: -1, time: 0, calls: 0 });
    sum.decided += 1;
    sum.time += now - heldAt;
    sum.calls += before + 1;
    sum.full &&= this.#held.length > 0;
    if (sum.decided < (sum.full ? measured.whileFull : measured.otherwise)) return;
    const each = sum.full ? (now - sum.since) / sum.decided : sum.time / sum.calls;
    // A measurement counts as at most twice the value so far, so one pause of the server, such as a database checkpoint,
    // raises the value by at most half. A pause says little about the next calls.
    this.#each = (this.#each + Math.min(each, 2 * this.#each)) / 2;
    this.#measurement = { since: now, full: true, decided: 0, time: 0, calls: 0 };
    this.#sendLastAway(now);
  }

  /** Refuses calls at the end of the queue while the last one would wait longer than twice `longestWait`. */
  #sendLastAway(now: number): void {
    while (this.#held.length * this.#each > 2 * longestWait) {
      const last = this.#held.shift();
      if (!last) return;
      last.place.held -= 1;
      last.sendAway({ ahead: this.#held.length, wait: this.#held.length * this.#each });
      last.place.seenAt = now;
    }
  }

  /** Puts simulated people in front of everybody else; 0 people removes them. */
  addCrowd(people: number, perSecond: number, now: number): void {
    const each = 1_000 / perSecond;
    this.#crowd = { until: now + people * each, each };
  }
}
