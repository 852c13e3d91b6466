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

/** The tests that count, in the order they are shown. */
export const listTests = (db: Db) => testsQuery(db).all();

/** A test by its code; undefined where it does not count. */
export const findTest = (db: Db, code: string): TestRow | undefined => testQuery(db).get({ code });

/** From now on the student is exempted from the orientation programme. Throws for who is not in it. */
export function exempt(db: Db, studentId: number): void {
  const { changes } = db
    .update(students)
    .set({ orientation: 'exempted' })
    .where(and(eq(students.id, studentId), eq(students.orientation, 'required')))
    .run();
  if (changes !== 1) throw new Error(`student ${studentId} is not in the orientation programme`);
}
