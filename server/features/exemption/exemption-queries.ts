import { and, asc, eq, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { exemptionTests } from '../../../db/schema/exemption.ts';
import { students } from '../../../db/schema/student.ts';

const testsQuery = preparedPerDb((db) =>
  db.select().from(exemptionTests).orderBy(asc(exemptionTests.position)).prepare(),
);
const testQuery = preparedPerDb((db) =>
  db
    .select()
    .from(exemptionTests)
    .where(eq(exemptionTests.code, sql.placeholder('code')))
    .prepare(),
);

export type TestRow = ReturnType<typeof listTests>[number];

/** The accepted tests in the order of the form. */
export const listTests = (db: Db) => testsQuery(db).all();

/** A test by its code; undefined if it is not accepted. */
export const findTest = (db: Db, code: string): TestRow | undefined => testQuery(db).get({ code });

/** Exempts the student from the orientation programme. Throws if the student is not in it. */
export function exempt(db: Db, studentId: number): void {
  const { changes } = db
    .update(students)
    .set({ orientation: 'exempted' })
    .where(and(eq(students.id, studentId), eq(students.orientation, 'required')))
    .run();
  if (changes !== 1) throw new Error(`student ${studentId} is not in the orientation programme`);
}
