import { sectionsShort } from './journeys.ts';
import { days, never, type Facts, type Known } from './known.ts';
import { missedBy } from './measures.ts';
import type { Model, Option } from './model.ts';
import { weekdays, type Meeting, type Wish } from './problem.ts';

/**
 * This module computes lower bounds for the amount by which each wish is missed. The bounds only grow as courses are
 * added, and never exceed the final `missedBy`.
 */

export type Bound = {
  /** True if the increases of different choices add up; otherwise only the largest one counts. */
  adds: boolean;
  /** Recalculates the bound from the chosen options and returns it. */
  at(): number;
  /** The bound if this option is chosen as well. */
  with(option: number): number;
};

const bits = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** A bound that sums a value of each section. */
function eachBound(known: Known, each: Int32Array): Bound {
  let now = 0;
  return {
    adds: true,
    at: () => {
      now = 0;
      for (let i = 0; i < known.count; i += 1) now += each[known.chosen[i]!]!;
      return now;
    },
    with: (option) => now + each[option]!,
  };
}

/** A bound that sums a value of each pair of sections. */
function pairsBound(known: Known, pairs: Int32Array, width: number): Bound {
  let now = 0;
  const beside = (option: number, count: number): number => {
    let sum = 0;
    for (let i = 0; i < count; i += 1) sum += pairs[known.chosen[i]! * width + option]!;
    return sum;
  };
  return {
    adds: true,
    at: () => {
      now = 0;
      for (let i = 1; i < known.count; i += 1) now += beside(known.chosen[i]!, i);
      return now;
    },
    with: (option) => now + beside(option, known.count),
  };
}

const daysBound = (known: Known, facts: Facts, counted: number, allowed: number): Bound => ({
  adds: false,
  at: () => Math.max(0, bits((known.days | known.daysToCome) & counted) - allowed),
  with: (option) => Math.max(0, bits((known.days | known.daysToCome | facts.days[option]!) & counted) - allowed),
});

function earliestBound(known: Known, facts: Facts, from: number): Bound {
  const early = (option: number): number => {
    let sum = 0;
    for (let day = 0; day < days; day += 1) {
      const start = Math.min(
        known.start[day]!,
        known.startToCome[day]!,
        option < 0 ? never : facts.start[option * days + day]!,
      );
      if (start < from) sum += from - start;
    }
    return sum;
  };
  return { adds: false, at: () => early(-1), with: early };
}

function latestBound(known: Known, facts: Facts, until: number): Bound {
  const late = (option: number): number => {
    let sum = 0;
    for (let day = 0; day < days; day += 1) {
      const end = Math.max(known.end[day]!, known.endToCome[day]!, option < 0 ? 0 : facts.end[option * days + day]!);
      if (end > until) sum += end - until;
    }
    return sum;
  };
  return { adds: false, at: () => late(-1), with: late };
}

/**
 * Lower bound of the gap minutes. Further courses can fill gaps between the first and the last minute of a day, so the
 * class minutes that they can have there are subtracted. Classes outside lengthen the day by at least their own
 * minutes, so they fill no gap. If the option lengthens the day, further courses can also fill the free time that this
 * adds.
 */
function gapsBound(known: Known, facts: Facts, options: readonly Option[], atMost: number): Bound {
  const gaps = (option: number): number => {
    let sum = 0;
    for (let day = 0; day < days; day += 1) {
      const start = Math.min(known.start[day]!, known.startToCome[day]!);
      const end = Math.max(known.end[day]!, known.endToCome[day]!);
      const span = Math.max(0, end - start);
      const at = option * days + day;
      const busy = option < 0 ? 0 : facts.busy[at]!;
      const of = option < 0 ? -1 : options[option]!.choice * days + day;
      const inside = known.mostInside[day]! - (of < 0 ? 0 : known.mostInsideOf[of]!);
      if (busy === 0) sum += Math.max(0, span - known.busy[day]! - inside);
      else {
        const longer = Math.max(end, facts.end[at]!) - Math.min(start, facts.start[at]!);
        const within = Math.min(busy, Math.max(0, Math.min(end, facts.end[at]!) - Math.max(start, facts.start[at]!)));
        const fill = Math.min(
          known.mostBusy[day]! - known.mostBusyOf[of]!,
          inside + Math.max(0, longer - span - (busy - within)),
        );
        sum += Math.max(0, longer - known.busy[day]! - busy - fill);
      }
    }
    return Math.max(0, sum - atMost);
  };
  return { adds: false, at: () => gaps(-1), with: gaps };
}

