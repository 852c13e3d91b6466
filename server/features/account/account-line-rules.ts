/**
 * The waiting line for comparing passwords. Networks take turns, so a network that sends many requests delays only
 * itself. Unknown user names come last. Instants and waits are milliseconds of the machine's clock, passed by the
 * caller.
 */

/** A request that arrives: its network, its user name, and `known` if an account has that name. */
export type Comer = { network: string; name: string; known: boolean };

/** The answer to a request: a place in the line, or the milliseconds after which to try again. */
export type Told<Turn> = { place: Place<Turn> } | { wait: number };

/** A place in the line, held from arrival until the work is done. It waits for its turn in between. */
export type Place<Turn> = { share: Share<Turn>; lane: Lane<Turn> };

/** The instant at which a refused request may return. `promised` is true if it then gets a place. */
type Ticket = { at: number; promised: boolean };

type Share<Turn> = { network: string; held: number; asking: Turn[]; away: Map<string, Ticket> };

type Lane<Turn> = { shares: Map<string, Share<Turn>>; asking: Set<Share<Turn>> };

/** The longest wait that a request is told, in milliseconds, however long the line is. */
export const longestTold = 60_000;
/** A refused request that returns later than this has lost its ticket. */
const keptMilliseconds = 30_000;
const shortestTold = 1_000;
/**
 * The most refused requests remembered per network, more than a campus sends at once. Further ones are told a wait but
 * not remembered.
 */
const mostAway = 5_000;
/** The number of known names that have their turn before one unknown name, if both wait. */
const knownForOne = 3;

const newLane = <Turn>(): Lane<Turn> => ({ shares: new Map(), asking: new Set() });

const heldIn = <Turn>({ shares }: Lane<Turn>): number => [...shares.values()].reduce((sum, { held }) => sum + held, 0);

export class PasswordLine<Turn> {
  readonly #known = newLane<Turn>();
  readonly #nobodys = newLane<Turn>();
  #knownInARow = 0;
  /** The longest wait in milliseconds of a request in the line, if no other network sends requests meanwhile. */
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
      ? turns + Math.min(heldIn(this.#nobodys), Math.floor(turns / knownForOne))
      : turns + Math.min(heldIn(this.#known), (turns + 1) * knownForOne);
  }

  /** Gives a place in the line or a wait. `each` is the milliseconds between two comparisons when the line is busy. */
  arrive({ network, name, known }: Comer, now: number, each: number): Told<Turn> {
    const lane = known ? this.#known : this.#nobodys;
    const share = lane.shares.get(network) ?? { network, held: 0, asking: [], away: new Map<string, Ticket>() };
    for (const [other, { at }] of share.away) if (at + keptMilliseconds <= now) share.away.delete(other);
    lane.shares.set(network, share);
    const ticket = share.away.get(name);
    const isBack = ticket !== undefined && ticket.at <= now;
    // New requests leave half of the line to those that were told to return.
    const room = isBack || share.away.size === 0 ? this.longestWait : this.longestWait / 2;
    if ((isBack && ticket.promised) || this.#turnsBefore(lane, network, share.held) * each <= room) {
      share.away.delete(name);
      share.held += 1;
      return { place: { share, lane } };
    }
    const rank = ticket ? [...share.away.keys()].indexOf(name) : share.away.size;
    const left = this.#turnsBefore(lane, network, share.held + rank) * each - this.longestWait / 2;
    const wait = Math.min(longestTold, Math.max(shortestTold, left));
    // Setting an existing key keeps its order in the map.
    if (ticket || share.away.size < mostAway) share.away.set(name, { at: now + wait, promised: left <= longestTold });
    return { wait };
  }

  /** Asks for a turn with this place. */
  ask({ share, lane }: Place<Turn>, turn: Turn): void {
    share.asking.push(turn);
    lane.asking.add(share);
  }

  /** Takes the next turn; undefined if nobody asks for one. */
  next(): Turn | undefined {
    const nobodysTurn =
      this.#nobodys.asking.size > 0 && (this.#known.asking.size === 0 || this.#knownInARow >= knownForOne);
    const lane = nobodysTurn ? this.#nobodys : this.#known;
    const [share] = lane.asking;
    if (!share) return undefined;
    this.#knownInARow = nobodysTurn ? 0 : this.#knownInARow + 1;
    const turn = share.asking.shift();
    lane.asking.delete(share);
    if (share.asking.length) lane.asking.add(share);
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
      if ([...share.away.values()].every(({ at }) => at + keptMilliseconds <= now)) lane.shares.delete(share.network);
    }
  }

  /** The number of remembered networks. */
  get size(): number {
    return this.#known.shares.size + this.#nobodys.shares.size;
  }
}
