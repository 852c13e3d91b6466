/** This module makes the addresses by which calendar programs subscribe to a calendar. Its functions are pure. */

export const calendarPrograms = ['apple', 'google', 'outlook', 'other'] as const;
export type CalendarProgram = (typeof calendarPrograms)[number];

/** The address that opens the program with the subscription; null if the student has to paste the address. */
export function addingAddress(program: CalendarProgram, address: string, name: string): string | null {
  const webcal = address.replace(/^https?:/, 'webcal:');
  switch (program) {
    case 'apple':
      return webcal;
    case 'google':
      return `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`;
    case 'outlook':
      return `https://outlook.office.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(name)}`;
    case 'other':
      return null;
  }
}
