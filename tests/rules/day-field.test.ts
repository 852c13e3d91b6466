import { describe, expect, it } from 'vitest';
import { parseDay } from '../../web/ui/controls/DayField.tsx';

/** The date that is entered in three parts. */
describe('an entered date', () => {
  it('has two digits for the day and the month', () => expect(parseDay('2026-9-7')).toBe('2026-09-07'));

  it.each(['1970-01-01', '1969-12-31', '2024-02-29'])('%s exists', (day) => expect(parseDay(day)).toBe(day));

  it.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10'])('%s does not exist', (day) =>
    expect(parseDay(day)).toBeNull(),
  );

  it.each(['', '2026', '2026-09', '2026-09-', '--7', '26-09-07'])('"%s" is incomplete', (day) =>
    expect(parseDay(day)).toBeNull(),
  );
});
