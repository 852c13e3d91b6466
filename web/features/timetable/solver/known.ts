import { listExamDays } from './measures.ts';
import type { Model } from './model.ts';

/** What is known in the middle of the search. Days of the week are counted up to seven. */

export const days = 7;
/** Later than any minute of a day. */
export const never = 1_000_000;

/** Of what is chosen, and of the rest what it must bring and what it can. */
export type Known = {
  chosen: Int32Array;
  count: number;
  /** Of what is chosen: days as bits; of each day the first and last minute, and minutes of class. */
  days: number;
  start: Int32Array;
  end: Int32Array;
  busy: Int32Array;
  hours: number;
  /** Of what is not: days it will have in any case, and by when they begin and until when they last. */
  daysToCome: number;
  startToCome: Int32Array;
  endToCome: Int32Array;
  /** The day of the examination of each choice still open, where all its options have the same; otherwise `never`. */
  examToCome: Int32Array;
  /** The most minutes of class a day can still get: in all, and by each choice. */
  mostBusy: Int32Array;
  mostBusyOf: Int32Array;
  /** Of these, what lies between the first and the last minute a day is known to have. */
  mostInside: Int32Array;
  mostInsideOf: Int32Array;
  /** Credit hours still to come, and of each choice. */
  leastHours: number;
  mostHours: number;
  leastHoursOf: Int32Array;
  mostHoursOf: Int32Array;
};

/** The same of each option, flat. */
export type Facts = {
  days: Int32Array;
  start: Int32Array;
  end: Int32Array;
  busy: Int32Array;
  /** Its number, or `never`. */
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

/** Begins anew with what is chosen. */
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
