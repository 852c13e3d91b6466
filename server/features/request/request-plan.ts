import type { Db } from '../../../db/db.ts';
import { day } from '../../../locales/durations.ts';
import { holidaysBetween } from '../../catalogue/holidays.ts';
import { toDate, toStartOfDay } from '../../clock/clock.ts';
import { noRefusals, collectRefusals, refuse, type Refusal } from '../../refusal.ts';
import { semestersAt, semesterWithId, studentAgenda } from '../agenda/agenda-queries.ts';
import { closedCode, outsideAgenda, sendingWindows } from '../agenda/agenda-rules.ts';
import { chargeState } from '../fees/charge-queries.ts';
import { studentById, type Student } from '../../academic-record/student-queries.ts';
import type { RequestContext, Choice, Kind, RequestRow } from './request-kind.ts';
import { listEvents, requestsOfStudent, listTasks, listUndecided } from './request-queries.ts';
import { hasEnded, type Plan, type State } from './request-states.ts';
import { limitRules, type LimitFacts } from './request-rules.ts';

/** Input of the engine's pure functions: a kind's plan for one request, and the state of the request. */

/** The longest time to a deadline, including holidays, in milliseconds. */
const furthest = 60 * day;

/** The context of an existing request, for the facts of its kind. */
export const getRequestContext = (db: Db, request: RequestRow): RequestContext => ({
  student: studentById(db, request.studentId),
  subjectId: request.subjectId,
  details: request.details,
  request,
});

function limitFacts(
  db: Db,
  kind: Kind,
  { student: { studentId }, subjectId, request }: RequestContext,
  now: number,
): LimitFacts {
  const { limit, name, excludes = [] } = kind;
  const { current } = semestersAt(db, now);
  const earlier = limit
    ? requestsOfStudent(db, studentId).filter(
        (one) =>
          one.kind === name &&
          one.id !== request?.id &&
          one.status !== 'draft' &&
          (limit.per === 'semester' || limit.per === 'ever' || one.subjectId === subjectId),
      )
    : [];
  const open = earlier.find(({ status }) => !hasEnded(status));
  const counts = (status: RequestRow['status']): boolean =>
    limit?.counts !== 'undecided' && (status === 'approved' || (status === 'refused' && limit?.counts === 'decided'));
  const again = earlier.find(
    ({ status, semesterId }) =>
      counts(status) && (limit?.per === 'subject' || limit?.per === 'ever' || semesterId === current.id),
  );
  const [excluding] = listUndecided(db, studentId, excludes, request?.id ?? null);
  return {
    kind: name,
    codes: { open: limit?.open ?? 'MSG-000026', again: limit?.again ?? 'MSG-000025' },
    open: open?.referenceNumber ?? null,
    again: again?.referenceNumber ?? null,
    excluding: excluding ? { kind: excluding.kind, reference: excluding.referenceNumber } : null,
  };
}

/** Refusals that do not depend on the input: the kind's eligibility rules, and limits from earlier requests. */
export const eligibilityRefusals = (db: Db, kind: Kind, about: RequestContext, now: number): Refusal[] => [
  ...kind.eligibilityRefusals(db, about, now),
  ...(kind.limit || kind.excludes ? collectRefusals(limitRules, limitFacts(db, kind, about, now)) : noRefusals),
];

/** True if this choice could be sent once the other fields of its form are filled in. */
function couldBeSent(db: Db, kind: Kind, student: Student, { subjectId, details }: Choice, now: number): boolean {
  const about = { student, subjectId, details, request: null };
  const against = [...eligibilityRefusals(db, kind, about, now), ...kind.ruleRefusals(db, about, now)];
  return against.every(({ Field }) => Field !== undefined && !(Field in details));
}

/** A refusal if the form has no choice that this student could send now. */
export function nothingToAsk(db: Db, kind: Kind, student: Student, now: number): Refusal[] {
  if (!kind.choices) return noRefusals;
  const some = kind.choices(db, student, now).some((one) => couldBeSent(db, one.kind ?? kind, student, one, now));
  return some ? noRefusals : refuse('gate.nothing', { context: kind.name });
}

function agendaRefusals(db: Db, kind: Kind, { student }: RequestContext, now: number): Refusal[] {
  if (!kind.agenda) return noRefusals;
  const agenda = studentAgenda(db, student, semestersAt(db, now));
  return outsideAgenda(kind.anyDay ? agenda : sendingWindows(agenda), [kind.agenda], now, closedCode(kind.agenda), {
    service: kind.agenda,
  });
}

/** The cancel policy. With `anyTime`, canceling ends with the semester of the request. */
function findCancelPolicy(db: Db, { cancel }: Kind, request: RequestRow | null): Plan['cancel'] {
  if (cancel === undefined) return null;
  if (typeof cancel !== 'string') return cancel;
  const until =
    cancel === 'anyTime' && request ? toStartOfDay(semesterWithId(db, request.semesterId).endsOn) + day : undefined;
  return {
    policy: cancel,
    paid: 'request.decided',
    inPayment: 'request.decided',
    ...(until !== undefined && { until }),
  };
}

/** The route and effective date of a request. The whole plan takes longer: it also evaluates rules and the fee. */
export const getRoute = (db: Db, kind: Kind, about: RequestContext, now: number): Pick<Plan, 'steps' | 'effectAt'> => ({
  steps: kind.steps(db, about, now),
  effectAt: (at) => kind.effectAt?.(at, db, about) ?? null,
});

/** The plan of an existing request, or of one that is about to be sent. */
export function getPlan(db: Db, kind: Kind, about: RequestContext, now: number): Plan {
  const { request } = about;
  // The agenda, the limits and the rules about the input apply only before sending. An approval is checked against the
  // eligibility rules.
  const unsent = !request || request.sentAt === null;
  const waits = request?.status === 'sent';
  const outside = unsent ? agendaRefusals(db, kind, about, now) : noRefusals;
  return {
    ...getRoute(db, kind, about, now),
    code: kind.code !== undefined,
    fee: kind.fee ? { fils: kind.fee.of(db, about), before: kind.fee.before } : { fils: 0, before: 'desk' },
    cancel: findCancelPolicy(db, kind, request),
    closed: unsent
      ? [...outside, ...eligibilityRefusals(db, kind, about, now), ...kind.ruleRefusals(db, about, now)]
      : noRefusals,
    approval: waits
      ? [...kind.eligibilityRefusals(db, about, now), ...(kind.approval?.(db, request, now) ?? noRefusals)]
      : noRefusals,
    // While the agenda is closed, a day off is not refused too: that refusal would name the next working day as the
    // time to send.
    anyDay: kind.anyDay ?? outside.length > 0,
    holidays: holidaysBetween(db, toDate(now), toDate(now + furthest)),
  };
}

const officeVerbs = new Set(['handedOn', 'checked', 'collected', 'approved', 'refused', 'placed']);

/** The state of a request for the engine, with its open tasks and the state of its payment. */
export function getState(db: Db, request: RequestRow): State {
  const { status, step, version, sentAt, executeAt, expiresAt, chargeId } = request;
  const events = listEvents(db, request.id);
  return {
    status,
    step,
    version,
    sentAt,
    executeAt,
    expiresAt,
    payment: chargeId === null ? 'none' : chargeState(db, chargeId).payment,
    decided: events.some(({ verb }) => officeVerbs.has(verb)),
    tasks: listTasks(db, request.id).filter((task) => task.status === 'open'),
    marked: status === 'returned' ? (events.findLast(({ verb }) => verb === 'returned')?.fields ?? []) : [],
  };
}
