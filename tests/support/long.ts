/** How much of something every run takes, and how much `npm run test:long` does. */
export const rather = <Amount>(everyday: Amount, whole: Amount): Amount => (process.env.LONG_TESTS === undefined ? everyday : whole);
