import { addDays, weekdayOf } from '../../../locales/dates.ts';
import { bahrainOffset } from '../../../locales/durations.ts';
import { formatInstant } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { courseColours } from '../../ui/week/course-colour.ts';
import type { WeekBlock } from '../../ui/week/WeekGridLayout.ts';

export type Schedule = Schema<'Schedule'>;
export type Course = Schema<'ScheduleCourse'>;
export type ClassChange = Schema<'ScheduleChange'>;
export type Period = Schema<'Period'>;
type Pick = (text: Schema<'Text'>) => string;

/** Formats the place of a class. Most room codes already start with the building's code. */
export const placeOf = ({ building, room }: Schema<'Place'>): string =>
  room.startsWith(building) ? room : `${building}-${room}`;

export const listAttended = ({ courses }: Schedule): Course[] => courses.filter(({ withdrawn }) => !withdrawn);
export const listWithdrawn = ({ courses }: Schedule): Course[] => courses.filter(({ withdrawn }) => withdrawn);

/** The changed classes; empty if an older API does not send them. */
export const listChanges = ({ changes }: { changes?: ClassChange[] | undefined }): ClassChange[] => changes ?? [];

/** The changes whose old or new day is not over yet, in the order of the old days. */
export const listComingChanges = (schedule: Schedule): ClassChange[] => {
  const today = toDate(schedule.now);
  return listChanges(schedule).filter(({ was, to }) =>
    [was, to ?? was].some(({ startsAt }) => toDate(startsAt) >= today),
  );
};

export const toColours = (courses: Course[]): Map<string, number> => courseColours(courses.map(({ code }) => code));

export function weekBlocks(courses: Course[], pick: Pick): WeekBlock[] {
  const colours = toColours(courses);
  return courses.flatMap(({ registrationId, code, name, number, meetings }) =>
    meetings.map(({ day, startsAt, endsAt, place }) => ({
      key: `${registrationId} ${day} ${startsAt}`,
      day,
      startsAt,
      endsAt,
      code,
      name: pick(name),
      section: number,
      place: placeOf(place),
      tone: 'plain' as const,
      conflict: false,
      colour: colours.get(code),
    })),
  );
}

/** The blocks of this week, or of the next one on Friday and Saturday, with the changed classes of that week. */
export function blocksOfThisWeek(schedule: Schedule, pick: Pick): WeekBlock[] {
  const courses = listAttended(schedule);
  const today = toDate(schedule.now);
  const weekday = weekdayOf(today);
  const sunday = addDays(today, weekday > 4 ? 7 - weekday : -weekday);
  const changes = listChanges(schedule);
  const blocks = weekBlocks(courses, pick);
  const keyOf = (registrationId: number, startsAt: string): string =>
    `${registrationId} ${toWeekday(startsAt)} ${toTime(startsAt)}`;
  const inWeek = (instant: string): boolean => toDate(instant) >= sunday && toDate(instant) < addDays(sunday, 7);
  const off = new Map(
    changes
      .filter(({ was }) => inWeek(was.startsAt))
      .map(({ registrationId, was, kind }) => [keyOf(registrationId, was.startsAt), kind]),
  );
  const held = changes.flatMap(({ registrationId, code, name, number, to, overlaps }): WeekBlock[] =>
    to && inWeek(to.startsAt)
      ? [
          {
            key: `to ${keyOf(registrationId, to.startsAt)}`,
            day: toWeekday(to.startsAt),
            startsAt: toTime(to.startsAt),
            endsAt: toTime(to.endsAt),
            code,
            name: pick(name),
            section: number,
            place: placeOf(to.place),
            tone: 'newTime',
            conflict: overlaps.length > 0,
            colour: toColours(courses).get(code),
          },
        ]
      : [],
  );
  const toneOf = (kind: ClassChange['kind'] | undefined): WeekBlock['tone'] =>
    kind === undefined ? 'plain' : kind === 'moved' ? 'movedAway' : 'cancelled';
  return [...blocks.map((block) => ({ ...block, tone: toneOf(off.get(block.key)) })), ...held];
}

export type TimeGroup = { days: number[]; startsAt: string; endsAt: string; place: Schema<'Place'> };

/** Groups classes at the same time and place on several days. */
export function toTimes({ meetings }: Course): TimeGroup[] {
  const groups: TimeGroup[] = [];
  for (const { day, startsAt, endsAt, place } of meetings) {
    const same = groups.find(
      (group) => group.startsAt === startsAt && group.endsAt === endsAt && placeOf(group.place) === placeOf(place),
    );
    if (same) same.days.push(day);
    else groups.push({ days: [day], startsAt, endsAt, place });
  }
  return groups;
}

export type ExamCourse = Course & { exam: Schema<'Exam'> };

/** The examinations, earliest first. */
export const listExams = (courses: Course[]): ExamCourse[] =>
  courses
    .flatMap((course) => (course.exam ? [{ ...course, exam: course.exam }] : []))
    .sort((a, b) => Date.parse(a.exam.startsAt) - Date.parse(b.exam.startsAt));

/** The date in Bahrain, YYYY-MM-DD. */
export const toDate = (instant: string | number): string =>
  new Date(new Date(instant).getTime() + bahrainOffset).toISOString().slice(0, 10);
const toTime = (instant: string): string => formatInstant(instant, 'en', 'time');

/** The day of the week in Bahrain, 0 for Sunday. */
export const toWeekday = (instant: string): number => new Date(Date.parse(instant) + bahrainOffset).getUTCDay();

/** Minutes since midnight in Bahrain. */
export const toMinute = (instant: string): number =>
  Math.floor(((Date.parse(instant) + bahrainOffset) % 86_400_000) / 60_000);

/** The number of midnights in Bahrain between now and the instant. */
export const daysUntil = (instant: string, now: string): number => {
  const day = (at: string): number => Math.floor((Date.parse(at) + bahrainOffset) / 86_400_000);
  return day(instant) - day(now);
};

/** Minutes as hours with at most one decimal: 15, 12.5. */
export const toHours = (minutes: number): number => Math.round((minutes / 60) * 10) / 10;
