import type { Db } from '../../../db/db.ts';
import type { Semester } from '../../catalogue/semesters.ts';
import { toDate, toIso, toIsoOrNull } from '../../clock/clock.ts';
import { FileResponse } from '../../http/download.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { collectRefusals, Refused, retryAfter } from '../../refusal.ts';
import { countFailure, getFailures } from '../account/account-failure-queries.ts';
import { pauseLeft } from '../account/account-password-rules.ts';
import { semesterAnswer, semesterFor, semestersAt, studentAgenda } from '../agenda/agenda-queries.ts';
import { listPermits } from '../override/override-queries.ts';
import { listPermitUses, permitOfSection } from '../registration/permit-queries.ts';
import { clockTime } from '../registration/registration-facts.ts';
import { listIncidents } from '../incident/incident-queries.ts';
import { getLimit } from '../../limits.ts';
import { retryAfterMs } from '../../network/rate-limit.ts';
import { requestsWaiting } from '../request/request-services.ts';
import { studentById, type Student } from '../../academic-record/student-queries.ts';
import { calendarText, type Deadline, type SemesterInCalendar } from './schedule-calendar.ts';
import {
  activeSubscription,
  coursesInWeek,
  makeSubscription,
  noteRead,
  revokeSubscription,
  findSubscription,
  getTeachingWeeks,
} from './schedule-queries.ts';
import {
  aroundNow,
  attended,
  clashingExams,
  feedRefusals,
  findWeeklyClass,
  overlappingCourses,
  toTotals,
  withdrawn,
  type ClassOnDay,
  type ClassTime,
  type CourseInWeek,
  type TeachingWeeks,
} from './schedule-rules.ts';

function courseAnswer(
  { registrationId, status, creditHours, section }: CourseInWeek,
  clashing: ReadonlySet<number>,
  uses: ReturnType<typeof listPermitUses>,
): Schema<'ScheduleCourse'> {
  const { courseId, code, name, number, language, instructor, slots, examStartsAt, examEndsAt, examPlace } = section;
  return {
    registrationId,
    courseId,
    code,
    name,
    number,
    language,
    instructor,
    creditHours,
    withdrawn: status === 'withdrawn',
    meetings: slots.map(({ day, startMinute, endMinute, place }) => ({
      day,
      startsAt: clockTime(startMinute),
      endsAt: clockTime(endMinute),
      place,
    })),
    exam:
      examStartsAt === null || examEndsAt === null
        ? null
        : { startsAt: toIso(examStartsAt), endsAt: toIso(examEndsAt), place: examPlace },
    examClash: clashing.has(registrationId),
    ...permitOfSection(uses, section.sectionId),
  };
}

const classAnswer = ({
  course: {
    registrationId,
    section: { code, name, number },
  },
  place,
  startsAt,
  endsAt,
}: ClassOnDay): Schema<'ScheduledClass'> => ({
  registrationId,
  code,
  name,
  number,
  place,
  startsAt: toIso(startsAt),
  endsAt: toIso(endsAt),
});

const timeAnswer = ({ startsAt, endsAt, place }: ClassTime): Schema<'ClassTime'> => ({
  startsAt: toIso(startsAt),
  endsAt: toIso(endsAt),
  place,
});

/** The changed classes of the courses, in the order of their weekly times. */
const changesAnswer = (courses: readonly CourseInWeek[], weeks: TeachingWeeks): Schema<'ScheduleChange'>[] =>
  courses
    .flatMap((course) =>
      course.changes.flatMap(({ startsAt, kind, to }) => {
        const was = findWeeklyClass(startsAt, course.section.slots, weeks);
        return was ? [{ course, was, kind, to }] : [];
      }),
    )
    .sort((a, b) => a.was.startsAt - b.was.startsAt)
    .map(({ course, was, kind, to }) => ({
      registrationId: course.registrationId,
      code: course.section.code,
      name: course.section.name,
      number: course.section.number,
      kind,
      was: timeAnswer(was),
      to: to && timeAnswer(to),
      overlaps: to
        ? overlappingCourses(
            to,
            courses.filter((other) => other !== course),
            weeks,
          )
        : [],
    }));

const inCalendar = (db: Db, studentId: number, semester: Semester): SemesterInCalendar => ({
  courses: coursesInWeek(db, studentId, semester.id),
  weeks: getTeachingWeeks(db, semester),
});

