import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { charges } from '../../../db/schema/fees.ts';
import { registrations } from '../../../db/schema/registration.ts';
import type { Text } from '../../../locales/i18n.ts';
import { toIso } from '../../clock/clock.ts';
import { codeAndName, type Consequence } from '../../consequence.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import type { StudyEnd, EndedCourse, Cost } from '../../academic-record/study-end.ts';
import { release, type Released } from './refund-by-date-rules.ts';
import { listCharges, type ChargeRow } from './charge-queries.ts';
import { chargeLabel } from './fees-queries.ts';
import { isOfSemester } from './fees-rules.ts';
import { moveBalance } from './ledger-commands.ts';

/**
 * The result of settling the fee of one course or charge, in fils. `percent` is the share of the fee that is no longer
 * owed; `label` names the course or charge.
 */
type Settled = Released & { label: Text; percent: number };

const one = (changes: number, what: string): void => {
  if (changes !== 1) throw new Error(`${what} does not exist`);
};

/**
 * Settles the fee of one course. A deleted registration loses its fee, a dropped course costs nothing and keeps no
 * payment, and a withdrawn one still costs the share that is not returned.
 */
function settleCourse(db: Db, course: EndedCourse, percent: number): Settled {
  const share = course.way === 'withdraw' ? percent : 100;
  const given = release(course, share);
  const { paid, sponsorPaid, usedFromBalance } = given.left;
  const values = course.way === 'withdraw' ? given.left : { paid, sponsorPaid, usedFromBalance };
  if (course.way !== 'delete')
    one(
      db.update(registrations).set(values).where(eq(registrations.id, course.registrationId)).run().changes,
      `registration ${course.registrationId}`,
    );
  return { ...given, label: codeAndName(course.code, course.name), percent: share };
}

/** Settles one charge. It is cancelled if nothing of it remains, because a charge of 0 is not allowed. */
function settleCharge(db: Db, charge: ChargeRow, percent: number, now: number): Settled {
  const { id, amount, sponsorAmount, paid, sponsorPaid, usedFromBalance, kind } = charge;
  const given = release({ fee: amount, sponsorFee: sponsorAmount, paid, sponsorPaid, usedFromBalance }, percent);
  const { fee, sponsorFee, ...money } = given.left;
  if (percent > 0)
    one(
      db
        .update(charges)
        .set({ ...money, ...(fee > 0 ? { amount: fee, sponsorAmount: sponsorFee } : { canceledAt: now }) })
        .where(eq(charges.id, id))
        .run().changes,
      `charge ${id}`,
    );
  return { ...given, label: chargeLabel(kind), percent };
}

/**
 * Takes the payments held by dropped or replaced courses and returns their sum in fils. Because the student leaves,
 * they are credited now and not only at the end of add/drop.
 */
function heldByDropped(db: Db, studentId: number, semesterIds: number[]): number {
  const rows = and(
    eq(registrations.studentId, studentId),
    inArray(registrations.semesterId, semesterIds),
    inArray(registrations.status, ['dropped', 'replaced']),
    sql`${registrations.paid} + ${registrations.usedFromBalance} > 0`,
  );
  const held = db
    .select({ paid: registrations.paid, usedFromBalance: registrations.usedFromBalance })
    .from(registrations)
    .where(rows)
    .all();
  db.update(registrations).set({ paid: 0, usedFromBalance: 0 }).where(rows).run();
  return held.reduce((sum, { paid, usedFromBalance }) => sum + paid + usedFromBalance, 0);
}

/**
 * Creates one consequence with the sum of several fees in fils, and one part for each fee whose amount (`figure`) is
 * above 0. Empty if there is none. `sign` is -1 for amounts that the student owes or does not get back.
 */
function told(
  name: 'feesReturned' | 'feesCanceled' | 'feesKept' | 'feesOwed' | 'sponsorReturned',
  settled: readonly Settled[],
  figure: (one: Settled) => number,
  sign: 1 | -1,
): Consequence[] {
  const stays = name === 'feesKept' || name === 'feesOwed';
  const parts = settled
    .filter((item) => figure(item) > 0)
    .map((item): Consequence => {
      const percent = stays ? 100 - item.percent : item.percent;
      return {
        name: percent === 100 && stays ? `${name}Whole` : `${name}Part`,
        what: item.label,
        params: { percent },
        fils: sign * figure(item),
      };
    });
  return parts.length ? [{ name, fils: parts.reduce((sum, { fils = 0 }) => sum + fils, 0), parts }] : [];
}

