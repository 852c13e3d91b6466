import type { Db } from '../../../db/db.ts';
import type { AgendaFunction } from '../../../db/schema/agenda.ts';
import { isWorkingDay, toIso, toIsoOrNull } from '../../clock.ts';
import type { Schema } from '../../http/operations.ts';
import { allow, refusalsOf, refuse, type Refusal } from '../../refusal.ts';
import { standingAt } from '../menu/menu-queries.ts';
import { standingFacts, type LoadedStanding } from '../registration/registration-queries.ts';
import { studentRefusals } from '../registration/registration-rules.ts';
import type { Kind, RequestKind } from '../request/request-kind.ts';
import { allKinds } from '../request/request-kinds.ts';
import { nothingToAsk, standingOf } from '../request/request-plan.ts';
import type { Student } from '../student/student-queries.ts';
import { hasLeft, offersPage } from '../student/status-rules.ts';
import { openSurveys } from '../survey/survey-queries.ts';
import { surveyStandingRules } from '../survey/survey-rules.ts';
import { someCourseToLeave } from '../withdrawal/course-kind.ts';
import { agendaState, closedCode, notSentNow, outsideAgenda, sendingWindows } from './agenda-rules.ts';

/** What a service is asked about: one student now. */
export type Asked = { db: Db; student: Student; now: number; current: LoadedStanding; early: LoadedStanding };

/**
 * A service of the product: the agenda function that opens it, the page that offers it, whether it keeps to working
 * days, and what its own rules say of the student.
 */
export type Service = {
  service: AgendaFunction;
  path: string;
  /** Of requests it is the service for; several may share a function. */
  kind?: RequestKind;
  workingDays?: boolean;
  standing: (asked: Asked) => Refusal[];
  /** Asked where nothing else is in the way: whether there is anything that it could be used for now. */
  nothing?: (asked: Asked) => Refusal[];
};

const registering =
  (period: 'current' | 'early') =>
  (asked: Asked): Refusal[] =>
    studentRefusals(asked[period]);

const registrationServices: Service[] = [
  { service: 'registration', path: '/registeredCourses', standing: registering('current') },
  { service: 'addDrop', path: '/registeredCourses', standing: registering('current') },
  {
    service: 'courseWithdrawal',
    path: '/courseWithdraw',
    standing: registering('current'),
    nothing: ({ db, student, now }) =>
      someCourseToLeave(db, student, now) ? allow : refuse('gate.nothing', { context: 'courseWithdrawal' }),
  },
  { service: 'earlyRegistration', path: '/Earlydashboard', standing: registering('early') },
];

/** A kind of request is a service by its declaration: the very rules that refuse its call. */
const serviceOf = (kind: Kind): Service[] =>
  kind.agenda
    ? [
        {
          service: kind.agenda,
          path: kind.page,
          kind: kind.name,
          workingDays: !kind.anyDay,
          standing: ({ db, student, now }) =>
            standingOf(db, kind, { student, subjectId: null, details: {}, request: null }, now),
          nothing: ({ db, student, now }) => nothingToAsk(db, kind, student, now),
        },
      ]
    : [];

const surveyService: Service = {
  service: 'survey',
  path: '/courseEvaluation',
  standing: ({ student }) => refusalsOf(surveyStandingRules, { student }),
  nothing: ({ db, student, current }) =>
    openSurveys(db, student.studentId, current.semester.id) > 0 ? allow : refuse('gate.nothing', { context: 'survey' }),
};

/**
 * The services that exist, in the order students meet them: what an area or a kind of request declares. Their working
 * days are those of the contract's gates.
 */
export const services = (): Service[] => [...registrationServices, ...allKinds().flatMap(serviceOf), surveyService];

export const askedOf = (db: Db, student: Student, now: number): Asked => ({
  db,
  student,
  now,
  current: standingFacts(db, student, now, 'current'),
  early: standingFacts(db, student, now, 'early'),
});

/** Of who has left, what is offered still; else everything, since a page that is not offered says why. */
const offered = ({ db, student, now }: Asked): Service[] => {
  if (!hasLeft(student.status)) return services();
  const standing = standingAt(db, student, now);
  return services().filter(({ path }) => offersPage(standing, path));
};

/** Every service: open or not for this student now, with all reasons; by the same rules that refuse its calls. */
export const serviceStates = (asked: Asked): Schema<'ServiceStates'> =>
  offered(asked).map(({ service, path, kind, workingDays, standing, nothing }) => {
    const { now, current } = asked;
    const agenda = workingDays ? sendingWindows(current.agenda) : current.agenda;
    const state = agendaState(agenda, [service], now);
    const closed = (workingDays ? notSentNow : outsideAgenda)(agenda, [service], now, closedCode(service), { service });
    const against = [...standing(asked), ...closed.filter(({ Code }) => Code !== 'gate.daysOff')];
    const unless = against.length > 0 ? against : (nothing?.(asked) ?? allow);
    const reasons = [...unless, ...closed.filter(({ Code }) => Code === 'gate.daysOff')];
    const known = state.context !== 'never';
    return {
      service,
      path,
      ...(kind && { kind }),
      open: !reasons.length,
      reasons,
      opensAt: toIsoOrNull(known ? state.opensAt : null),
      closesAt: toIsoOrNull(known ? state.closesAt : null),
    };
  });

export const servicesAnswer = (db: Db, student: Student, now: number): Schema<'Services'> => ({
  now: toIso(now),
  workingDay: isWorkingDay(now),
  services: serviceStates(askedOf(db, student, now)),
});
