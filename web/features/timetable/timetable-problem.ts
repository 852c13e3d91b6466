import { toMinutes } from '../../../locales/dates.ts';
import { isLiftedBy } from '../../api/code-traits.ts';
import type { Refusal, Schema } from '../../api/operations.ts';
import type { Choice, Course, Exam, Held, Lock, Meeting, Problem, Section, Wish } from './solver/problem.ts';

/**
 * This module converts the server's courses and sections into a problem for the solver. Its functions are pure. The
 * server's refusals decide if a section can be taken.
 */

/** `optional`: taken only if it fits. */
export type TimetableAsked = {
  choices: readonly { courseIds: readonly number[]; optional?: boolean }[];
  locks: readonly Lock[];
  leftOut: readonly number[];
  wishes: readonly Wish[];
};
/** A course with no section that can be taken. */
export type BlockedCourse = { courseId: number; refusals: Refusal[] };
/** A registered course that cannot be changed or given up now, so its alternatives (`insteadOf`) are not considered. */
export type StayingCourse = { courseId: number; insteadOf: readonly number[] };

type TimetableCourse = Schema<'TimetableCourse'>;

/** True if the refusal only says that registration opens later. The section can then be planned ahead. */
const opensLater = (refusal: Refusal): boolean =>
  isLiftedBy('opening')(refusal) && refusal.Params.context === 'upcoming';

/**
 * The reasons that exclude a section, without those that depend on other courses or on the opening of registration. For
 * a registered course, reasons that replacing its section removes do not count either.
 */
const inTheWay = ({ refusals }: Schema<'Section'>, isRegistered: boolean): Refusal[] =>
  refusals.filter(
    (refusal) =>
      !isLiftedBy('otherCourses')(refusal) &&
      !opensLater(refusal) &&
      !(isRegistered && isLiftedBy('replacing')(refusal)),
  );

/**
 * Converts an examination; null if there is none. Its times are in the university's time zone, so date and time are
 * read from the text.
 */
const toExam = (exam: Schema<'Exam'> | null): Exam | null =>
  exam && {
    date: exam.startsAt.slice(0, 10),
    start: toMinutes(exam.startsAt.slice(11)),
    end: toMinutes(exam.endsAt.slice(11)),
  };

const toMeeting = ({ day, startsAt, endsAt, place }: Schema<'Meeting'>): Meeting => ({
  day,
  start: toMinutes(startsAt),
  end: toMinutes(endsAt),
  place: { campus: place.campus.en, building: place.building, room: place.room },
});

const sectionOf = (section: Schema<'Section'>, ownSectionId: number | undefined): Section => ({
  sectionId: section.sectionId,
  number: section.number,
  language: section.language,
  instructor: section.instructor.en,
  campus: section.campus.en,
  meetings: section.meetings.map(toMeeting),
  exam: toExam(section.exam),
  waiting: section.waiting,
  seat: section.sectionId === ownSectionId ? 'mine' : section.availableSeats > 0 ? 'free' : 'full',
});

function courseOf(
  { course: { courseId, code, creditHours, sections }, corequisites }: TimetableCourse,
  registered: Schema<'RegisteredCourse'> | undefined,
): Course {
  const open = sections
    .filter(
      (section) =>
        section.sectionId === registered?.sectionId || inTheWay(section, registered !== undefined).length === 0,
    )
    .map((section) => sectionOf(section, registered?.sectionId));
  return {
    courseId,
    code,
    creditHours,
    corequisites: corequisites.filter(({ passed }) => !passed).map((other) => other.courseId),
    // A section can replace a registered one only if it has a free seat.
    sections: registered ? open.filter(({ seat }) => seat !== 'full') : open,
  };
}

function toHeld(course: Schema<'RegisteredCourse'>): Held {
  const section: Section = {
    sectionId: course.sectionId,
    number: course.number,
    language: course.language,
    instructor: course.instructor.en,
    campus: course.meetings[0]?.place.campus.en ?? '',
    meetings: course.meetings.map(toMeeting),
    exam: toExam(course.exam),
    seat: 'mine',
    waiting: 0,
  };
  return {
    course: {
      courseId: course.courseId,
      code: course.code,
      creditHours: course.creditHours,
      corequisites: [],
      sections: [section],
    },
    section,
  };
}

const isPossible = ({ actions }: Schema<'RegisteredCourse'>, of: Schema<'Change'>['action']): boolean =>
  actions.some(({ action, allowed, reasons }) => action === of && (allowed || reasons.every(opensLater)));

/** The action that gives up a registered course; null if none is allowed now or when registration opens. */
export const wayToLeave = (course: Schema<'RegisteredCourse'>): 'delete' | 'drop' | null =>
  (['delete', 'drop'] as const).find((way) => isPossible(course, way)) ?? null;

export const isReplaceable = (course: Schema<'RegisteredCourse'>): boolean => isPossible(course, 'replace');

