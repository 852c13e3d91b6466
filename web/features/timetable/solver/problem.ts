/** What a timetable is made of and what is wished of it. Times are minutes from midnight; day 0 is Sunday. */

export type Day = number;
/** Days that have classes at all: Sunday to Thursday. */
export const weekdays: readonly Day[] = [0, 1, 2, 3, 4];

/** Campus and building by any name that is the same for the same place. */
export type Place = { campus: string; building: string; room: string };

/** A weekly class. `weeks` where it is not held in every week of the semester. */
export type Meeting = { day: Day; start: number; end: number; place: Place | null; weeks?: readonly number[] };

/** `date` as YYYY-MM-DD. */
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
  /** Students on its waiting list. */
  waiting: number;
};

export type Course = {
  courseId: number;
  code: string;
  creditHours: number;
  /** Course ids that must be taken beside it; those passed before are left out. */
  corequisites: readonly number[];
  /** The sections the student may register in. */
  sections: readonly Section[];
};

/** One course to take, or one out of several; `optional` where it may be left out. */
export type Choice = { courses: readonly Course[]; optional?: boolean };

/** A course that is registered and stays. `elsewhere`: with all the sections it could be in, where it may change. */
export type Held = { course: Course; section: Section; elsewhere?: Course };

/** Takes this course; in this section or with this instructor, where either is named. */
export type Lock = { courseId: number; sectionId?: number; instructor?: string };

/**
 * Minutes on the way between two campuses, or two buildings, in either direction. A pair that is not named takes none.
 */
export type Journey = { between: 'campuses' | 'buildings'; from: string; to: string; minutes: number };

export type Break = { day: Day; from: number; to: number };

type WishKinds =
  /** No class on these days. */
  | { kind: 'daysOff'; days: readonly Day[] }
  /** Days of the week without a class, whichever they are. */
  | { kind: 'freeDays'; atLeast: number }
  | { kind: 'earliest'; from: number }
  | { kind: 'latest'; until: number }
  /** Minutes a week between the classes of a day. */
  | { kind: 'gaps'; atMost: number }
  /** So many minutes in one piece between two hours, on each day with classes. */
  | { kind: 'lunch'; from: number; to: number; minutes: number }
  | { kind: 'breaks'; breaks: readonly Break[] }
  /** Days from one examination to the next; 1 for no two on a day. */
  | { kind: 'examSpread'; daysBetween: number }
  /** Minutes a week on the way between campuses and buildings. */
  | { kind: 'travel'; atMost: number }
  /** Time enough from each class to the next. Required unless it is said otherwise. */
  | { kind: 'changeInTime' }
  /** Of the courses to choose a section for: `preferred` where they teach the course. */
  | { kind: 'instructors'; preferred: readonly string[]; avoided: readonly string[] }
  | { kind: 'language'; language: string }
  /** No section that is full. Required unless it is said otherwise. */
  | { kind: 'fullSections' }
  /** For optional courses: as near to these hours as it can be. */
  | { kind: 'creditHours'; target: number }
  /** Stays in these sections where it can. */
  | { kind: 'keep'; sectionIds: readonly number[] };

export type WishLevel = 'required' | 'preferred' | 'indifferent';
export type Wish = WishKinds & { level: WishLevel };
export type WishKind = Wish['kind'];

export type Problem = {
  choices: readonly Choice[];
  held: readonly Held[];
  locks: readonly Lock[];
  /** Ids of sections that are not to be taken. */
  leftOut: readonly number[];
  /** The most credit hours, with what is held; null for no limit. */
  hoursAtMost: number | null;
  journeys: readonly Journey[];
  /** What is preferred counts in this order: the first difference decides. */
  wishes: readonly Wish[];
  /** Courses nobody has chosen that a chosen one needs beside it, where they can be taken. */
  addable?: readonly Course[];
};

/** A section in a timetable. `alike`: section ids of the course that would be the same in every respect that counts. */
export type Taken = { course: Course; section: Section; held: boolean; alike: readonly number[] };

/** What a week costs, in days, hours and minutes. */
export type Figures = {
  creditHours: number;
  daysOff: Day[];
  earliest: number | null;
  latest: number | null;
  classMinutes: number;
  gapMinutes: number;
  travelMinutes: number;
  examDays: number;
  /** Days with two examinations or more, in order; `date` as YYYY-MM-DD. */
  examsOnOneDay: readonly { date: string; exams: number }[];
  /** Fewest days from one examination to the next; null with less than two. */
  daysBetweenExams: number | null;
  fullSections: number;
};

/** How far a wish is from being met, in its own unit: days, minutes, sections or hours; 0 where it is. */
export type WishMeasure = { wish: Wish; missed: number };

export type Waiting = { courseId: number; sectionId: number; place: number };

export type Timetable = {
  /** In the order of the courses asked for; what is held comes last. */
  taken: readonly Taken[];
  figures: Figures;
  wishes: readonly WishMeasure[];
  /** Sections that are full, with the place on the waiting list. */
  waiting: readonly Waiting[];
};

export type Proof = {
  /** The timetables are the best there are; with none, that there is none. */
  proven: boolean;
  /** How many are possible; not `exact` where there are at least so many. */
  possible: { count: number; exact: boolean };
  /** Milliseconds. */
  elapsed: number;
};

/** The best first; each with another week. */
export type Solution = { timetables: readonly Timetable[]; proof: Proof };
