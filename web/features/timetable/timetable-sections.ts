import type { Refusal, Schema } from '../../api/operations.ts';
import type { Journey, Wish } from './solver/problem.ts';

export type TimetableCourse = Schema<'OfferedCourse'> & { corequisites: Schema<'CourseReference'>[] };

export type TimetableSections = {
  courses: TimetableCourse[];
  registered: Schema<'RegisteredCourse'>[];
  load: Schema<'Load'>;
  journeys: Journey[];
};

export type TimetableAsked = {
  choices: { courseIds: readonly number[]; optional?: boolean }[];
  locks: { courseId: number; sectionId?: number; instructor?: string }[];
  leftOut: readonly number[];
  wishes: readonly Wish[];
};

export type BlockedCourse = { courseId: number; refusals: Refusal[] };
