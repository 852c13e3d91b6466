import { callsNamedIn } from '../../locales/reference.ts';

/** A word that may be a code: MSG-000063, MSG-LOG0-000004, registration.sectionFull. */
const word = /[A-Za-z][\w-]*(?:\.[A-Za-z]\w*)*/g;

/** What a report of an error names, in its order: codes of the catalogue in any case of letters, and calls by their references. */
export function foundInReport<Code extends { code: string }>(text: string, known: readonly Code[]): { codes: Code[]; calls: number[] } {
  const byName = new Map(known.map((one) => [one.code.toLowerCase(), one]));
  const named = [...text.matchAll(word)].flatMap(([found]) => byName.get(found.toLowerCase()) ?? []);
  return { codes: [...new Set(named)], calls: callsNamedIn(text) };
}
