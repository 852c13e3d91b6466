import type { Db } from '../../../db/db.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import type { MessageCode } from '../../refusal.ts';
import { semesterAnswer } from '../agenda/agenda-queries.ts';
import { agendaState, onDayOff, sendingWindows } from '../agenda/agenda-rules.ts';
import { toIso } from '../../clock/clock.ts';
import { hoursOf } from '../registration/registration-facts.ts';
import { getEndedCourses, currentRegistrations } from '../registration/registration-withdrawal-effects.ts';
import { myRequest } from '../request/request-presenter.ts';
import { dispatch, sendRequest } from '../request/request-commands.ts';
import type { RequestContext, RequestRow } from '../request/request-kind.ts';
import { eligibilityRefusals } from '../request/request-plan.ts';
import { requestOfStudent, requestsOfStudent } from '../request/request-queries.ts';
import { courseWithdrawalKind as kind } from './course-kind.ts';
import { release } from '../fees/refund-by-date-rules.ts';
import { shareAt } from './withdrawal-effects.ts';
import { registeredCourse } from './withdrawal-queries.ts';

/**
 * Result shown for each final status. Undecided requests are shown as not approved; canceled and expired ones have no
 * result.
 */
const results = { approved: 'approved', refused: 'rejected', canceled: null, expired: null } as const;
const toResult = ({ status }: RequestRow): Schema<'CourseWithdrawal'>['result'] =>
  status in results ? results[status as keyof typeof results] : 'notApproved';

function answer(db: Db, request: RequestRow, now: number): Schema<'CourseWithdrawal'> {
  const { code, name } = registeredCourse(db, request);
  return {
    id: request.id,
    course: { code, name },
    result: toResult(request),
    request: myRequest(db, kind, request, now),
  };
}

const changed = (
  db: Db,
  request: RequestRow,
  now: number,
  code: MessageCode,
): [200, Schema<'CourseWithdrawalChange'>] => [
  200,
  {
    messages: [{ Code: code, Params: { context: request.kind, reference: request.referenceNumber } }],
    withdrawal: answer(db, request, now),
  },
];

export const courseHandlers = {
  courseWithdrawRequests: ({ db, student, now }) => {
    const facts = currentRegistrations(db, student, now);
    const state = agendaState(facts.agenda, ['courseWithdrawal'], now);
    const sending = agendaState(sendingWindows(facts.agenda), ['courseWithdrawal'], now).context === 'open';
    const percent = shareAt(db, student, facts.semester, now);
    const courses = facts.registrations
      .filter(({ status }) => status === 'registered')
      .map(({ registrationId, section: { code, number, name }, creditHours }) => {
        const {
          courses: [, ...along],
          courses: all,
          hoursAfter,
          atOnce,
        } = getEndedCourses(db, facts, registrationId, 'withdraw');
        const given = all.map((row) => release(row, percent));
        const about: RequestContext = { student, subjectId: registrationId, details: {}, request: null };
        return {
          registrationId,
          code,
          number,
          name,
          creditHours,
          hoursAfter,
          along: along.map((one) => ({ code: one.section.code, name: one.section.name })),
          fees: given.reduce((sum, { left }) => sum + left.fee - left.sponsorFee, 0),
          back: given.reduce((sum, { returned }) => sum + returned, 0),
          atOnce,
          asked: [...eligibilityRefusals(db, kind, about, now), ...(sending ? onDayOff(now) : [])],
        };
      });
    return [
      200,
      {
        semester: semesterAnswer(facts.semester, now),
        hours: hoursOf(facts.registrations),
        minimum: facts.load.minimum,
        floor: facts.load.withdrawalFloor,
        closesAt: state.context === 'open' ? toIso(state.closesAt) : null,
        courses,
        requests: requestsOfStudent(db, student.studentId)
          .filter((request) => request.kind === kind.name)
          .map((request) => answer(db, request, now)),
      },
    ];
  },

  submitCourseWithdraw: ({ db, student, now, body: { registrationId, reason = '', confirm, consequences } }) =>
    changed(
      db,
      sendRequest(
        db,
        kind,
        { student, subjectId: registrationId, details: { reason }, confirmed: confirm, consequences },
        now,
      ),
      now,
      'MSG-000032',
    ),

  cancelCourseWithdraw: ({ db, student: { studentId }, now, params: { id } }) =>
    changed(
      db,
      dispatch(
        db,
        kind,
        requestOfStudent(db, studentId, { kind: kind.name, id }),
        { name: 'cancel', actor: 'student' },
        now,
      ),
      now,
      'MSG-000033',
    ),
} satisfies Partial<Handlers>;
