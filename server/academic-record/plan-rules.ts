/** Rules for a student's progress through an academic plan. Pure. */

export type PlannedCourse = { courseId: number; code: string; name: { en: string; ar: string }; creditHours: number };

/**
 * The first courses of the plan that are neither passed nor taken now, and whose prerequisite groups each contain a
 * passed or taken course. `groupsOf` returns the prerequisite groups of a course; it is called only until enough
 * courses are found.
 */
export function nextInPlan(
  plan: readonly PlannedCourse[],
  passed: ReadonlySet<number>,
  taken: ReadonlySet<number>,
  groupsOf: (courseId: number) => number[][],
  wanted: number,
): PlannedCourse[] {
  const next: PlannedCourse[] = [];
  for (const course of plan) {
    if (next.length === wanted) break;
    if (passed.has(course.courseId) || taken.has(course.courseId)) continue;
    if (groupsOf(course.courseId).every((group) => group.some((id) => passed.has(id) || taken.has(id))))
      next.push(course);
  }
  return next;
}

export const packages = ['university', 'college', 'major', 'elective', 'minor', 'specialization'] as const;
export type Package = (typeof packages)[number];

/**
 * The id of a package (one of the groups of a plan's courses, see `packages`). It contains the programme's id and the
 * package's index.
 */
export const toPackageId = (programmeId: number, name: Package): number =>
  programmeId * 10 + packages.indexOf(name) + 1;

/** The programme and package of a package id; null if there is no such package. */
export function packageOfId(id: number): { programmeId: number; name: Package } | null {
  const name = packages[(id % 10) - 1];
  const programmeId = Math.floor(id / 10);
  return name && programmeId > 0 ? { programmeId, name } : null;
}

export type PlanCourseFacts = { courseId: number; creditHours: number; year: number; term: number; package: Package };

/**
 * One grade of a course; lists of them are sorted oldest first. `points` in hundredths; null for a
 * grade that does not count for averages, such as W.
 */
export type AttemptFacts = {
  semesterId: number;
  grade: string;
  points: number | null;
  passes: boolean;
  repeatable: boolean;
};

export type PlanFacts = {
  /** Courses in the order of the plan. */
  courses: readonly PlanCourseFacts[];
  /** Prerequisite groups by course. Every group must be met, by any one of its courses. */
  groups: ReadonlyMap<number, number[][]>;
  corequisites: ReadonlyMap<number, number[]>;
  attempts: ReadonlyMap<number, AttemptFacts[]>;
  /** Courses of past semesters without a grade yet, with the id of their semester. */
  awaited: ReadonlyMap<number, number>;
  /** Courses registered in the current semester (`now`) and in the next one (`next`). */
  now: ReadonlySet<number>;
  next: ReadonlySet<number>;
  /** True while courses can still be added in the current semester. */
  currentOpen: boolean;
};

/**
 * The state of a course. `running`: registered now or for the next semester, or without a grade yet. `open`: all
 * prerequisites are passed. `repeat`: like `open`, after a failed attempt. `soon`: opens once courses of the current
 * semester, or courses without a grade yet, are passed. `blocked`: other prerequisites are missing, too.
 */
export type CourseState = 'done' | 'running' | 'open' | 'repeat' | 'soon' | 'blocked';

export type CourseStanding = PlanCourseFacts & {
  state: CourseState;
  /** The grade that counts (see `findBestAttempt`). */
  attempt: AttemptFacts | null;
  /** True if it is passed with a grade that may be improved. */
  mayRepeat: boolean;
  /** Unmet prerequisite groups, its own and those of its corequisites. */
  unmet: number[][];
  /** Courses of the plan with this one as a direct prerequisite. */
  opens: number[];
  /** Number of remaining courses that need this one first, directly or indirectly. */
  unlocks: number;
  /**
   * The earliest semester, counted in regular semesters: 0 is the current one, -1 a past one; null for a passed
   * course.
   */
  earliest: number | null;
};

/** The grade that counts in the plan: the best passing one, else the last with points, else the last. */
export const findBestAttempt = <Attempt extends AttemptFacts>(
  attempts: readonly Attempt[] | undefined,
): Attempt | null =>
  !attempts?.length
    ? null
    : (attempts.filter(({ passes }) => passes).sort((a, b) => (b.points ?? -1) - (a.points ?? -1))[0] ??
      attempts.findLast(({ points }) => points !== null) ??
      attempts.at(-1) ??
      null);

