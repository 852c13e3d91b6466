import { day, minute } from '../../../locales/durations.ts';
import type { Holiday } from '../../catalogue/holidays.ts';
import type { MeetingChange } from '../../catalogue/meeting-changes.ts';
import { toDate, toStartOfDay, toWeekday } from '../../clock/clock.ts';
import type { Text } from '../../../locales/i18n.ts';
import { refuse, waitParams, type Refusal } from '../../refusal.ts';
import { heldClasses } from '../attendance/attendance-rules.ts';
import type { Slot } from '../registration/registration-facts.ts';
import { sharedExam } from '../registration/registration-rules.ts';

/**
 * Classes, examinations and totals of a schedule. Pure. Instants are epoch milliseconds; dates are YYYY-MM-DD in
 * Bahrain.
 */

export type Place = { campus: Text; building: string; room: string };
export type SectionInWeek = {
  sectionId: number;
  courseId: number;
  code: string;
  name: Text;
  number: string;
  language: 'en' | 'ar';
  instructor: Text;
  slots: readonly (Slot & { place: Place })[];
  examStartsAt: number | null;
  examEndsAt: number | null;
  examPlace: Place | null;
};
export type CourseInWeek = {
  registrationId: number;
  status: string;
  creditHours: number;
  section: SectionInWeek;
  /** The classes of the section that are cancelled or take place at another time. */
  changes: readonly MeetingChange[];
};

export type TeachingWeeks = { startsOn: string; classesEndOn: string; holidays: readonly Holiday[] };

/**
 * Courses that count for classes and examinations. Withdrawn courses are shown separately; dropped and replaced ones
 * are not shown.
 */
export const attended = <Course extends { status: string }>(courses: readonly Course[]): Course[] =>
  courses.filter(({ status }) => status === 'registered');
export const withdrawn = <Course extends { status: string }>(courses: readonly Course[]): Course[] =>
  courses.filter(({ status }) => status === 'withdrawn');

export type ClassTime = { place: Place; startsAt: number; endsAt: number };
export type ClassOnDay = ClassTime & { course: CourseInWeek };

/** True if a date is within the weeks of classes and not a holiday. */
export const isClassDay = (date: string, { startsOn, classesEndOn, holidays }: TeachingWeeks): boolean =>
  date >= startsOn && date <= classesEndOn && !holidays.some((holiday) => holiday.date === date);

/** The classes of one day in order; empty on a holiday and outside the weeks of classes. */
export function classesOn(date: string, courses: readonly CourseInWeek[], weeks: TeachingWeeks): ClassOnDay[] {
  if (!isClassDay(date, weeks)) return [];
  return courses
    .flatMap((course) =>
      heldClasses(course.section.slots, course.changes, date, date, new Set()).map(({ place, startsAt, endsAt }) => ({
        course,
        place,
        startsAt,
        endsAt,
      })),
    )
    .sort((a, b) => a.startsAt - b.startsAt);
}

/** The weekly class that begins at an instant; null if there is none or classes do not take place that day. */
export function findWeeklyClass(
  startsAt: number,
  slots: SectionInWeek['slots'],
  weeks: TeachingWeeks,
): ClassTime | null {
  const date = toDate(startsAt);
  const midnight = toStartOfDay(date);
  const slot = slots.find((one) => one.day === toWeekday(midnight) && midnight + one.startMinute * minute === startsAt);
  if (!slot || !isClassDay(date, weeks)) return null;
  return { place: slot.place, startsAt, endsAt: midnight + slot.endMinute * minute };
}

/** The codes of the other courses that have a class overlapping this time. */
export const overlappingCourses = (
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  others: readonly CourseInWeek[],
  weeks: TeachingWeeks,
): string[] => [
  ...new Set(
    classesOn(toDate(startsAt), others, weeks)
      .filter((one) => one.startsAt < endsAt && startsAt < one.endsAt)
      .map(({ course }) => course.section.code),
  ),
];

/** Today's classes, the running class, and the next class, which may be on a later day. */
export function aroundNow(
  now: number,
  courses: readonly CourseInWeek[],
  weeks: TeachingWeeks,
): { today: ClassOnDay[]; running: ClassOnDay | null; next: ClassOnDay | null } {
  const date = toDate(now);
  const today = classesOn(date, courses, weeks);
  const running = today.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt) ?? null;
  let next = today.find(({ startsAt }) => startsAt > now);
  if (courses.some(({ section }) => section.slots.length > 0))
    for (
      let at = Math.max(toStartOfDay(date) + day, toStartOfDay(weeks.startsOn));
      !next && toDate(at) <= weeks.classesEndOn;
      at += day
    )
      [next] = classesOn(toDate(at), courses, weeks);
  return { today, running, next: next ?? null };
}

/** Ids of registrations whose examinations overlap. */
export function clashingExams(courses: readonly CourseInWeek[]): Set<number> {
  const clashing = new Set<number>();
  courses.forEach((one, index) => {
    for (const other of courses.slice(index + 1))
      if (sharedExam(one.section, other.section) !== undefined)
        clashing.add(one.registrationId).add(other.registrationId);
  });
  return clashing;
}

/** Weekly totals: courses, credit hours, days with classes, and minutes of classes. */
export function toTotals(courses: readonly CourseInWeek[]): {
  courses: number;
  creditHours: number;
  days: number;
  weeklyMinutes: number;
} {
  const slots = courses.flatMap(({ section }) => section.slots);
  return {
    courses: courses.length,
    creditHours: courses.reduce((sum, course) => sum + course.creditHours, 0),
    days: new Set(slots.map((slot) => slot.day)).size,
    weeklyMinutes: slots.reduce((sum, { startMinute, endMinute }) => sum + endMinute - startMinute, 0),
  };
}

/**
 * The refusals for a calendar address that is unknown or was read too often. `wait` is the milliseconds until the next
 * allowed reading.
 */
export const feedRefusals = ({ known, wait }: { known: boolean; wait: number }): Refusal[] => [
  ...(wait > 0 ? refuse('schedule.tooManyReads', waitParams(wait)) : []),
  ...(wait === 0 && !known ? refuse('schedule.noSuchCalendar') : []),
];
