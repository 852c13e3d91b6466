import type { Db } from '../../../db/db.ts';
import { getLimit } from '../../limits.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { refuse, Refused, type Refusal } from '../../refusal.ts';
import { semesterAnswer, semestersAt } from '../agenda/agenda-queries.ts';
import { agendaState, onDayOff } from '../agenda/agenda-rules.ts';
import { listFees } from '../fees/fees-queries.ts';
import { toOwed } from '../fees/fees-rules.ts';
import { listNamedAttempts, coursesInProgress, gradeTable, standingLimits } from '../../academic-record/gpa-queries.ts';
import { planFacts, semestersAhead } from '../../academic-record/plan-queries.ts';
import { hoursOf, isPaid, type RegistrationRow } from '../registration/registration-facts.ts';
import {
  getEndedCourses,
  currentRegistrations,
  type CourseLeaving,
} from '../registration/registration-withdrawal-effects.ts';
import type { LoadedFacts } from '../registration/registration-fact-queries.ts';
import { studentRefusals } from '../registration/eligibility-rules.ts';
import { listConsequences } from '../request/request-consequences.ts';
import type { RequestContext, Kind } from '../request/request-kind.ts';
import { courseWithdrawalKind } from './course-kind.ts';
import { officialWithdrawalKind } from './official-kind.ts';
import { permanentWithdrawalKind } from './permanent-kind.ts';
import { getPlan } from '../request/request-plan.ts';
import { isOthers } from '../../academic-record/owner-queries.ts';
import { getStudyLoad, type Student } from '../../academic-record/student-queries.ts';
import { refundShare } from './withdrawal-effects.ts';
import type { Way } from '../../academic-record/study-end.ts';
import { finishWithout, moneyAfter, outlooks, type Money } from './stay-rules.ts';
import { getChances, postponedBy } from './withdrawal-queries.ts';

type Option = Schema<'StayOption'>;
const points = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);

/** Data shared by the four options: the student's current situation. */
function getStand(db: Db, student: Student, now: number) {
  const facts = currentRegistrations(db, student, now);
  const { semester } = facts;
  const semesters = semestersAt(db, now);
  const rows = facts.registrations.filter(({ status }) => status === 'registered');
  const state = agendaState(facts.agenda, ['registration', 'addDrop'], now).context;
  const plan = {
    facts: planFacts(db, student, semesters, state === 'open' || state === 'upcoming'),
    maximumLoad: getStudyLoad(db, student, false).maximum,
  };
  const ahead = semestersAhead(db, semesters);
  const running = coursesInProgress(db, student.studentId, semester.id);
  const { chances, chanceSemesters } = getChances(db, student.studentId);
  const record = {
    past: listNamedAttempts(db, student.studentId),
    standing: {
      status: student.status,
      regular: semester.term !== 3,
      warnings: student.warnings,
      onChance: chanceSemesters > 0,
      warningCgpa: standingLimits(db).warning,
    },
  };
  const best = gradeTable(db)[0]?.points ?? 0;
  const stays = finishWithout(plan, new Set());

  /** The outlook for the average and the earliest graduation if these courses are given up. */
  const without = (given: ReadonlySet<number>): Pick<Option, 'outlook' | 'graduation'> => {
    const ends = outlooks(
      {
        ...record,
        running: running.filter(({ courseId, semesterId }) => semesterId !== semester.id || !given.has(courseId)),
      },
      best,
    );
    const outlook = (one: typeof ends.best): Schema<'Outlook'> => ({ ...one, cgpa: points(one.cgpa) });
    const finish = finishWithout(plan, given);
    return {
      outlook: { worst: outlook(ends.worst), best: outlook(ends.best) },
      graduation:
        finish === null ? null : { semester: ahead[Math.max(0, finish)] ?? null, later: finish - (stays ?? finish) },
    };
  };
  return {
    facts,
    rows,
    without,
    chances: { left: chanceSemesters, given: chances, maximum: getLimit(db, 'averageChances') },
    owed: toOwed(listFees(db, student, now), now).due,
  };
}

/** The amounts in fils that an option returns and leaves owed. Runs the request's own effects and rolls them back. */
const moneyBy = (db: Db, kind: Kind, about: RequestContext, owed: number, now: number): Money =>
  moneyAfter(listConsequences(db, kind, about, now), owed);

function closed(db: Db, kind: Kind, about: RequestContext, now: number): Refusal[] {
  const plan = getPlan(db, kind, about, now);
  return [...plan.closed, ...(plan.anyDay ? [] : onDayOff(now))];
}

/**
 * The way to leave a course today without a request: while registration or add/drop is open, drop a paid course or
 * delete an unpaid one; afterwards withdraw.
 */
function leavingNow(
  db: Db,
  facts: LoadedFacts,
  row: RegistrationRow,
  now: number,
): { way: Way; leaving: CourseLeaving } {
  const given = agendaState(facts.agenda, ['registration', 'addDrop'], now).context === 'open';
  const way = !given ? 'withdraw' : isPaid(row) ? 'drop' : 'delete';
  return { way, leaving: getEndedCourses(db, facts, row.registrationId, way) };
}

