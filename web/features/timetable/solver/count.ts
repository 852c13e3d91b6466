import type { Model } from './model.ts';

/**
 * Counts the possible timetables without listing each. It works only for a model in which a timetable is possible if
 * its options are compatible in pairs (`goesWith`): a model without `required`, `needs` and `hoursAtMost`. `advance`
 * does at most `nodes` steps and returns true when the count is complete.
 */
export type Counting = { advance(nodes: number): boolean; counted(): number };

/** Starts with the choice with the fewest options. For the last choice it only sums the open options. */
export function createCounting({ options, choices, first, word, words, goesWith }: Model): Counting {
  const sizes = Array.from({ length: choices }, (_, choice) => first[choice + 1]! - first[choice]!);
  const sequence = [...sizes.keys()].sort((a, b) => sizes[a]! - sizes[b]! || a - b);
  const open = new Uint32Array((choices + 1) * words);
  const left = new Uint32Array((choices + 1) * words);
  const factor = new Float64Array(choices + 1).fill(1);
  options.forEach(({ choice }, option) => {
    const bit = option - first[choice]!;
    open[word[choice]! + (bit >> 5)]! |= 1 << (bit & 31);
  });
  let [counted, depth] = [0, 0];

  /** The number of sections in the open options of a choice. */
  const openOf = (choice: number): number => {
    let sum = 0;
    for (let at = word[choice]!; at < word[choice + 1]!; at += 1)
      for (let set = open[depth * words + at]!; set !== 0; set &= set - 1)
        sum += options[first[choice]! + (at - word[choice]!) * 32 + (31 - Math.clz32(set & -set))]!.count;
    return sum;
  };

  function enter(): void {
    if (depth === choices - 1) {
      counted += factor[depth]! * openOf(sequence[depth]!);
      depth -= 1;
      return;
    }
    const choice = sequence[depth]!;
    for (let at = word[choice]!; at < word[choice + 1]!; at += 1) left[depth * words + at] = open[depth * words + at]!;
  }

  function step(): void {
    const choice = sequence[depth]!;
    for (let at = word[choice]!; at < word[choice + 1]!; at += 1) {
      const set = left[depth * words + at]!;
      if (set === 0) continue;
      left[depth * words + at] = set & (set - 1);
      const option = first[choice]! + (at - word[choice]!) * 32 + (31 - Math.clz32(set & -set));
      for (let other = 0; other < words; other += 1)
        open[(depth + 1) * words + other] = open[depth * words + other]! & goesWith[option * words + other]!;
      factor[depth + 1] = factor[depth]! * options[option]!.count;
      depth += 1;
      return enter();
    }
    depth -= 1;
  }

  if (choices === 0) [counted, depth] = [1, -1];
  else enter();
  return {
    advance: (nodes) => {
      for (let rest = nodes; rest > 0 && depth >= 0; rest -= 1) step();
      return depth < 0;
    },
    counted: () => counted,
  };
}
