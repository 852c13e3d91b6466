import { latinDigits } from './fold.ts';

/**
 * Numbers that users quote by telephone, in a screenshot or in a search: the reference of an API call (R-1234) and the
 * number of a request.
 */

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
