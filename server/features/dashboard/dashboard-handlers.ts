import type { Db } from '../../../db/db.ts';
import type { AgendaFunction } from '../../../db/schema/agenda.ts';
import { listMeetingChanges } from '../../catalogue/meeting-changes.ts';
import type { Semesters } from '../../catalogue/semesters.ts';
import { toDate, isWorkingDay, toIso, toIsoOrNull } from '../../clock/clock.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { semesterAnswer } from '../agenda/agenda-queries.ts';
import { agendaState } from '../agenda/agenda-rules.ts';
import { getAsked, serviceStates, standingAt } from '../agenda/agenda-services.ts';
import { getAbsences, attendanceLimits, classCalendar } from '../attendance/attendance-queries.ts';
import { listFees, toBalanceCredits } from '../fees/fees-queries.ts';
import { toFeeSums, toOwed, toPayByDeadline } from '../fees/fees-rules.ts';
import { countClasses, heldClasses, toAttendance } from '../attendance/attendance-rules.ts';
import { inboxCounts, latestEntries } from '../inbox/inbox-queries.ts';
import { coursesInProgress } from '../../academic-record/gpa-queries.ts';
import { listLinks } from '../link/link-queries.ts';
import { menuForms } from '../menu/menu-queries.ts';
import { listPlanCourses, getStudyHours } from '../../academic-record/plan-queries.ts';
import { nextInPlan } from '../../academic-record/plan-rules.ts';
import { hoursOf, type RegistrationRow } from '../registration/registration-facts.ts';
import { standingFacts, type LoadedStanding } from '../registration/registration-fact-queries.ts';
import {
  getGrades,
  listLog,
  listRegistrations,
  listSeatOffers,
  listWaiting,
} from '../registration/registration-queries.ts';
import { studentRefusals } from '../registration/eligibility-rules.ts';
import { openRequests, requestsWaiting } from '../request/request-services.ts';
import { loadSections, getRequirements } from '../registration/section-queries.ts';
import { openSurveys } from '../survey/survey-queries.ts';
import { messagesSince, signedInBefore } from './dashboard-queries.ts';
import { findBlock, changesSince, classesAround, dueItems, nextExam, type Block } from './dashboard-rules.ts';
import { getLimit } from '../../limits.ts';
import { holidayOn } from '../schedule/schedule-queries.ts';
import { findSponsor, statusSince, type Student } from '../../academic-record/student-queries.ts';
import { hasLeft, offersPage } from '../../academic-record/status-rules.ts';

/** The maximum number of rows in the cards of the home page: messages, changes and next courses. */
const [latestMessages, latestChanges, nextCourses] = [3, 4, 3];

const toCourse = ({ code, name, number }: Schema<'DashboardCourse'>): Schema<'DashboardCourse'> => ({
  code,
  name,
  number,
});
const points = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);

/** The instant at which a function closes in the semester, whether it is open now or not; null if it has no period. */
function findClosing({ agenda, now }: LoadedStanding, name: AgendaFunction): number | null {
  const state = agendaState(agenda, [name], now);
  return state.context === 'never' ? null : state.closesAt;
}

function attendanceCard(db: Db, studentId: number, semesterId: number, now: number, courses: RegistrationRow[]) {
  const limits = attendanceLimits(db);
  const calendar = classCalendar(db, semesterId);
  const today = toDate(now);
  const absences = getAbsences(db, studentId, semesterId, today);
  const answers = courses.map(({ registrationId, section }) => {
    const classes = heldClasses(
      section.slots,
      listMeetingChanges(db, section.sectionId),
      calendar.startsOn,
      calendar.classesEndOn,
      calendar.holidays,
    );
    return {
      course: toCourse(section),
      ...toAttendance({ ...countClasses(classes, absences.get(registrationId) ?? [], now), limits }),
    };
  });
  return {
    calendar,
    limits,
    courses: answers.sort((a, b) => b.absencePercent - a.absencePercent || b.excusedPercent - a.excusedPercent),
  };
}

/**
 * The part of the response about a blocked academic record: the reason, its start, and the page on which the student
 * can end the block, if there is one.
 */
const blockedAnswer = (
  reason: Block | null,
  since: string | null,
  pathOf: (path: string) => string | null,
): Schema<'Dashboard'>['blocked'] =>
  reason && {
    reason,
    since: reason === 'notEnrolled' ? null : since,
    path: reason === 'inactive' ? pathOf('/enrollment') : null,
  };