/** True if any grade passes, whatever later grades are. */
export const isPassed = (attempts: readonly AttemptFacts[] | undefined): boolean =>
  attempts?.some(({ passes }) => passes) ?? false;

/** True if a course is registered now or next semester, or awaits its grade. */
export const isTaken = (
  { awaited, now, next }: Pick<PlanFacts, 'awaited' | 'now' | 'next'>,
  courseId: number,
): boolean => awaited.has(courseId) || now.has(courseId) || next.has(courseId);

/** True for a grade with points that does not pass; W and I are no failures. */
const isFailed = (attempt: AttemptFacts | null): boolean =>
  attempt !== null && !attempt.passes && attempt.points !== null;

/** The prerequisite groups of a course and of each of its corequisites that is not passed yet. */
export function listGroups(facts: PlanFacts, courseId: number): number[][] {
  const together = (facts.corequisites.get(courseId) ?? []).filter((id) => !isPassed(facts.attempts.get(id)));
  return [courseId, ...together].flatMap((id) => facts.groups.get(id) ?? []);
}

/**
 * The earliest semester of each course by its prerequisites alone. A prerequisite outside the plan counts as one that
 * can be taken at once.
 */
function findEarliest(facts: PlanFacts): Map<number, number> {
  const start = facts.currentOpen ? 0 : 1;
  const found = new Map<number, number>();
  const planned = new Set(facts.courses.map(({ courseId }) => courseId));
  const visit = (id: number, path: ReadonlySet<number>): number => {
    const known = found.get(id);
    if (known !== undefined) return known;
    if (isPassed(facts.attempts.get(id)) || facts.awaited.has(id)) return -1;
    if (facts.now.has(id)) return 0;
    if (facts.next.has(id)) return 1;
    if (!planned.has(id) || path.has(id)) return start;
    const onPath = new Set(path).add(id);
    const after = listGroups(facts, id).map((group) => {
      const inPlan = group.filter(
        (one) => planned.has(one) || isPassed(facts.attempts.get(one)) || isTaken(facts, one),
      );
      return 1 + Math.min(...(inPlan.length ? inPlan : group).map((one) => visit(one, onPath)));
    });
    const earliest = Math.max(start, ...after);
    found.set(id, earliest);
    return earliest;
  };
  return new Map(facts.courses.map(({ courseId }) => [courseId, visit(courseId, new Set())]));
}

function toCourseState(
  facts: PlanFacts,
  courseId: number,
  attempt: AttemptFacts | null,
  unmet: number[][],
): CourseState {
  if (attempt?.passes) return 'done';
  if (isTaken(facts, courseId)) return 'running';
  if (unmet.length === 0) return isFailed(attempt) ? 'repeat' : 'open';
  return unmet.every((group) => group.some((id) => facts.awaited.has(id) || facts.now.has(id))) ? 'soon' : 'blocked';
}

/** All courses that need a course first, directly or indirectly. */
function after(opens: ReadonlyMap<number, number[]>, courseId: number): Set<number> {
  const found = new Set<number>();
  const visit = (id: number): void => {
    for (const next of opens.get(id) ?? [])
      if (!found.has(next)) {
        found.add(next);
        visit(next);
      }
  };
  visit(courseId);
  return found;
}

type Openings = {
  courses: PlanFacts['courses'];
  opens: ReadonlyMap<number, number[]>;
  behind: ReadonlyMap<number, readonly number[]>;
};
/**
 * Cache of the results of `openings`, with a plan's prerequisite groups as key. All students of the same plan share it.
 */
const openingsOf = new WeakMap<PlanFacts['groups'], Openings>();

/**
 * Returns for each course of a plan the courses that require it directly, and all that require it directly or
 * indirectly.
 */
function openings({ courses, groups }: PlanFacts): Openings {
  const known = openingsOf.get(groups);
  if (known?.courses === courses) return known;
  const opens = new Map<number, number[]>(courses.map(({ courseId }) => [courseId, []]));
  for (const { courseId } of courses)
    for (const id of new Set((groups.get(courseId) ?? []).flat())) opens.get(id)?.push(courseId);
  const found = {
    courses,
    opens,
    behind: new Map(courses.map(({ courseId }) => [courseId, [...after(opens, courseId)]])),
  };
  openingsOf.set(groups, found);
  return found;
}

