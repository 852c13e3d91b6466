import { toMinutes } from '../../../locales/dates.ts';

/**
 * The state of a class in the weekly timetable. `added` and `removed`: by the basket. `waiting`: on a waiting list.
 * `cancelled`, `movedAway` and `newTime`: changes in this week only.
 */
export type WeekBlockTone = 'plain' | 'added' | 'removed' | 'waiting' | 'cancelled' | 'movedAway' | 'newTime';

/** One weekly class. Day 0 is Sunday, times are `HH:mm`; texts are in the page's language. */
export type WeekBlock = {
  key: string;
  day: number;
  startsAt: string;
  endsAt: string;
  code: string;
  name: string;
  section: string;
  place: string;
  tone: WeekBlockTone;
  conflict: boolean;
  /** Index from `courseColours`. */
  colour: number | undefined;
};

/**
 * A class placed in the column of its day. `start` and `end` are minutes from midnight. Overlapping classes divide the
 * column into `lanes` lanes; `lane` is the index of its lane.
 */
export type PlacedBlock = { block: WeekBlock; start: number; end: number; lane: number; lanes: number };

export type WeekLayout = { fromHour: number; toHour: number; days: PlacedBlock[][] };

const workingDays = 5;
const usualDay = { fromHour: 8, toHour: 14 };

/** Places the classes of one day. Overlapping ones share the width, each in a lane of its own. */
function placeDay(blocks: WeekBlock[]): PlacedBlock[] {
  const sorted = blocks
    .map((block) => ({ block, start: toMinutes(block.startsAt), end: toMinutes(block.endsAt), lane: 0, lanes: 1 }))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  let cluster: PlacedBlock[] = [];
  let clusterEnd = -1;
  const close = () => {
    const lanes = Math.max(1, ...cluster.map((placed) => placed.lane + 1));
    for (const placed of cluster) placed.lanes = lanes;
    cluster = [];
  };
  for (const placed of sorted) {
    if (placed.start >= clusterEnd) close();
    const taken = new Set(cluster.filter((other) => other.end > placed.start).map((other) => other.lane));
    while (taken.has(placed.lane)) placed.lane += 1;
    cluster.push(placed);
    clusterEnd = Math.max(clusterEnd, placed.end);
  }
  close();
  return sorted;
}

/** Places all classes of the week. `fromHour` and `toHour` are the hours that the time axis must show. */
export function layoutWeek(blocks: WeekBlock[]): WeekLayout {
  const days = Array.from({ length: workingDays }, (_, day) => placeDay(blocks.filter((block) => block.day === day)));
  const placed = days.flat();
  return {
    fromHour: Math.min(usualDay.fromHour, ...placed.map(({ start }) => Math.floor(start / 60))),
    toHour: Math.max(usualDay.toHour, ...placed.map(({ end }) => Math.ceil(end / 60))),
    days,
  };
}
