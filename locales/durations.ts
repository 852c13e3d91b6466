/** Milliseconds, for instants kept in epoch milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Bahrain keeps UTC+3 all year. */
export const bahrainOffset = 3 * hour;
