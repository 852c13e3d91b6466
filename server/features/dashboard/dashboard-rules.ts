import { addDays } from '../../../locales/dates.ts';
import { day } from '../../../locales/durations.ts';
import { heldClasses } from '../attendance/attendance-rules.ts';
import type { MeetingChange } from '../../catalogue/meeting-changes.ts';
import { toDate, toIsoOrNull, toMinuteOfDay } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import { clockTime, type Slot } from '../registration/registration-facts.ts';
import type { AcademicStatus } from '../../academic-record/status-rules.ts';

/**
 * Rules for the home page. Pure. Instants are epoch milliseconds, money is in fils, dates are YYYY-MM-DD in Bahrain.
 */

type Course = Schema<'DashboardCourse'>;
export type DueItem = Schema<'DueItem'>;

export type DueFacts = {
  now: number;
  /** The amounts to pay with their deadlines, overdue ones first. */
  fees: readonly { amount: number; by: number | null }[];
  /**
   * The credit hours of the schedule, and their minimum. `enrolled`: true if the student is enrolled and may register;
   * the minimum applies only then. `by`: the instant at which add/drop closes.
   */
  load: { hours: number; minimum: number; enrolled: boolean; by: number | null };
  /** The requests that need an action of the student, with deadlines. */
  requests: readonly (Schema<'DueRequest'> & { by: number | null })[];
  attendance: { course: Course; percent: number; warning: number; barred: boolean }[];
  waiting: { course: Course; position: number }[];
  /** The seats reserved for the student, each with the end of the reservation. */
  seatOffers: { course: Course; by: number }[];
  /** The open surveys that the student has not sent, and their deadline. The count is 0 while surveys are closed. */
  surveys: { count: number; by: number | null };
  services: Schema<'ServiceStates'>;
  closingWithinDays: number;
  unread: number;
  /** Returns the path of the page, or null if the student's menu does not have it. */
  pathOf: (path: string) => string | null;
};

const nothing = {
  by: null,
  amount: null,
  creditHours: null,
  minimum: null,
  course: null,
  position: null,
  service: null,
  count: null,
  percent: null,
  warning: null,
  request: null,
};

/**
 * The student's open tasks in this order: fees, reserved seats, schedule, requests, absence, waiting lists, surveys,
 * services that close soon, unread messages.
 */
export function dueItems({
  now,
  fees,
  load,
  requests,
  attendance,
  waiting,
  seatOffers,
  surveys,
  services,
  closingWithinDays,
  unread,
  pathOf,
}: DueFacts): DueItem[] {
  const soon = now + closingWithinDays * day;
  // Surveys have their own item, so they are not listed again as closing services.
  const closing = services
    .filter(
      ({ service, open, closesAt }) =>
        service !== 'survey' && open && closesAt !== null && Date.parse(closesAt) <= soon,
    )
    .sort((a, b) => Date.parse(a.closesAt ?? '') - Date.parse(b.closesAt ?? ''));
  const registration = pathOf('/registeredCourses');
  return [
    ...fees.map(({ amount, by }) => ({
      ...nothing,
      kind: 'fees' as const,
      amount,
      by: toIsoOrNull(by),
      path: pathOf('/studentFees') ?? pathOf('/courseRegistrationFees'),
    })),
    ...seatOffers.map(({ course, by }) => ({
      ...nothing,
      kind: 'seatOffer' as const,
      course,
      by: toIsoOrNull(by),
      path: registration && `${registration}?tab=demand`,
    })),
    ...(load.enrolled && load.hours < load.minimum
      ? [
          {
            ...nothing,
            kind: 'schedule' as const,
            creditHours: load.hours,
            minimum: load.minimum,
            by: toIsoOrNull(load.by),
            path: registration,
          },
        ]
      : []),
    ...[...requests]
      .sort((a, b) => (a.by ?? Infinity) - (b.by ?? Infinity))
      .map(({ by, ...request }) => ({
        ...nothing,
        kind: 'request' as const,
        request,
        by: toIsoOrNull(by),
        path: `/requests/${request.referenceNumber}`,
      })),
    ...attendance
      .filter(({ warning, barred }) => warning > 0 || barred)
      .map(({ course, percent, warning, barred }) => ({
        ...nothing,
        kind: 'attendance' as const,
        course,
        percent,
        warning: barred ? 4 : warning,
        path: pathOf('/courseAttendance'),
      })),
    ...waiting.map(({ course, position }) => ({
      ...nothing,
      kind: 'waiting' as const,
      course,
      position,
      path: registration,
    })),
    ...(surveys.count > 0
      ? [
          {
            ...nothing,
            kind: 'survey' as const,
            count: surveys.count,
            by: toIsoOrNull(surveys.by),
            path: pathOf('/courseEvaluation'),
          },
        ]
      : []),
    ...closing.map(({ service, path, closesAt }) => ({
      ...nothing,
      kind: 'closing' as const,
      service,
      by: closesAt,
      path,
    })),
    ...(unread > 0 ? [{ ...nothing, kind: 'messages' as const, count: unread, path: pathOf('/inbox') }] : []),
  ];
}

