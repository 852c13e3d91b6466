import type { Journey, Meeting, Place, Section } from './problem.ts';

/**
 * This module computes travel times in minutes. A shorter way through a third place counts, so an extra stop never
 * saves time.
 */

export type Way = (from: Place | null, to: Place | null) => number;

const keyOf = ({ campus, building }: Place): string => `${campus}|${building}`;

const direct = (journeys: readonly Journey[], from: Place, to: Place): number => {
  if (from.campus === to.campus && from.building === to.building) return 0;
  const joins = (journey: Journey, one: string, other: string): boolean =>
    (journey.from === one && journey.to === other) || (journey.from === other && journey.to === one);
  const buildings = journeys.find(
    (journey) => journey.between === 'buildings' && joins(journey, from.building, to.building),
  );
  if (buildings) return buildings.minutes;
  return from.campus === to.campus
    ? 0
    : (journeys.find((journey) => journey.between === 'campuses' && joins(journey, from.campus, to.campus))?.minutes ??
        0);
};

export function wayBetween(journeys: readonly Journey[], sections: readonly Section[]): Way {
  if (journeys.length === 0) return () => 0;
  const places = new Map<string, Place>();
  for (const { meetings } of sections) for (const { place } of meetings) if (place) places.set(keyOf(place), place);
  const keys = [...places.keys()];
  const minutes = new Map(
    keys.map((from) => [from, new Map(keys.map((to) => [to, direct(journeys, places.get(from)!, places.get(to)!)]))]),
  );
  for (const through of keys)
    for (const from of keys)
      for (const to of keys) {
        const around = minutes.get(from)!.get(through)! + minutes.get(through)!.get(to)!;
        if (around < minutes.get(from)!.get(to)!) minutes.get(from)!.set(to, around);
      }
  return (from, to) =>
    !from || !to || (from.building === to.building && from.campus === to.campus)
      ? 0
      : (minutes.get(keyOf(from))?.get(keyOf(to)) ?? 0);
}

const shareWeek = ({ weeks: a }: Meeting, { weeks: b }: Meeting): boolean =>
  !a || !b || a.some((week) => b.includes(week));

/** True if two classes clash by the rules of registration: same day, a common week, overlapping times. */
export const meetingsClash = (a: Meeting, b: Meeting): boolean =>
  a.day === b.day && a.start < b.end && b.start < a.end && shareWeek(a, b);

/** True if two examinations overlap. */
export const examsClash = ({ exam: a }: Section, { exam: b }: Section): boolean =>
  a !== null && b !== null && a.date === b.date && a.start < b.end && b.start < a.end;

export const sectionsClash = (a: Section, b: Section): boolean =>
  examsClash(a, b) || a.meetings.some((one) => b.meetings.some((other) => meetingsClash(one, other)));

/**
 * The minutes that are missing for the way between two classes, in either order; 0 if the classes overlap, or have no
 * day or week in common.
 */
export const minutesShort = (a: Meeting, b: Meeting, way: Way): number => {
  if (a.day !== b.day || !shareWeek(a, b)) return 0;
  const pause = a.start < b.start ? b.start - a.end : a.start - b.end;
  return pause < 0 ? 0 : Math.max(0, way(a.place, b.place) - pause);
};

/** The missing minutes (see `minutesShort`), summed over all pairs of a class of `a` and a class of `b`. */
export const sectionsShort = (a: Section, b: Section, way: Way): number =>
  a.meetings.reduce(
    (sum, one) => sum + b.meetings.reduce((short, other) => short + minutesShort(one, other, way), 0),
    0,
  );
