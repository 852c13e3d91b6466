import { latinDigits } from '../../locales/fold.ts';
import { callsNamedIn } from '../../locales/reference.ts';

/** A word that may be a code: MSG-000063, MSG-LOG0-000004, registration.sectionFull. */
const word = /[A-Za-z][\w-]*(?:\.[A-Za-z]\w*)*/g;

/** The format of a numbered code, known or unknown. */
const asCode = /^(MSG(-LOG0)?|DEV)-\d+$/;

/**
 * The codes and calls named in an error report, in the report's order. Codes match in any letter case and with Arabic
 * digits. `unknown`: numbered codes that the catalogue lacks. `calls`: ids of the calls, from their reference numbers.
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
