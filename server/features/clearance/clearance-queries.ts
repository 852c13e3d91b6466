import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { enums } from '../../../db/enums.gen.ts';
import { clearanceDesks, loans, releases } from '../../../db/schema/clearance.ts';
import { requests } from '../../../db/schema/request.ts';

const desksQuery = preparedPerDb((db) => db.select().from(clearanceDesks).prepare());

/** The desk of each item, in the order of the form. */
export const listDesks = (db: Db) =>
  desksQuery(db)
    .all()
    .sort((a, b) => enums.ClearanceItem.indexOf(a.item) - enums.ClearanceItem.indexOf(b.item));

const loansQuery = preparedPerDb((db) =>
  db
    .select()
    .from(loans)
    .where(and(eq(loans.studentId, sql.placeholder('studentId')), isNull(loans.returnedAt)))
    .orderBy(asc(loans.id))
    .prepare(),
);

export type LoanRow = ReturnType<typeof listLoans>[number];

/** The university's property that the student has not returned yet. */
export const listLoans = (db: Db, studentId: number) => loansQuery(db).all({ studentId });

const releaseQuery = preparedPerDb((db) =>
  db
    .select({ at: releases.at })
    .from(releases)
    .where(and(eq(releases.studentId, sql.placeholder('studentId')), eq(releases.chances, sql.placeholder('chances'))))
    .prepare(),
);

/**
 * The instant at which clearance was completed for the period of studies with this number of chances; null if it is not
 * complete.
 */
export const releasedAt = (db: Db, studentId: number, chances: number): number | null =>
  releaseQuery(db).get({ studentId, chances })?.at ?? null;

/** Marks all loans as returned and the clearance as complete. Throws if it was complete before. */
export function release(db: Db, row: typeof releases.$inferInsert): void {
  db.update(loans)
    .set({ returnedAt: row.at })
    .where(and(eq(loans.studentId, row.studentId), isNull(loans.returnedAt)))
    .run();
  db.insert(releases).values(row).run();
}

/** Binds a request to the period of studies with this number of chances. */
export const saveStretch = (db: Db, requestId: number, chances: number): void => {
  db.update(requests).set({ subjectId: chances }).where(eq(requests.id, requestId)).run();
};
