import { createCounting } from './count.ts';
import { toFigures, missedBy } from './measures.ts';
import { createModel, listWishes, type Model } from './model.ts';
import type { Problem, Solution, Taken, Timetable } from './problem.ts';
import { searchFor } from './search.ts';

/** This module finds the best timetables of a problem and, if the time suffices, proves that they are the best. */

export type SolveOptions = {
  /** The number of timetables to keep. */
  timetables?: number;
  /** The time for the search in milliseconds. Counting the possible timetables gets the same time again. */
  limit?: number;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
  /** False if the number of possible timetables is not needed. */
  counts?: boolean;
};

/** A task that can be paused at any time, with the result so far. */
export type Solving = {
  /** Works for about this many milliseconds; returns true if it has finished or reached its limit. */
  advance(milliseconds: number): boolean;
  /** The best result so far. */
  solution(): Solution;
  /** A number that grows with every better result. */
  version(): number;
};

/** The number of nodes between two checks of the clock. */
const strideOf = { search: 32, count: 2_000 };

export function createTimetable(problem: Problem, taken: readonly Taken[], { way }: Pick<Model, 'way'>): Timetable {
  return {
    taken,
    figures: toFigures(taken, way),
    wishes: listWishes(problem)
      .filter(({ level }) => level !== 'indifferent')
      .map((wish) => ({ wish, missed: missedBy(wish, taken, way) })),
    waiting: taken.flatMap(({ course, section, held }) =>
      section.seat === 'full' && !held
        ? [{ courseId: course.courseId, sectionId: section.sectionId, place: section.waiting + 1 }]
        : [],
    ),
  };
}

export function startSolving(
  problem: Problem,
  { timetables = 10, limit = 2_000, now = () => performance.now(), counts = true }: SolveOptions = {},
): Solving {
  const began = now();
  const model = createModel(problem);
  const search = searchFor(model, { keep: timetables });
  const isPlain = model.required.length === 0 && model.needs.length === 0 && model.hoursAtMost === Infinity;
  const counter = isPlain ? createCounting(model) : searchFor(model, { keep: 0, all: true });
  const counted = (): number => ('counted' in counter ? counter.counted() : counter.met());
  let [proven, exact, ended, elapsed, version, last, countingSince] = [false, false, false, 0, 0, '', 0];

  function work(until: number, part: { advance(nodes: number): boolean }, stride: number): boolean {
    for (;;) {
      if (part.advance(stride)) return true;
      elapsed = now() - began;
      if (now() >= until) return false;
    }
  }

  function look(): void {
    const key = search
      .best()
      .map(({ options }) => options.join())
      .join(' ');
    if (key !== last) [last, version] = [key, version + 1];
  }

  function advance(milliseconds: number): boolean {
    if (ended) return true;
    const from = now();
    if (!proven) {
      proven = work(Math.min(from + milliseconds, began + limit), search, strideOf.search);
      elapsed = now() - began;
      countingSince = now();
      look();
      // Counting starts only after a complete search.
      ended = proven ? !counts : elapsed >= limit;
      return ended;
    }
    exact = work(Math.min(from + milliseconds, countingSince + limit), counter, strideOf.count);
    ended = exact || now() - countingSince >= limit;
    return ended;
  }

  const solution = (): Solution => {
    const best = search.best().map(({ options }) =>
      createTimetable(
        problem,
        options.flatMap((option) => model.options[option]!.taken ?? []),
        model,
      ),
    );
    const count = Math.max(counted(), search.met(), best.length);
    return {
      timetables: best,
      proof: { proven, possible: { count, exact: exact || (proven && best.length === 0) }, elapsed },
    };
  };

  return { advance, solution, version: () => version };
}

/**
 * Solves until the end or the limit. `onProgress` gets the first result as soon as there is one, and better ones at
 * most every 50 milliseconds.
 */
export function solve(
  problem: Problem,
  options: SolveOptions = {},
  onProgress?: (solution: Solution) => void,
): Solution {
  const solving = startSolving(problem, options);
  let told = 0;
  for (let ended = false; !ended;) {
    ended = solving.advance(told === 0 ? 1 : 50);
    if (solving.version() > told) onProgress?.(solving.solution());
    told = solving.version();
  }
  return solving.solution();
}
