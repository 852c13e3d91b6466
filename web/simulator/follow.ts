/** How often the console looks again at what others may have changed, in milliseconds. */
export const followEvery = 3_000;
/** The same where events tell it at once, and looking is only for what they miss, such as a sandbox put away. */
export const followSlowly = 30_000;
