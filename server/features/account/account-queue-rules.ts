/**
 * The queue for password comparisons. Networks take turns, so a network that sends many requests delays only itself.
 * Requests with unknown user names get every fourth turn while requests with known ones wait. Instants and waits are
 * milliseconds of the machine's clock, passed by the caller.
 */

/** A request that enters the queue: its network, its user name, and `known` if an account has that name. */
export type QueueRequest = { network: string; name: string; known: boolean };

/** The result of entering the queue: a place in it, or the milliseconds after which to try again. */
export type QueueResponse<Turn> = { place: Place<Turn> } | { wait: number };

/**
 * A request's place in the queue, which it keeps from its arrival until its password has been compared. `share` counts
 * the places of the request's network. `lane` is the part of the queue for known user names, or for unknown ones.
 */
export type Place<Turn> = { share: Share<Turn>; lane: Lane<Turn> };

/**
 * The part of a network in a lane. `held` is the number of its places, `waiting` its requests that wait for their turn.
 * `refused` has, for each user name whose request was refused, the instant from which a new request gets a place.
 */
type Share<Turn> = { network: string; held: number; waiting: Turn[]; refused: Map<string, number> };

type Lane<Turn> = { shares: Map<string, Share<Turn>>; waiting: Set<Share<Turn>> };

/** The milliseconds that a reservation lasts after the instant from which the refused request gets a place. */
const reservedMilliseconds = 30_000;
const minimumWait = 1_000;
/**
 * A shorter turn is counted as this many milliseconds. Requests that are refused without a comparison are quicker. If
 * an attacker sent many of them, the waits that clients are told would otherwise become too short.
 */
const minimumTurn = 10;
/**
 * The maximum number of refused requests remembered for each network, more than a campus sends at once. Further ones
 * get a wait but no reservation.
 */
const mostRefused = 5_000;
/** The number of comparisons for known user names before one for an unknown name, if both wait. */
const knownForOne = 3;

const newLane = <Turn>(): Lane<Turn> => ({ shares: new Map(), waiting: new Set() });

const heldIn = <Turn>({ shares }: Lane<Turn>): number => [...shares.values()].reduce((sum, { held }) => sum + held, 0);

/**
 * The moving average of a turn's duration in milliseconds, updated with a turn of `milliseconds`. Each turn counts with
 * at most one and a half times the average, because the first turns of a rush also wait for the arrival of the other
 * requests.
 */
export const withTurn = (average: number, milliseconds: number): number =>
  average + (Math.max(minimumTurn, Math.min(milliseconds, 1.5 * average)) - average) / 32;

export class PasswordQueue<Turn> {
  readonly #known = newLane<Turn>();
  readonly #unknown = newLane<Turn>();
  #knownInARow = 0;
  /** The longest wait in milliseconds of a request in the queue, if no other network sends requests after it. */
  longestWait: number;

  constructor(longestWait: number) {
    this.longestWait = longestWait;
  }

  /**
   * The number of comparisons that run before a request with `ahead` requests of its own network in front of it.
   * Networks take turns, so every other network counts for at most `ahead` + 1 comparisons. With `withRefused`, the
   * refused requests of the other networks count too, because they may return.
   */
  #turnsBefore(lane: Lane<Turn>, network: string, ahead: number, withRefused: boolean): number {
    let turns = ahead;
    for (const share of lane.shares.values())
      if (share.network !== network) turns += Math.min(share.held + (withRefused ? share.refused.size : 0), ahead + 1);
    return lane === this.#known
      ? turns + Math.min(heldIn(this.#unknown), Math.floor(turns / knownForOne))
      : turns + Math.min(heldIn(this.#known), (turns + 1) * knownForOne);
  }

  /**
   * Gives the request a place in the queue or a wait. `each` is the average milliseconds between the ends of two
   * comparisons.
   */
  enter({ network, name, known }: QueueRequest, now: number, each: number): QueueResponse<Turn> {
    const lane = known ? this.#known : this.#unknown;
    const share = lane.shares.get(network) ?? {
      network,
      held: 0,
      waiting: [],
      refused: new Map<string, number>(),
    };
    for (const [other, at] of share.refused) if (at + reservedMilliseconds <= now) share.refused.delete(other);
    lane.shares.set(network, share);
    const reservation = share.refused.get(name);
    const rank = reservation !== undefined ? [...share.refused.keys()].indexOf(name) : share.refused.size;
    const milliseconds = this.#turnsBefore(lane, network, share.held + rank, true) * each;
    // While the queue is at most half as long as allowed, the refused requests that may return do not count.
    const isShort = this.#turnsBefore(lane, network, share.held, false) * each <= this.longestWait / 2;
    if ((reservation !== undefined && reservation <= now) || isShort || milliseconds <= this.longestWait) {
      share.refused.delete(name);
      share.held += 1;
      return { place: { share, lane } };
    }
    const wait = Math.max(minimumWait, milliseconds - this.longestWait / 2);
    // Setting an existing key of a map keeps its position, so the order of the refused requests stays the same.
    if (reservation !== undefined || share.refused.size < mostRefused) share.refused.set(name, now + wait);
    return { wait };
  }

  /** Registers the callback `turn`, which `next` returns when it is this place's turn. */
  wait({ share, lane }: Place<Turn>, turn: Turn): void {
    share.waiting.push(turn);
    lane.waiting.add(share);
  }

  /** Removes and returns the callback whose turn is next; undefined if none waits. */
  next(): Turn | undefined {
    const unknownTurn =
      this.#unknown.waiting.size > 0 && (this.#known.waiting.size === 0 || this.#knownInARow >= knownForOne);
    const lane = unknownTurn ? this.#unknown : this.#known;
    const [share] = lane.waiting;
    if (!share) return undefined;
    this.#knownInARow = unknownTurn ? 0 : this.#knownInARow + 1;
    const turn = share.waiting.shift();
    lane.waiting.delete(share);
    if (share.waiting.length) lane.waiting.add(share);
    return turn;
  }

  /** Frees the place after its comparison, or without a comparison if the request failed before its turn. */
  leave({ share, lane }: Place<Turn>, now: number): void {
    share.held -= 1;
    this.#forget(lane, now);
  }

  /** Deletes the networks that hold no place and whose reservations have all expired. */
  #forget(lane: Lane<Turn>, now: number): void {
    for (const share of lane.shares.values()) {
      if (share.held > 0) continue;
      if ([...share.refused.values()].every((at) => at + reservedMilliseconds <= now))
        lane.shares.delete(share.network);
    }
  }

  /** The number of remembered networks. A network with known and unknown user names counts twice. */
  get size(): number {
    return this.#known.shares.size + this.#unknown.shares.size;
  }
}
