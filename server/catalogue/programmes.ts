import { eq } from 'drizzle-orm';
import { sponsors } from '../../db/schema/student.ts';
import { colleges, departments, programmes } from '../../db/schema/university.ts';
import { cached } from './catalogue-cache.ts';

/** Programmes with their colleges, by id. */
export const programmesById = cached(
  'courses',
  (db) =>
    new Map(
      db
        .select({
          programmeId: programmes.id,
          programmeEn: programmes.nameEn,
          programmeAr: programmes.nameAr,
          degreeClass: programmes.degreeClass,
          language: programmes.language,
          requiredHours: programmes.requiredHours,
          departmentId: programmes.departmentId,
          collegeId: departments.collegeId,
          collegeEn: colleges.nameEn,
          collegeAr: colleges.nameAr,
        })
        .from(programmes)
        .innerJoin(departments, eq(departments.id, programmes.departmentId))
        .innerJoin(colleges, eq(colleges.id, departments.collegeId))
        .all()
        .map((row) => [row.programmeId, row]),
    ),
);

/** Sponsors, who pay a part of fees, by id. */
export const sponsorsById = cached(
  'courses',
  (db) =>
    new Map(
      db
        .select()
        .from(sponsors)
        .all()
        .map((row) => [row.id, row]),
    ),
);
