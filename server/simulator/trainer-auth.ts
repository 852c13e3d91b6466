import { timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { minute } from '../../locales/durations.ts';
import type { IncomingRequest } from '../pipeline/call.ts';
import type { Schema } from '../http/operations.ts';
import { toNetwork } from '../network.ts';
import { refuse, Refused, retryAfter, waitParams } from '../refusal.ts';
import { keyedHash } from '../secret.ts';
import { cookieIn } from './cookie.ts';
import { isOwnRequest } from './in-process-caller.ts';

/**
 * Who may use a simulator that other machines reach: whoever has the trainer's code everything, a trainee the own place
 * in a class, anybody else next to nothing.
 */

/** A header of the request by its name in lower case; empty where it is missing. */
type Header = (name: string) => string;

/** However it is typed. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** How long a network pauses after its last wrong code. */
const pause = 5 * minute;
/**
 * Wrong codes of one network before it pauses: of a trainer, and of a class that is thirty people behind one address.
 */
const wrongTrainerCodes = 10;
const wrongClassCodes = 100;
/** More networks than a room has are a flood: the oldest is forgotten. */
const mostNetworks = 10_000;

/** Wrong codes by the network they came from, by the machine's clock. */
export class WrongCodes {
  readonly #tries = new Map<string, { count: number; lastAt: number; codes: Set<string> }>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Milliseconds until another code is looked at; 0 is now. */
  pauseLeft(network: string, now: number): number {
    const tries = this.#tries.get(network);
    return tries && tries.count >= this.#most ? Math.max(0, tries.lastAt + pause - now) : 0;
  }

  /**
   * One more; with `code`, only where it is another than before: a whole class that misreads one letter has guessed
   * once.
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

/** Whose sandboxes are places in a class. */
type Places = { holds(sandbox: string): boolean; isSeat(sandbox: string, seat: string): boolean };

export class SimulatorAuth {
  readonly #places: Places;
  readonly #wrong = new WrongCodes(wrongTrainerCodes);
  readonly #wrongOfClasses = new WrongCodes(wrongClassCodes);
  /** The trainer's code; empty where none is asked for. */
  code = '';
  /** Tells the cookies of servers on one machine apart: browsers do not look at ports. */
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

  /** Stands for the code, and is worth nothing under another code or after a start with another secret. */
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

  /** Whether the trainer calls; a wrong code is counted, and where there were too many, none is looked at. */
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

  /**
   * The class of a join code. A code that no class has is counted, and where there were too many, none is looked at.
   */
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
   * Who asks, for what an answer may tell: a trainee by the seat, who may hold the trainer's code too. A wrong code was
   * counted when the call came.
   */
  callerIn(sandbox: string, header: Header): Pick<Schema<'Simulator'>, 'caller' | 'trainer'> {
    const trainer = !this.code || this.#hasPass(header) || this.#hasCode(header);
    return { caller: this.#hasSeat(header, sandbox) ? 'trainee' : trainer ? 'trainer' : 'guest', trainer };
  }

  /** Refuses whom the contract does not let in. */
  authorize = ({ operation, tenant, req }: Pick<IncomingRequest, 'operation' | 'tenant' | 'req'>): void => {
    if (!this.code || isOwnRequest(req)) return;
    const header = createHeaderReader(req);
    const network = toNetwork(req.ip ?? '');
    // The seeded passwords are known to all: in a trainee's place nobody else signs in.
    const isSignIn = operation.tag === 'account' && operation.open && this.#places.holds(tenant.name);
    const isHeld = operation.tag === 'simulator' || isSignIn;
    // A wrong code counts with any call, for it may have been guessed; only these tell whether it is right.
    const isTrainer = (isHeld || this.#wrong.pauseLeft(network, Date.now()) === 0) && this.#isTrainer(header, network);
    if (!isHeld || isTrainer || (!isSignIn && operation.caller === 'anybody')) return;
    if ((isSignIn || operation.caller === 'trainee') && this.#hasSeat(header, tenant.name)) return;
    throw new Refused(isSignIn ? refuse('DEV-000008', { context: 'place' }) : refuse('DEV-000009'));
  };

  #cookie = (name: string, value: string, path: string, origin: string): Record<string, string> => ({
    'Set-Cookie': `${name}=${value}; Path=${path}; HttpOnly; SameSite=Strict${origin.startsWith('https:') ? '; Secure' : ''}`,
  });

  /** Given to the trainer's browser, and kept until it is closed. */
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
