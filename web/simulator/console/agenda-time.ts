import { bahrainOffset, hour } from '../../../locales/durations.ts';
import type { Schema } from '../../api/operations.ts';

export type AgendaRow = Schema<'Agenda'>['rows'][number];
/** A period in epoch milliseconds. */
export type Stretch = { from: number; to: number };
/** The part of a period that is moved. */
export type Grip = 'opens' | 'closes' | 'whole';

export const toStretch = ({ opensAt, closesAt }: AgendaRow): Stretch => ({
  from: Date.parse(opensAt),
  to: Date.parse(closesAt),
});

const toIso = (instant: number): string => `${new Date(instant + bahrainOffset).toISOString().slice(0, 19)}+03:00`;
export const rowAt = (row: AgendaRow, { from, to }: Stretch): AgendaRow => ({
  ...row,
  opensAt: toIso(from),
  closesAt: toIso(to),
});

/** The period with one or both ends moved by `by` milliseconds. A single end stays at least one hour from the other. */
export function moved({ from, to }: Stretch, grip: Grip, by: number): Stretch {
  if (grip === 'whole') return { from: from + by, to: to + by };
  return grip === 'opens' ? { from: Math.min(from + by, to - hour), to } : { from, to: Math.max(to + by, from + hour) };
}

/** Position of an instant in the window, from 0 to 1; instants outside are placed at the edge. */
export const placeOf = (instant: number, { from, to }: Stretch): number =>
  Math.min(Math.max((instant - from) / (to - from), 0), 1);

/** The beginnings of the months (in Bahrain, epoch milliseconds) after `from` and before `to`. */
export function monthsIn({ from, to }: Stretch): number[] {
  const start = new Date(from + bahrainOffset);
  const months: number[] = [];
  for (let month = 1; ; month += 1) {
    const at = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month, 1) - bahrainOffset;
    if (at >= to) return months;
    months.push(at);
  }
}

/** Key of a period, independent of its dates: its service, its semester, and the students that it is for. */
export const toKey = (row: AgendaRow): string =>
  [
    row.function,
    row.semesterId,
    row.collegeId,
    row.degreeClass,
    row.cohort,
    row.earnedHoursFrom,
    row.earnedHoursTo,
    row.graduating,
  ].join(' ');

/** The rows, each with a unique key. Rows with the same `toKey` are numbered. */
export function withKeys(rows: AgendaRow[]): { key: string; row: AgendaRow }[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = toKey(row);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return { key: `${key} ${count}`, row };
  });
}

/**
 * The rows of the time line: those of this semester, but early registration only for another semester, and only if it
 * overlaps the window.
 */
export const rowsWithin = (rows: AgendaRow[], semesterId: number, window: Stretch): AgendaRow[] =>
  rows.filter((row) => {
    if (row.function !== 'earlyRegistration') return row.semesterId === semesterId;
    const { from, to } = toStretch(row);
    return row.semesterId !== semesterId && from < window.to && to > window.from;
  });
