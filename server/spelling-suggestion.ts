/** The number of edits from one word to the other: letters changed, added, removed or swapped with a neighbour. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const swapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
          ? rows[i - 2]![j - 2]! + 1
          : Infinity;
      row.push(
        Math.min(
          rows[i - 1]![j]! + 1,
          row[j - 1]! + 1,
          rows[i - 1]![j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1),
          swapped,
        ),
      );
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}

/** Finds the word that was probably meant, ignoring case; undefined if none is close. */
export function suggestSpelling(word: string, words: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: { word: string; at: number } | undefined;
  for (const candidate of words) {
    const lower = candidate.toLowerCase();
    // If at least three letters were typed, all missing letters at the end count as one edit.
    const at =
      wanted.length >= 3 && lower.startsWith(wanted) ? Math.min(1, distance(wanted, lower)) : distance(wanted, lower);
    if (at <= Math.max(1, Math.floor(wanted.length / 3)) && at < (best?.at ?? Infinity)) best = { word: candidate, at };
  }
  return best?.word;
}
