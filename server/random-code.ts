import { randomInt } from 'node:crypto';
import { codeLetters, documentCodeLength, inFours } from '../locales/typed-code.ts';

export const randomCode = (length: number): string =>
  Array.from({ length }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/** As it is read aloud and typed: K7WP-M3QD. */
export const randomTrainerCode = (): string => inFours(randomCode(8));

/** A code of 59 bits (31 letters, 12 of them): the address of its page and what is typed are the same. */
export const randomDocumentCode = (): string => inFours(randomCode(documentCodeLength));
