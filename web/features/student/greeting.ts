import { timeZone } from '../../../locales/i18n.ts';

const hourIn = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone });
const dayIn = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone });
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const noon = 12;
const evening = 17;

export function greetingAt(instant: string): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(hourIn.format(new Date(instant)));
  return hour < noon ? 'morning' : hour < evening ? 'afternoon' : 'evening';
}

/** Day of the week in Bahrain, 0 Sunday. */
export const weekdayAt = (instant: string): number => days.indexOf(dayIn.format(new Date(instant)));