export type Block = NonNullable<Schema<'Dashboard'>['blocked']>['reason'];

/**
 * The reason why an academic record is blocked; null if it is not. Studies that ended without a degree do not count as
 * blocked, because the response describes them in `ended`. A graduate need not be enrolled.
 */
export function findBlock({ status, enrolled }: { status: AcademicStatus; enrolled: boolean }): Block | null {
  if (status === 'frozen' || status === 'inactive') return status;
  return status === 'active' && !enrolled ? 'notEnrolled' : null;
}

/** The section with the next examination, which may be in progress; null if there is none. */
export const nextExam = <Section extends { examStartsAt: number | null; examEndsAt: number | null }>(
  now: number,
  sections: readonly Section[],
): Section | null =>
  sections
    .filter(({ examEndsAt }) => examEndsAt !== null && examEndsAt > now)
    .sort((a, b) => (a.examStartsAt ?? 0) - (b.examStartsAt ?? 0))[0] ?? null;

/** The changes since an instant, or the latest changes if it is null; at most `most`, newest first. */
export const changesSince = <Change extends { at: number }>(
  changes: readonly Change[],
  since: number | null,
  most: number,
): Change[] => changes.filter(({ at }) => since === null || at >= since).slice(0, most);

export type ClassFacts = {
  course: Course;
  slots: readonly (Slot & { place: Schema<'Place'> })[];
  changes: readonly MeetingChange[];
};
export type ClassCalendar = { startsOn: string; classesEndOn: string; holidays: ReadonlySet<string> };

const later = (a: string, b: string): string => (a > b ? a : b);

type Answers = Schema<'DashboardClass'>[];

/** The classes of a day, sorted by time; empty on a holiday or outside the weeks of classes. */
function classesOn(
  date: string,
  courses: readonly ClassFacts[],
  { startsOn, classesEndOn, holidays }: ClassCalendar,
  list = ({ slots, changes }: ClassFacts) => heldClasses(slots, changes, date, date, holidays),
): Answers {
  if (date < startsOn || date > classesEndOn) return [];
  return courses
    .flatMap((facts) => list(facts).map((held) => ({ course: facts.course, ...held })))
    .sort((a, b) => a.startsAt - b.startsAt)
    .map(({ course, startsAt, endsAt, place }) => ({
      course,
      date,
      startsAt: clockTime(toMinuteOfDay(startsAt)),
      endsAt: clockTime(toMinuteOfDay(endsAt)),
      place,
    }));
}

/** The weekly classes of a day that are cancelled or moved to another day. */
const classesNotHeld = (date: string, courses: readonly ClassFacts[], calendar: ClassCalendar): Answers =>
  classesOn(date, courses, calendar, ({ slots, changes }) => {
    const gone = changes.filter(({ to }) => to === null || toDate(to.startsAt) !== date);
    return heldClasses(slots, [], date, date, calendar.holidays).filter(({ startsAt }) =>
      gone.some((change) => change.startsAt === startsAt),
    );
  });

/**
 * The last day searched for the next class, in days after the first day searched. Holidays and a weekend may lie
 * between two classes.
 */
const furthest = 21;

/**
 * The classes held today, the weekly classes that are not held today, and the first class of the next day with classes.
 */
export function classesAround(
  today: string,
  courses: readonly ClassFacts[],
  calendar: ClassCalendar,
): { today: Answers; notHeld: Answers; next: Answers[number] | null } {
  const from = later(addDays(today, 1), calendar.startsOn);
  const classes = { today: classesOn(today, courses, calendar), notHeld: classesNotHeld(today, courses, calendar) };
  for (let ahead = 0; ahead <= furthest; ahead += 1) {
    const [next] = classesOn(addDays(from, ahead), courses, calendar);
    if (next) return { ...classes, next };
  }
  return { ...classes, next: null };
}
