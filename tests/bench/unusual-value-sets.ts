import type { Schema } from '../../server/http/operations.ts';
import type { Problem } from '../../web/features/timetable/solver/problem.ts';
import { solve } from '../../web/features/timetable/solver/solve.ts';
import type { Demand } from '../../web/features/timetable/solver/why-not.ts';
import {
  findOutcome,
  toProblem,
  wishLists,
  type CourseSet,
  type Outcome,
  type WishList,
} from '../support/unusual-value-sets.ts';
import { sandbox } from '../support/client.ts';
import { startServer } from '../support/server.ts';
import { randomFrom, shuffled, type Random } from '../support/timetable-problems.ts';

/**
 * Finds the 25 hardest sets of courses of the seeded university, five of each kind: `npx tsx
 * tests/bench/unusual-value-sets.ts [sets of each persona]`.
 */

const personas = [
  'eligible',
  'emptySchedule',
  'fullWeek',
  'excellent',
  'graduating',
  'maleStudent',
  'corequisitePair',
  'frozenCourse',
  'arabicProgramme',
  'repeatAllowed',
  'languageWarning',
  'firstSemester',
  'blockedByFailure',
  'postgraduate',
];
const each = Number(process.argv[2] ?? 120);
const names = Object.keys(wishLists) as WishList[];

type Judged = { set: CourseSet; outcome: Outcome };

const saidIn = (demands: readonly Demand[]): boolean =>
  demands.some(
    (demand) => demand.kind === 'wish' && demand.wish.kind !== 'changeInTime' && demand.wish.kind !== 'fullSections',
  );

const coursesIn = (demands: readonly Demand[]): number =>
  demands.filter(({ kind }) => kind === 'choice' || kind === 'held').length;

/** A measure of difficulty for each kind; null if the set is not of the kind. */
const kinds: Record<string, (judged: Judged) => number | null> = {
  'three or more courses that cannot be combined': ({ outcome }) =>
    outcome.fits || saidIn(outcome.conflict) || coursesIn(outcome.conflict) < 3 ? null : coursesIn(outcome.conflict),
  'fits only if a wish is dropped': ({ outcome }) =>
    outcome.fits || !saidIn(outcome.conflict) ? null : outcome.conflict.length,
  'takes longest to explain': ({ outcome }) => (outcome.fits ? null : outcome.looks),
  'only one timetable is possible': ({ set, outcome }) =>
    outcome.fits && outcome.possible === 1 ? set.courses.length : null,
  'takes longest to prove': ({ outcome }) => (outcome.fits ? (outcome.nodes ?? Infinity) : null),
};

/** Random courses. Together they satisfy `isTaken`, such as the limit of credit hours. */
function drawn(
  random: Random,
  codes: readonly string[],
  registered: readonly string[],
  isTaken: (courses: string[]) => boolean,
): string[] {
  const most = 4 + random.below(4);
  const courses: string[] = [];
  // Most registered courses are included, so that another section of them may be chosen.
  for (const code of [
    ...shuffled(random, registered).filter(() => random.is(0.7)),
    ...shuffled(
      random,
      codes.filter((one) => !registered.includes(one)),
    ),
  ])
    if (courses.length < most && isTaken([...courses, code])) courses.push(code);
  // A course may have an alternative, but a registered course is not given up for one.
  const rest = shuffled(
    random,
    codes.filter((code) => !courses.includes(code) && !registered.includes(code)),
  );
  return courses.map((code, at) =>
    at < 4 && rest[at] && !registered.includes(code) && random.is(0.3) ? `${code}/${rest[at]}` : code,
  );
}

