import { and, desc, eq, like, lte, ne, notInArray } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { accounts, sessions } from '../../../db/schema/account.ts';
import type { Schema } from '../../http/operations.ts';
import type { Tenant } from '../../tenant.ts';
import { signedIn, startSession } from '../../features/account/account-commands.ts';
import { findAccount, insertSession } from '../../features/account/account-queries.ts';

/** The sign-ins of a recording, with user and start. A replay file does not contain session ids, which are secret. */

type SignIn = NonNullable<Schema<'ReplayFile'>['sessions']>[number];
type Account = NonNullable<ReturnType<typeof findAccount>>;

const sessionColumns = {
  id: sessions.id,
  accountId: sessions.accountId,
  startedAt: sessions.startedAt,
  user: accounts.userName,
};

/**
 * The sign-ins of these sessions and, for each, the previous sign-in of its account. `placeOf` maps a session id to the
 * index of its sign-in in `signIns`.
 */
export function listSignIns(
  db: Db,
  ids: readonly (string | null)[],
): { signIns: SignIn[]; placeOf: Map<string, number> } {
  const signIns: SignIn[] = [];
  const placeOf = new Map<string, number>();
  const add = (session: SignIn & { id: string }): void => {
    if (!placeOf.has(session.id))
      placeOf.set(session.id, signIns.push({ user: session.user, startedAt: session.startedAt }) - 1);
  };
  const known = () => db.select(sessionColumns).from(sessions).innerJoin(accounts, eq(accounts.id, sessions.accountId));
  for (const id of new Set(ids)) {
    const session = id === null ? undefined : known().where(eq(sessions.id, id)).get();
    if (!session) continue;
    add(session);
    const before = known()
      .where(
        and(
          eq(sessions.accountId, session.accountId),
          ne(sessions.id, session.id),
          lte(sessions.startedAt, session.startedAt),
        ),
      )
      .orderBy(desc(sessions.startedAt))
      .limit(1)
      .get();
    if (before) add(before);
  }
  return { signIns, placeOf };
}

const nothingElse = { remember: false, idleEndsAt: null, via: 'simulator', userAgent: '', address: '' } as const;

/** The sessions that a replay creates for those of its file. */
export class ReplaySessions {
  readonly #world: Tenant;
  readonly #signIns: readonly SignIn[];
  /** Ids of sessions in the database that already stand for a session of the file. */
  readonly #taken: string[] = [];

  constructor(tenant: Tenant, signIns: readonly SignIn[] = []) {
    this.#world = tenant;
    this.#signIns = signIns;
    // A reset carries sessions over, so those of an earlier replay in this sandbox are still there.
    tenant.db.delete(sessions).where(like(sessions.id, 'replayed-%')).run();
    // Each sign-in is stored as an ended session until a call uses it.
    signIns.forEach(({ user, startedAt }, place) => {
      const account = findAccount(tenant.db, user);
      if (!account) return;
      insertSession(tenant.db, {
        ...nothingElse,
        id: this.#standIn(place),
        accountId: account.id,
        startedAt,
        endsAt: startedAt,
      });
      tenant.db
        .update(sessions)
        .set({ endedAt: startedAt })
        .where(eq(sessions.id, this.#standIn(place)))
        .run();
      this.#taken.push(this.#standIn(place));
    });
  }

  #standIn = (place: number): string => `replayed-${place}`;

  /**
   * Opens the session of the recorded sign-in `place`: the one that a replayed call has opened or, without one, a new
   * session with the recorded start. If `place` is no recorded sign-in, the session starts now.
   */
  async open(account: Account, place: number | undefined): Promise<Schema<'SignedIn'>> {
    const { db, clock } = this.#world;
    const signIn = place === undefined ? undefined : this.#signIns[place];
    if (place === undefined || !signIn) return startSession(this.#world, account, false, clock.now());
    db.delete(sessions)
      .where(eq(sessions.id, this.#standIn(place)))
      .run();
    const opened = db
      .select()
      .from(sessions)
      .where(
        and(
          eq(sessions.accountId, account.id),
          eq(sessions.startedAt, signIn.startedAt),
          notInArray(sessions.id, this.#taken),
        ),
      )
      .get();
    const session = opened
      ? await signedIn(this.#world, account, opened, clock.now())
      : await startSession(this.#world, account, false, clock.now());
    db.update(sessions).set({ startedAt: signIn.startedAt }).where(eq(sessions.auditId, session.auditId)).run();
    this.#taken.push(
      ...db
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.auditId, session.auditId))
        .all()
        .map(({ id }) => id),
    );
    return session;
  }
}
