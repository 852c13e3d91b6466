/** Text that a trainer may call something by: every address, file and screen holds it, and it is no step in a path. */
export const isGivenName = (name: string): boolean =>
  name.isWellFormed() && !/\p{Cc}/u.test(name) && !/^\.{1,2}$/.test(name);
