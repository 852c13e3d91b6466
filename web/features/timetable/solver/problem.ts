/** The data of a timetable problem. Times are minutes from midnight; day 0 is Sunday. */

export type Day = number;
/** The days with classes: Sunday to Thursday. */
export const weekdays: readonly Day[] = [0, 1, 2, 3, 4];

/** Two places are the same if their campus and building have the same names. */
export type Place = { campus: string; building: string; room: string };

/** A weekly class. `weeks` is present if it is not held in every week of the semester. */
export type Meeting = { day: Day; start: number; end: number; place: Place | null; weeks?: readonly number[] };

/** The time of an examination: `date` as YYYY-MM-DD, `start` and `end` in minutes from midnight. */
export type Exam = { date: string; start: number; end: number };

/** `mine`: a seat the student holds, whether the section is full or not. */
export type Seat = 'free' | 'full' | 'mine';

export type Section = {
  sectionId: number;
  number: string;
  language: string;
  instructor: string;
  campus: string;
  meetings: readonly Meeting[];
  exam: Exam | null;
  seat: Seat;
  /** The number of students on the section's waiting list. */
  waiting: number;
};

export type Course = {
  courseId: number;
  code: string;
  creditHours: number;
  /** The ids of the courses that must be taken together with this course, without those already passed. */
  corequisites: readonly number[];
  /** The sections the student may register in. */
  sections: readonly Section[];
};

/** One course to take, or one out of several. `optional`: true if the choice may be left out. */
export type Choice = { courses: readonly Course[]; optional?: boolean };

/** A registered course that stays. `elsewhere`: the course with all its possible sections, if it may change. */
export type Held = { course: Course; section: Section; elsewhere?: Course };

/** Requires this course, in this section or with this instructor if given. */
export type Lock = { courseId: number; sectionId?: number; instructor?: string };

/**
 * Travel minutes between two campuses or two buildings, in either direction. Two buildings without an entry take the
 * minutes between their campuses; two campuses without an entry take none.
 */
export type Journey = { between: 'campuses' | 'buildings'; from: string; to: string; minutes: number };

export type Break = { day: Day; from: number; to: number };

type WishKinds =
  /** No class on these days. */
  | { kind: 'daysOff'; days: readonly Day[] }
  /** Minimum number of days of the week without a class. */
  | { kind: 'freeDays'; atLeast: number }
  | { kind: 'earliest'; from: number }
  | { kind: 'latest'; until: number }
  /** Limit in minutes a week for the gaps between the classes of a day. */
  | { kind: 'gaps'; atMost: number }
  /** A free break of this many minutes between two times, on each day with classes. */
  | { kind: 'lunch'; from: number; to: number; minutes: number }
  | { kind: 'breaks'; breaks: readonly Break[] }
  /** The minimum days between two examinations; 1 means no two on one day. */
  | { kind: 'examSpread'; daysBetween: number }
  /** Limit in minutes a week for travel between campuses and buildings. */
  | { kind: 'travel'; atMost: number }
  /** Enough time from each class to the next. Required by default. */
  | { kind: 'changeInTime' }
  /** Instructors of the courses to plan; `preferred` counts for the courses they teach. */
  | { kind: 'instructors'; preferred: readonly string[]; avoided: readonly string[] }
  | { kind: 'language'; language: string }
  /** No full section. Required by default. */
  | { kind: 'fullSections' }
  /** The credit hours to approach with optional courses. */
  | { kind: 'creditHours'; target: number }
  /** Stays in these sections if possible. */
  | { kind: 'keep'; sectionIds: readonly number[] };

export type WishLevel = 'required' | 'preferred' | 'indifferent';
export type Wish = WishKinds & { level: WishLevel };
export type WishKind = Wish['kind'];

export type Problem = {
  choices: readonly Choice[];
  held: readonly Held[];
  locks: readonly Lock[];
  /** The ids of the excluded sections. */
  leftOut: readonly number[];
  /** The most credit hours, including held courses; null for no limit. */
  hoursAtMost: number | null;
  journeys: readonly Journey[];
  /** Preferred wishes count in this order: the first difference decides. */
  wishes: readonly Wish[];
  /** Corequisites that are not chosen but can be taken. */
  addable?: readonly Course[];
};

/**
 * A section in a timetable. `held`: true if it is a registered section that stays. `alike`: the ids of the course's
 * other sections that are equal to this one for all rules and wishes.
 */
export type Taken = { course: Course; section: Section; held: boolean; alike: readonly number[] };

/** The figures of a timetable, in days, hours and minutes; `earliest` and `latest` in minutes from midnight. */
export type Figures = {
  creditHours: number;
  daysOff: Day[];
  earliest: number | null;
  latest: number | null;
  classMinutes: number;
  gapMinutes: number;
  travelMinutes: number;
  examDays: number;
  /** Days with two or more examinations, sorted; `date` as YYYY-MM-DD. */
  examsOnOneDay: readonly { date: string; exams: number }[];
  /** The fewest days between two examinations; null with fewer than two. */
  daysBetweenExams: number | null;
  fullSections: number;
};

/** The measure of an unmet wish in its own unit: days, minutes, sections or hours; 0 if it is met. */
export type WishMeasure = { wish: Wish; missed: number };

export type Waiting = { courseId: number; sectionId: number; place: number };

export type Timetable = {
  /** Sections in the order of the chosen courses, followed by the held ones. */
  taken: readonly Taken[];
  figures: Figures;
  wishes: readonly WishMeasure[];
  /**
   * The full sections that are not held, each with the place that the student would get on the waiting list, from 1.
   */
  waiting: readonly Waiting[];
};

export type Proof = {
  /** True if it is proven that these timetables are the best or, without timetables, that none exists. */
  proven: boolean;
  /** The number of possible timetables; a lower bound if not `exact`. */
  possible: { count: number; exact: boolean };
  /** The duration so far in milliseconds, including the counting of the possible timetables. */
  elapsed: number;
};

/**
 * The best timetables first. Sections that are equal for all rules and wishes are combined (see `alike` of `Taken`).
 */
export type Solution = { timetables: readonly Timetable[]; proof: Proof };
