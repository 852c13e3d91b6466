import { createBound, limitBound, type Bound } from './bounds.ts';
import { days, createFacts, knowChosen, never, nothingKnown, type Facts, type Known } from './known.ts';
import { missedBy } from './measures.ts';
import type { Model } from './model.ts';
import type { Taken } from './problem.ts';

/**
 * This module searches by branch and bound. The choice with the fewest options comes first, and its options are tried
 * by their lower bounds. Required wishes come before preferred ones and must be met. The order of the sections decides
 * ties, so the result does not depend on the search order.
 */

export type Found = {
  /** The chosen option of each choice, as an index. */
  options: readonly number[];
  /** The measure of each preferred wish. */
  missed: readonly number[];
};

export type Search = {
  /** Visits at most this many nodes; returns true if the search is complete. */
  advance(nodes: number): boolean;
  /** The best results so far, best first. */
  best(): readonly Found[];
  /** The number of complete timetables found so far. Each of several equal sections counts. */
  met(): number;
};

/**
 * `keep`: the number of best results to keep. `enough`: the search stops after this many results. `all`: true if worse
 * results are visited too, so that `met` counts all possible timetables.
 */
export type SearchFor = { keep: number; enough?: number; all?: boolean };

/** Compares the wishes one by one, then the order of the sections. */
const before = (a: Found, b: Found): boolean => {
  for (const [index, missed] of a.missed.entries()) if (missed !== b.missed[index]) return missed < b.missed[index]!;
  for (const [index, option] of a.options.entries()) if (option !== b.options[index]) return option < b.options[index]!;
  return false;
};

