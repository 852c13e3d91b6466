/** How much of something every run takes, and how much `npm run test:long` does. */
export const rather = <Amount>(everyday: Amount, whole: Amount): Amount =>
  process.env.LONG_TESTS === undefined ? everyday : whole;

/** Of a list every n-th, from the first on; by `npm run test:long` all. */
export const everyNth = <One>(n: number, list: readonly One[]): One[] =>
  list.filter((_, index) => index % rather(n, 1) === 0);
