import { fold } from '../../../locales/fold.ts';

/** Rules for searching offered courses and their order. Pure. */

/** The minimum length of a search in characters. A shorter search matches every course. */
const searchMinimum = 2;
/** The minimum length of a word that is matched with one wrong letter; shorter words are too similar. */
const nearMinimum = 4;

/**
 * The texts of a course for search. `text` (the code and both names) and `instructors` are folded (see
 * locales/fold.ts); `code` is not.
 */
export type Searched = { courseId: number; code: string; text: string; instructors: readonly string[] };

/**
 * A match with its rank; 0 is best. `byInstructor` is empty if the course itself matches. Otherwise only sections of
 * the matching instructors match: an exact match lists the words that their names contain, a near match their whole
 * names.
 */
export type Found = { rank: number; byInstructor: string[] };

/** Removes spaces and hyphens: `itcs 214` and `itcs-214` become `itcs214`. */
const bare = (text: string): string => text.replace(/[\s-]/g, '');

const splitWords = (text: string): string[] => text.split(/[\s-]+/).filter(Boolean);

/** True if the words are equal or differ by one letter: missing, extra, wrong or swapped with its neighbour. */
export function differsByOne(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.slice(at);
  if (short.length < long.length) return rest === long.slice(at + 1);
  return (
    rest.slice(1) === long.slice(at + 1) ||
    (short[at] === long[at + 1] && short[at + 1] === long[at] && rest.slice(2) === long.slice(at + 2))
  );
}

function exactly({ code, text, instructors }: Searched, words: readonly string[], whole: string): Found | undefined {
  const bareCode = bare(fold(code));
  if (bareCode === whole) return { rank: 0, byInstructor: [] };
  if (bareCode.startsWith(whole)) return { rank: 1, byInstructor: [] };
  if (bareCode.includes(whole)) return { rank: 2, byInstructor: [] };
  const others = words.filter((word) => !text.includes(word));
  if (others.length === 0) {
    const own = text.split(' ');
    return { rank: words.every((word) => own.some((one) => one.startsWith(word))) ? 2 : 3, byInstructor: [] };
  }
  return instructors.some((name) => others.every((word) => name.includes(word)))
    ? { rank: 4, byInstructor: others }
    : undefined;
}

/**
 * True if the words are equal. If `word` has at least `nearMinimum` letters, it may also differ by one letter from the
 * other word or from the beginning of it.
 */
const means = (word: string, other: string): boolean =>
  word === other ||
  (word.length >= nearMinimum && (differsByOne(word, other) || differsByOne(word, other.slice(0, word.length))));

function nearly({ text, instructors }: Searched, words: readonly string[], whole: string): Found | undefined {
  const own = splitWords(text);
  const others = words.filter((word) => !text.includes(word) && !own.some((one) => means(word, one)));
  if (others.length === 0 || own.some((one) => means(whole, one))) return { rank: 5, byInstructor: [] };
  const near = instructors.filter((name) =>
    others.every((word) => name.includes(word) || splitWords(name).some((one) => means(word, one))),
  );
  return near.length > 0 ? { rank: 6, byInstructor: near } : undefined;
}

/**
 * The courses that match a search, by id; `found` is null, which means all courses, if the search is shorter than two
 * characters. Without an exact match, one wrong letter in a word is allowed; `nearest` is true if that finds a course.
 */
export function searchCourses(
  search: string,
  courses: readonly Searched[],
): { found: Map<number, Found> | null; nearest: boolean } {
  const folded = fold(search);
  const words = splitWords(folded);
  if (folded.length < searchMinimum) return { found: null, nearest: false };
  const whole = bare(folded);
  const by = (judge: typeof exactly): Map<number, Found> =>
    new Map(
      words.length === 0
        ? []
        : courses.flatMap((course): [number, Found][] => {
            const found = judge(course, words, whole);
            return found ? [[course.courseId, found]] : [];
          }),
    );
  const exact = by(exactly);
  if (exact.size > 0) return { found: exact, nearest: false };
  // Words with characters other than letters and digits must match exactly.
  const near = words.every((word) => /^[\p{L}\p{N}]+$/u.test(word)) ? by(nearly) : exact;
  return { found: near, nearest: near.size > 0 };
}

export type CourseState = 'next' | 'open' | 'later' | 'registered' | 'passed';

export type CourseStateInput = {
  passed: ReadonlySet<number>;
  /** Courses registered in or withdrawn from in this semester. */
  registered: ReadonlySet<number>;
  /**
   * Courses taken now, which early registration assumes to be passed; empty for registration in the current semester.
   */
  inProgress: ReadonlySet<number>;
  /** The courses that come next in the plan: the position of each, by course id. */
  next: ReadonlyMap<number, number>;
  /** The prerequisite groups of each course. Each group is met by any one of its courses; all groups must be met. */
  groups: ReadonlyMap<number, number[][]>;
};

export function toCourseState(
  courseId: number,
  { passed, registered, inProgress, next, groups }: CourseStateInput,
): CourseState {
  if (registered.has(courseId)) return 'registered';
  if (passed.has(courseId)) return 'passed';
  const isMet = (groups.get(courseId) ?? []).every((group) => group.some((id) => passed.has(id) || inProgress.has(id)));
  if (!isMet) return 'later';
  return next.has(courseId) ? 'next' : 'open';
}

const order: readonly CourseState[] = ['next', 'open', 'later', 'registered', 'passed'];

export type Ranked = {
  courseId: number;
  code: string;
  standing: CourseState;
  next: number;
  inMyPlan: boolean;
  rank: number;
};

/**
 * Sorts courses: an exact code first, then those the student may take next in the order of the plan, passed ones last.
 */
export const byPlan = (a: Ranked, b: Ranked): number =>
  Number(b.rank === 0) - Number(a.rank === 0) ||
  order.indexOf(a.standing) - order.indexOf(b.standing) ||
  a.next - b.next ||
  Number(b.inMyPlan) - Number(a.inMyPlan) ||
  a.rank - b.rank ||
  (a.code < b.code ? -1 : Number(a.code > b.code));
