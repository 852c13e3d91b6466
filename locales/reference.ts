import { latinDigits } from './fold.ts';

/** The number under which a call is found again: said on the telephone, read off a picture, typed into a search. */

const written = /\bR-?(\d{1,15})\b/gi;

export const formatReference = (call: number | string): string => `R-${call}`;

const numbered = /\b[A-Z]{3}-\d{4}-\d{6}\b/gi;

/** The requests a text names by their numbers. */
export const requestsNamedIn = (text: string): string[] => [
  ...new Set([...latinDigits(text).matchAll(numbered)].map(([number]) => number.toUpperCase())),
];

/** The calls a text names by their references. */
export const callsNamedIn = (text: string): number[] => [
  ...new Set([...latinDigits(text).matchAll(written)].map(([, call]) => Number(call))),
];
