import type { Schema } from '../../server/http/operations.ts';
import { createModel } from '../../web/features/timetable/solver/model.ts';
import type { Problem, Wish } from '../../web/features/timetable/solver/problem.ts';
import { searchFor } from '../../web/features/timetable/solver/search.ts';
import { solve } from '../../web/features/timetable/solver/solve.ts';
import { askingOnly, whyNot, type Demand } from '../../web/features/timetable/solver/why-not.ts';
import { timetableProblem } from '../../web/features/timetable/timetable-problem.ts';

/**
 * Sets of courses of the seeded university for which a timetable is hard to find, collected by `npx tsx
 * tests/bench/unusual-value-sets.ts`.
 */

export const wishLists = {
  nothing: [],
  lateMornings: [
    { kind: 'earliest', from: 600, level: 'required' },
    { kind: 'gaps', atMost: 0, level: 'preferred' },
  ],
  twoDaysOff: [
    { kind: 'freeDays', atLeast: 2, level: 'required' },
    { kind: 'latest', until: 900, level: 'preferred' },
  ],
  noThursday: [
    { kind: 'daysOff', days: [4], level: 'required' },
    { kind: 'gaps', atMost: 0, level: 'preferred' },
  ],
  noGaps: [
    { kind: 'gaps', atMost: 120, level: 'required' },
    { kind: 'freeDays', atLeast: 5, level: 'preferred' },
  ],
  lunch: [
    { kind: 'lunch', from: 690, to: 840, minutes: 45, level: 'required' },
    { kind: 'earliest', from: 600, level: 'preferred' },
  ],
  examsApart: [
    { kind: 'examSpread', daysBetween: 2, level: 'required' },
    { kind: 'gaps', atMost: 0, level: 'preferred' },
  ],
  oneCampus: [
    { kind: 'travel', atMost: 0, level: 'required' },
    { kind: 'freeDays', atLeast: 5, level: 'preferred' },
  ],
  seatOrNot: [
    { kind: 'fullSections', level: 'preferred' },
    { kind: 'examSpread', daysBetween: 2, level: 'preferred' },
    { kind: 'freeDays', atLeast: 5, level: 'preferred' },
    { kind: 'gaps', atMost: 0, level: 'preferred' },
  ],
  everything: [
    { kind: 'gaps', atMost: 0, level: 'preferred' },
    { kind: 'lunch', from: 690, to: 840, minutes: 60, level: 'preferred' },
    { kind: 'freeDays', atLeast: 5, level: 'preferred' },
    { kind: 'examSpread', daysBetween: 2, level: 'preferred' },
    { kind: 'travel', atMost: 0, level: 'preferred' },
    { kind: 'earliest', from: 600, level: 'preferred' },
    { kind: 'latest', until: 840, level: 'preferred' },
  ],
} satisfies Record<string, readonly Wish[]>;
export type WishList = keyof typeof wishLists;

/** `courses`: course codes; codes with a slash between them are alternatives. */
export type CourseSet = { persona: string; courses: readonly string[]; wishes: WishList };

export function toProblem(
  sections: Schema<'TimetableSections'>,
  { courses, wishes }: Pick<CourseSet, 'courses' | 'wishes'>,
): Problem {
  const idOf = (code: string): number => {
    const found = sections.courses.find(({ course }) => course.code === code);
    if (!found) throw new Error(`${code} is not offered`);
    return found.course.courseId;
  };
  return timetableProblem(sections, {
    choices: courses.map((codes) => ({ courseIds: codes.split('/').map(idOf) })),
    locks: [],
    leftOut: [],
    wishes: wishLists[wishes],
  }).problem;
}

/** Limits of the search in nodes and clock checks instead of time, so that they are the same on every machine. */
export const nodesAtMost = 50_000;
const looksAtMost = 5_000;

export type Outcome =
  /** `best`: the section ids of the best timetable. `nodes`: the nodes until it is proven; null above the limit. */
  | { fits: true; best: number[]; possible: number; nodes: number | null }
  /** `isMinimal`: true if the demands conflict, but not without any one of them. */
  | {
      fits: false;
      conflict: readonly Demand[];
      isMinimal: boolean;
      isSmallest: boolean;
      waysOut: number;
      looks: number;
    };

function nodesToProve(problem: Problem): number | null {
  const search = searchFor(createModel(problem), { keep: 10 });
  for (let nodes = 1; nodes <= nodesAtMost; nodes += 1) if (search.advance(1)) return nodes;
  return null;
}

const stands = (problem: Problem, demands: readonly Demand[]): boolean => {
  const { timetables, proof } = solve(askingOnly(problem, demands), { limit: Infinity, timetables: 1 });
  if (!proof.proven) throw new Error('not searched through');
  return timetables.length > 0;
};

export function findOutcome(problem: Problem): Outcome {
  const nodes = nodesToProve(problem);
  let looks = 0;
  const now = (): number => (looks += 1);
  const {
    timetables: [best],
    proof,
  } = solve(problem, { limit: looksAtMost, now });
  if (best)
    return {
      fits: true,
      best: best.taken.map(({ section }) => section.sectionId),
      possible: proof.possible.count,
      nodes: proof.proven ? nodes : null,
    };
  looks = 0;
  const { conflict, smallest, waysOut } = whyNot(problem, { limit: looksAtMost, now });
  const isMinimal =
    !stands(problem, conflict) &&
    conflict.every((demand) =>
      stands(
        problem,
        conflict.filter((other) => other !== demand),
      ),
    );
  return { fits: false, conflict, isMinimal, isSmallest: smallest, waysOut: waysOut.length, looks };
}