const examAnswer = (section: RegistrationRow['section'] | null): Schema<'Dashboard'>['schedule']['exam'] =>
  section && {
    course: toCourse(section),
    startsAt: toIso(section.examStartsAt ?? 0),
    endsAt: toIso(section.examEndsAt ?? 0),
    place: section.examPlace,
  };

/**
 * The first courses of the plan that the student can take next and has not registered, neither for the current nor for
 * the next semester.
 */
function listNextCourses(
  db: Db,
  studentId: number,
  { current, next }: Semesters,
  passed: ReadonlySet<number>,
): Schema<'Dashboard'>['plan']['next'] {
  const registered = coursesInProgress(db, studentId, next.id);
  const taken = registered.filter(({ semesterId }) => semesterId <= current.id);
  const registeredIds = new Set(registered.map(({ courseId }) => courseId));
  return nextInPlan(
    listPlanCourses(db, studentId).filter(({ courseId }) => !registeredIds.has(courseId)),
    passed,
    new Set(taken.map(({ courseId }) => courseId)),
    (courseId) => getRequirements(db, courseId).prerequisites,
    nextCourses,
  ).map(({ code, name, creditHours }) => ({ code, name, creditHours }));
}

/** Loads the data that several cards of the home page share. */
function loadHome(db: Db, student: Student, now: number) {
  const { studentId } = student;
  const facts = standingFacts(db, student, now, 'current');
  const standing = standingAt(db, student, now);
  const registrations = listRegistrations(db, studentId, facts.semester.id);
  const fees = listFees(db, student, now);
  const forms = menuForms(db, standing);
  const offered = new Set(forms.map(({ path }) => path));
  return {
    student,
    now,
    facts,
    services: serviceStates(getAsked(db, student, now)).filter(({ path }) => offersPage(standing, path)),
    registered: registrations.filter(({ status }) => status === 'registered'),
    hours: hoursOf(registrations),
    fees,
    owed: toOwed(fees, now),
    unread: inboxCounts(db, studentId).unread,
    forms,
    pathOf: (path: string): string | null => (offered.has(path) ? path : null),
  };
}

type Home = ReturnType<typeof loadHome>;
type Card<Name extends keyof Schema<'Dashboard'>> = Schema<'Dashboard'>[Name];

function endedAnswer(db: Db, { student, forms }: Home): Card<'ended'> {
  return hasLeft(student.status)
    ? {
        status: student.status,
        since: toIsoOrNull(statusSince(db, student.studentId)),
        forms: forms
          .filter(({ path }) => path !== '/dashboard')
          .map(({ id, formCodeName, path }) => ({ seFormId: id, formCodeName, path })),
      }
    : null;
}

function dueAnswer(db: Db, home: Home, courses: Card<'attendance'>['courses']): Card<'due'> {
  const { student, now, facts, services, unread, hours, pathOf } = home;
  const { semester, load, enrolled } = facts;
  const waiting = listWaiting(db, student.studentId, semester.id);
  const offers = listSeatOffers(db, student.studentId, semester.id, now);
  const sections = new Map(
    loadSections(
      db,
      [...waiting, ...offers].map(({ sectionId }) => sectionId),
    ).map((section) => [section.sectionId, section]),
  );
  return dueItems({
    now,
    services,
    unread,
    pathOf,
    fees: toPayByDeadline(home.fees, now),
    load: {
      hours,
      minimum: load.minimum,
      enrolled: enrolled && !studentRefusals(facts).length,
      // The schedule must reach the minimum load before add/drop closes.
      by: findClosing(facts, 'addDrop'),
    },
    requests: requestsWaiting(db, student, facts.agenda, now),
    attendance: courses.map(({ course, absencePercent, warning, barred }) => ({
      course,
      percent: absencePercent,
      warning,
      barred,
    })),
    waiting: waiting.flatMap(({ sectionId, position }) => {
      const section = sections.get(sectionId);
      return section ? [{ course: toCourse(section), position }] : [];
    }),
    seatOffers: offers.flatMap(({ sectionId, until }) => {
      const section = sections.get(sectionId);
      return section ? [{ course: toCourse(section), by: until }] : [];
    }),
    surveys: {
      count: services.some(({ service, open }) => service === 'survey' && open)
        ? openSurveys(db, student.studentId, semester.id)
        : 0,
      by: findClosing(facts, 'survey'),
    },
    closingWithinDays: getLimit(db, 'closingSoonDays'),
  });
}

