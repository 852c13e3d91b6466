import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Db } from '../../db/db.ts';
import { sandbox, type Client } from './client.ts';
import { codesOf, tenantOf } from './sandbox-database.ts';
import { usualServer, wholeSeed, type TestServer } from './server.ts';

type Decision = 'approved' | 'refused';

/**
 * A new university for each test of a file, on the worker's server with few students or, with `whole`, with all. Its
 * clock is frozen at `at` if that is given, and `student` is signed in as the persona.
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

  /** The client without a session, used for the trainer's calls. */
  get room(): Client {
    if (!this.#room) throw new Error('a room is there while its tests run');
    return this.#room;
  }

  get student(): Client {
    if (!this.#student) throw new Error('the room was opened for no persona');
    return this.#student;
  }

  /** The current database. Restoring a snapshot replaces it. */
  get db(): Db {
    if (!this.#server) throw new Error('a room is there while its tests run');
    return tenantOf(this.#server, this.room).db;
  }

  as = (persona: string): Promise<Client> => this.room.fresh().as(persona);
  /** Moves the clock without ending the sessions. */
  advance = (now: string) => this.room.call('setClock', { body: { mode: 'frozen', now, expireSessions: false } });
  /** Decides a request for the office that has it. */
  decide = (referenceNumber: string, decision: Decision = 'approved', version?: number) =>
    this.room.send('decideRequest', {
      params: { referenceNumber },
      body: { decision, ...(version !== undefined && { version }) },
    });
  /** The code in the latest message. */
  latestCode = async (): Promise<string> => (await this.room.call('getOutbox')).messages[0]?.code ?? '';
}

/** The status and the codes of a response. */
export const told = (reply: Parameters<typeof codesOf>[0] & { status: number }): (number | string)[] => [
  reply.status,
  ...codesOf(reply),
];
