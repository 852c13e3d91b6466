import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Db } from '../../db/db.ts';
import { sandbox, type Client } from './client.ts';
import { codesOf, tenantOf } from './sandbox-database.ts';
import { usualServer, wholeSeed, type TestServer } from './server.ts';

type Decision = 'approved' | 'refused';

/**
 * For each test of a file a university of its own, on the worker's small server or, `whole`, the one with everybody:
 * its clock stands still at `at`, where that is said, and `student` is signed in as the persona.
 */
export class Room {
  #server: TestServer | undefined;
  #room: Client | undefined;
  #student: Client | undefined;

  constructor({ at, persona, whole = false }: { at?: string; persona?: string; whole?: boolean }) {
    beforeAll(async () => {
      this.#server = await usualServer({ students: whole ? wholeSeed : 20 });
    });
    afterAll(() => this.#server?.close());
    beforeEach(async () => {
      this.#room = await sandbox(this.#server?.base ?? '');
      if (at !== undefined) await this.#room.freeze(at);
      if (persona !== undefined) this.#student = await this.as(persona);
    });
  }

  /** Who signs in nobody: the trainer. */
  get room(): Client {
    if (!this.#room) throw new Error('a room is there while its tests run');
    return this.#room;
  }

  get student(): Client {
    if (!this.#student) throw new Error('the room was opened for no persona');
    return this.#student;
  }

  /** As it is now: a snapshot brought back is another one. */
  get db(): Db {
    if (!this.#server) throw new Error('a room is there while its tests run');
    return tenantOf(this.#server, this.room).db;
  }

  as = (persona: string): Promise<Client> => this.room.fresh().as(persona);
  /** Moves the clock and keeps everybody signed in. */
  advance = (now: string) => this.room.call('setClock', { body: { mode: 'frozen', now, expireSessions: false } });
  /** The office whose turn it is decides. */
  decide = (referenceNumber: string, decision: Decision = 'approved', version?: number) =>
    this.room.send('decideRequest', {
      params: { referenceNumber },
      body: { decision, ...(version !== undefined && { version }) },
    });
  /** The code that was sent last. */
  latestCode = async (): Promise<string> => (await this.room.call('getOutbox')).messages[0]?.code ?? '';
}

/** What a call answered, in short: its status and codes. */
export const told = (reply: Parameters<typeof codesOf>[0] & { status: number }): (number | string)[] => [
  reply.status,
  ...codesOf(reply),
];
