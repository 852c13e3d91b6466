/** True for a text that a trainer may use as a name: safe in URLs, file names and on screens, and not `.` or `..`. */
export const isGivenName = (name: string): boolean =>
  name.isWellFormed() && !/\p{Cc}/u.test(name) && !/^\.{1,2}$/.test(name);
