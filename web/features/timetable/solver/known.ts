import { listExamDays } from './measures.ts';
import type { Model } from './model.ts';

/** This module describes the state of the search while some choices have an option and others are open. */

export const days = 7;
/** A value later than any minute or day; it means "none". */
export const never = 1_000_000;

/** Facts about the chosen options, and limits for the open choices. */
export type Known = {
  chosen: Int32Array;
  count: number;
  /** The chosen options: days as bits; first minute, last minute and class minutes of each day; credit hours. */
  days: number;
  start: Int32Array;
  end: Int32Array;
  busy: Int32Array;
  hours: number;
  /**
   * The open choices: the days they will use in any case; for each day, the minute by which a class of theirs starts at
   * the latest (`never` if none must), and the minute until which one lasts at least (0 if none must).
   */
  daysToCome: number;
  startToCome: Int32Array;
  endToCome: Int32Array;
  /** The examination day of each open choice if all its options share it; otherwise `never`. */
  examToCome: Int32Array;
  /** The most class minutes that each day can still get: in total, and by choice. */
  mostBusy: Int32Array;
  mostBusyOf: Int32Array;
  /** The part of `mostBusy` that lies between the known first and last minute of the day. */
  mostInside: Int32Array;
  mostInsideOf: Int32Array;
  /** The credit hours still to come: in total, and by choice. */
  leastHours: number;
  mostHours: number;
  leastHoursOf: Int32Array;
  mostHoursOf: Int32Array;
};

/** The facts of each option from which `Known` is computed, in flat arrays. */
export type Facts = {
  days: Int32Array;
  start: Int32Array;
  end: Int32Array;
  busy: Int32Array;
  /** The day number of the examination, or `never`. */
  exam: Int32Array;
};

export function createFacts({ options }: Model): Facts {
  const facts: Facts = {
    days: new Int32Array(options.length),
    start: new Int32Array(options.length * days).fill(never),
    end: new Int32Array(options.length * days),
    busy: new Int32Array(options.length * days),
    exam: new Int32Array(options.length).fill(never),
  };
  options.forEach(({ taken }, option) => {
    if (taken) facts.exam[option] = listExamDays([taken])[0] ?? never;
    for (const { day, start, end } of taken?.section.meetings ?? []) {
      const at = option * days + day;
      facts.days[option]! |= 1 << day;
      facts.start[at] = Math.min(facts.start[at]!, start);
      facts.end[at] = Math.max(facts.end[at]!, end);
      facts.busy[at]! += end - start;
    }
  });
  return facts;
}

const array = (length = days): Int32Array => new Int32Array(length);

export const nothingKnown = ({ choices }: Model): Known => ({
  chosen: array(choices),
  count: 0,
  days: 0,
  start: array(),
  end: array(),
  busy: array(),
  hours: 0,
  daysToCome: 0,
  startToCome: array(),
  endToCome: array(),
  examToCome: array(choices),
  mostBusy: array(),
  mostBusyOf: array(choices * days),
  mostInside: array(),
  mostInsideOf: array(choices * days),
  leastHours: 0,
  mostHours: 0,
  leastHoursOf: array(choices),
  mostHoursOf: array(choices),
});

/** Recalculates the facts of the chosen options and resets those of the open choices. */
export function knowChosen(known: Known, { options }: Model, facts: Facts): void {
  known.days = 0;
  known.hours = 0;
  known.start.fill(never);
  known.end.fill(0);
  known.busy.fill(0);
  for (let i = 0; i < known.count; i += 1) {
    const option = known.chosen[i]!;
    known.days |= facts.days[option]!;
    known.hours += options[option]!.hours;
    for (let day = 0; day < days; day += 1) {
      const at = option * days + day;
      known.start[day] = Math.min(known.start[day]!, facts.start[at]!);
      known.end[day] = Math.max(known.end[day]!, facts.end[at]!);
      known.busy[day]! += facts.busy[at]!;
    }
  }
  known.daysToCome = 0;
  known.startToCome.fill(never);
  known.endToCome.fill(0);
  known.mostBusy.fill(0);
  known.mostInside.fill(0);
  known.leastHours = 0;
  known.mostHours = 0;
}