export function searchFor(model: Model, { keep, enough = Infinity, all = false }: SearchFor): Search {
  const { options, choices, asked, first, word, words, goesWith, required, way } = model;
  const preferred = all ? [] : model.preferred;
  const facts: Facts = createFacts(model);
  const known: Known = nothingKnown(model);
  const limited = model.hoursAtMost < Infinity;
  const bounds: Bound[] = [
    ...(limited ? [limitBound(known, model)] : []),
    ...[...required, ...preferred].map((wish) => createBound(wish, model, facts, known)),
  ];
  const hard = required.length + Number(limited);
  const width = bounds.length;

  const open = new Uint32Array((choices + 1) * words);
  const choiceAt = new Int32Array(choices);
  const order = Array.from({ length: choices }, () => new Int32Array(options.length));
  const lengths = new Int32Array(choices);
  const tried = new Int32Array(choices);
  const isChosen = new Uint8Array(choices);
  const optionOf = new Int32Array(choices).fill(-1);
  /** `least[depth]` holds, for each option and wish, the least amount by which any timetable with it misses the wish. */
  const least = Array.from({ length: choices }, () => new Int32Array(options.length * width));
  /** The bound of each wish if only this option is added to the chosen ones. */
  const own = new Int32Array(options.length * width);
  /** For each choice and wish, the smallest value in `own` among the open options. */
  const fewest = new Int32Array(choices * width);
  const now = new Int32Array(width);
  const rest = new Int32Array(width);
  /** The first open option, by depth and choice. */
  const firstOpen = new Int32Array((choices + 1) * choices);

  const found: Found[] = [];
  let [met, depth] = [0, 0];

  const list = new Int32Array(options.length);
  const listFrom = new Int32Array(choices + 1);

  /** True if the option is compatible with at least one open option of every other undecided choice. */
  function isSupported(option: number, own: number): boolean {
    for (let choice = 0; choice < choices; choice += 1) {
      if (isChosen[choice] || choice === own) continue;
      let common = 0;
      for (let at = word[choice]!; at < word[choice + 1]!; at += 1)
        common |= goesWith[option * words + at]! & open[depth * words + at]!;
      if (common === 0) return false;
    }
    return true;
  }

  /** Removes unsupported options until all others are supported; returns false if a choice has none left. */
  function support(): boolean {
    for (let changed = true; changed;) {
      changed = false;
      for (let choice = 0; choice < choices; choice += 1) {
        if (isChosen[choice]) continue;
        let any = 0;
        for (let at = word[choice]!; at < word[choice + 1]!; at += 1) {
          for (let set = open[depth * words + at]!; set !== 0; set &= set - 1) {
            const bit = set & -set;
            if (isSupported(first[choice]! + (at - word[choice]!) * 32 + (31 - Math.clz32(bit)), choice)) continue;
            open[depth * words + at]! &= ~bit;
            changed = true;
          }
          any |= open[depth * words + at]!;
        }
        if (any === 0) return false;
      }
    }
    return true;
  }

  /** Lists the options that are still open at this depth, grouped by choice. False if an undecided choice has none. */
  function listOpen(): boolean {
    if (!support()) return false;
    let length = 0;
    for (let choice = 0; choice < choices; choice += 1) {
      listFrom[choice] = length;
      if (isChosen[choice]) continue;
      for (let at = word[choice]!; at < word[choice + 1]!; at += 1)
        for (let set = open[depth * words + at]!; set !== 0; set &= set - 1)
          list[length++] = first[choice]! + (at - word[choice]!) * 32 + (31 - Math.clz32(set & -set));
      if (length === listFrom[choice]) return false;
      firstOpen[depth * choices + choice] = list[listFrom[choice]!]!;
    }
    listFrom[choices] = length;
    return true;
  }

  /** Calculates the least and the most days, minutes and credit hours that the open choices can still add. */
  function knowOpen(): void {
    knowChosen(known, model, facts);
    for (let choice = 0; choice < choices; choice += 1) {
      known.examToCome[choice] = never;
      if (isChosen[choice]) continue;
      const [from, to] = [listFrom[choice]!, listFrom[choice + 1]!];
      known.examToCome[choice] = facts.exam[list[from]!]!;
      let [common, leastHours, mostHours] = [-1, never, 0];
      for (let i = from; i < to; i += 1) {
        const { hours } = options[list[i]!]!;
        common &= facts.days[list[i]!]!;
        if (facts.exam[list[i]!] !== known.examToCome[choice]) known.examToCome[choice] = never;
        if (hours < leastHours) leastHours = hours;
        if (hours > mostHours) mostHours = hours;
      }
      known.daysToCome |= common;
      known.leastHours += known.leastHoursOf[choice] = leastHours;
      known.mostHours += known.mostHoursOf[choice] = mostHours;
      for (let day = 0; day < days; day += 1) {
        let [start, end, busy] = [0, never, 0];
        for (let i = from; i < to; i += 1) {
          const at = list[i]! * days + day;
          if (facts.start[at]! > start) start = facts.start[at]!;
          if (facts.end[at]! < end) end = facts.end[at]!;
          if (facts.busy[at]! > busy) busy = facts.busy[at]!;
        }
        known.mostBusy[day]! += known.mostBusyOf[choice * days + day] = busy;
        if (start < known.startToCome[day]!) known.startToCome[day] = start;
        if (end > known.endToCome[day]!) known.endToCome[day] = end;
      }
    }
    for (let choice = 0; choice < choices; choice += 1) {
      if (isChosen[choice]) continue;
      for (let day = 0; day < days; day += 1) {
        const [from, to] = [
          Math.min(known.start[day]!, known.startToCome[day]!),
          Math.max(known.end[day]!, known.endToCome[day]!),
        ];
        let most = 0;
        for (let i = listFrom[choice]!; i < listFrom[choice + 1]!; i += 1) {
          const at = list[i]! * days + day;
          const inside = Math.min(facts.busy[at]!, Math.min(facts.end[at]!, to) - Math.max(facts.start[at]!, from));
          if (inside > most) most = inside;
        }
        known.mostInside[day]! += known.mostInsideOf[choice * days + day] = most;
      }
    }
  }

  /**
   * True if the lower bounds of an option show that it misses a required wish, exceeds the credit hours, or cannot lead
   * to a result better than the worst kept one.
   */
  function isHopeless(floor: Int32Array, at: number, choice: number, option: number): boolean {
    for (let k = 0; k < hard; k += 1) if (floor[at + k]! > 0) return true;
    if (all || found.length < keep) return false;
    const last = found[found.length - 1]!;
    for (let k = hard; k < width; k += 1) {
      const difference = floor[at + k]! - last.missed[k - hard]!;
      if (difference !== 0) return difference > 0;
    }
    for (let other = 0; other < asked; other += 1) {
      const best = other === choice ? option : isChosen[other] ? optionOf[other]! : firstOpen[depth * choices + other]!;
      if (best !== last.options[other]) return best > last.options[other]!;
    }
    return true;
  }

  /** Rates every open option, removes hopeless ones and picks the next choice; returns false at a dead end. */
  function look(): boolean {
    if (!listOpen()) return false;
    knowOpen();
    for (let k = 0; k < width; k += 1) now[k] = rest[k] = bounds[k]!.at();
    for (let choice = 0; choice < choices; choice += 1) {
      if (isChosen[choice]) continue;
      for (let k = 0; k < width; k += 1) {
        const bound = bounds[k]!;
        let fewestHere = 0x7fffffff;
        for (let i = listFrom[choice]!; i < listFrom[choice + 1]!; i += 1) {
          const missed = bound.with(list[i]!);
          own[list[i]! * width + k] = missed;
          if (missed < fewestHere) fewestHere = missed;
        }
        fewest[choice * width + k] = fewestHere;
        rest[k] = bound.adds ? rest[k]! + fewestHere - now[k]! : Math.max(rest[k]!, fewestHere);
      }
    }
    const floor = least[depth]!;
    const isTie =
      found.length === keep && !all && found[keep - 1]!.missed.every((missed, k) => missed === rest[hard + k]);
    let [narrowest, size] = [-1, options.length + 1];
    for (let choice = 0; choice < choices; choice += 1) {
      if (isChosen[choice]) continue;
      let left = 0;
      for (let i = listFrom[choice]!; i < listFrom[choice + 1]!; i += 1) {
        const option = list[i]!;
        const at = option * width;
        for (let k = 0; k < width; k += 1)
          floor[at + k] = bounds[k]!.adds
            ? rest[k]! - fewest[choice * width + k]! + own[at + k]!
            : Math.max(rest[k]!, own[at + k]!);
        if (!isHopeless(floor, at, choice, option)) left += 1;
        else {
          const bit = option - first[choice]!;
          open[depth * words + word[choice]! + (bit >> 5)]! &= ~(1 << (bit & 31));
        }
      }
      if (left === 0) return false;
      // If new results can at best equal the worst kept one, the order of the sections decides. Then the first
      // undecided choice comes next, or one with a single option.
      if (left < size && !(isTie && narrowest >= 0 && left > 1)) [narrowest, size] = [choice, left];
    }
    choiceAt[depth] = narrowest;
    tried[depth] = 0;
    lengths[depth] = 0;
    const line = order[depth]!;
    for (let i = listFrom[narrowest]!; i < listFrom[narrowest + 1]!; i += 1) {
      const option = list[i]!;
      const bit = option - first[narrowest]!;
      if (open[depth * words + word[narrowest]! + (bit >> 5)]! & (1 << (bit & 31))) line[lengths[depth]!++] = option;
    }
    line.subarray(0, lengths[depth]).sort((a, b) => {
      for (let k = 0; k < width; k += 1)
        if (floor[a * width + k] !== floor[b * width + k]) return floor[a * width + k]! - floor[b * width + k]!;
      return a - b;
    });
    return true;
  }

  /** Checks a complete timetable, counts it, and keeps it if it is among the best. */
  function arrive(): void {
    const taken = Array.from(optionOf, (option) => options[option]!.taken).filter((one): one is Taken => one !== null);
    if (required.some((wish) => missedBy(wish, taken, way) > 0)) return;
    const has = new Set(taken.map(({ course }) => course.courseId));
    if (model.needs.some(({ course, needed }) => has.has(course) && !has.has(needed))) return;
    if (limited && taken.reduce((hours, { course }) => hours + course.creditHours, 0) > model.hoursAtMost) return;
    met += optionOf.reduce((count, option) => count * options[option]!.count, 1);
    if (keep === 0) return;
    const one: Found = { options: [...optionOf], missed: preferred.map((wish) => missedBy(wish, taken, way)) };
    const place = found.findIndex((other) => before(one, other));
    if (place < 0 && found.length >= keep) return;
    found.splice(place < 0 ? found.length : place, 0, one);
    if (found.length > keep) found.pop();
  }

  for (let choice = 0; choice < choices; choice += 1)
    for (let option = first[choice]!; option < first[choice + 1]!; option += 1) {
      const bit = option - first[choice]!;
      open[word[choice]! + (bit >> 5)]! |= 1 << (bit & 31);
    }
  if (choices === 0) {
    arrive();
    depth = -1;
  } else if (!look()) depth = -1;

  function advance(nodes: number): boolean {
    for (let left = nodes; left > 0 && depth >= 0; left -= 1) {
      if (met >= enough) depth = -1;
      else step();
    }
    return depth < 0;
  }

  function step(): void {
    const choice = choiceAt[depth]!;
    // The search returns to this depth, so its choice is open again.
    isChosen[choice] = 0;
    if (tried[depth] === lengths[depth]) {
      depth -= 1;
      return;
    }
    const option = order[depth]![tried[depth]!++]!;
    // Newer results may have made this option hopeless. The options after it have no lower bounds below its own, so
    // they are hopeless too.
    if (isHopeless(least[depth]!, option * width, choice, option)) {
      depth -= 1;
      return;
    }
    isChosen[choice] = 1;
    optionOf[choice] = option;
    known.chosen[depth] = option;
    known.count = depth + 1;
    if (depth + 1 === choices) return arrive();
    for (let at = 0; at < words; at += 1)
      open[(depth + 1) * words + at] = open[depth * words + at]! & goesWith[option * words + at]!;
    depth += 1;
    if (!look()) depth -= 1;
  }

  return { advance, best: () => found, met: () => met };
}
