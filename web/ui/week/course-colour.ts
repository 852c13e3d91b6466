/**
 * Assigns a colour to each course, the same on all pages. The course code is always shown beside it, so that colour is
 * never the only sign.
 */

/**
 * The course colours in print. On screen, the variables `--sis-course-0` and following have the same colours in light
 * mode and brighter ones in dark mode.
 */
export const courseInks = [
  '#0b7285',
  '#3b5bdb',
  '#7048c6',
  '#a8327f',
  '#b3541e',
  '#5c7209',
  '#2b7a3d',
  '#4d6385',
  '#8a5a3c',
  '#946200',
] as const;

const colours = courseInks.length;

/** The preferred colour index of a code, from a hash that is the same on every device. */
function preferred(code: string): number {
  let hash = 0;
  for (const letter of code) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) % colours;
}

/**
 * The colour index of each course code. Up to ten courses all get different ones. `present` courses get their colours
 * before the `tried` ones, which are only previewed, so that a preview does not change them. The order within each list
 * does not matter.
 */
export function courseColours(present: readonly string[], tried: readonly string[] = []): Map<string, number> {
  const found = new Map<string, number>();
  const taken = new Set<number>();
  for (const code of [...new Set([...[...present].sort(), ...[...tried].sort()])]) {
    let colour = preferred(code);
    if (taken.size < colours) while (taken.has(colour)) colour = (colour + 1) % colours;
    taken.add(colour);
    found.set(code, colour);
  }
  return found;
}

/** Value for `style`; elements in a course's colour use `--course`. */
export const courseColour = (colour: number | undefined): Record<string, string> => ({
  '--course': colour === undefined ? 'var(--sis-accent)' : `var(--sis-course-${colour})`,
});
