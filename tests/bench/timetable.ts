import { createModel } from '../../web/features/timetable/solver/model.ts';
import { searchFor } from '../../web/features/timetable/solver/search.ts';
import { usualProblem } from '../support/timetable-problems.ts';

/**
 * The measured sizes: the number of courses, of sections for each course, and the target for the time to find the best
 * timetables and to prove them.
 */
const sizes: [courses: number, sections: number, aim: string][] = [
  [5, 12, '5 ms, p95 39 ms'],
  [6, 12, '9 ms, p95 ≤ 100 ms'],
  [7, 12, '100 ms'],
  [8, 12, '≤ 1 s'],
  [6, 30, ''],
];
const limit = 10_000;

const at = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const shown = (values: number[]): string => `${at(values, 0.5).toFixed(1)} ms, p95 ${at(values, 0.95).toFixed(1)} ms`;

type Times = { first: number; proof: number | null };

/** The milliseconds from a problem to its first timetable, and to the proof of the ten best. */
function timed(seed: number, courses: number, sections: number): Times {
  const problem = usualProblem(seed, courses, sections);
  const from = performance.now();
  const search = searchFor(createModel(problem), { keep: 10 });
  let first = 0;
  let ended = false;
  while (!ended && performance.now() - from < limit) {
    ended = search.advance(32);
    if (first === 0 && search.best().length > 0) first = performance.now() - from;
  }
  const proof = performance.now() - from;
  return { first: first || proof, proof: ended ? proof : null };
}

export function timetableTable(each = 100): string {
  for (let seed = 1; seed <= 20; seed += 1) timed(seed, 5, 12);
  const rows = sizes.map(([courses, sections, aim]) => {
    const times = Array.from({ length: each }, (_, index) => timed(1_000 + index, courses, sections));
    const unproven = times.filter(({ proof }) => proof === null).length;
    return `| ${courses} courses of ${sections} sections | ${shown(times.map(({ first }) => first))} | ${shown(times.map(({ proof }) => proof ?? limit))} | ${unproven} of ${each} | ${aim} |`;
  });
  return [
    '| timetables | time to the first | time to prove the ten best | not proven in 10 s | aim |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
