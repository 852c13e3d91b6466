import { bahrainOffset } from '../../locales/durations.ts';

/** Formats an instant for a datetime-local field in Bahrain time: 2026-09-07T10:00. */
export const bahrainLocal = (instant: string): string =>
  new Date(Date.parse(instant) + bahrainOffset).toISOString().slice(0, 16);

/** Converts the value of such a field into an instant. */
export const bahrainInstant = (local: string): string => `${local.slice(0, 16)}:00+03:00`;
