/** What of an error may leave the page: what happened and where in our own files, and nothing of the student's. */

const mostMessage = 300;
const mostFrames = 8;

/** Something that names a person, a record, a session or a request. */
const codes = [
  /eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g,
  /[^\s"'@]+@[^\s"'@]+/g,
  /\b(?=[\w-]*\d)[A-Za-z0-9_-]{8,}\b/g,
  /\b[A-Za-z0-9_-]{24,}\b/g,
  /\d{3,}/g,
  /[^\x20-\x7e]+/g,
];

/**
 * A text without addresses' queries, codes, figures of three digits and more, words of another script and whatever is
 * known of the student (`own`).
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

/** Frames of our own files only, as "Page-1a2b.js:1:2345": no address, no function's argument. */
export function formatFrames(stack: string): string {
  const frames = [...stack.matchAll(/\/assets\/([\w.-]+\.js)(?:\?[^:]*)?:(\d+):(\d+)/g)].map(
    ([, file, line, column]) => `${file}:${line}:${column}`,
  );
  return frames.slice(0, mostFrames).join(' ');
}

/** The file of ours that a message speaks of: which part did not arrive. */
export const fileIn = (message: string): string => /\/assets\/([\w.-]+\.(?:js|css))/.exec(message)?.[1] ?? '';

/**
 * The page by its first part, as its address is written in the application; what follows may be a number of the
 * student's.
 */
export function pageName(path: string, known: readonly string[]): string {
  const [, first = ''] = path.split(/[/?#]/);
  return known.some((one) => one.split('/')[1] === first) ? `/${first}` : '/…';
}