/**
 * Lower bound of the missed lunch breaks. The lunch time is divided into pieces. A piece is busy only if a class fills
 * it, so the bound never overlooks a real break.
 */
function lunchBound(
  known: Known,
  { options }: Model,
  { from, to, minutes }: { from: number; to: number; minutes: number },
): Bound {
  const piece = Math.max(5, Math.ceil((to - from) / 30));
  const pieces = Math.max(0, Math.ceil((to - from) / piece));
  const wanted = Math.ceil(minutes / piece);
  const taken = new Int32Array(options.length * days);
  options.forEach(({ taken: of }, option) => {
    for (const { day, start, end } of of?.section.meetings ?? [])
      for (let at = 0; at < pieces; at += 1)
        if (start <= from + at * piece && Math.min(to, from + (at + 1) * piece) <= end)
          taken[option * days + day]! |= 1 << at;
  });
  const isMissed = (busy: number): boolean => {
    if (minutes <= 0) return false;
    let [longest, run] = [0, 0];
    for (let at = 0; at < pieces; at += 1) {
      run = busy & (1 << at) ? 0 : run + 1;
      longest = Math.max(longest, run);
    }
    return longest < wanted;
  };
  const now = new Int32Array(days);
  const missed = new Int32Array(days);
  const at = (): number => {
    now.fill(0);
    for (let i = 0; i < known.count; i += 1)
      for (let day = 0; day < days; day += 1) now[day]! |= taken[known.chosen[i]! * days + day]!;
    let sum = 0;
    for (let day = 0; day < days; day += 1) sum += missed[day] = Number(now[day] !== 0 && isMissed(now[day]!));
    return sum;
  };
  return {
    adds: false,
    at,
    with: (option) => {
      let sum = 0;
      for (let day = 0; day < days; day += 1) {
        const more = now[day]! | taken[option * days + day]!;
        sum += more === now[day] ? missed[day]! : Number(isMissed(more));
      }
      return sum;
    },
  };
}

/**
 * Lower bound of the missed days between examinations. If all sections of a course have their examination on the same
 * day, that day counts before a section is chosen.
 */
function examBound(known: Known, facts: Facts, options: readonly Option[], daysBetween: number): Bound {
  const short = (apart: number): number => Math.max(0, daysBetween - apart);
  const exams: number[] = [];
  let now = 0;
  return {
    adds: false,
    at: () => {
      exams.length = 0;
      for (let i = 0; i < known.count; i += 1) exams.push(facts.exam[known.chosen[i]!]!);
      for (const exam of known.examToCome) if (exam !== never) exams.push(exam);
      exams.sort((a, b) => a - b);
      now = 0;
      for (let i = 1; i < exams.length && exams[i] !== never; i += 1) now += short(exams[i]! - exams[i - 1]!);
      return now;
    },
    with: (option) => {
      const day = facts.exam[option]!;
      if (day === never || known.examToCome[options[option]!.choice] !== never) return now;
      let [before, after] = [-never, 2 * never];
      for (const exam of exams) {
        if (exam <= day) before = exam;
        else if (exam < after) after = exam;
      }
      return now + short(day - before) + short(after - day) - short(after - before);
    },
  };
}

/**
 * Lower bound of the travel minutes. A new class adds the detour to its place. If an option adds several classes on a
 * day, only the longest detour counts.
 */
