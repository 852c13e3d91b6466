import { randomInt } from 'node:crypto';
import { codeLetters, documentCodeLength, inFours } from '../locales/typed-code.ts';

export const randomCode = (length: number): string =>
  Array.from({ length }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/** Formatted to be read aloud and typed: K7WP-M3QD. */
export const randomTrainerCode = (): string => inFours(randomCode(8));

/** A code of 59 bits (12 of 31 letters). It is part of the page's address and may also be typed. */
export const randomDocumentCode = (): string => inFours(randomCode(documentCodeLength));
