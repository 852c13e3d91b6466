import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { rolledBack, type Db } from '../../../db/db.ts';
import { requests } from '../../../db/schema/request.ts';
import type { Consequence } from '../../consequence.ts';
import { textWith } from '../../http/messages.ts';
import type { Schema } from '../../http/operations.ts';
import type { Refusal } from '../../refusal.ts';
import { semesterFor } from '../agenda/agenda-queries.ts';
import type { RequestContext, Kind } from './request-kind.ts';
import { getPlan } from './request-plan.ts';
import { requestById } from './request-queries.ts';

/** What a request would bring about: its own effects, run and undone. */

/** Never seen by anybody: it is gone with the savepoint. */
const trialReference = 'NEW-0000-000000';

/** What approving it would do, made by the effects themselves; nothing of it stays. */
export function listConsequences(db: Db, kind: Kind, about: RequestContext, now: number): Consequence[] {
  const fils = kind.fee?.of(db, about) ?? 0;
  const fee: Consequence[] = fils > 0 ? [{ name: 'charged', fils: -fils, own: true }] : [];
  // What only reads is read before: the savepoint holds the database no longer than the effects take.
  const semesterId = semesterFor(db, now).id;
  return rolledBack(db, () => {
    const { id } = db
      .insert(requests)
      .values({
        referenceNumber: trialReference,
        kind: kind.name,
        studentId: about.student.studentId,
        semesterId,
        subjectId: about.subjectId,
        status: 'approved',
        savedAt: now,
        sentAt: now,
        details: about.details,
      })
      .returning({ id: requests.id })
      .get();
    if (about.request) db.update(requests).set({ status: 'approved' }).where(eq(requests.id, about.request.id)).run();
    return [
      ...fee,
      ...kind.run('consequences', db, about, { request: requestById(db, id), note: '', values: {} }, now),
    ];
  });
}

/** Others are counted, and their number changes all the time: only what happens to the student is held to. */
const withoutOwn = (consequences: readonly Consequence[]): unknown[] =>
  consequences
    .filter(({ own }) => own !== false)
    .map(({ name, params, fils, parts }) => [name, params ?? {}, fils ?? 0, withoutOwn(parts ?? [])]);

const hashConsequences = (consequences: readonly Consequence[]): string =>
  createHash('sha256')
    .update(JSON.stringify(withoutOwn(consequences)))
    .digest('base64url');

export const consequencesHash = (db: Db, kind: Kind, about: RequestContext, now: number): string =>
  hashConsequences(listConsequences(db, kind, about, now));

export const consequenceAnswer = ({ name, params = {}, fils, parts = [] }: Consequence): Schema<'Consequence'> => ({
  name,
  text: textWith('request', `consequences.${name}`, { ...params, ...(fils !== undefined && { fils: Math.abs(fils) }) }),
  fils: fils ?? null,
  parts: parts.map(consequenceAnswer),
});

/**
 * Effects throw where there is nothing for them to change. Of who could not ask for it, that is no fault: nothing would
 * follow.
 */
function foretold(db: Db, kind: Kind, about: RequestContext, now: number, reasons: readonly Refusal[]): Consequence[] {
  try {
    return listConsequences(db, kind, about, now);
  } catch (error) {
    if (reasons.length === 0) throw error;
    return [];
  }
}

/**
 * The consequences in words, with the hash that a confirmation sends along, and what stands in the way of asking for
 * it.
 */
export function consequencesAnswer(db: Db, kind: Kind, about: RequestContext, now: number): Schema<'Consequences'> {
  const reasons = [...getPlan(db, kind, about, now).closed];
  const found = foretold(db, kind, about, now, reasons);
  return { hash: hashConsequences(found), consequences: found.map(consequenceAnswer), reasons };
}
