import type { Schema } from '../../../api/operations.ts';
import { courseColours } from '../../../ui/week/course-colour.ts';
import type { WeekBlock, WeekBlockTone } from '../../../ui/week/WeekGridLayout.ts';

type Text = Schema<'Text'>;
type Pick = (text: Text) => string;

/** An entry of a drawn schedule: a course, its classes, and the effect of a basket on it. */
export type Drawn = {
  key: string;
  sectionId: number;
  code: string;
  name: Text;
  number: string;
  tone: WeekBlockTone;
  meetings: Schema<'Meeting'>[];
  exam: Schema<'Exam'> | null;
  /** Ids of the sections that conflict in class or examination times. */
  conflicts: number[];
};

/** Formats the place of a class. Most room codes already start with the building's code. */
export const placeOf = ({ building, room }: Schema<'Place'>): string =>
  room.startsWith(building) ? room : `${building}-${room}`;

export const drawnFromCourses = (courses: Schema<'RegisteredCourse'>[]): Drawn[] =>
  courses
    .filter(({ status }) => status === 'registered')
    .map((course) => ({ ...course, key: String(course.registrationId), tone: 'plain', conflicts: [] }));

const tones: Record<Schema<'ScheduledCourse'>['change'], WeekBlockTone> = {
  none: 'plain',
  added: 'added',
  removed: 'removed',
  waiting: 'waiting',
};

export const drawnFromPreview = (schedule: Schema<'ScheduledCourse'>[]): Drawn[] =>
  schedule.map((course) => ({ ...course, key: `${course.change} ${course.sectionId}`, tone: tones[course.change] }));

type Span = { startsAt: string; endsAt: string };
const overlap = (a: Span, b: Span): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

/** The courses that conflict with a course, without removed ones. */
const listRivals = (drawn: Drawn[], { conflicts }: Drawn): Drawn[] =>
  drawn.filter((other) => other.tone !== 'removed' && conflicts.includes(other.sectionId));

const present = ({ tone }: Drawn): boolean => tone === 'plain' || tone === 'removed';

/** The colours by course. Courses that are only previewed do not take the colours of present ones. */
export const toColours = (drawn: Drawn[]): Map<string, number> =>
  courseColours(
    drawn.filter(present).map(({ code }) => code),
    drawn.filter((one) => !present(one)).map(({ code }) => code),
  );

/** The blocks of the week, one for each class. A conflict is marked only on the classes that overlap. */
export function weekBlocks(drawn: Drawn[], pick: Pick): WeekBlock[] {
  const colours = toColours(drawn);
  return drawn.flatMap((course) => {
    const rivals = listRivals(drawn, course).flatMap(({ meetings }) => meetings);
    return course.meetings.map((meeting) => ({
      key: `${course.key} ${meeting.day} ${meeting.startsAt}`,
      day: meeting.day,
      startsAt: meeting.startsAt,
      endsAt: meeting.endsAt,
      code: course.code,
      name: pick(course.name),
      section: course.number,
      place: placeOf(meeting.place),
      tone: course.tone,
      colour: colours.get(course.code),
      conflict:
        course.tone !== 'removed' && rivals.some((rival) => rival.day === meeting.day && overlap(rival, meeting)),
    }));
  });
}

export type ExamRow = Drawn & { exam: Schema<'Exam'>; conflict: boolean };

/** The examinations sorted by time, without those of removed courses. */
export function examRows(drawn: Drawn[]): ExamRow[] {
  return drawn
    .flatMap((course) => {
      const { exam } = course;
      if (!exam || course.tone === 'removed') return [];
      const conflict = listRivals(drawn, course).some((rival) => rival.exam !== null && overlap(rival.exam, exam));
      return [{ ...course, exam, conflict }];
    })
    .sort((a, b) => a.exam.startsAt.localeCompare(b.exam.startsAt));
}

/** Classes at the same time and place on several days, as one group. */
export type MeetingGroup = { days: number[]; startsAt: string; endsAt: string; place: Schema<'Place'> };

export function groupMeetings(meetings: Schema<'Meeting'>[]): MeetingGroup[] {
  const groups: MeetingGroup[] = [];
  for (const { day, startsAt, endsAt, place } of meetings) {
    const same = groups.find(
      (group) =>
        group.startsAt === startsAt &&
        group.endsAt === endsAt &&
        placeOf(group.place) === placeOf(place) &&
        group.place.campus.en === place.campus.en,
    );
    if (same) same.days.push(day);
    else groups.push({ days: [day], startsAt, endsAt, place });
  }
  return groups;
}
