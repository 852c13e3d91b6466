import { hour } from '../../../locales/durations.ts';
import { noRefusals, refuse, waitParams, type Refusal } from '../../refusal.ts';

/**
 * Milliseconds until another download is allowed; 0 if it is allowed now. `earlier`: the instants of the downloads in
 * the last hour, in order.
 */
export const downloadWait = ({
  earlier,
  most,
  now,
}: {
  earlier: readonly number[];
  most: number;
  now: number;
}): number => Math.max(0, (earlier.at(-most) ?? -Infinity) + hour - now);

/** Refuses another download after too many in the last hour, because each creates the whole file. */
export const downloadRefusals = ({ wait }: { wait: number }): Refusal[] =>
  wait > 0 ? refuse('mydata.tooManyDownloads', waitParams(wait)) : noRefusals;

/**
 * Signs at the beginning of a text that make spreadsheet programs calculate it. An apostrophe before the sign makes it
 * plain text, which is OWASP's rule against CSV injection.
 */
const formula = /^[=+\-@\t\r]/;

/** A cell of a CSV file. Numbers stay numbers, negative ones too, because they are no formulas. */
function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return formula.test(text) || /[",\r\n]/.test(text)
    ? `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
    : text;
}

/** Rows as CSV (RFC 4180) with a header. The byte order mark tells spreadsheet programs that the text is UTF-8. */
export const toCsv = (names: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string =>
  `\uFEFF${[names.join(','), ...rows.map((row) => names.map((name) => toCell(row[name])).join(','))].map((line) => `${line}\r\n`).join('')}`;

/**
 * Characters that file names must not contain on some systems, and invisible ones, such as those that change the text
 * direction.
 */
const unsafe = /[\p{Cc}\p{Cf}"*/:<>?\\|]/gu;
const longestName = 120;

/** A name within the ZIP, made from the name of an uploaded file. It cannot lead to another folder. */
export function toFileName(name: string): string {
  const safe = name
    .toWellFormed()
    .replace(unsafe, '_')
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '');
  if (safe.length <= longestName) return safe || '_';
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(safe)?.[0] ?? '';
  return safe.slice(0, longestName - ending.length).toWellFormed() + ending;
}