/** The refusals common to all sections; all refusals if there are no common ones. */
function blockedBy({ course: { courseId, sections } }: TimetableCourse, isRegistered: boolean): BlockedCourse {
  const reasons = sections.map((section) => inTheWay(section, isRegistered));
  const texts = (refusals: Refusal[]): string[] => refusals.map((refusal) => JSON.stringify(refusal));
  const all = [...new Map(reasons.flat().map((refusal) => [JSON.stringify(refusal), refusal])).entries()];
  const common = all.filter(([text]) => reasons.every((refusals) => texts(refusals).includes(text)));
  return { courseId, refusals: (common.length > 0 ? common : all).map(([, refusal]) => refusal) };
}

type Standing = readonly Schema<'RegisteredCourse'>[];
const findRegistration = (standing: Standing, courseId: number) => standing.find((one) => one.courseId === courseId);

/**
 * The choices for one entry. If one of its registered courses must stay, all its registered courses stay and the
 * alternatives are ignored.
 */
function choicesFrom(
  { courseIds, optional }: TimetableAsked['choices'][number],
  standing: Standing,
  held: ReadonlySet<number>,
  made: ReadonlyMap<number, Course>,
): Choice[] {
  const own = standing.filter(({ courseId }) => courseIds.includes(courseId));
  if (own.some((course) => held.has(course.courseId) || !wayToLeave(course)))
    return own.flatMap(({ courseId }) =>
      held.has(courseId) ? [] : [{ courses: [made.get(courseId)].filter((course) => course !== undefined) }],
    );
  return [{ courses: courseIds.flatMap((id) => made.get(id) ?? []), ...(optional && { optional }) }];
}

/** Courses without a registration, with the sections that can be taken. */
export const toCourses = (courses: Schema<'TimetableSections'>['courses']): Course[] =>
  courses.map((one) => courseOf(one, undefined));

/** The registered courses that may change, with all their possible sections, by course id. */
export const movableCourses = (
  courses: Schema<'TimetableSections'>['courses'],
  registered: Standing,
): Map<number, Course> =>
  new Map(
    courses.flatMap((one): [number, Course][] => {
      const own = findRegistration(registered, one.course.courseId);
      return own && isReplaceable(own) ? [[own.courseId, courseOf(one, own)]] : [];
    }),
  );

type Made = { problem: Problem; blocked: BlockedCourse[]; staying: StayingCourse[] };

/**
 * The problem, the courses without a possible section (`blocked`), and the registered courses whose alternatives are
 * ignored (`staying`). A registered course is held, unless it is chosen and may change its section.
 */
export function timetableProblem(
  { courses, registered, load, journeys, walks }: Omit<Schema<'TimetableSections'>, 'semester'>,
  { choices, locks, leftOut, wishes }: TimetableAsked,
): Made {
  const standing = registered.filter(({ status }) => status === 'registered');
  const askedFor = new Set(choices.flatMap(({ courseIds }) => courseIds));
  const found = (id: number): TimetableCourse | undefined => courses.find(({ course }) => course.courseId === id);
  // The registered section stays if the course is not loaded yet, because its other sections are unknown.
  const isRead = ({ courseId, sectionId }: Schema<'RegisteredCourse'>): boolean =>
    found(courseId)?.course.sections.some((section) => section.sectionId === sectionId) ?? false;
  const stays = standing.filter(
    (course) => !askedFor.has(course.courseId) || !isReplaceable(course) || !isRead(course),
  );
  const held = new Set(stays.map(({ courseId }) => courseId));
  const asked = choices.filter(({ courseIds }) => !courseIds.some((id) => held.has(id)));
  const made = new Map(
    courses.map((one) => [one.course.courseId, courseOf(one, findRegistration(standing, one.course.courseId))]),
  );
  const hours = standing.reduce((sum, { creditHours }) => sum + creditHours, 0);
  return {
    problem: {
      choices: choices.flatMap((choice) => choicesFrom(choice, standing, held, made)),
      held: stays.map(toHeld),
      locks: locks.filter(({ courseId }) => !held.has(courseId)),
      leftOut,
      wishes,
      journeys: [
        ...journeys.map(
          ({ from, to, minutes }) => ({ between: 'campuses', from: from.en, to: to.en, minutes }) as const,
        ),
        ...walks.map((walk) => ({ between: 'buildings', ...walk }) as const),
      ],
      // A student who already has more hours than the maximum may keep them.
      hoursAtMost: Math.max(load.maximum, hours),
    },
    blocked: asked
      .flatMap(({ courseIds }) => courseIds)
      .flatMap((id) => {
        const course = found(id);
        return course && made.get(id)?.sections.length === 0
          ? [blockedBy(course, findRegistration(standing, id) !== undefined)]
          : [];
      }),
    staying: choices.flatMap(({ courseIds }) =>
      standing
        .filter(
          (course) =>
            courseIds.length > 1 &&
            courseIds.includes(course.courseId) &&
            (held.has(course.courseId) ? isRead(course) : !wayToLeave(course)),
        )
        .map(({ courseId }) => ({ courseId, insteadOf: courseIds.filter((id) => id !== courseId) })),
    ),
  };
}
