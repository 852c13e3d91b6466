import type { Db } from '../../../db/db.ts';
import { heldMinors } from '../../academic-record/plan-queries.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { noRefusals, collectRefusals } from '../../refusal.ts';
import { toPackageId } from '../../academic-record/plan-rules.ts';
import { myRequest, requestChanged } from '../request/request-presenter.ts';
import { dispatch } from '../request/request-commands.ts';
import { submitHandler } from '../request/request-submission.ts';
import { requestOfStudent, requestsOfStudent } from '../request/request-queries.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { minorFacts, minorKind } from './minor-kind.ts';
import {
  allMinors,
  getDepartmentId,
  listEntryCourses,
  minorById,
  listPackageCourses,
  type MinorCourse,
  type MinorRow,
} from './minor-queries.ts';
import { distance, isForMajor, minorRules } from './minor-rules.ts';

const courseAnswer = ({ courseId, code, name, creditHours, state, inPlan }: MinorCourse): Schema<'MinorCourse'> => ({
  courseId,
  code,
  name,
  creditHours,
  state,
  inPlan,
});

/** A minor or specialization with its requirements, and those the student does not meet yet. */
function minorAnswer(db: Db, student: Student, minor: MinorRow, held: boolean): Schema<'MinorProgramme'> {
  const { id, code, kind, nameEn, nameAr, departmentEn, departmentAr, minimumHours, minimumCgpa } = minor;
  const entry = listEntryCourses(db, id, student.studentId);
  const courses = listPackageCourses(db, id, student.studentId);
  const reasons = held
    ? noRefusals
    : collectRefusals(minorRules, minorFacts(db, { student, subjectId: id, details: {}, request: null }));
  return {
    id,
    code,
    kind,
    name: { en: nameEn, ar: nameAr },
    department: { en: departmentEn, ar: departmentAr },
    minimumHours,
    minimumCgpa: minimumCgpa / 100,
    held,
    packageId: held ? toPackageId(student.programmeId, kind) : null,
    hours: courses.reduce((sum, { creditHours }) => sum + creditHours, 0),
    entry: entry.map(courseAnswer),
    courses: courses.map(courseAnswer),
    reasons,
    missing: {
      courses: entry.filter(({ state }) => state !== 'passed').length,
      hours: Math.max(0, minimumHours - student.earnedHours),
      cgpa: Math.max(0, minimumCgpa - (student.cgpa ?? 0)) / 100,
    },
  };
}

export const minorHandlers = {
  getMinorPrograms: ({ db, student }) => {
    const held = new Set(heldMinors(db, student.studentId).map(({ id }) => id));
    const own = { programmeId: student.programmeId, departmentId: getDepartmentId(db, student.programmeId) };
    const programmes = allMinors(db)
      .filter((minor) => held.has(minor.id) || (student.degreeClass === 'bachelor' && isForMajor(minor, own)))
      .map((minor) => minorAnswer(db, student, minor, held.has(minor.id)));
    const rank = ({ held: declared, missing }: Schema<'MinorProgramme'>): number =>
      declared ? -1 : distance({ ...missing, cgpa: missing.cgpa * 100 });
    return [
      200,
      {
        earnedHours: student.earnedHours,
        cgpa: student.cgpa === null ? null : student.cgpa / 100,
        programmes: programmes.sort((a, b) => rank(a) - rank(b) || a.id - b.id),
      },
    ];
  },

  getMinorRequests: ({ db, student: { studentId }, now }) => {
    const own = requestsOfStudent(db, studentId).filter(({ kind }) => kind === 'minor');
    return [
      200,
      {
        requests: own.map((request) => ({
          id: request.id,
          programmeId: request.subjectId ?? 0,
          kind: minorById(db, request.subjectId ?? 0)?.kind ?? 'minor',
          request: myRequest(db, minorKind, request, now),
        })),
      },
    ];
  },

  submitMinor: submitHandler(minorKind),

  cancelMinor: ({ db, student: { studentId }, now, params }) =>
    requestChanged(
      db,
      minorKind,
      dispatch(
        db,
        minorKind,
        requestOfStudent(db, studentId, { kind: 'minor', id: params.id }),
        { name: 'cancel', actor: 'student' },
        now,
      ),
      now,
      'MSG-000033',
    ),
} satisfies Partial<Handlers>;