type CourseWay = Pick<Option, 'start' | 'path' | 'reasons'> & { leaving: CourseLeaving; money: Money };

/** The way to leave the course today; a request if direct withdrawal is refused. */
function courseWay(db: Db, facts: LoadedFacts, row: RegistrationRow, owed: number, now: number): CourseWay {
  const { way, leaving } = leavingNow(db, facts, row, now);
  if (way !== 'withdraw') {
    const sum = (of: (one: RegistrationRow) => number): number =>
      leaving.courses.reduce((total, one) => total + of(one), 0);
    const back = sum((one) => one.paid + one.usedFromBalance);
    return {
      leaving,
      start: 'drop',
      path: '/registeredCourses',
      money: { back, owed: owed - (sum((one) => one.fee - one.sponsorFee) - back) },
      reasons: leaving.atOnce,
    };
  }
  const kind = courseWithdrawalKind;
  const about = { student: facts.student, subjectId: row.registrationId, details: {}, request: null };
  // The refund is the same for a request and for a direct withdrawal once final.
  const money = moneyBy(db, kind, about, owed, now);
  if (!leaving.atOnce.length) return { leaving, start: 'withdraw', path: kind.page, money, reasons: [] };
  return {
    leaving,
    start: 'request',
    path: kind.page,
    money,
    reasons: closed(db, kind, about, now),
  };
}

/**
 * The course to compare. Without `registrationId`, the first course that may be left without a request, or else the
 * first of all; undefined without courses. Throws if the student is not registered in the given course.
 */
function findCourse(
  db: Db,
  facts: LoadedFacts,
  rows: RegistrationRow[],
  registrationId: number | undefined,
  now: number,
): RegistrationRow | undefined {
  if (registrationId === undefined)
    return rows.find((row) => !leavingNow(db, facts, row, now).leaving.atOnce.length) ?? rows[0];
  const chosen = rows.find((row) => row.registrationId === registrationId);
  if (chosen) return chosen;
  const owned = isOthers(db, 'registration', registrationId, facts.student.studentId);
  throw new Refused(refuse(owned ? 'registration.notYours' : 'MSG-000010'));
}

export const stayHandlers = {
  getStayOrLeave: ({ db, student, now, query: { Registration } }) => {
    const { facts, rows, without, chances, owed } = getStand(db, student, now);
    const all = new Set(rows.map(({ section }) => section.courseId));
    const hours = hoursOf(facts.registrations);
    const postponed = postponedBy(db, student.studentId).length;
    const chosen = findCourse(db, facts, rows, Registration, now);
    const about: RequestContext = { student, subjectId: null, details: {}, request: null };
    const [official, permanent] = [officialWithdrawalKind, permanentWithdrawalKind];
    const course = chosen && courseWay(db, facts, chosen, owed, now);
    const stay: Option = {
      option: 'stay',
      start: 'stay',
      path: '/registeredCourses',
      hours,
      ...without(new Set()),
      postponed,
      money: { back: 0, owed },
      reasons: studentRefusals(facts),
    };
    const options: Option[] = [
      stay,
      ...(course
        ? [
            {
              option: 'course' as const,
              start: course.start,
              path: course.path,
              hours: course.leaving.hoursAfter,
              ...without(new Set(course.leaving.courses.map(({ section }) => section.courseId))),
              postponed,
              money: course.money,
              reasons: course.reasons,
            },
          ]
        : []),
      // Postponing the semester. A student who is not enrolled has nothing to postpone, so `money` is null.
      {
        option: 'semester',
        start: 'postpone',
        path: official.page,
        hours: 0,
        ...without(all),
        postponed: postponed + (facts.enrolled ? 1 : 0),
        money: facts.enrolled ? moneyBy(db, official, about, owed, now) : null,
        reasons: closed(db, official, about, now),
      },
      {
        option: 'university',
        start: 'leave',
        path: permanent.page,
        hours: 0,
        outlook: without(all).outlook,
        graduation: null,
        postponed,
        money: moneyBy(db, permanent, about, owed, now),
        reasons: closed(db, permanent, about, now),
      },
    ];
    return [
      200,
      {
        semester: semesterAnswer(facts.semester, now),
        cgpa: points(student.cgpa),
        minimum: facts.load.minimum,
        warnings: student.warnings,
        maximumPostponed: getLimit(db, 'officialWithdrawalSemesters'),
        chances,
        share: refundShare(db, student, now),
        courses: rows.map(({ registrationId, section: { code, name } }) => ({ registrationId, code, name })),
        chosen:
          chosen && course
            ? {
                registrationId: chosen.registrationId,
                along: course.leaving.courses.slice(1).map(({ section: { code, name } }) => ({ code, name })),
              }
            : null,
        options,
      },
    ];
  },
} satisfies Partial<Handlers>;
