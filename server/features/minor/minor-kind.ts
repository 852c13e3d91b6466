import type { Db } from '../../../db/db.ts';
import { heldMinors } from '../../academic-record/plan-queries.ts';
import type { Consequence } from '../../consequence.ts';
import { collectRefusals } from '../../refusal.ts';
import { declareKind, type RequestContext, type Effected } from '../request/request-kind.ts';
import { summaryCode, summaryText } from '../request/request-summary.ts';
import { getRequestContext } from '../request/request-plan.ts';
import { settleAgain } from '../transcript/settlement-services.ts';
import { studentById } from '../../academic-record/student-queries.ts';
import {
  allMinors,
  declareMinor,
  getDepartmentId,
  listEntryCourses,
  minorById,
  type MinorRow,
} from './minor-queries.ts';
import { minorLapseRules, minorRules, minorEligibilityRules, points, type MinorFacts } from './minor-rules.ts';

export function minorFacts(db: Db, { student, subjectId }: RequestContext): MinorFacts {
  const { studentId, status, degreeClass, programmeId, earnedHours, cgpa } = student;
  const minor = subjectId === null ? undefined : minorById(db, subjectId);
  return {
    status,
    degreeClass,
    minor: minor ?? null,
    programmeId,
    departmentId: getDepartmentId(db, programmeId),
    hours: earnedHours,
    cgpa,
    missing: minor
      ? listEntryCourses(db, minor.id, studentId).flatMap(({ code, state }) => (state === 'passed' ? [] : [code]))
      : [],
    held: heldMinors(db, studentId).find(({ kind }) => kind === minor?.kind)?.name ?? null,
  };
}

function chosen(
  db: Db,
  { subjectId, referenceNumber }: { subjectId: number | null; referenceNumber: string },
): MinorRow {
  const minor = minorById(db, subjectId ?? 0);
  if (!minor) throw new Error(`${referenceNumber} names no minor`);
  return minor;
}

/**
 * Adds the minor to the record and its courses to the plan. Computes the student's standing again, because more courses
 * may be missing for graduation.
 */
const keep = (db: Db, { request }: Effected<MinorFacts>, now: number): Consequence[] => {
  const { studentId, referenceNumber: reference, kind } = request;
  return settleAgain(db, studentId, { since: null, cause: { reference, kind }, at: now }, () =>
    declareMinor(db, studentId, chosen(db, request), now),
  );
};

/**
 * The request kind of a minor. The department's approval checks the conditions again, because averages and courses may
 * have changed since the request was sent.
 */
export const minorKind = declareKind<MinorFacts>({
  name: 'minor',
  prefix: 'MNR',
  page: '/declare-minor',
  agenda: 'minor',
  facts: minorFacts,
  eligibility: minorEligibilityRules,
  rules: minorRules,
  lapses: minorLapseRules,
  limit: { per: 'semester' },
  excludes: ['transfer'],
  choices: (db) => allMinors(db).map(({ id }) => ({ subjectId: id, details: {} })),
  route: [{ key: 'department', by: 'department', days: 5 }],
  approval: (db, request) => collectRefusals(minorRules, minorFacts(db, getRequestContext(db, request))),
  cancel: 'untilDecided',
  approved: [keep],
  title: (db, request) => {
    const { nameEn, nameAr } = chosen(db, request);
    return { en: nameEn, ar: nameAr };
  },
  summaryFields: (db, request) => {
    const { nameEn, nameAr, departmentEn, departmentAr, minimumHours, minimumCgpa } = chosen(db, request);
    const { earnedHours, cgpa } = studentById(db, request.studentId);
    return [
      summaryText('minor', { en: nameEn, ar: nameAr }),
      summaryText('department', { en: departmentEn, ar: departmentAr }),
      summaryCode('hours', String(earnedHours)),
      summaryCode('hoursNeeded', String(minimumHours)),
      ...(cgpa === null ? [] : [summaryCode('cgpa', points(cgpa))]),
      summaryCode('cgpaNeeded', points(minimumCgpa)),
    ];
  },
});