function travelBound(known: Known, { options, way }: Model, wish: Extract<Wish, { kind: 'travel' }>): Bound {
  const stops: Meeting[][] = Array.from({ length: days }, () => []);
  const meetingsOf = options.map(({ taken }) => taken?.section.meetings ?? []);
  let now = 0;
  return {
    adds: false,
    at: () => {
      now = 0;
      for (const list of stops) list.length = 0;
      for (let i = 0; i < known.count; i += 1)
        for (const meeting of meetingsOf[known.chosen[i]!]!) stops[meeting.day]!.push(meeting);
      for (const list of stops) {
        list.sort((a, b) => a.start - b.start || a.end - b.end);
        for (let i = 1; i < list.length; i += 1) now += way(list[i - 1]!.place, list[i]!.place);
      }
      return Math.max(0, now - wish.atMost);
    },
    with: (option) => {
      const more = new Int32Array(days);
      for (const meeting of meetingsOf[option]!) {
        const list = stops[meeting.day]!;
        const next = list.findIndex(
          ({ start, end }) => start > meeting.start || (start === meeting.start && end > meeting.end),
        );
        const [before, after] = [next < 0 ? list.at(-1) : list[next - 1], next < 0 ? undefined : list[next]];
        const longer =
          (before ? way(before.place, meeting.place) : 0) +
          (after ? way(meeting.place, after.place) : 0) -
          (before && after ? way(before.place, after.place) : 0);
        more[meeting.day] = Math.max(more[meeting.day]!, longer);
      }
      return Math.max(0, now + more.reduce((sum, minutes) => sum + minutes, 0) - wish.atMost);
    },
  };
}

/** Lower bound of the missed credit hours, for the range of hours that is still reachable. */
function hoursBound(known: Known, options: readonly Option[], missed: (least: number, most: number) => number): Bound {
  return {
    adds: false,
    at: () => missed(known.hours + known.leastHours, known.hours + known.mostHours),
    with: (option) => {
      const { choice, hours } = options[option]!;
      const sum = known.hours + hours;
      return missed(
        sum + known.leastHours - known.leastHoursOf[choice]!,
        sum + known.mostHours - known.mostHoursOf[choice]!,
      );
    },
  };
}

export const limitBound = (known: Known, { options, hoursAtMost }: Model): Bound =>
  hoursBound(known, options, (least) => Math.max(0, least - hoursAtMost));

export function createBound(wish: Wish, model: Model, facts: Facts, known: Known): Bound {
  const { options, way } = model;
  switch (wish.kind) {
    case 'daysOff':
      return daysBound(
        known,
        facts,
        wish.days.reduce((set, day) => set | (1 << day), 0),
        0,
      );
    case 'freeDays':
      return daysBound(known, facts, -1, weekdays.length - wish.atLeast);
    case 'earliest':
      return earliestBound(known, facts, wish.from);
    case 'latest':
      return latestBound(known, facts, wish.until);
    case 'gaps':
      return gapsBound(known, facts, options, wish.atMost);
    case 'lunch':
      return lunchBound(known, model, wish);
    case 'examSpread':
      return examBound(known, facts, options, wish.daysBetween);
    case 'travel':
      return travelBound(known, model, wish);
    case 'creditHours':
      return hoursBound(known, options, (least, most) => Math.max(0, least - wish.target, wish.target - most));
    case 'changeInTime':
      return pairsBound(
        known,
        Int32Array.from(
          options.flatMap(({ taken: a }) =>
            options.map(({ taken: b }) => (a && b && a !== b ? sectionsShort(a.section, b.section, way) : 0)),
          ),
        ),
        options.length,
      );
    case 'breaks':
    case 'instructors':
    case 'language':
    case 'fullSections':
    case 'keep':
      return eachBound(
        known,
        Int32Array.from(options, ({ taken }) => (taken ? missedBy(wish, [taken], way) : 0)),
      );
  }
}
