import { latinDigits } from './fold.ts';

/**
 * Letters and figures of codes that people read and type: none is taken for another, so there is no 0, O, 1, I or L.
 */
export const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A typed code in capital letters and Latin figures, without dashes, blanks and whatever else is none of both. */
export const lettersTyped = (text: string): string =>
  latinDigits(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** Writes a code as it is read aloud: ABCD-EFGH-JKMN. */
export const inFours = (letters: string): string => letters.match(/.{1,4}/g)?.join('-') ?? '';

/** Length of the code of a document, without dashes. */
export const documentCodeLength = 12;
const issuedBefore = /^[\w-]{32}$/;

/**
 * The code of a document as it is printed (ABCD-EFGH-JKMN), from what somebody typed: in small letters, without dashes,
 * with the figures of an Arabic keyboard, or as the whole address. Documents issued earlier have 32 characters, taken
 * as they stand. Null: no document can have such a code.
 */
export function findDocumentCode(text: string): string | null {
  const typed = text.trim().split('/').at(-1) ?? '';
  if (issuedBefore.test(typed)) return typed;
  const letters = lettersTyped(typed);
  const known = letters.length === documentCodeLength && [...letters].every((letter) => codeLetters.includes(letter));
  return known ? inFours(letters) : null;
}