/** Computes the state of every course and the values that depend on it, in the order of the plan. */
export function standings(facts: PlanFacts): CourseStanding[] {
  const { opens } = openings(facts);
  const earliest = findEarliest(facts);
  return facts.courses.map((course) => {
    const { attempt, unmet, state } = findReach(facts, course.courseId);
    return {
      ...course,
      state,
      attempt,
      unmet,
      mayRepeat: state === 'done' && attempt !== null && attempt.repeatable,
      opens: opens.get(course.courseId) ?? [],
      unlocks: countUnlocked(facts, course.courseId),
      earliest: state === 'done' ? null : (earliest.get(course.courseId) ?? 0),
    };
  });
}

/** The state of a course, its counting grade, and its unmet prerequisite groups. */
function findReach(facts: PlanFacts, courseId: number): Pick<CourseStanding, 'attempt' | 'unmet' | 'state'> {
  const attempt = findBestAttempt(facts.attempts.get(courseId));
  const unmet = attempt?.passes
    ? []
    : listGroups(facts, courseId).filter((group) => !group.some((id) => isPassed(facts.attempts.get(id))));
  return { attempt, unmet, state: toCourseState(facts, courseId, attempt, unmet) };
}

const countUnlocked = (facts: PlanFacts, courseId: number): number =>
  (openings(facts).behind.get(courseId) ?? []).reduce(
    (count, id) => count + Number(!isPassed(facts.attempts.get(id))),
    0,
  );

export type Progress = {
  courses: number;
  coursesDone: number;
  required: number;
  earned: number;
  running: number;
  remaining: number;
  percent: number;
};

/**
 * Sums up the credit hours of some courses: earned, running and remaining. The percentage is of earned hours, rounded
 * down, so that 100 means all.
 */
export function toProgress(courses: readonly CourseStanding[]): Progress {
  const hours = (of: (state: CourseState) => boolean): number =>
    courses.reduce((sum, { state, creditHours }) => sum + (of(state) ? creditHours : 0), 0);
  const required = hours(() => true);
  const earned = hours((state) => state === 'done');
  const running = hours((state) => state === 'running');
  return {
    courses: courses.length,
    coursesDone: courses.filter(({ state }) => state === 'done').length,
    required,
    earned,
    running,
    remaining: required - earned - running,
    percent: required ? Math.floor((100 * earned) / required) : 100,
  };
}

export type StudyHours = {
  required: number;
  earned: number;
  running: number;
  remaining: number;
  outside: number;
  passed: number;
};

/**
 * Computes the credit hours of a student, for all pages that show them. Earned hours are those of the passed courses of
 * the plan. `passedInAll` is the hours of all passed courses, as in the averages; hours beyond the earned ones are
 * outside the plan.
 */
export function studyHours(
  plan: readonly Pick<PlannedCourse, 'courseId' | 'creditHours'>[],
  passed: ReadonlySet<number>,
  taken: ReadonlySet<number>,
  passedInAll: number,
): StudyHours {
  let [required, earned, running] = [0, 0, 0];
  for (const { courseId, creditHours } of plan) {
    required += creditHours;
    if (passed.has(courseId)) earned += creditHours;
    else if (taken.has(courseId)) running += creditHours;
  }
  return {
    required,
    earned,
    running,
    remaining: required - earned - running,
    outside: Math.max(0, passedInAll - earned),
    passed: passedInAll,
  };
}

export type Finish = {
  /** The earliest final semester, in regular semesters from now; -1 if only grades are missing. */
  earliest: number;
  /**
   * The number of regular semesters until the last one, both ends included. The current semester counts if courses are
   * running or can still be added in it.
   */
  semesters: number;
  /** The limiting factor: a chain of prerequisites, or the maximum credit hours of a semester. */
  because: 'prerequisites' | 'load';
  /** The longest chain of courses that must be taken one after another, first course first. */
  chain: number[];
};

/**
 * Computes the earliest end of the plan; null if nothing is left. `maximumLoad` is in credit hours of a regular
 * semester.
 */
