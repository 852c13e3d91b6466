import type { KeptSection } from '../../../db/schema/timetable.ts';
import { noRefusals, refuse, type Refusal } from '../../refusal.ts';

/** The timetables a student keeps. Pure. */

export const maximumTimetables = 6;

/** `sections`: those of the semester among the ids asked for. */
export type TimetableFacts = { sections: ReadonlySet<number>; names: readonly string[] };

/** MSG-000010 where a section is none of the semester's; timetable.tooMany where another name would be one too many. */
export function timetableRefusals(
  { sections, names }: TimetableFacts,
  { name, sectionIds }: { name: string; sectionIds: readonly number[] },
): Refusal[] {
  if (sectionIds.some((id) => !sections.has(id))) return refuse('MSG-000010');
  return names.length < maximumTimetables || names.includes(name)
    ? noRefusals
    : refuse('timetable.tooMany', { maximum: maximumTimetables });
}

type Seats = { capacity: number; seatsTaken: number };

/** What stands with a seat: a section that is offered no longer has none. */
export const toSeat = (seats: Seats | undefined, isMine: boolean): KeptSection['seat'] =>
  isMine ? 'mine' : !seats ? 'gone' : seats.seatsTaken < seats.capacity ? 'free' : 'full';
