import { and, eq, lt } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Db } from '../../../db/db.ts';
import { identityArtifacts } from '../../../db/schema/account.ts';

const seconds = 1000;

/** Stores one type of oidc-provider's objects in the table `identity_artifact`. They expire by the machine's clock. */
export class IdentityAdapter implements Adapter {
  readonly #db: Db;
  readonly #model: string;

  constructor(db: Db, model: string) {
    this.#db = db;
    this.#model = model;
  }

  #where = (id: string) => and(eq(identityArtifacts.model, this.#model), eq(identityArtifacts.id, id));

  #payload(row: typeof identityArtifacts.$inferSelect | undefined): AdapterPayload | undefined {
    if (!row || (row.expiresAtMachine !== null && row.expiresAtMachine <= Date.now())) return undefined;
    return row.payload as AdapterPayload;
  }

  upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const row = {
      payload,
      grantId: payload.grantId ?? null,
      uid: payload.uid ?? null,
      expiresAtMachine: expiresIn ? Date.now() + expiresIn * seconds : null,
    };
    // Expired rows, such as sign-ins that were never completed, are deleted here.
    this.#db.delete(identityArtifacts).where(lt(identityArtifacts.expiresAtMachine, Date.now())).run();
    this.#db
      .insert(identityArtifacts)
      .values({ model: this.#model, id, ...row })
      .onConflictDoUpdate({ target: [identityArtifacts.model, identityArtifacts.id], set: row })
      .run();
    return Promise.resolve();
  }

  find = (id: string): Promise<AdapterPayload | undefined> =>
    Promise.resolve(this.#payload(this.#db.select().from(identityArtifacts).where(this.#where(id)).get()));

  findByUid = (uid: string): Promise<AdapterPayload | undefined> =>
    Promise.resolve(
      this.#payload(
        this.#db
          .select()
          .from(identityArtifacts)
          .where(and(eq(identityArtifacts.model, this.#model), eq(identityArtifacts.uid, uid)))
          .get(),
      ),
    );

  /** Device codes are not supported. */
  findByUserCode = (): Promise<undefined> => Promise.resolve(undefined);

  consume(id: string): Promise<void> {
    const row = this.#db.select().from(identityArtifacts).where(this.#where(id)).get();
    if (row) {
      const payload = { ...(row.payload as AdapterPayload), consumed: Math.floor(Date.now() / seconds) };
      this.#db.update(identityArtifacts).set({ payload }).where(this.#where(id)).run();
    }
    return Promise.resolve();
  }

  destroy(id: string): Promise<void> {
    this.#db.delete(identityArtifacts).where(this.#where(id)).run();
    return Promise.resolve();
  }

  revokeByGrantId(grantId: string): Promise<void> {
    this.#db.delete(identityArtifacts).where(eq(identityArtifacts.grantId, grantId)).run();
    return Promise.resolve();
  }
}
