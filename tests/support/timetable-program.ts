import type { Highs } from 'highs';
import { sectionsClash, sectionsShort, wayBetween } from '../../web/features/timetable/solver/journeys.ts';
import { weekdays, type Problem, type Section, type Wish } from '../../web/features/timetable/solver/problem.ts';

/**
 * A timetable problem as an integer program for the solver HiGHS, to check our own solver. All courses are taken and
 * all wishes are preferred, not required.
 */

type Sum = [number, string][];
const term = ([factor, name]: [number, string]): string => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`;
// The file format limits the length of lines.
const written = (sum: Sum): string => sum.map(term).join('\n ');

class Program {
  readonly #rows: string[] = [];
  readonly #whole = new Set<string>();
  readonly #free: string[] = [];
  #names = 0;

  row(sum: Sum, sign: '<=' | '>=' | '=', side: number): void {
    this.#rows.push(`r${this.#rows.length}: ${written(sum)} ${sign} ${side}`);
  }

  binary(name = `b${(this.#names += 1)}`): string {
    this.#whole.add(name);
    return name;
  }

  number(most: number): string {
    const name = `n${(this.#names += 1)}`;
    this.#free.push(`0 <= ${name} <= ${most}`);
    return name;
  }

  least(highs: Highs, sum: Sum): number | null {
    const text = `Minimize\n obj: ${written(sum)}\nSubject To\n ${this.#rows.join('\n ')}\nBounds\n ${this.#free.join('\n ')}\nBinaries\n ${[...this.#whole].join('\n ')}\nEnd\n`;
    const { Status, ObjectiveValue } = highs.solve(text, { output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0.1 });
    if (Status === 'Infeasible') return null;
    if (Status !== 'Optimal') throw new Error(Status);
    // Adding 0 converts -0 to 0.
    return Math.round(ObjectiveValue) + 0;
  }
}

type Choosable = { name: string; section: Section; others: readonly Section[] };

const dayLong = 1440;

/** The measure of a wish as a sum to minimize; null if it is the same for every timetable. */
function sumOf(wish: Wish, program: Program, all: readonly Choosable[]): Sum | null {
  const on = (day: number): { name: string; start: number; end: number }[] =>
    all.flatMap(({ name, section }) =>
      section.meetings.filter((meeting) => meeting.day === day).map(({ start, end }) => ({ name, start, end })),
    );
  const each = (count: (one: Choosable) => number): Sum =>
    all.map((one): [number, string] => [count(one), one.name]).filter(([factor]) => factor !== 0);
  const daysTaken = (days: readonly number[]): Sum =>
    days.map((day) => {
      const taken = program.binary();
      for (const { name } of on(day))
        program.row(
          [
            [1, taken],
            [-1, name],
          ],
          '>=',
          0,
        );
      return [1, taken];
    });
  const mostOfDay = (minutes: (class_: { start: number; end: number }) => number): Sum =>
    weekdays.map((day) => {
      const most = program.number(dayLong);
      for (const one of on(day))
        if (minutes(one) > 0)
          program.row(
            [
              [1, most],
              [-minutes(one), one.name],
            ],
            '>=',
            0,
          );
      return [1, most];
    });
  switch (wish.kind) {
    case 'daysOff':
      return daysTaken([...new Set(wish.days)]);
    case 'freeDays':
      return daysTaken(weekdays);
    case 'earliest':
      return mostOfDay(({ start }) => wish.from - start);
    case 'latest':
      return mostOfDay(({ end }) => end - wish.until);
    case 'gaps': {
      const spans = weekdays.map((day): [number, string] => {
        const [span, first, last] = [program.number(dayLong), program.number(dayLong), program.number(dayLong)];
        program.row(
          [
            [1, span],
            [-1, last],
            [1, first],
          ],
          '>=',
          0,
        );
        for (const { name, start, end } of on(day)) {
          program.row(
            [
              [1, last],
              [-end, name],
            ],
            '>=',
            0,
          );
          program.row(
            [
              [1, first],
              [dayLong - start, name],
            ],
            '<=',
            dayLong,
          );
        }
        return [1, span];
      });
      return [
        ...spans,
        ...each(({ section }) => -section.meetings.reduce((sum, { start, end }) => sum + end - start, 0)),
      ];
    }
    case 'lunch':
      return weekdays.map((day) => {
        const missed = program.binary();
        const begins = new Set(
          [wish.from, ...on(day).map(({ end }) => end)].filter(
            (begin) => begin >= wish.from && begin + wish.minutes <= wish.to,
          ),
        );
        const pauses = [...begins].map((begin): [number, string] => {
          const pause = program.binary();
          for (const { name, start, end } of on(day))
            if (start < begin + wish.minutes && begin < end)
              program.row(
                [
                  [1, pause],
                  [1, name],
                ],
                '<=',
                1,
              );
          return [1, pause];
        });
        program.row([[1, missed], ...pauses], '>=', 1);
        return [1, missed];
      });
    case 'breaks':
      return each(({ section }) =>
        section.meetings.reduce(
          (sum, { day, start, end }) =>
            sum +
            wish.breaks.reduce(
              (shared, one) =>
                shared + (one.day === day ? Math.max(0, Math.min(end, one.to) - Math.max(start, one.from)) : 0),
              0,
            ),
          0,
        ),
      );
    case 'instructors':
      return each(({ section, others }) =>
        Number(
          wish.avoided.includes(section.instructor) ||
            (!wish.preferred.includes(section.instructor) &&
              others.some(({ instructor }) => wish.preferred.includes(instructor))),
        ),
      );
    case 'language':
      return each(({ section }) => Number(section.language !== wish.language));
    default:
      return null;
  }
}

/**
 * The least amount by which each wish is missed, in order; null for a wish that is missed equally by all timetables.
 * The result is null if there is no timetable.
 */
export function leastMissed(highs: Highs, problem: Problem): (number | null)[] | null {
  const program = new Program();
  const byChoice = problem.choices.map(({ courses }) =>
    courses.flatMap((course) =>
      course.sections
        .filter(({ seat }) => seat !== 'full')
        .map((section): Choosable => ({
          name: program.binary(`x${section.sectionId}`),
          section,
          others: course.sections,
        })),
    ),
  );
  if (byChoice.some((options) => options.length === 0)) return null;
  const all = byChoice.flat();
  const way = wayBetween(
    problem.journeys,
    all.map(({ section }) => section),
  );
  for (const options of byChoice)
    program.row(
      options.map(({ name }) => [1, name]),
      '=',
      1,
    );
  byChoice.forEach((options, index) => {
    for (const one of options)
      for (const other of byChoice.slice(0, index).flat())
        if (sectionsClash(one.section, other.section) || sectionsShort(one.section, other.section, way) > 0)
          program.row(
            [
              [1, one.name],
              [1, other.name],
            ],
            '<=',
            1,
          );
  });
  const first: Sum = [[0, all[0]!.name]];
  if (program.least(highs, first) === null) return null;
  return problem.wishes.map((wish) => {
    const sum = sumOf(wish, program, all);
    if (sum === null || sum.length === 0) return sum && 0;
    const least = program.least(highs, sum);
    program.row(sum, '<=', least! + 0.25);
    return least;
  });
}
