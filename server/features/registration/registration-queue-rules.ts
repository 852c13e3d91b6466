/**
 * The queue of registration calls of one university. A call that can be decided soon is held until its turn; any other
 * call is refused with its place, and returns. The order is that of the first calls. Instants and waits are
 * milliseconds of the machine's clock, passed by the caller.
 */

/**
 * An account's place. `order` counts the places ever given, `ahead` the places in front at the last count, and `held`
 * the calls of the account that wait for their turn or run.
 */
export type Place = { accountId: number; order: number; ahead: number; seenAt: number; held: number };

/** The people in front of a place, and the milliseconds until its turn. */
export type PlaceInQueue = { ahead: number; wait: number };

/**
 * A call with a turn: `start` runs it, `sendAway` refuses it with its place. `heldAt` is its instant, `before` the
 * number of calls in the server that came before it.
 */
export type HeldCall = {
  place: Place;
  heldAt: number;
  before: number;
  start: (call: HeldCall) => void;
  sendAway: (place: PlaceInQueue) => void;
};

/** People in front of everybody else whom a trainer has added: `each` milliseconds for one, the last one at `until`. */
type Crowd = { until: number; each: number };

/** The milliseconds within which a call must be decided to be held. */
const longestWait = 2_000;
/** The longest milliseconds until the next sign of life. */
const longestReturn = 30_000;
/** The milliseconds above which a wait is an estimate, because the pace may change until then. */
const estimatedWait = 8_000;
/** The milliseconds without a call after which a place is given up. */
const silence = 60_000;
/** The milliseconds for which the counted places stay valid. Within them, a place is at worst told too high. */
const countedFor = 250;
/** The number of calls that run at the same time, enough for two group commits. */
const atOnce = 64;
/** The number of decisions of one measurement: many while calls wait, because those who arrive slow the first ones. */
const measured = { whileFull: 256, otherwise: 64 };

/**
 * The milliseconds until a call with this wait shall return. A long wait is an estimate, so half of it is told. At the
 * end of a short one the call waits in the server for most of `longestWait`, where calls that return together are put
 * in order.
 */
export const toReturn = (wait: number): number =>
  wait > estimatedWait ? Math.min(longestReturn, wait / 2) : Math.max(1_000, wait - longestWait * 0.75);

export class RegistrationQueue {
  /** The places in the order of their first calls. */
  readonly #places = new Map<number, Place>();
  /** The held calls, the last order first. */
  readonly #held: HeldCall[] = [];
  #order = 0;
  #running = 0;
  #countedAt = -Infinity;
  #crowd: Crowd = { until: 0, each: 0 };
  /** The milliseconds between two decisions of a full queue. The first value is that of a machine with two cores. */
  #each = 1;
  /** `full`: calls waited at every decision since `since`. */
  #measurement: { since: number; full: boolean; decided: number; time: number; calls: number } | undefined;

  /** Deletes the places that were given up, and counts the others. */
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

  /** The account's place, which counts as a sign of life; undefined if it has none. */
  find(accountId: number, now: number): PlaceInQueue | undefined {
    this.#count(now);
    const place = this.#places.get(accountId);
    if (!place) return undefined;
    place.seenAt = now;
    return this.#toPlaceInQueue(place, now);
  }

  /** Gives a call its place: `held` until its turn, or refused with the place. */
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
   * Runs `start` when it is the turn of this place: at once if fewer calls run than can. Runs `sendAway` instead if
   * decisions turn out to take too long for this call; its place stays. A started call ends with `leave`.
   */
  wait(place: Place, now: number, start: HeldCall['start'], sendAway: HeldCall['sendAway']): void {
    // The queue mostly grows at its end, so the search begins with the last order.
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

  /** Ends a started call. The place is free when the account's last call has ended. */
  leave(call: HeldCall, now: number): void {
    const { place } = call;
    place.held -= 1;
    if (place.held === 0) this.#places.delete(place.accountId);
    this.#running -= 1;
    this.#measure(call, now);
    this.#startNext();
  }

  /**
   * Measures the time of a decision. While calls wait for their turn, it is the time between two decisions. Otherwise
   * that would say only how often calls come, and fewer and fewer would be held: then it is the time of a call, shared
   * among itself and those before it.
   */
  #measure({ heldAt, before }: HeldCall, now: number): void {
    const sum = (this.#measurement ??= { since: now, full: true, decided: -1, time: 0, calls: 0 });
    sum.decided += 1;
    sum.time += now - heldAt;
    sum.calls += before + 1;
    sum.full &&= this.#held.length > 0;
    if (sum.decided < (sum.full ? measured.whileFull : measured.otherwise)) return;
    const each = sum.full ? (now - sum.since) / sum.decided : sum.time / sum.calls;
    // A pause of the server, such as a checkpoint of the database, says little about the next decisions.
    this.#each = (this.#each + Math.min(each, 2 * this.#each)) / 2;
    this.#measurement = { since: now, full: true, decided: 0, time: 0, calls: 0 };
    this.#sendLastAway(now);
  }

  /** Refuses the last held calls if they would wait twice as long as a call may. */
  #sendLastAway(now: number): void {
    while (this.#held.length * this.#each > 2 * longestWait) {
      const last = this.#held.shift();
      if (!last) return;
      last.place.held -= 1;
      last.sendAway({ ahead: this.#held.length, wait: this.#held.length * this.#each });
      last.place.seenAt = now;
    }
  }

  /** Puts people in front of everybody else; none ends it. */
  addCrowd(people: number, perSecond: number, now: number): void {
    const each = 1_000 / perSecond;
    this.#crowd = { until: now + people * each, each };
  }
}
