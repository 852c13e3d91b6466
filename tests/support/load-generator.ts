import { Agent, request } from 'node:http';
import { accountById } from '../../server/features/account/account-queries.ts';
import { startSession } from '../../server/features/account/account-commands.ts';
import type { Schema } from '../../server/http/operations.ts';
import type { TestServer } from './server.ts';

export type CrowdReply<Body> = { status: number; body: Body & Schema<'Error'> };
export type Member = { studentId: number; facultyCode: string; token: string };

/** Sends the calls of many students over kept-alive connections, at most `connections` at a time. */
export class LoadGenerator {
  readonly #agent: Agent;
  readonly #base: string;
  sent = 0;

  constructor(base: string, connections: number) {
    this.#base = base;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Sends one call below /api/course/CourseManagement for a student's record. */
  call<Body>(member: Member, method: string, path: string, body?: unknown, key?: string): Promise<CrowdReply<Body>> {
    this.sent += 1;
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        `${this.#base}/api/course/CourseManagement/${path}?StudFacultyCode=${member.facultyCode}`,
        {
          method,
          agent: this.#agent,
          headers: {
            authorization: `Bearer ${member.token}`,
            ...(text !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
            ...(key && { 'idempotency-key': key }),
          },
        },
        (incoming) => {
          const parts: Buffer[] = [];
          incoming.on('data', (part: Buffer) => parts.push(part));
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              body: JSON.parse(Buffer.concat(parts).toString()) as Body & Schema<'Error'>,
            }),
          );
          incoming.on('error', reject);
        },
      );
      outgoing.on('error', reject);
      outgoing.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/**
 * Creates sessions for these students without their passwords, because the password hashes would dominate the load.
 */
export async function signedIn(
  { tenant }: TestServer,
  students: { studentId: number; accountId: number; facultyCode: string }[],
): Promise<Member[]> {
  const members: Member[] = [];
  for (const { studentId, accountId, facultyCode } of students) {
    const account = accountById(tenant.db, accountId);
    if (!account) throw new Error(`no account ${accountId}`);
    members.push({
      studentId,
      facultyCode,
      token: (await startSession(tenant, account, false, tenant.clock.now())).idToken,
    });
  }
  return members;
}

/** Runs the work for all items, `width` at a time. */
export async function inParallel<Item>(
  items: Item[],
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

/** A generator of numbers from 0 to 1 that are the same in every run. */
export function repeatableRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
