/** How often the console looks again at what others may have changed, in milliseconds. */
export const followEvery = 3_000;
