/** Where each program takes the address of a calendar to follow. Pure. */

export const calendarPrograms = ['apple', 'google', 'outlook', 'other'] as const;
export type CalendarProgram = (typeof calendarPrograms)[number];

/** The address that opens the program with the calendar to be added; null where it is to be pasted. */
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
