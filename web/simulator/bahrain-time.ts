import { bahrainOffset } from '../../locales/durations.ts';

/** An instant as a datetime-local field shows it in Bahrain: 2026-09-07T10:00. */
export const bahrainLocal = (instant: string): string =>
  new Date(Date.parse(instant) + bahrainOffset).toISOString().slice(0, 16);

/** What such a field holds, as an instant. */
export const bahrainInstant = (local: string): string => `${local.slice(0, 16)}:00+03:00`;
