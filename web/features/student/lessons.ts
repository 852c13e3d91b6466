import { formatInstant } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import type { Timed } from '../../ui/week/class-now.ts';

export type Schedule = Schema<'Dashboard'>['schedule'];
/** A class or examination; the instants are epoch milliseconds. */
export type Lesson = Timed & { course: Schema<'DashboardCourse'>; place: Schema<'Place'> | null };

const toLesson = ({ course, date, startsAt, endsAt, place }: Schedule['today'][number]): Lesson => ({
  course,
  place,
  startsAt: Date.parse(`${date}T${startsAt}:00+03:00`),
  endsAt: Date.parse(`${date}T${endsAt}:00+03:00`),
});

/** Today's classes, today's classes that do not take place, the next class after today and the next examination. */
export const toLessons = ({
  today,
  notHeld = [],
  next,
  exam,
}: Schedule): { today: Lesson[]; notHeld: Lesson[]; next: Lesson | null; exam: Lesson | null } => ({
  today: today.map(toLesson),
  notHeld: notHeld.map(toLesson),
  next: next && toLesson(next),
  exam: exam && { ...exam, startsAt: Date.parse(exam.startsAt), endsAt: Date.parse(exam.endsAt) },
});

export const toIso = (instant: number): string => new Date(instant).toISOString();
export const formatTime = (instant: number): string => formatInstant(instant, 'en', 'time');
export const sameDay = (a: number, b: number): boolean =>
  formatInstant(a, 'en', 'shortDate') === formatInstant(b, 'en', 'shortDate');

/** True if a class or an examination is left today. */
export function hasLessonToday(schedule: Schedule, now: number): boolean {
  const { today, exam } = toLessons(schedule);
  return [...today, ...(exam ? [exam] : [])].some(({ startsAt, endsAt }) => endsAt > now && sameDay(startsAt, now));
}
