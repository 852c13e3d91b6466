/** Chooses between the value for the daily run and the one for `npm run test:long`. */
export const rather = <Amount>(everyday: Amount, whole: Amount): Amount =>
  process.env.LONG_TESTS === undefined ? everyday : whole;

/** Every n-th item of a list, beginning with the first; all items in `npm run test:long`. */
export const everyNth = <One>(n: number, list: readonly One[]): One[] =>
  list.filter((_, index) => index % rather(n, 1) === 0);
