import { latinDigits } from '../../locales/fold.ts';
import { callsNamedIn } from '../../locales/reference.ts';

/** A word that may be a code: MSG-000063, MSG-LOG0-000004, registration.sectionFull. */
const word = /[A-Za-z][\w-]*(?:\.[A-Za-z]\w*)*/g;

/** Written as a code is, whether or not there is one of that name. */
const asCode = /^(MSG(-LOG0)?|DEV)-\d+$/;

/**
 * What a report of an error names, in its order: codes of the catalogue in any case of letters and with any digits,
 * such as are in no catalogue, and calls by their references.
 */
export function foundInReport<Code extends { code: string }>(
  text: string,
  known: readonly Code[],
): { codes: Code[]; unknown: string[]; calls: number[] } {
  const byName = new Map(known.map((one) => [one.code.toLowerCase(), one]));
  const words = [...latinDigits(text).matchAll(word)].map(([found]) => found);
  const unknown = words
    .map((found) => found.toUpperCase())
    .filter((found) => asCode.test(found) && !byName.has(found.toLowerCase()));
  return {
    codes: [...new Set(words.flatMap((found) => byName.get(found.toLowerCase()) ?? []))],
    unknown: [...new Set(unknown)],
    calls: callsNamedIn(text),
  };
}
