import type { Db } from '../../../db/db.ts';
import { caseStudyDays } from '../../../locales/durations.ts';
import { toDate } from '../../clock/clock.ts';
import type { Consequence } from '../../consequence.ts';
import { getText } from '../../http/messages.ts';
import { getLimit } from '../../limits.ts';
import { semesterWithId } from '../agenda/agenda-queries.ts';
import { enrolAgain } from '../enrollment/enrollment-services.ts';
import { declareKind, type RequestContext, type Effected, type RequestRow } from '../request/request-kind.ts';
import { listEntered, summaryCode, summaryText } from '../request/request-summary.ts';
import { endLapsed } from '../request/request-lapse-services.ts';
import { statusSince, studentById, getStudyLoad, type Student } from '../../academic-record/student-queries.ts';
import { getChances } from '../withdrawal/withdrawal-queries.ts';
import { saveExtension, saveDetails } from './casestudy-queries.ts';
import { caseStudyLapseRules, caseStudyRule, yearsAfter, type CaseStudyFacts } from './casestudy-rules.ts';

type CaseStudyStanding = Pick<CaseStudyFacts, 'status' | 'warnings' | 'chances'> & Pick<Student, 'cgpa'>;

/** The facts of a case study. For a sent request `today` is the day of sending, even if it is decided later. */
export function caseStudyFacts(
  db: Db,
  { student, request }: Pick<RequestContext, 'student' | 'request'>,
  now: number,
): CaseStudyFacts {
  const { status, warnings, studentId } = student;
  const since = statusSince(db, studentId);
  const { chances, chanceSemesters: semestersLeft } = getChances(db, studentId);
  return {
    status,
    warnings,
    chances,
    semestersLeft,
    until:
      status === 'dismissed' && since !== null ? yearsAfter(toDate(since), getLimit(db, 'dismissedWithinYears')) : null,
    today: toDate(request?.sentAt ?? now),
    maximumChances: getLimit(db, 'averageChances'),
  };
}

/**
 * Grants another chance to raise the average. `values.chances` is the number of semesters. It is missing in a preview
 * before the committee has decided.
 */
function grantExtension(
  db: Db,
  { student, values, facts: { chances, maximumChances } }: Effected<CaseStudyFacts>,
  now: number,
): Consequence[] {
  const count = Number(values.chances ?? 0);
  saveExtension(db, student, count || 1, now);
  const back = student.status === 'active' ? [] : enrolAgain(db, student, now);
  const { minimum, maximum } = getStudyLoad(db, studentById(db, student.studentId), false);
  return [
    ...back,
    count ? { name: 'chanceGranted', params: { count } } : { name: 'chanceForeseen' },
    { name: 'loadLimited', params: { minimum, maximum } },
    { name: 'chancesCounted', params: { count: chances + 1, total: maximumChances } },
    ...endLapsed(db, now, student.studentId),
  ];
}

/**
 * Saves the student's status, average, warnings and chances with the decision or cancellation, so that the request
 * still shows them later.
 */
const saveStanding = (
  db: Db,
  { request, student: { cgpa }, facts: { status, warnings, chances } }: Effected<CaseStudyFacts>,
): void => saveDetails(db, request, { status, cgpa, warnings, chances });

/**
 * The status, average, warnings and chances saved with the decision or cancellation; the current ones if none were
 * saved.
 */
function standingShown(db: Db, { studentId, details }: RequestRow): CaseStudyStanding {
  const { status, cgpa, warnings, chances } = details as Partial<CaseStudyStanding>;
  if (status !== undefined && cgpa !== undefined && warnings !== undefined && chances !== undefined)
    return { status, cgpa, warnings, chances };
  const student = studentById(db, studentId);
  return {
    status: student.status,
    cgpa: student.cgpa,
    warnings: student.warnings,
    chances: getChances(db, studentId).chances,
  };
}

const semesters = ['1', '2'];

/**
 * The request kind of a case study. The department, the college and the committee decide in this order. The committee
 * sets the number of semesters that the chance lasts.
 */
export const caseStudyKind = declareKind<CaseStudyFacts>({
  name: 'caseStudy',
  prefix: 'CST',
  page: '/caseStudy',
  agenda: 'caseStudy',
  facts: caseStudyFacts,
  eligibility: [caseStudyRule],
  lapses: caseStudyLapseRules,
  limit: { per: 'semester' },
  files: [{ name: 'file', required: true }],
  draft: { atMost: 1 },
  fee: { charge: 'caseStudy', of: (db) => getLimit(db, 'caseStudyFeeFils'), before: 'desk' },
  route: [
    { key: 'department', by: 'department', days: caseStudyDays.department, returns: ['reason', 'file'] },
    { key: 'college', by: 'college', days: caseStudyDays.college },
    {
      key: 'committee',
      by: 'committee',
      days: caseStudyDays.committee,
      form: () => [{ name: 'chances', options: semesters, suggested: '1' }],
    },
  ],
  cancel: 'untilFirstDecision',
  approved: [saveStanding, grantExtension],
  refused: [saveStanding],
  canceled: [saveStanding],
  consequences: [grantExtension],
  title: (db, { semesterId }) => semesterWithId(db, semesterId).name,
  summaryFields: (db, request) => {
    const { status, cgpa, warnings, chances } = standingShown(db, request);
    return [
      summaryText('standing', getText('academic', `status.${status}`)),
      ...(cgpa === null ? [] : [summaryCode('cgpa', (cgpa / 100).toFixed(2))]),
      summaryCode('warnings', String(warnings)),
      summaryCode('chancesGiven', String(chances)),
      ...listEntered(db, request),
    ];
  },
});
