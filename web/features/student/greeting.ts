import { timeZone } from '../../../locales/i18n.ts';

const hourIn = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone });
const noon = 12;
const evening = 17;

export function greetingAt(instant: string): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(hourIn.format(new Date(instant)));
  return hour < noon ? 'morning' : hour < evening ? 'afternoon' : 'evening';
}
