/** A colour for each course, the same wherever it is drawn. Never the only sign: the code stands beside it. */

/** As printed; on the screen `--sis-course-0` and on are the same in light, and brighter in dark. */
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

/** Where a code would have its colour: spread, and the same on every device. */
function preferred(code: string): number {
  let hash = 0;
  for (const letter of code) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) % colours;
}

/**
 * The colour of each code: of ten courses no two share one. Those that are there already choose first, so that what is
 * only being tried takes none of theirs; the order they come in changes nothing.
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

/** For `style`: what is drawn in a course's colour reads `--course`. */
export const courseColour = (colour: number | undefined): Record<string, string> => ({
  '--course': colour === undefined ? 'var(--sis-accent)' : `var(--sis-course-${colour})`,
});
