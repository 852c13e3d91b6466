import type { KeptSection } from '../../../db/schema/timetable.ts';
import { noRefusals, refuse, type Refusal } from '../../refusal.ts';

/** Rules for saved timetables. Pure. */

export const maximumTimetables = 6;

/** `sections` are the requested section ids that belong to the semester. */
export type TimetableFacts = { sections: ReadonlySet<number>; names: readonly string[] };

/** MSG-000010 if a section is not in the semester; timetable.tooMany if a new name would exceed the maximum. */
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

/**
 * The state of a section's seats for the student. `mine`: the student is registered in it. `gone`: it is no longer
 * offered.
 */
export const toSeat = (seats: Seats | undefined, isMine: boolean): KeptSection['seat'] =>
  isMine ? 'mine' : !seats ? 'gone' : seats.seatsTaken < seats.capacity ? 'free' : 'full';
