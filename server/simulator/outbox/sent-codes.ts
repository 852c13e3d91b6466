import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { verificationCodes } from '../../../db/schema/contact.ts';
import { outbox } from '../../../db/schema/simulator.ts';
import { hashOfCode } from '../../features/verification/verification-queries.ts';

/**
 * Hashes the sent codes with this server's secret, because the stored hashes were made with the secret of another
 * server. The outbox has the codes in clear text.
 */
export function hashCodesAgain(db: Db): void {
  const sent = db
    .select({
      id: verificationCodes.id,
      purpose: verificationCodes.purpose,
      ownerId: verificationCodes.ownerId,
      code: outbox.code,
    })
    .from(verificationCodes)
    .innerJoin(
      outbox,
      and(
        eq(outbox.recipient, verificationCodes.recipient),
        eq(outbox.at, verificationCodes.sentAt),
        isNotNull(outbox.code),
      ),
    )
    .all();
  for (const { id, code, ...owner } of sent)
    db.update(verificationCodes)
      .set({ hash: hashOfCode(owner, code ?? '') })
      .where(eq(verificationCodes.id, id))
      .run();
}

/** The codes sent so far, each with the id of its latest message. */
export const sentCodes = (db: Db): ReadonlyMap<string, number> =>
  new Map(
    db
      .select({ id: outbox.id, code: outbox.code })
      .from(outbox)
      .orderBy(asc(outbox.id))
      .all()
      .flatMap(({ id, code }) => (code ? [[code, id] as const] : [])),
  );
