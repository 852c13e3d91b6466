import { bahrainOffset } from '../../locales/durations.ts';

/** Formats an instant for a datetime-local field in Bahrain time: 2026-09-07T10:00. */
export const bahrainLocal = (instant: string): string =>
  new Date(Date.parse(instant) + bahrainOffset).toISOString().slice(0, 16);

/** Converts the value of a datetime-local field in Bahrain time into an instant with +03:00. Seconds are dropped. */
export const bahrainInstant = (local: string): string => `${local.slice(0, 16)}:00+03:00`;
