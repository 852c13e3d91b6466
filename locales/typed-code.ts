import { latinDigits } from './fold.ts';

/**
 * Letters and digits of codes that people read and type. 0, O, 1, I and L are excluded, because they are easily
 * confused.
 */
export const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Normalizes a typed code: capital letters and Latin digits; dashes, spaces and other characters are removed. */
export const lettersTyped = (text: string): string =>
  latinDigits(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** Formats a code in groups of four: ABCD-EFGH-JKMN. */
export const inFours = (letters: string): string => letters.match(/.{1,4}/g)?.join('-') ?? '';

/** Length of a document's code, without dashes. */
export const documentCodeLength = 12;
const issuedBefore = /^[\w-]{32}$/;

/**
 * Finds a document's code in typed text, and returns it as printed (ABCD-EFGH-JKMN). It accepts small letters, missing
 * dashes, Arabic digits or the whole URL, also with a slash or a query at its end. Older codes of 32 characters are
 * returned unchanged. Null if no document can have such a code.
 */
export function findDocumentCode(text: string): string | null {
  const [path = ''] = text.trim().split(/[?#]/);
  const typed = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  if (issuedBefore.test(typed)) return typed;
  const letters = lettersTyped(typed);
  const known = letters.length === documentCodeLength && [...letters].every((letter) => codeLetters.includes(letter));
  return known ? inFours(letters) : null;
}