function* setsOf(
  persona: string,
  codes: readonly string[],
  sections: Schema<'TimetableSections'>,
): Generator<CourseSet> {
  const random = randomFrom([...persona].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const registered = sections.registered.map(({ code }) => code).filter((code) => codes.includes(code));
  const hours = (courses: string[]): boolean => {
    const { choices, held, hoursAtMost } = toProblem(sections, { courses, wishes: 'nothing' });
    return (
      [...choices.map((choice) => choice.courses[0]!), ...held.map(({ course }) => course)].reduce(
        (sum, { creditHours }) => sum + creditHours,
        0,
      ) <= (hoursAtMost ?? Infinity)
    );
  };
  for (let index = 0; index < each; index += 1) {
    const courses = drawn(
      random,
      codes,
      registered,
      (some) =>
        hours(some) && (index % 2 === 0 || isPossible(toProblem(sections, { courses: some, wishes: 'nothing' }))),
    );
    if (courses.length >= 4)
      for (const wishes of shuffled(random, names).slice(0, 4)) yield { persona, courses, wishes };
  }
}

const isPossible = (problem: Problem): boolean => solve(problem, { timetables: 1 }).timetables.length > 0;
const isOpen = ({ standing, sections }: Schema<'OfferedCourse'>): boolean =>
  standing !== 'passed' && standing !== 'later' && sections.length > 0;

const server = await startServer();
const judged: Judged[] = [];
for (const persona of personas) {
  const client = await (await sandbox(server.base)).as(persona);
  const { items } = await client.call('coursesToRegister', { query: { order: 'plan', pageSize: 100 } });
  const { courses: registered } = await client.call('registeredCourses');
  const ids = [...new Set([...registered, ...items.filter(isOpen)].map(({ courseId }) => courseId))].slice(0, 60);
  const answers = await Promise.all(
    Array.from({ length: Math.ceil(ids.length / 20) }, (_, at) =>
      client.call('timetableSections', { query: { courseIds: ids.slice(at * 20, at * 20 + 20) } }),
    ),
  );
  const sections = { ...answers[0]!, courses: answers.flatMap(({ courses }) => courses) };
  // Leaves out courses without a section that can be taken, because the page reports them separately.
  const open = sections.courses
    .map(({ course }) => course.code)
    .filter((code) =>
      toProblem(sections, { courses: [code], wishes: 'seatOrNot' }).choices.every(({ courses }) =>
        courses.every((course) => course.sections.length > 0),
      ),
    );
  for (const set of setsOf(persona, open, sections))
    judged.push({ set, outcome: findOutcome(toProblem(sections, set)) });
  process.stderr.write(`${persona}: ${open.length} courses, ${judged.length} sets so far\n`);
}
await server.close();

const taken = new Set<string>();
for (const [kind, awkwardness] of Object.entries(kinds)) {
  process.stdout.write(`  // ${kind}\n`);
  const ranked = judged
    .flatMap((one) => {
      const by = awkwardness(one);
      return by === null ? [] : [{ ...one, by }];
    })
    .sort((a, b) => b.by - a.by);
  const ofPersona = new Map<string, number>();
  let left = 5;
  for (const { set, outcome, by } of ranked) {
    const key = JSON.stringify([set.persona, [...set.courses].sort()]);
    if (left === 0) break;
    if (taken.has(key) || (ofPersona.get(set.persona) ?? 0) >= 2) continue;
    taken.add(key);
    ofPersona.set(set.persona, (ofPersona.get(set.persona) ?? 0) + 1);
    left -= 1;
    process.stdout.write(
      `  { persona: '${set.persona}', courses: [${set.courses.map((code) => `'${code}'`).join(', ')}], wishes: '${set.wishes}' },\n`,
    );
    process.stderr.write(
      `${by.toFixed(1)} ${JSON.stringify(outcome, (name, value: unknown) => (name === 'choice' ? (value as { courses: { code: string }[] }).courses.map(({ code }) => code).join('/') : name === 'held' ? (value as { course: { code: string } }).course.code : value))}\n`,
    );
  }
}
const fit = judged.filter(({ outcome }) => outcome.fits).length;
process.stderr.write(
  `${judged.length} sets, ${fit} fit; not proven ${judged.filter(({ outcome }) => outcome.fits && outcome.nodes === null).length}, not minimal ${judged.filter(({ outcome }) => !outcome.fits && !outcome.isMinimal).length}, not the smallest ${judged.filter(({ outcome }) => !outcome.fits && !outcome.isSmallest).length}\n`,
);
process.exit(0);
