/**
 * The line in front of comparing passwords. Every network has a share of it: turns go round the networks that wait, so
 * that what one of them sends holds up nobody but itself. Names that nobody has come last. Instants and waits are
 * milliseconds of the machine's clock, told by the caller.
 */

/** Who comes: from which network, by which name, and whether anybody has that name. */
export type Comer = { network: string; name: string; known: boolean };

/** What a comer is told: a place in the line, or after how many milliseconds to come back. */
export type Told<Turn> = { place: Place<Turn> } | { wait: number };

/** A place is held from the comer's arrival until the work is done; it waits for its turn in between. */
export type Place<Turn> = { share: Share<Turn>; lane: Lane<Turn> };

/** When somebody sent away may be back, and whether a place is promised for then. */
type Ticket = { at: number; promised: boolean };

type Share<Turn> = { network: string; held: number; asking: Turn[]; away: Map<string, Ticket> };

type Lane<Turn> = { shares: Map<string, Share<Turn>>; asking: Set<Share<Turn>> };

/** Nobody is told to wait longer, however long the line is. */
export const longestTold = 60_000;
/** Whoever is later than this has given up. */
const keptMilliseconds = 30_000;
const shortestTold = 1_000;
/** More of one network than a campus sends at once are told when to come back, and not remembered. */
const mostAway = 5_000;
/** So many known names have their turn for one that nobody has, where both wait. */
const knownForOne = 3;

const newLane = <Turn>(): Lane<Turn> => ({ shares: new Map(), asking: new Set() });

const heldIn = <Turn>({ shares }: Lane<Turn>): number => [...shares.values()].reduce((sum, { held }) => sum + held, 0);

export class PasswordLine<Turn> {
  readonly #known = newLane<Turn>();
  readonly #nobodys = newLane<Turn>();
  #knownInARow = 0;
  /** The longest that somebody let in waits, where no other network comes meanwhile. */
  longestWait: number;

  constructor(longestWait: number) {
    this.longestWait = longestWait;
  }

  /**
   * Turns before that of somebody who has `ahead` others of the own network in front. Of another network no more come
   * first than of the own.
   */
  #turnsBefore(lane: Lane<Turn>, network: string, ahead: number): number {
    let turns = ahead;
    for (const share of lane.shares.values()) if (share.network !== network) turns += Math.min(share.held, ahead + 1);
    return lane === this.#known
      ? turns + Math.min(heldIn(this.#nobodys), Math.floor(turns / knownForOne))
      : turns + Math.min(heldIn(this.#known), (turns + 1) * knownForOne);
  }

  /** `each` is after how many milliseconds one more password is compared, while many wait. */
  arrive({ network, name, known }: Comer, now: number, each: number): Told<Turn> {
    const lane = known ? this.#known : this.#nobodys;
    const share = lane.shares.get(network) ?? { network, held: 0, asking: [], away: new Map<string, Ticket>() };
    for (const [other, { at }] of share.away) if (at + keptMilliseconds <= now) share.away.delete(other);
    lane.shares.set(network, share);
    const ticket = share.away.get(name);
    const isBack = ticket !== undefined && ticket.at <= now;
    // Newcomers leave room for those who were told to come back.
    const room = isBack || share.away.size === 0 ? this.longestWait : this.longestWait / 2;
    if ((isBack && ticket.promised) || this.#turnsBefore(lane, network, share.held) * each <= room) {
      share.away.delete(name);
      share.held += 1;
      return { place: { share, lane } };
    }
    const rank = ticket ? [...share.away.keys()].indexOf(name) : share.away.size;
    const left = this.#turnsBefore(lane, network, share.held + rank) * each - this.longestWait / 2;
    const wait = Math.min(longestTold, Math.max(shortestTold, left));
    // Setting it again leaves it where it stands among the others.
    if (ticket || share.away.size < mostAway) share.away.set(name, { at: now + wait, promised: left <= longestTold });
    return { wait };
  }

  /** Whoever has a place wants a turn. */
  ask({ share, lane }: Place<Turn>, turn: Turn): void {
    share.asking.push(turn);
    lane.asking.add(share);
  }

  /** Whose turn is next; undefined where nobody asks. */
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

  /** Gives the place back, whether its turn has come or it left before. */
  leave({ share, lane }: Place<Turn>, now: number): void {
    share.held -= 1;
    this.#forget(lane, now);
  }

  /** Forgets networks that hold nothing and expect nobody. */
  #forget(lane: Lane<Turn>, now: number): void {
    for (const share of lane.shares.values()) {
      if (share.held > 0) continue;
      if ([...share.away.values()].every(({ at }) => at + keptMilliseconds <= now)) lane.shares.delete(share.network);
    }
  }

  /** Networks that are remembered. */
  get size(): number {
    return this.#known.shares.size + this.#nobodys.shares.size;
  }
}