export function findFinish(facts: PlanFacts, courses: readonly CourseStanding[], maximumLoad: number): Finish | null {
  const ahead = courses.filter(({ state }) => state !== 'done');
  if (ahead.length === 0) return null;
  const byId = new Map(ahead.map((course) => [course.courseId, course]));
  const last = ahead.reduce((latest, course) => ((course.earliest ?? 0) > (latest.earliest ?? 0) ? course : latest));
  const { running, remaining } = toProgress(courses);
  const over = ahead.reduce(
    (sum, { courseId, creditHours }) => sum + (facts.awaited.has(courseId) ? creditHours : 0),
    0,
  );
  const room = facts.currentOpen ? Math.max(0, maximumLoad - (running - over)) : 0;
  const byHours = Math.ceil(Math.max(0, remaining - room) / Math.max(1, maximumLoad));
  const byChain = last.earliest ?? 0;
  const isLoad = byHours > Math.max(0, byChain);
  const earliest = isLoad ? byHours : byChain;
  const start = earliest < 0 ? -1 : facts.currentOpen || facts.now.size > 0 ? 0 : 1;
  return {
    earliest,
    semesters: earliest - start + 1,
    because: isLoad ? 'load' : 'prerequisites',
    chain: chainTo(facts, byId, last),
  };
}

/**
 * Computes only `earliest` of `findFinish`, without the state of each course. It is never below 0, and 0 if nothing is
 * left.
 */
export function earliestFinish(facts: PlanFacts, maximumLoad: number): number {
  const taken = (id: number): boolean => isTaken(facts, id);
  const ahead = facts.courses.filter(({ courseId }) => !isPassed(facts.attempts.get(courseId)));
  const hours = (of: (id: number) => boolean): number =>
    ahead.reduce((sum, { courseId, creditHours }) => sum + (of(courseId) ? creditHours : 0), 0);
  const room = facts.currentOpen ? Math.max(0, maximumLoad - hours((id) => taken(id) && !facts.awaited.has(id))) : 0;
  const earliest = findEarliest(facts);
  return Math.max(
    0,
    Math.ceil(Math.max(0, hours((id) => !taken(id)) - room) / Math.max(1, maximumLoad)),
    ...ahead.map(({ courseId }) => earliest.get(courseId) ?? 0),
  );
}

/**
 * Builds the chain of courses that determines the end: from the last course back, always through the prerequisite that
 * can be taken latest.
 */
function chainTo(facts: PlanFacts, ahead: ReadonlyMap<number, CourseStanding>, last: CourseStanding): number[] {
  const chain = [last.courseId];
  const at = ({ earliest }: CourseStanding): number => earliest ?? 0;
  for (;;) {
    const waits = listGroups(facts, chain[0]!)
      .filter((group) => !group.some((id) => isPassed(facts.attempts.get(id))))
      .flatMap((group) =>
        group
          .flatMap((id) => ahead.get(id) ?? [])
          .sort((a, b) => at(a) - at(b))
          .slice(0, 1),
      );
    const critical = waits.filter(({ courseId }) => !chain.includes(courseId)).sort((a, b) => at(b) - at(a))[0];
    if (!critical) return chain;
    chain.unshift(critical.courseId);
  }
}

const nextRank: Partial<Record<CourseState, number>> = { repeat: 0, open: 0, soon: 1 };
type Ahead = Pick<CourseStanding, 'state' | 'unlocks' | 'year' | 'term'>;
const byWhatOpens = (a: Ahead, b: Ahead): number =>
  nextRank[a.state]! - nextRank[b.state]! || b.unlocks - a.unlocks || a.year - b.year || a.term - b.term;

/**
 * Courses that can be taken next: those in state `open` or `repeat`, then those in state `soon`. Within each group,
 * courses that more other courses require come first, then those that are earlier in the plan.
 */
export const nextCourses = (courses: readonly CourseStanding[]): CourseStanding[] =>
  courses.filter(({ state }) => nextRank[state] !== undefined).sort(byWhatOpens);

/** The ids of `nextCourses`, without computing the other data of each course. */
export const nextCourseIds = (facts: PlanFacts): number[] =>
  facts.courses
    .flatMap(({ courseId, year, term }) => {
      const { state } = findReach(facts, courseId);
      return nextRank[state] === undefined
        ? []
        : [{ courseId, year, term, state, unlocks: countUnlocked(facts, courseId) }];
    })
    .sort(byWhatOpens)
    .map(({ courseId }) => courseId);

/**
 * The registration period in which the sections of a course are found: `current`, or `early` for the next semester.
 * Null if the course cannot be taken next.
 */
export const sectionsIn = (
  { state, earliest }: Pick<CourseStanding, 'state' | 'earliest'>,
  currentOpen: boolean,
): 'current' | 'early' | null => {
  if (state === 'soon') return currentOpen && earliest === 0 ? 'current' : 'early';
  return state === 'open' || state === 'repeat' ? (currentOpen ? 'current' : 'early') : null;
};
