/**
 * The queue for comparing passwords. Networks take turns, so a network that sends many requests delays only
 * itself. Unknown user names come last. Instants and waits are milliseconds of the machine's clock, passed by the
 * caller.
 */

/** A request that arrives: its network, its user name, and `known` if an account has that name. */
export type QueueRequest = { network: string; name: string; known: boolean };

/** The answer to a request: a place in the queue, or the milliseconds after which to try again. */
export type QueueResponse<Turn> = { place: Place<Turn> } | { wait: number };

/** A place in the queue, held from arrival until the work is done. It waits for its turn in between. */
export type Place<Turn> = { share: Share<Turn>; lane: Lane<Turn> };

/** The instant at which a refused request may return. `guaranteed` is true if it then gets a place. */
type Reservation = { at: number; guaranteed: boolean };

type Share<Turn> = { network: string; held: number; waiting: Turn[]; refused: Map<string, Reservation> };

type Lane<Turn> = { shares: Map<string, Share<Turn>>; waiting: Set<Share<Turn>> };

/** The longest wait that a request is told, in milliseconds, however long the queue is. */
export const maximumWait = 60_000;
/** A refused request that returns later than this has lost its reservation. */
const reservedMilliseconds = 30_000;
const minimumWait = 1_000;
/**
 * The most refused requests remembered per network, more than a campus sends at once. Further ones are told a wait but
 * not remembered.
 */
const mostRefused = 5_000;
/** The number of known names that have their turn before one unknown name, if both wait. */
const knownForOne = 3;

const newLane = <Turn>(): Lane<Turn> => ({ shares: new Map(), waiting: new Set() });

const heldIn = <Turn>({ shares }: Lane<Turn>): number => [...shares.values()].reduce((sum, { held }) => sum + held, 0);

export class PasswordQueue<Turn> {
  readonly #known = newLane<Turn>();
  readonly #unknown = newLane<Turn>();
  #knownInARow = 0;
  /** The longest wait in milliseconds of a request in the queue, if no other network sends requests meanwhile. */
  longestWait: number;

  constructor(longestWait: number) {
    this.longestWait = longestWait;
  }

  /**
   * The number of turns before a request that has `ahead` others of its own network in front. Every other network
   * counts with at most one turn more than that.
   */
  #turnsBefore(lane: Lane<Turn>, network: string, ahead: number): number {
    let turns = ahead;
    for (const share of lane.shares.values()) if (share.network !== network) turns += Math.min(share.held, ahead + 1);
    return lane === this.#known
      ? turns + Math.min(heldIn(this.#unknown), Math.floor(turns / knownForOne))
      : turns + Math.min(heldIn(this.#known), (turns + 1) * knownForOne);
  }

  /** Gives a place in the queue or a wait. `each` is the milliseconds between two comparisons when the queue is busy. */
  enter({ network, name, known }: QueueRequest, now: number, each: number): QueueResponse<Turn> {
    const lane = known ? this.#known : this.#unknown;
    const share = lane.shares.get(network) ?? {
      network,
      held: 0,
      waiting: [],
      refused: new Map<string, Reservation>(),
    };
    for (const [other, { at }] of share.refused) if (at + reservedMilliseconds <= now) share.refused.delete(other);
    lane.shares.set(network, share);
    const reservation = share.refused.get(name);
    const isBack = reservation !== undefined && reservation.at <= now;
    // New requests leave half of the queue to those that were told to return.
    const room = isBack || share.refused.size === 0 ? this.longestWait : this.longestWait / 2;
    if ((isBack && reservation.guaranteed) || this.#turnsBefore(lane, network, share.held) * each <= room) {
      share.refused.delete(name);
      share.held += 1;
      return { place: { share, lane } };
    }
    const rank = reservation ? [...share.refused.keys()].indexOf(name) : share.refused.size;
    const left = this.#turnsBefore(lane, network, share.held + rank) * each - this.longestWait / 2;
    const wait = Math.min(maximumWait, Math.max(minimumWait, left));
    // Setting an existing key keeps its order in the map.
    if (reservation || share.refused.size < mostRefused)
      share.refused.set(name, { at: now + wait, guaranteed: left <= maximumWait });
    return { wait };
  }

  /** Asks for a turn with this place. */
  wait({ share, lane }: Place<Turn>, turn: Turn): void {
    share.waiting.push(turn);
    lane.waiting.add(share);
  }

  /** Takes the next turn; undefined if nobody asks for one. */
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

  /** Gives the place back, after its turn or before it. */
  leave({ share, lane }: Place<Turn>, now: number): void {
    share.held -= 1;
    this.#forget(lane, now);
  }

  /** Forgets the networks that hold no place and have no refused request to expect. */
  #forget(lane: Lane<Turn>, now: number): void {
    for (const share of lane.shares.values()) {
      if (share.held > 0) continue;
      if ([...share.refused.values()].every(({ at }) => at + reservedMilliseconds <= now))
        lane.shares.delete(share.network);
    }
  }

  /** The number of remembered networks. */
  get size(): number {
    return this.#known.shares.size + this.#unknown.shares.size;
  }
}