function changesAnswer(db: Db, home: Home, since: number | null): Card<'changes'> {
  const { student, facts, unread, pathOf } = home;
  return {
    since: toIsoOrNull(since),
    messages: since === null ? unread : messagesSince(db, student.studentId, since),
    entries: changesSince(listLog(db, student.studentId, facts.semester.id), since, latestChanges).map(
      ({ at, action, by, code, nameEn, nameAr, number }) => ({
        at: toIso(at),
        action,
        by,
        course: { code, name: { en: nameEn, ar: nameAr }, number },
      }),
    ),
    path: pathOf('/courseRegistrationLog'),
  };
}

function scheduleAnswer(db: Db, home: Home, calendar: ReturnType<typeof classCalendar>): Card<'schedule'> {
  const { now, facts, registered, hours, pathOf } = home;
  const { semester, load, enrolled } = facts;
  const sections = registered.map(({ section }) => section);
  return {
    semester: semesterAnswer(semester, now),
    load: {
      creditHours: hours,
      minimum: load.minimum,
      maximum: load.maximum,
      approved: !enrolled || hours >= load.minimum,
    },
    holiday: holidayOn(db, toDate(now)),
    exam: examAnswer(nextExam(now, sections)),
    ...classesAround(
      toDate(now),
      sections.map((section) => ({
        course: toCourse(section),
        slots: section.slots,
        changes: listMeetingChanges(db, section.sectionId),
      })),
      calendar,
    ),
    path: pathOf('/courseSchedule') ?? pathOf('/registeredCourses'),
  };
}

function planAnswer(db: Db, { student, facts, pathOf }: Home): Card<'plan'> {
  const { studentId } = student;
  const passed = [...getGrades(db, studentId)].flatMap(([courseId, { passes }]) => (passes ? [courseId] : []));
  return {
    programme: { en: student.programmeEn, ar: student.programmeAr },
    hours: getStudyHours(db, student, facts.semesters),
    cgpa: points(student.cgpa),
    majorCgpa: points(student.majorCgpa),
    next: listNextCourses(db, studentId, facts.semesters, new Set(passed)),
    path: pathOf('/acadmicPlan'),
  };
}

function financeAnswer({ student, facts, fees, owed, pathOf }: Home): Card<'finance'> {
  const sums = toFeeSums(fees.filter(({ semesterId, givenUp }) => semesterId === facts.semester.id && !givenUp));
  return {
    fees: sums.privateFees,
    paid: sums.paid + sums.usedFromBalance,
    due: owed.due,
    toPay: owed.toPay,
    onItsWay: owed.onItsWay,
    toBalance: toBalanceCredits(fees),
    by: toIsoOrNull(owed.dueBy),
    sponsor: findSponsor(student),
    sponsorFees: sums.sponsorFees,
    sponsorDue: sums.sponsorRemain,
    balance: student.balance,
    path: pathOf('/financialData') ?? pathOf('/courseRegistrationFees'),
  };
}

export const dashboardHandlers = {
  getDashboard: ({ db, student, account, now }) => {
    const { studentId } = student;
    const home = loadHome(db, student, now);
    const { facts, services, registered, unread, pathOf } = home;
    const { calendar, limits, courses } = attendanceCard(db, studentId, facts.semester.id, now, registered);
    return [
      200,
      {
        now: toIso(now),
        name: { en: student.nameEn, ar: student.nameAr },
        workingDay: isWorkingDay(now),
        services,
        blocked: blockedAnswer(
          findBlock({ status: student.status, enrolled: facts.enrolled }),
          toIsoOrNull(statusSince(db, studentId)),
          pathOf,
        ),
        ended: endedAnswer(db, home),
        due: dueAnswer(db, home, courses),
        requests: openRequests(db, studentId, now),
        changes: changesAnswer(db, home, signedInBefore(db, account.accountId, account.sessionId)),
        inbox: { unread, latest: latestEntries(db, studentId, latestMessages), path: pathOf('/inbox') },
        schedule: scheduleAnswer(db, home, calendar),
        attendance: {
          courses,
          warnings: [...limits.warnings],
          barredAt: limits.barredAt,
          path: pathOf('/courseAttendance'),
        },
        plan: planAnswer(db, home),
        finance: financeAnswer(home),
        links: {
          forms: listLinks(db, account.accountId).filter(({ path }) => pathOf(path) !== null),
          path: pathOf('/topHitLinks'),
        },
      },
    ];
  },
} satisfies Partial<Handlers>;
