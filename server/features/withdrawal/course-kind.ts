import type { Db } from '../../../db/db.ts';
import { isolate } from '../../../locales/i18n.ts';
import type { Consequence } from '../../consequence.ts';
import { getLimit } from '../../limits.ts';
import { semesterFor, findWeek } from '../agenda/agenda-queries.ts';
import {
  getAskedCourse,
  getEndedCourses,
  currentRegistrations,
  type CourseAsked,
} from '../registration/registration-withdrawal-effects.ts';
import { declareKind, type RequestContext, type Effected } from '../request/request-kind.ts';
import { summaryCode, summaryWords } from '../request/request-summary.ts';
import { eligibilityRefusals } from '../request/request-plan.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { courseLapseRules, courseQuestions, courseRules, type CourseFacts } from './course-rules.ts';
import { leaveCourses } from './withdrawal-effects.ts';
import { registeredCourse } from './withdrawal-queries.ts';

type Facts = CourseFacts & Pick<CourseAsked, 'courses' | 'hoursAfter' | 'load'>;

/** The facts of a course withdrawal. For a sent request, the week is that of sending. */
function courseFacts(db: Db, { student, subjectId, request }: RequestContext, now: number): Facts {
  const sentAt = request?.sentAt ?? null;
  const asOf = sentAt ?? now;
  const withdrawal = getAskedCourse(db, currentRegistrations(db, student, now), subjectId ?? 0, sentAt !== null);
  const registered = withdrawal.courses.some(
    ({ registrationId, status }) => registrationId === subjectId && status === 'registered',
  );
  return {
    ...withdrawal,
    registered,
    week: findWeek(semesterFor(db, asOf), asOf),
    lastWeek: getLimit(db, 'finalWithdrawalWeek'),
  };
}

const hoursLeft = (_: Db, { facts: { hoursAfter, load } }: Effected<Facts>): Consequence[] => [
  {
    name: 'hoursLeft',
    params: { hours: hoursAfter, minimum: load.minimum, ...(hoursAfter < load.minimum && { context: 'below' }) },
  },
  { name: 'courseNotBack' },
];

const withdraw = (db: Db, about: Effected<Facts>, now: number): Consequence[] =>
  leaveCourses(
    db,
    about,
    about.facts.courses.map(({ registrationId }) => registrationId),
    now,
  );

/**
 * The request to withdraw from a course if a withdrawal without a request would leave too few credit hours. The
 * registration department decides.
 */
export const courseWithdrawalKind = declareKind<Facts>({
  name: 'courseWithdrawal',
  prefix: 'CWD',
  page: '/courseWithdraw',
  facts: courseFacts,
  eligibility: courseRules,
  ofSemester: true,
  lapses: courseLapseRules,
  asks: courseQuestions,
  limit: { per: 'subject', open: 'MSG-000009' },
  route: [{ key: 'registration', by: 'registration', days: 2 }],
  cancel: 'untilDecided',
  approved: [withdraw],
  consequences: [withdraw, hoursLeft],
  title: (db, request) => {
    const { code, name } = registeredCourse(db, request);
    return { en: `${isolate(code)} ${name.en}`, ar: `${isolate(code)} ${name.ar}` };
  },
  summaryFields: (db, request) => {
    const { code, number, name } = registeredCourse(db, request);
    return [summaryCode('section', `${code}-${number}`, name), ...summaryWords('reason', request.details.reason)];
  },
});

/**
 * True if the student could withdraw from a course now, directly or by request, or could undo a withdrawal. It does not
 * matter that a request cannot be sent on a day off.
 */
export function someCourseToLeave(db: Db, student: Student, now: number): boolean {
  const facts = currentRegistrations(db, student, now);
  const mayBe =
    (way: 'withdraw' | 'unwithdraw') =>
    ({ registrationId }: { registrationId: number }): boolean =>
      getEndedCourses(db, facts, registrationId, way).atOnce.length === 0;
  const mayAsk = ({ registrationId }: { registrationId: number }): boolean =>
    eligibilityRefusals(
      db,
      courseWithdrawalKind,
      { student, subjectId: registrationId, details: {}, request: null },
      now,
    ).length === 0;
  const of = (wanted: 'registered' | 'withdrawn') => facts.registrations.filter(({ status }) => status === wanted);
  return (
    of('registered').some(mayBe('withdraw')) ||
    of('withdrawn').some(mayBe('unwithdraw')) ||
    of('registered').some(mayAsk)
  );
}
