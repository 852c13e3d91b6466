import { timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { minute } from '../../locales/durations.ts';
import type { IncomingRequest } from '../pipeline/call.ts';
import type { Schema } from '../http/operations.ts';
import { toNetwork } from '../network/network.ts';
import { refuse, Refused, retryAfter, waitParams } from '../refusal.ts';
import { keyedHash } from '../secret.ts';
import { cookieIn } from './cookie.ts';
import { isOwnRequest } from './in-process-caller.ts';

/**
 * Access rules of a simulator that other machines can reach. The trainer's code opens everything. A trainee may use
 * their own sandbox in a class. Other callers may use only the operations that are open to anybody.
 */

/** Reads a request header by its lower-case name; '' if it is missing. */
type Header = (name: string) => string;

/** Removes spaces and hyphens and converts to upper case, so that a code may be typed in any form. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** The milliseconds for which a network must wait after too many wrong codes. */
const pause = 5 * minute;
/**
 * The number of wrong trainer's codes, and of wrong class codes, after which one network must wait. A class shares one
 * address, so the second limit is higher.
 */
const wrongTrainerCodes = 10;
const wrongClassCodes = 100;
/** The most networks that are remembered, so that a flood of them takes little memory. The oldest entry is dropped. */
const mostNetworks = 10_000;

/** Counts wrong codes per network, by the machine's clock. */
export class WrongCodes {
  readonly #tries = new Map<string, { count: number; lastAt: number; codes: Set<string> }>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Milliseconds until the next code is checked; 0 if it is checked now. */
  pauseLeft(network: string, now: number): number {
    const tries = this.#tries.get(network);
    return tries && tries.count >= this.#most ? Math.max(0, tries.lastAt + pause - now) : 0;
  }

  /**
   * Counts one wrong code. If `code` is given, a repeated one counts only once, because a whole class may misread the
   * same letter.
   */
  count(network: string, now: number, code?: string): void {
    const before = this.#tries.get(network);
    const tries = before && before.lastAt + pause > now ? before : { count: 0, lastAt: now, codes: new Set<string>() };
    if (code !== undefined && tries.codes.has(code)) return;
    if (code !== undefined) tries.codes.add(code);
    this.#tries.delete(network);
    this.#tries.set(network, { ...tries, count: tries.count + 1, lastAt: now });
    const [oldest] = this.#tries.keys();
    if (this.#tries.size > mostNetworks && oldest !== undefined) this.#tries.delete(oldest);
  }
}

/** Functions that check if a sandbox belongs to a trainee, and if `seat` is that trainee's secret. */
type Places = { holds(sandbox: string): boolean; isSeat(sandbox: string, seat: string): boolean };

export class SimulatorAuth {
  readonly #places: Places;
  readonly #wrong = new WrongCodes(wrongTrainerCodes);
  readonly #wrongOfClasses = new WrongCodes(wrongClassCodes);
  /** The trainer's code; empty if none is required. */
  code = '';
  /**
   * The port in the cookie names. Browsers do not separate cookies by port, so two servers on one machine would share
   * them.
   */
  port = 0;

  constructor(places: Places) {
    this.#places = places;
  }

  get #trainerCookie(): string {
    return `sis-trainer-${this.port}`;
  }

  get #seatCookie(): string {
    return `sis-seat-${this.port}`;
  }

  /**
   * The value of the trainer's cookie, a keyed hash of the code. It becomes invalid if the code or the server's secret
   * changes.
   */
  #pass = (): string => keyedHash('trainer', plain(this.code));

  #hasPass(header: Header): boolean {
    const pass = cookieIn(header('cookie'), this.#trainerCookie);
    return pass !== undefined && isSame(pass, this.#pass());
  }

  #hasSeat(header: Header, sandbox: string): boolean {
    const seat = header('x-seat') || cookieIn(header('cookie'), this.#seatCookie);
    return seat !== undefined && seat !== '' && this.#places.isSeat(sandbox, seat);
  }

  #hasCode = (header: Header): boolean => isSame(plain(header('x-trainer-code')), plain(this.code));

  /**
   * True if the caller sent the trainer's cookie or code. Counts a wrong code. After too many wrong codes, throws
   * DEV-000010 and does not check the code.
   */
  #isTrainer(header: Header, network: string): boolean {
    if (this.#hasPass(header)) return true;
    if (header('x-trainer-code') === '') return false;
    const now = Date.now();
    const left = this.#wrong.pauseLeft(network, now);
    if (left > 0) throw new Refused(refuse('DEV-000010'), { headers: retryAfter(left) });
    const isRight = this.#hasCode(header);
    if (!isRight) this.#wrong.count(network, now);
    return isRight;
  }

  /** Finds the class of a join code. Counts an unknown code. After too many of them, refuses and looks up nothing. */
  classOf<Room>(code: string, network: string, find: (code: string) => Room): Room {
    const now = Date.now();
    const left = this.#wrongOfClasses.pauseLeft(network, now);
    if (left > 0)
      throw new Refused(refuse('simulator.tooManyClassCodes', waitParams(left)), { headers: retryAfter(left) });
    try {
      return find(code);
    } catch (error) {
      this.#wrongOfClasses.count(network, now, code.toUpperCase());
      throw error;
    }
  }

  /**
   * The kind of caller, for responses that depend on it. `trainer` is separate, because a trainee of a class may have
   * sent the trainer's code too. Does not count a wrong code: `authorize` has done so.
   */
  callerIn(sandbox: string, header: Header): Pick<Schema<'Simulator'>, 'caller' | 'trainer'> {
    const trainer = !this.code || this.#hasPass(header) || this.#hasCode(header);
    return { caller: this.#hasSeat(header, sandbox) ? 'trainee' : trainer ? 'trainer' : 'guest', trainer };
  }

  /** Throws if the contract does not allow this caller to use the operation. */
  authorize = ({ operation, tenant, req }: Pick<IncomingRequest, 'operation' | 'tenant' | 'req'>): void => {
    if (!this.code || isOwnRequest(req)) return;
    const header = createHeaderReader(req);
    const network = toNetwork(req.ip ?? '');
    // The passwords of seeded accounts are public, so only the trainee of a class's sandbox, and the trainer, may sign
    // in to it.
    const isSignIn = operation.tag === 'account' && operation.open && this.#places.holds(tenant.name);
    const isHeld = operation.tag === 'simulator' || isSignIn;
    // A wrong code is counted with any call, because it may be a guess. Only calls with `isHeld` reveal if it is right.
    const isTrainer = (isHeld || this.#wrong.pauseLeft(network, Date.now()) === 0) && this.#isTrainer(header, network);
    if (!isHeld || isTrainer || (!isSignIn && operation.caller === 'anybody')) return;
    if ((isSignIn || operation.caller === 'trainee') && this.#hasSeat(header, tenant.name)) return;
    throw new Refused(isSignIn ? refuse('DEV-000008', { context: 'place' }) : refuse('DEV-000009'));
  };

  #cookie = (name: string, value: string, path: string, origin: string): Record<string, string> => ({
    'Set-Cookie': `${name}=${value}; Path=${path}; HttpOnly; SameSite=Strict${origin.startsWith('https:') ? '; Secure' : ''}`,
  });

  /** The trainer's cookie, which lasts until the browser is closed. Empty if no code is required. */
  trainerCookie = (origin: string): Record<string, string> =>
    this.code ? this.#cookie(this.#trainerCookie, this.#pass(), '/', origin) : {};
  seatCookie = (sandboxPath: string, seat: string, origin: string): Record<string, string> =>
    this.#cookie(this.#seatCookie, seat, sandboxPath, origin);
}

const createHeaderReader =
  (req: Request): Header =>
  (name) => {
    const value = req.headers[name];
    return (Array.isArray(value) ? value[0] : value) ?? '';
  };
