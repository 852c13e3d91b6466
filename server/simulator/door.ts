import { timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { minute } from '../../locales/durations.ts';
import type { Incoming } from '../http/mount.ts';
import type { Schema } from '../http/operations.ts';
import { refuse, Refused, retryAfter } from '../refusal.ts';
import { keyedHash } from '../secret.ts';
import { cookieIn } from './cookie.ts';
import { isOwnRequest } from './in-process-caller.ts';

/** Who may use a simulator that other machines reach: whoever has the trainer's code everything, a trainee the own place in a class, anybody else next to nothing. */

/** A header of the request by its name in lower case; empty where it is missing. */
type Header = (name: string) => string;

/** However it is typed. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** Wrong codes of one address before it pauses, and for how long after the last one. */
const wrongCodes = 10;
const pause = 5 * minute;
/** More addresses than a room has are a flood: the oldest is forgotten. */
const mostAddresses = 10_000;

/** Wrong codes by the address they came from, by the machine's clock. */
export class WrongCodes {
  readonly #tries = new Map<string, { count: number; lastAt: number }>();

  /** Milliseconds until another code is looked at; 0 is now. */
  pauseLeft(address: string, now: number): number {
    const tries = this.#tries.get(address);
    return tries && tries.count >= wrongCodes ? Math.max(0, tries.lastAt + pause - now) : 0;
  }

  count(address: string, now: number): void {
    const before = this.#tries.get(address);
    const count = before && before.lastAt + pause > now ? before.count + 1 : 1;
    this.#tries.delete(address);
    this.#tries.set(address, { count, lastAt: now });
    const [oldest] = this.#tries.keys();
    if (this.#tries.size > mostAddresses && oldest !== undefined) this.#tries.delete(oldest);
  }

  forget(address: string): void {
    this.#tries.delete(address);
  }
}

/** Whose sandboxes are places in a class. */
type Places = { holds(sandbox: string): boolean; isSeat(sandbox: string, seat: string): boolean };

export class Door {
  readonly #places: Places;
  readonly #wrong = new WrongCodes();
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

  /** Whether the trainer calls; a wrong code is counted, and too many are not looked at. */
  #isTrainer(header: Header, address: string): boolean {
    if (this.#hasPass(header)) return true;
    if (header('x-trainer-code') === '') return false;
    const now = Date.now();
    const left = this.#wrong.pauseLeft(address, now);
    if (left > 0) throw new Refused(refuse('DEV-000010'), { headers: retryAfter(left) });
    if (!this.#hasCode(header)) {
      this.#wrong.count(address, now);
      return false;
    }
    this.#wrong.forget(address);
    return true;
  }

  /** Who asks, for what an answer may tell: a trainee by the seat, who may hold the trainer's code too. */
  callerIn(sandbox: string, header: Header): Pick<Schema<'Simulator'>, 'caller' | 'trainer'> {
    const trainer = !this.code || this.#hasPass(header) || this.#hasCode(header);
    return { caller: this.#hasSeat(header, sandbox) ? 'trainee' : trainer ? 'trainer' : 'guest', trainer };
  }

  /** Refuses whom the contract does not let in. */
  admit = ({ operation, world, req }: Pick<Incoming, 'operation' | 'world' | 'req'>): void => {
    if (!this.code || isOwnRequest(req)) return;
    const header = headerOf(req);
    const address = req.ip ?? '';
    if (operation.tag === 'simulator') {
      if (operation.caller === 'anybody') return;
      // A trainee's own calls come first: their browser may hold the trainer's cookie as well.
      if (operation.caller === 'trainee' && this.#hasSeat(header, world.name)) return;
      if (!this.#isTrainer(header, address)) throw new Refused(refuse('DEV-000009'));
      return;
    }
    // The seeded passwords are known to all: in a trainee's place nobody else signs in.
    if (operation.tag !== 'account' || !operation.open || !this.#places.holds(world.name)) return;
    if (!this.#hasSeat(header, world.name) && !this.#isTrainer(header, address)) throw new Refused(refuse('DEV-000008', { context: 'place' }));
  };

  #cookie = (name: string, value: string, path: string, origin: string): Record<string, string> => ({ 'Set-Cookie': `${name}=${value}; Path=${path}; HttpOnly; SameSite=Strict${origin.startsWith('https:') ? '; Secure' : ''}` });

  /** Given to the trainer's browser, and kept until it is closed. */
  trainerCookie = (origin: string): Record<string, string> => (this.code ? this.#cookie(this.#trainerCookie, this.#pass(), '/', origin) : {});
  seatCookie = (sandboxPath: string, seat: string, origin: string): Record<string, string> => this.#cookie(this.#seatCookie, seat, sandboxPath, origin);
}

const headerOf = (req: Request): Header => (name) => {
  const value = req.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
};
