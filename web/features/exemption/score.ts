/** Formats a score in tenths as its test writes it: 5.5, 61. */
export const writtenScore = (tenths: number, { step }: { step: number }): string =>
  (tenths / 10).toFixed(step % 10 === 0 ? 0 : 1);
