/** What axe cannot tell by itself, looked at by a person. */
const settled: RegExp[] = [];

export const isSettled = (what: string): boolean => settled.some((pattern) => pattern.test(what));
