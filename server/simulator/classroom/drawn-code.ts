import { randomInt } from 'node:crypto';

/** Without what is taken for something else when it is read from a wall. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const drawCode = (length: number): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** As it is read aloud and typed: K7WP-M3QD. */
export const drawTrainerCode = (): string => `${drawCode(4)}-${drawCode(4)}`;
