const minute = 60_000;

/**
 * The last minute before a closing instant, for people: "closes Friday 00:00" is read as a whole day too late, "Thursday 23:59" is not.
 */
export const lastMinuteOf = (closesAt: string): string => new Date(Date.parse(closesAt) - minute).toISOString();