/** Requests that wait for the student, and unused permits, with their due times. */
function listDeadlines(db: Db, student: Student, now: number): Deadline[] {
  const agenda = studentAgenda(db, student, semestersAt(db, now));
  const permits = listPermits(db, student.studentId, semesterFor(db, now).id).filter(({ used }) => !used);
  return [
    ...requestsWaiting(db, student, agenda, now),
    ...permits.flatMap(({ referenceNumber, until, seatUntil }): Deadline[] => {
      const by = seatUntil !== null && seatUntil > now ? seatUntil : until;
      return by > now ? [{ referenceNumber, kind: 'override', waitsFor: 'permit', by }] : [];
    }),
  ];
}

function subscriptionAnswer(db: Db, studentId: number): Schema<'CalendarSubscription'>['active'] {
  const active = activeSubscription(db, studentId);
  return active ? { createdAt: toIso(active.createdAt), readAt: toIsoOrNull(active.readAt) } : null;
}

const feedRefused = (facts: Parameters<typeof feedRefusals>[0]): Refused =>
  new Refused(collectRefusals([feedRefusals], facts), facts.wait > 0 ? { headers: retryAfter(facts.wait) } : {});

export const scheduleHandlers = {
  getSchedule: ({ db, student, now, query }) => {
    const semester = semesterFor(db, now, query.Period);
    const all = coursesInWeek(db, student.studentId, semester.id);
    const weeks = getTeachingWeeks(db, semester);
    const courses = attended(all);
    const clashing = clashingExams(courses);
    const uses = listPermitUses(db, student.studentId, semester.id);
    const { today, running, next } = aroundNow(now, courses, weeks);
    return [
      200,
      {
        now: toIso(now),
        semester: semesterAnswer(semester, now),
        classesEndOn: weeks.classesEndOn,
        courses: [...courses, ...withdrawn(all)].map((course) => courseAnswer(course, clashing, uses)),
        holidays: [...weeks.holidays],
        changes: changesAnswer(courses, weeks),
        today: today.map(classAnswer),
        holidayToday: weeks.holidays.find(({ date }) => date === toDate(now)) ?? null,
        running: running && classAnswer(running),
        next: next && classAnswer(next),
        totals: toTotals(courses),
      },
    ];
  },

  getCalendarFile: ({ db, student, now, language, query }) => {
    const semester = semesterFor(db, now, query.Period);
    return [
      200,
      {
        name: `schedule-${semester.academicYear}-${semester.term}.ics`,
        content: calendarText([inCalendar(db, student.studentId, semester)], {
          now,
          language,
          deadlines: listDeadlines(db, student, now),
          incidents: listIncidents(db),
        }),
      },
    ];
  },

  getCalendarSubscription: ({ db, student }) => [
    200,
    { active: subscriptionAnswer(db, student.studentId), messages: [] },
  ],

  createCalendarSubscription: ({ db, student: { studentId }, now }) => {
    const token = makeSubscription(db, studentId, now);
    return [
      200,
      { token, active: subscriptionAnswer(db, studentId), messages: [{ Code: 'schedule.addressMade', Params: {} }] },
    ];
  },

  revokeCalendarSubscription: ({ db, student: { studentId }, now }) => {
    const revoked = revokeSubscription(db, studentId, now);
    return [200, { active: null, messages: revoked ? [{ Code: 'schedule.addressRevoked', Params: {} }] : [] }];
  },

  getCalendarFeed: ({ db, now, network, query, params: { token } }) => {
    const subscription = findSubscription(db, token);
    if (!subscription) {
      const minutes = getLimit(db, 'calendarPauseMinutes');
      const left = pauseLeft(getFailures(db, 'calendar', network), now, getLimit(db, 'calendarTries'), minutes);
      if (left === 0) countFailure(db, 'calendar', network, now, minutes);
      throw feedRefused({ known: false, wait: left });
    }
    const wait = retryAfterMs(db, `calendar ${subscription.id}`, getLimit(db, 'calendarReadsPerMinute'));
    if (wait > 0) throw feedRefused({ known: true, wait });
    noteRead(db, subscription, now);
    const { current, next } = semestersAt(db, now);
    const semesters = [current, next].map((semester) => inCalendar(db, subscription.studentId, semester));
    return [
      200,
      new FileResponse({
        name: 'schedule.ics',
        type: 'text/calendar; charset=utf-8',
        content: Buffer.from(
          calendarText(semesters, {
            now,
            language: query.Language ?? 'en',
            deadlines: listDeadlines(db, studentById(db, subscription.studentId), now),
            incidents: listIncidents(db),
          }),
        ),
      }),
    ];
  },
} satisfies Partial<Handlers>;
