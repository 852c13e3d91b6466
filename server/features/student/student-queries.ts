import { and, eq, sql } from 'drizzle-orm';
import { statement, type Db } from '../../../db/db.ts';
import { persons, sponsors, students, studentSemesters } from '../../../db/schema/student.ts';
import { colleges, departments, programmes, semesters, studyLoads } from '../../../db/schema/university.ts';
import { limitOf } from '../../limits.ts';
import { levelOf, standingOf } from './student-rules.ts';

const studentQuery = statement((db) =>
  db
    .select({
      studentId: students.id,
      personId: students.personId,
      code: students.code,
      facultyCode: students.facultyCode,
      nameEn: persons.nameEn,
      nameAr: persons.nameAr,
      gender: persons.gender,
      programmeId: students.programmeId,
      programmeEn: programmes.nameEn,
      programmeAr: programmes.nameAr,
      degreeClass: programmes.degreeClass,
      language: programmes.language,
      requiredHours: programmes.requiredHours,
      collegeId: departments.collegeId,
      collegeEn: colleges.nameEn,
      collegeAr: colleges.nameAr,
      admissionSemesterId: students.admissionSemesterId,
      admissionYear: semesters.academicYear,
      status: students.status,
      majorJoinYear: students.majorJoinYear,
      cgpa: students.cgpa,
      majorCgpa: students.majorCgpa,
      earnedHours: students.earnedHours,
      warnings: students.warnings,
      chanceSemesters: students.chanceSemesters,
      graduating: students.graduating,
      orientation: students.orientation,
      recentlyEnrolled: students.recentlyEnrolled,
      btc: students.btc,
      sponsorCode: sponsors.code,
      sponsorEn: sponsors.nameEn,
      sponsorAr: sponsors.nameAr,
      sponsorShare: sponsors.share,
      balance: students.balance,
    })
    .from(students)
    .innerJoin(persons, eq(persons.id, students.personId))
    .innerJoin(programmes, eq(programmes.id, students.programmeId))
    .innerJoin(departments, eq(departments.id, programmes.departmentId))
    .innerJoin(colleges, eq(colleges.id, departments.collegeId))
    .innerJoin(semesters, eq(semesters.id, students.admissionSemesterId))
    .leftJoin(sponsors, eq(sponsors.id, students.sponsorId))
    .where(sql`${students.facultyCode} = ${sql.placeholder('facultyCode')}`)
    .prepare(),
);

/** One academic record with what its programme and college say of it. */
export type Student = NonNullable<ReturnType<typeof findStudent>>;

/** Who bears a part of the fees; null is nobody. */
export const sponsorOf = ({ sponsorEn, sponsorAr }: Student): { en: string; ar: string } | null => (sponsorEn && sponsorAr ? { en: sponsorEn, ar: sponsorAr } : null);

/** The record of a StudFacultyCode. */
export const findStudent = (db: Db, facultyCode: string) => studentQuery(db).get({ facultyCode });

const facultyCodeQuery = statement((db) => db.select({ facultyCode: students.facultyCode }).from(students).where(eq(students.id, sql.placeholder('id'))).prepare());

/** The record of a student's id. */
export function studentById(db: Db, id: number): Student {
  const student = findStudent(db, facultyCodeQuery(db).get({ id })?.facultyCode ?? '');
  if (!student) throw new Error(`no student ${id}`);
  return student;
}

const sinceQuery = statement((db) => db.select({ since: students.statusChangedAt }).from(students).where(eq(students.id, sql.placeholder('id'))).prepare());

/** Since when a student has the present academic status; null where nobody knows. */
export const statusSince = (db: Db, id: number): number | null => sinceQuery(db).get({ id })?.since ?? null;

const enrolmentQuery = statement((db) =>
  db
    .select({ id: studentSemesters.id, status: studentSemesters.status })
    .from(studentSemesters)
    .where(and(eq(studentSemesters.studentId, sql.placeholder('studentId')), eq(studentSemesters.semesterId, sql.placeholder('semesterId'))))
    .prepare(),
);

/** The student's row of a semester; undefined where there is none. */
export const enrolmentOf = (db: Db, studentId: number, semesterId: number) => enrolmentQuery(db).get({ studentId, semesterId });

/** Study load in credit hours. */
export type StudyLoad = { minimum: number; maximum: number; withdrawalFloor: number };

const loadQuery = statement((db) =>
  db
    .select({ minimum: studyLoads.minimum, maximum: studyLoads.maximum, withdrawalFloor: studyLoads.withdrawalFloor })
    .from(studyLoads)
    .where(and(eq(studyLoads.level, sql.placeholder('level')), eq(studyLoads.summer, sql.placeholder('summer')), eq(studyLoads.standing, sql.placeholder('standing'))))
    .prepare(),
);

/** How many credit hours this student may take in a regular or summer semester. */
export function studyLoadOf(db: Db, student: Student, summer: boolean): StudyLoad {
  const standing = standingOf(student, limitOf(db, 'excellentCgpa'));
  const load = loadQuery(db).get({ level: levelOf(student.degreeClass), summer: summer ? 1 : 0, standing });
  if (!load) throw new Error(`no study load for ${student.degreeClass} ${standing}`);
  return load;
}
