import { randomInt } from 'node:crypto';
import { codeLetters, documentCodeLength, inFours } from '../locales/typed-code.ts';

export const randomCode = (length: number): string =>
  Array.from({ length }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/** A random trainer's code of eight characters, easy to read aloud and type: K7WP-M3QD. */
export const randomTrainerCode = (): string => inFours(randomCode(8));

/**
 * A random document code of 59 bits (12 of 31 letters). It is part of the address of the page that verifies the
 * document, and may also be typed.
 */
export const randomDocumentCode = (): string => inFours(randomCode(documentCodeLength));
