/** Durations in milliseconds, for calculations with epoch milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Bahrain keeps UTC+3 all year. */
export const bahrainOffset = 3 * hour;

/**
 * The working days that each office has to decide a case study. Server and page share them, so the page can show them
 * without a request.
 */
export const caseStudyDays = { department: 5, college: 5, committee: 10 } as const;
