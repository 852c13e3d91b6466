/** Reasons another change in the same basket can take away: a section with no others may be put into it all the same. */
const liftable = new Set(['registration.timeConflict', 'registration.examConflict', 'registration.corequisite', 'MSG-000004']);

export const mayBeLifted = (refusals: { Code: string }[]): boolean => refusals.every(({ Code }) => liftable.has(Code));
