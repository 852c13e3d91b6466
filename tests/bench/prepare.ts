import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Secret from '../../server/secret.ts';
import type * as University from './university.ts';

/**
 * Creates a database with the seed of a build, with signed-in students. Arguments: folder of the build, database file,
 * students, signed-in students, sections, seats of each. Prints a line of JSON (see Prepared). This program has its own
 * process, because an earlier build has other packages and another schema.
 */

export type Prepared = { students: University.SignedIn[]; sectionIds: number[]; chargeIds: number[] };

const [, , folder = '', file = '', size = '', signedIn = '', sections = '', seats = ''] = process.argv;
const of = (path: string): string => pathToFileURL(join(folder, path)).href;
const { chargeEach, openSections, ordinaryStudents, seededFile, signIn, tenantOf } = (await import(
  of('tests/bench/university.ts')
)) as typeof University;
// The earliest builds have no server secret.
const secret = (await import(of('server/secret.ts')).catch(() => undefined)) as typeof Secret | undefined;

secret?.useSecret(Buffer.from(process.env.SECRET_KEY ?? ''));
const db = await seededFile(file, Number(size));
const sectionIds = openSections(db, Number(sections), Number(seats));
const students = await signIn(tenantOf(db), ordinaryStudents(db, Number(signedIn)));
const chargeIds = chargeEach(db, students);
db.$client.close();
process.stdout.write(`${JSON.stringify({ students, sectionIds, chargeIds } satisfies Prepared)}\n`);
