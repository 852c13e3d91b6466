/** Milliseconds, for instants kept in epoch milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Bahrain keeps UTC+3 all year. */
export const bahrainOffset = 3 * hour;

/** Working days each office has for a case study. The page says them to anybody, before any call. */
export const caseStudyDays = { department: 5, college: 5, committee: 10 } as const;
