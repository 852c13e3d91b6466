/**
 * Removes personal data from error reports: codes and names from the message, all of the stack but positions in the
 * application's own files, and all of the path but its first part.
 */

const mostMessage = 300;
const mostFrames = 8;

/** Patterns of values that could identify a person, a record, a session or a request. */
const codes = [
  /eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g,
  /[^\s"'@]+@[^\s"'@]+/g,
  /\b(?=[\w-]*\d)[A-Za-z0-9_-]{8,}\b/g,
  /\b[A-Za-z0-9_-]{24,}\b/g,
  /\d{3,}/g,
  /[^\x20-\x7e]+/g,
];

/**
 * A text in which `…` replaces addresses, codes, numbers of three or more digits, other scripts and the student's own
 * words (`own`). Query strings are removed.
 */
export function scrubbed(text: string, own: readonly string[] = []): string {
  const known = own.filter((one) => one.trim().length >= 2).sort((a, b) => b.length - a.length);
  const without = known.reduce(
    (rest, one) =>
      rest.replaceAll(
        new RegExp(`(?<![\\p{L}\\p{N}])${one.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu'),
        '…',
      ),
    text,
  );
  const inAddresses = without.replace(/\b(?:https?|blob|data|file):\S+/g, '…').replace(/\?[^\s"')]*/g, '');
  return codes
    .reduce((rest, pattern) => rest.replace(pattern, '…'), inAddresses)
    .replace(/…(\s*…)+/g, '…')
    .slice(0, mostMessage);
}

/** Stack frames of the application's own files, as "Page-1a2b.js:1:2345", without addresses and arguments. */
export function formatFrames(stack: string): string {
  const frames = [...stack.matchAll(/\/assets\/([\w.-]+\.js)(?:\?[^:]*)?:(\d+):(\d+)/g)].map(
    ([, file, line, column]) => `${file}:${line}:${column}`,
  );
  return frames.slice(0, mostFrames).join(' ');
}

/** The application's own file named in a message, such as a chunk that failed to load; '' if there is none. */
export const fileIn = (message: string): string => /\/assets\/([\w.-]+\.(?:js|css))/.exec(message)?.[1] ?? '';

/**
 * The first part of a path if the application knows it, else `/…`. The rest is removed, because it may contain a
 * student's number.
 */
export function pageName(path: string, known: readonly string[]): string {
  const [, first = ''] = path.split(/[/?#]/);
  return known.some((one) => one.split('/')[1] === first) ? `/${first}` : '/…';
}
