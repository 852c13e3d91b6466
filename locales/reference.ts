import { latinDigits } from './fold.ts';

/** Matches the reference number of an API call, as users quote it by telephone, screenshot or search. */

const written = /\bR-?(\d{1,15})\b/gi;

export const formatReference = (call: number | string): string => `R-${call}`;

const numbered = /\b[A-Z]{3}-\d{4}-\d{6}\b/gi;

/** The numbers of the requests mentioned in a text, without repeats. */
export const requestsNamedIn = (text: string): string[] => [
  ...new Set([...latinDigits(text).matchAll(numbered)].map(([number]) => number.toUpperCase())),
];

/** The ids of the API calls whose references a text mentions, without repeats. */
export const callsNamedIn = (text: string): number[] => [
  ...new Set([...latinDigits(text).matchAll(written)].map(([, call]) => Number(call))),
];
