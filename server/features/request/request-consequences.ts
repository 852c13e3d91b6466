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

/** Consequences of a request: its own effects are run and then rolled back. */

/** Reference number of the trial request. Users never see it, because the savepoint is rolled back. */
const trialReference = 'NEW-0000-000000';

/**
 * Consequences of approving the request: its fee, and those that the kind's effects for the preview return. All changes
 * are rolled back.
 */
export function listConsequences(db: Db, kind: Kind, about: RequestContext, now: number): Consequence[] {
  const fils = kind.fee?.of(db, about) ?? 0;
  const fee: Consequence[] = fils > 0 ? [{ name: 'charged', fils: -fils, own: true }] : [];
  // The semester is read before the savepoint, so that the savepoint locks the database only while the effects run.
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

/**
 * The values of consequences that their hash covers. Consequences for other students are left out, because their
 * numbers change constantly.
 */
const toHashedValues = (consequences: readonly Consequence[]): unknown[] =>
  consequences
    .filter(({ own }) => own !== false)
    .map(({ name, what, params, fils, parts }) => [
      name,
      what?.en,
      params ?? {},
      fils ?? 0,
      toHashedValues(parts ?? []),
    ]);

const hashConsequences = (consequences: readonly Consequence[]): string =>
  createHash('sha256')
    .update(JSON.stringify(toHashedValues(consequences)))
    .digest('base64url');

export const consequencesHash = (db: Db, kind: Kind, about: RequestContext, now: number): string =>
  hashConsequences(listConsequences(db, kind, about, now));

export const consequenceAnswer = ({
  name,
  what,
  params = {},
  fils,
  parts = [],
}: Consequence): Schema<'Consequence'> => ({
  name,
  ...(what && { what }),
  text: textWith('request', `consequences.${name}`, { ...params, ...(fils !== undefined && { fils: Math.abs(fils) }) }),
  fils: fils ?? null,
  parts: parts.map(consequenceAnswer),
});

/**
 * The consequences of the request. If an effect throws, there are none for a request that cannot be sent anyway; for
 * any other request the error is thrown again.
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
 * The consequences as sentences, their hash for the confirmation, and the reasons why the request cannot be sent. A day
 * off is not among the reasons.
 */
export function consequencesAnswer(db: Db, kind: Kind, about: RequestContext, now: number): Schema<'Consequences'> {
  const reasons = [...getPlan(db, kind, about, now).closed];
  const found = foretold(db, kind, about, now, reasons);
  return { hash: hashConsequences(found), consequences: found.map(consequenceAnswer), reasons };
}
