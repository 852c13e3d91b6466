import type { Text } from '../../../locales/i18n.ts';

/** The way between campuses, for whoever makes a timetable. Pure. */

export type Campus = { code: string; name: Text };
export type Journey = { from: Text; to: Text; minutes: number };

/** Minutes by the university's shuttle, with the walk at both ends; in either direction. */
const shuttle: readonly (readonly [string, string, number])[] = [['SK', 'IS', 40], ['SK', 'SM', 50], ['IS', 'SM', 30]];

export const journeysBetween = (campuses: readonly Campus[]): Journey[] =>
  shuttle.flatMap(([one, other, minutes]) => {
    const [from, to] = [one, other].map((code) => campuses.find((campus) => campus.code === code)?.name);
    return from && to ? [{ from, to, minutes }] : [];
  });