export const unusualSets: readonly CourseSet[] = [
  // Sets with a conflict of three or more courses.
  { persona: 'maleStudent', courses: ['ITCS214', 'EENG202L/APIT141', 'PHYCS101/ENGL252', 'ENGG401'], wishes: 'lunch' },
  {
    persona: 'firstSemester',
    courses: ['MATHS101', 'MGT131', 'APBA111/ACC112', 'CHEMY101L/APBA131', 'ENGG112'],
    wishes: 'seatOrNot',
  },
  {
    persona: 'firstSemester',
    courses: ['PSYC103', 'MATHS101', 'CHEMY101L/ISLM101', 'HRLC107', 'ENGG112'],
    wishes: 'lunch',
  },
  { persona: 'corequisitePair', courses: ['PHYCS101L', 'ITIS311', 'ITCS214', 'ENGG401/ALH121'], wishes: 'lunch' },
  {
    persona: 'eligible',
    courses: ['ITIS311', 'ITCS222', 'PHYCS101/ALH101', 'ENGG111', 'MATHS205', 'PSYC103'],
    wishes: 'everything',
  },
  // Sets that fit only without one of the wishes.
  {
    persona: 'eligible',
    courses: ['ITCS222', 'ITIS311', 'ALH121/PHYCS101', 'ECON140', 'ENGG401'],
    wishes: 'lateMornings',
  },
  {
    persona: 'emptySchedule',
    courses: ['EENG211', 'APBA101/ITCS214', 'MGT131', 'ARAB201/ARCG231', 'ENGG401'],
    wishes: 'lateMornings',
  },
  { persona: 'firstSemester', courses: ['MATHS101', 'ITCS113', 'PSYC103', 'APBA141', 'ARCG221'], wishes: 'lunch' },
  {
    persona: 'eligible',
    courses: ['ITIS311', 'ITCS222', 'ARCG221/CENG221', 'ARCG231', 'APIT141', 'EENG211'],
    wishes: 'lateMornings',
  },
  {
    persona: 'emptySchedule',
    courses: ['CENG221', 'APBA131', 'MGT131', 'APIT141/ITCS222', 'ALH341'],
    wishes: 'lateMornings',
  },
  // Sets whose conflict takes longest to explain.
  {
    persona: 'excellent',
    courses: ['ITCS222', 'STAT273', 'ITCS214', 'ITIS311', 'ENGL252', 'MATHS205', 'ENTR301'],
    wishes: 'noGaps',
  },
  { persona: 'maleStudent', courses: ['MATHS205', 'ITCS222', 'ITCS214', 'APBA111', 'ENGL252'], wishes: 'oneCampus' },
  { persona: 'repeatAllowed', courses: ['ITCS214', 'MATHS205', 'ITCS222', 'ENGL252', 'ENGG111'], wishes: 'oneCampus' },
  {
    persona: 'corequisitePair',
    courses: ['ITCS214', 'PHYCS101L', 'ITCS222', 'MATHS205', 'ENGG112'],
    wishes: 'oneCampus',
  },
  {
    persona: 'corequisitePair',
    courses: ['MATHS205', 'ITCS222', 'PHYCS101L', 'ITIS311', 'ITCS214', 'ENGG112'],
    wishes: 'oneCampus',
  },
  // Sets with a single timetable.
  {
    persona: 'eligible',
    courses: ['ITIS311', 'ITCS222', 'ENGG111', 'APBA111/BIOLS101L', 'APIT111', 'ITCS214'],
    wishes: 'lateMornings',
  },
  {
    persona: 'eligible',
    courses: ['ITIS311', 'ITCS222', 'APIT141', 'APIT121', 'CENG221', 'ALH121'],
    wishes: 'everything',
  },
  {
    persona: 'emptySchedule',
    courses: ['ARAB231/EENG202L', 'ARCG221', 'APBA121', 'ALH101', 'ITIS311', 'APBA131'],
    wishes: 'nothing',
  },
  {
    persona: 'emptySchedule',
    courses: ['ARCG231', 'APBA141', 'APIT121/ARAB141', 'APIT101', 'ARAB231', 'APBA101'],
    wishes: 'lunch',
  },
  {
    persona: 'excellent',
    courses: ['ENGL252', 'MATHS205', 'ITCS214', 'ITCS222', 'ITIS311', 'ALH121'],
    wishes: 'lateMornings',
  },
  // Sets whose best timetable takes longest to prove.
  { persona: 'excellent', courses: ['MATHS205', 'ITCS214', 'ITIS311', 'ENGL252', 'ENTR301'], wishes: 'seatOrNot' },
  {
    persona: 'excellent',
    courses: ['ITCS214', 'MATHS205', 'ENGL252', 'ITIS311', 'STAT273', 'ACC112'],
    wishes: 'seatOrNot',
  },
  {
    persona: 'maleStudent',
    courses: ['ITCS214', 'MATHS205', 'ITCS222', 'ITIS311', 'APBA121', 'PSYC103'],
    wishes: 'seatOrNot',
  },
  {
    persona: 'graduating',
    courses: ['MATHS205', 'ENGL252', 'PSYC103', 'MGT131', 'ITIS311', 'ACC112'],
    wishes: 'seatOrNot',
  },
  {
    persona: 'blockedByFailure',
    courses: ['STAT273', 'PSYC103', 'MATHS205', 'MGT131', 'ECON140', 'ENGG112'],
    wishes: 'everything',
  },
];
