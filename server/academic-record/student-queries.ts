import { eq, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../db/db.ts';
import { students, type academicStatuses } from '../../db/schema/student.ts';
import { studyLoads, type genders } from '../../db/schema/university.ts';
import { cached } from '../catalogue/catalogue-cache.ts';
import { programmesById, sponsorsById } from '../catalogue/programmes.ts';
import { semestersById } from '../catalogue/semesters.ts';
import { getLimit } from '../limits.ts';
import { toLevel, toLoadStanding } from './student-rules.ts';

/** A row of the student query as a tuple, because objects filled by SQLite are slower to read and to copy. */
type StudentSqlRow = [
  studentId: number,
  personId: number,
  code: string,
  facultyCode: string,
  nameEn: string,
  nameAr: string,
  gender: (typeof genders)[number],
  programmeId: number,
  admissionSemesterId: number,
  status: (typeof academicStatuses)[number],
  majorJoinYear: number,
  cgpa: number | null,
  majorCgpa: number | null,
  earnedHours: number,
  warnings: number,
  chanceSemesters: number,
  graduating: number,
  orientation: 'none' | 'required' | 'completed' | 'exempted',
  recentlyEnrolled: number,
  btc: number,
  sponsorId: number | null,
  balance: number,
];

const studentQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[string], StudentSqlRow>(
      `select s.id, s.person_id, s.code, s.faculty_code, p.name_en, p.name_ar, p.gender, s.programme_id, s.admission_semester_id,
       s.status, s.major_join_year, s.cgpa, s.major_cgpa, s.earned_hours, s.warnings, s.chance_semesters, s.graduating, s.orientation, s.recently_enrolled, s.btc, s.sponsor_id, s.balance
     from student s join person p on p.id = s.person_id where s.faculty_code = ?`,
    )
    .raw(),
);

/** One academic record with data of its programme and college. */
export type Student = NonNullable<ReturnType<typeof findStudent>>;

/** The name of the sponsor; null if there is none. */
export const findSponsor = ({ sponsorEn, sponsorAr }: Student): { en: string; ar: string } | null =>
  sponsorEn && sponsorAr ? { en: sponsorEn, ar: sponsorAr } : null;

/** Finds the record of a StudFacultyCode; undefined if there is none. */
export function findStudent(db: Db, facultyCode: string) {
  const row = studentQuery(db).get(facultyCode);
  if (!row) return undefined;
  const [
    studentId,
    personId,
    code,
    ownCode,
    nameEn,
    nameAr,
    gender,
    programmeId,
    admissionSemesterId,
    status,
    majorJoinYear,
    cgpa,
    majorCgpa,
    earnedHours,
    warnings,
    chanceSemesters,
    graduating,
    orientation,
    recentlyEnrolled,
    btc,
    sponsorId,
    balance,
  ] = row;
  const [programme, admission] = [programmesById(db).get(programmeId), semestersById(db).get(admissionSemesterId)];
  if (!programme || !admission) return undefined;
  const { programmeEn, programmeAr, degreeClass, language, requiredHours, collegeId, collegeEn, collegeAr } = programme;
  const sponsor = sponsorId === null ? undefined : sponsorsById(db).get(sponsorId);
  return {
    studentId,
    personId,
    code,
    facultyCode: ownCode,
    nameEn,
    nameAr,
    gender,
    programmeId,
    admissionSemesterId,
    status,
    majorJoinYear,
    cgpa,
    majorCgpa,
    earnedHours,
    warnings,
    chanceSemesters,
    graduating: graduating === 1,
    orientation,
    recentlyEnrolled: recentlyEnrolled === 1,
    btc: btc === 1,
    balance,
    admissionYear: admission.academicYear,
    programmeEn,
    programmeAr,
    degreeClass,
    language,
    requiredHours,
    collegeId,
    collegeEn,
    collegeAr,
    sponsorCode: sponsor?.code ?? null,
    sponsorEn: sponsor?.nameEn ?? null,
    sponsorAr: sponsor?.nameAr ?? null,
    sponsorShare: sponsor?.share ?? null,
  };
}

const facultyCodeQuery = preparedPerDb((db) =>
  db
    .select({ facultyCode: students.facultyCode })
    .from(students)
    .where(eq(students.id, sql.placeholder('id')))
    .prepare(),
);

/** Returns the record of a student's id; throws if there is none. */
export function studentById(db: Db, id: number): Student {
  const student = findStudent(db, facultyCodeQuery(db).get({ id })?.facultyCode ?? '');
  if (!student) throw new Error(`no student ${id}`);
  return student;
}

const sinceQuery = preparedPerDb((db) =>
  db
    .select({ since: students.statusChangedAt })
    .from(students)
    .where(eq(students.id, sql.placeholder('id')))
    .prepare(),
);

/** The instant since which a student has the present academic status; null if unknown. */
export const statusSince = (db: Db, id: number): number | null => sinceQuery(db).get({ id })?.since ?? null;

const enrolmentQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[number, number], [id: number, status: 'enrolled' | 'notEnrolled' | 'withdrawn']>(
      'select id, status from student_semester where student_id = ? and semester_id = ?',
    )
    .raw(),
);

/** The student's enrolment in a semester; undefined if there is none. */
export function findEnrolment(db: Db, studentId: number, semesterId: number) {
  const row = enrolmentQuery(db).get(studentId, semesterId);
  return row && { id: row[0], status: row[1] };
}

/** The limits of a study load, in credit hours. */
export type StudyLoad = { minimum: number; maximum: number; withdrawalFloor: number };

const loads = cached(
  'calendar',
  (db) =>
    new Map(
      db
        .select()
        .from(studyLoads)
        .all()
        .map(({ level, summer, standing, ...load }): [string, StudyLoad] => [`${level} ${summer} ${standing}`, load]),
    ),
);

/**
 * The study load of this student in a regular or summer semester. Throws if the university has none for the student's
 * level and load category.
 */
export function getStudyLoad(db: Db, student: Student, summer: boolean): StudyLoad {
  const standing = toLoadStanding(student, getLimit(db, 'excellentCgpa'));
  const load = loads(db).get(`${toLevel(student.degreeClass)} ${summer} ${standing}`);
  if (!load) throw new Error(`no study load for ${student.degreeClass} ${standing}`);
  return load;
}