type Also = { charged: readonly Settled[]; dropped: number };

/**
 * Settles the fees of the courses and, with `besides`, the other fees. Credits the returned amounts to the balance and
 * returns the consequences.
 */
function settle(
  db: Db,
  { student: { studentId }, reference, semesters, courses }: StudyEnd,
  besides: (percents: ReadonlyMap<number, number>) => Also,
  now: number,
): Consequence[] {
  const percents = new Map(semesters.map(({ semester, percent }) => [semester.id, percent]));
  const given = courses.map((course) => settleCourse(db, course, percents.get(course.semesterId) ?? 0));
  const { charged, dropped } = besides(percents);
  const settled = [...given, ...charged];
  const returned = settled.reduce((sum, item) => sum + item.returned, dropped);
  if (returned > 0) {
    moveBalance(db, { transactionId: `withdrawal-${reference}`, studentId, cause: 'withdrawal', now }, returned);
    sendToInbox(db, studentId, now, 'withdrawalToBalance', { fils: returned });
  }
  const falls = semesters.flatMap(({ next }) => (next ? [next] : [])).sort((a, b) => a.at - b.at)[0];
  return [
    ...told('feesReturned', settled, (item) => item.returned, 1),
    ...(dropped > 0 ? [{ name: 'droppedReturned', fils: dropped }] : []),
    ...told('feesCanceled', settled, (item) => item.canceled, 1),
    ...told('feesKept', settled, (item) => item.kept, -1),
    ...told('feesOwed', settled, (item) => item.owed, -1),
    ...told('sponsorReturned', settled, (item) => item.toSponsor, 1),
    ...(falls && settled.length
      ? [
          {
            name: 'shareFalls',
            params: { at: toIso(falls.at), percent: falls.percent, ...(falls.percent === 0 && { context: 'ends' }) },
          },
        ]
      : []),
  ];
}

/** Settles the fees of single courses; the other fees of the semester do not change. */
export const settleCourseFees = (db: Db, leaving: StudyEnd, now: number): Consequence[] =>
  settle(db, leaving, () => ({ charged: [], dropped: 0 }), now);

/**
 * Settles all fees of whole semesters: those for courses, and the charges that belong to the semester's studies. A
 * charge that is not refundable stays owed or paid.
 */
export const settleFees = (db: Db, leaving: StudyEnd, now: number): Consequence[] =>
  settle(
    db,
    leaving,
    (percents) => {
      const { studentId } = leaving.student;
      const dropped = heldByDropped(db, studentId, [...percents.keys()]);
      const charged = listCharges(db, studentId).flatMap((charge) => {
        const percent = percents.get(charge.semesterId);
        return percent !== undefined && isOfSemester({ type: charge.kind })
          ? [settleCharge(db, charge, charge.refundable ? percent : 0, now)]
          : [];
      });
      return { charged, dropped };
    },
    now,
  );

/** A course withdrawn from earlier, with the percentage that is returned. */
export type Withdrawn = { registrationId: number; cost: Cost; percent: number };

/**
 * Credits the returned share of the payments for withdrawn courses once the withdrawal is final, and frees the seats.
 */
export function settleWithdrawn(db: Db, studentId: number, withdrawn: readonly Withdrawn[], at: number): void {
  const settled = withdrawn.map(({ registrationId, cost, percent }) => {
    const given = release(cost, percent);
    one(
      db
        .update(registrations)
        .set({ ...given.left, seatFreed: true })
        .where(eq(registrations.id, registrationId))
        .run().changes,
      `registration ${registrationId}`,
    );
    if (given.returned > 0)
      moveBalance(
        db,
        { transactionId: `withdrawal-course-${registrationId}`, studentId, cause: 'withdrawal', now: at },
        given.returned,
      );
    return given;
  });
  const returned = settled.reduce((sum, given) => sum + given.returned, 0);
  if (returned > 0) sendToInbox(db, studentId, at, 'withdrawalToBalance', { fils: returned });
}
