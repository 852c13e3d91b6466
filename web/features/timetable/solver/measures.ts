import { sectionsShort, type Way } from './journeys.ts';
import { weekdays, type Figures, type Meeting, type Taken, type Wish } from './problem.ts';

/**
 * This module measures by how much a set of sections misses each wish, and computes the figures of the set. The
 * measures define the wishes; the search uses only lower bounds of the measures.
 */

const byDay = (taken: readonly Taken[]): Map<number, Meeting[]> => {
  const days = new Map<number, Meeting[]>();
  for (const { section } of taken)
    for (const meeting of section.meetings) days.set(meeting.day, [...(days.get(meeting.day) ?? []), meeting]);
  for (const meetings of days.values()) meetings.sort((a, b) => a.start - b.start || a.end - b.end);
  return days;
};

const sum = <Item>(items: Iterable<Item>, of: (item: Item) => number): number => {
  let total = 0;
  for (const item of items) total += of(item);
  return total;
};

const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / 86_400_000);

/** The day numbers of all examinations, sorted; one entry for each examination. */
export const listExamDays = (taken: readonly Taken[]): number[] =>
  taken.flatMap(({ section }) => (section.exam ? [dayNumber(section.exam.date)] : [])).sort((a, b) => a - b);

const free = (meetings: readonly Meeting[]): number => {
  let [gaps, until] = [0, meetings[0]?.start ?? 0];
  for (const { start, end } of meetings) {
    gaps += Math.max(0, start - until);
    until = Math.max(until, end);
  }
  return gaps;
};

const longestPause = (meetings: readonly Meeting[], from: number, to: number): number => {
  let [longest, until] = [0, from];
  for (const { start, end } of meetings) {
    longest = Math.max(longest, Math.min(start, to) - until);
    until = Math.max(until, end);
  }
  return Math.max(longest, to - until);
};

const onTheWay = (meetings: readonly Meeting[], way: Way): number =>
  sum(meetings.keys(), (index) => (index === 0 ? 0 : way(meetings[index - 1]!.place, meetings[index]!.place)));

const hoursOf = (taken: readonly Taken[]): number => sum(taken, ({ course }) => course.creditHours);

const shared = ({ start, end }: Meeting, from: number, to: number): number =>
  Math.max(0, Math.min(end, to) - Math.max(start, from));

const chosen = (taken: readonly Taken[]): Taken[] => taken.filter(({ held }) => !held);

export function missedBy(wish: Wish, taken: readonly Taken[], way: Way): number {
  const meetings = taken.flatMap(({ section }) => section.meetings);
  switch (wish.kind) {
    case 'daysOff':
      return new Set(meetings.flatMap(({ day }) => (wish.days.includes(day) ? [day] : []))).size;
    case 'freeDays':
      return Math.max(0, new Set(meetings.map(({ day }) => day)).size - (weekdays.length - wish.atLeast));
    case 'earliest':
      return sum(byDay(taken).values(), (day) => Math.max(0, wish.from - Math.min(...day.map(({ start }) => start))));
    case 'latest':
      return sum(byDay(taken).values(), (day) => Math.max(0, Math.max(...day.map(({ end }) => end)) - wish.until));
    case 'gaps':
      return Math.max(0, sum(byDay(taken).values(), free) - wish.atMost);
    case 'lunch':
      return sum(byDay(taken).values(), (day) => Number(longestPause(day, wish.from, wish.to) < wish.minutes));
    case 'breaks':
      return sum(wish.breaks, ({ day, from, to }) =>
        sum(meetings, (meeting) => (meeting.day === day ? shared(meeting, from, to) : 0)),
      );
    case 'examSpread': {
      const days = listExamDays(taken);
      return sum(days.keys(), (index) =>
        index === 0 ? 0 : Math.max(0, wish.daysBetween - (days[index]! - days[index - 1]!)),
      );
    }
    case 'travel':
      return Math.max(0, sum(byDay(taken).values(), (day) => onTheWay(day, way)) - wish.atMost);
    case 'changeInTime':
      return sum(taken.keys(), (index) =>
        sum(taken.slice(0, index), (other) => sectionsShort(taken[index]!.section, other.section, way)),
      );
    case 'instructors':
      return sum(chosen(taken), ({ course, section }) => {
        if (wish.avoided.includes(section.instructor)) return 1;
        return Number(
          !wish.preferred.includes(section.instructor) &&
            course.sections.some(({ instructor }) => wish.preferred.includes(instructor)),
        );
      });
    case 'language':
      return chosen(taken).filter(({ section }) => section.language !== wish.language).length;
    case 'fullSections':
      return chosen(taken).filter(({ section }) => section.seat === 'full').length;
    case 'creditHours':
      return Math.abs(wish.target - hoursOf(taken));
    case 'keep':
      return chosen(taken).filter(
        ({ course, section }) =>
          !wish.sectionIds.includes(section.sectionId) &&
          course.sections.some(({ sectionId }) => wish.sectionIds.includes(sectionId)),
      ).length;
  }
}

export function toFigures(taken: readonly Taken[], way: Way): Figures {
  const meetings = taken.flatMap(({ section }) => section.meetings);
  const days = byDay(taken);
  const exams = listExamDays(taken);
  const dates = taken.flatMap(({ section }) => section.exam?.date ?? []).sort();
  const between = exams.slice(1).map((day, index) => day - exams[index]!);
  return {
    creditHours: hoursOf(taken),
    daysOff: weekdays.filter((day) => !days.has(day)),
    earliest: meetings.length > 0 ? Math.min(...meetings.map(({ start }) => start)) : null,
    latest: meetings.length > 0 ? Math.max(...meetings.map(({ end }) => end)) : null,
    classMinutes: sum(meetings, ({ start, end }) => end - start),
    gapMinutes: sum(days.values(), free),
    travelMinutes: sum(days.values(), (day) => onTheWay(day, way)),
    examDays: new Set(exams).size,
    examsOnOneDay: [...new Set(dates)]
      .map((date) => ({ date, exams: dates.filter((one) => one === date).length }))
      .filter((day) => day.exams > 1),
    daysBetweenExams: between.length > 0 ? Math.min(...between) : null,
    fullSections: chosen(taken).filter(({ section }) => section.seat === 'full').length,
  };
}
