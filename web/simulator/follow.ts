/** Interval in milliseconds at which the console reloads data that others may change. */
export const followEvery = 3_000;
/**
 * Interval in milliseconds for data that events refresh. It only covers changes without an event, such as a deleted
 * sandbox.
 */
export const followSlowly = 30_000;
