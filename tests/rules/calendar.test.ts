import { describe, expect, it } from 'vitest';
import { agendaInstants, agendaOfSemester, semestersOfYear } from '../../seed/university/calendar.ts';

const years = Array.from({ length: 21 }, (_, index) => 2026 + index);
const all = years.flatMap(semestersOfYear);
const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

describe('the academic year over twenty years', () => {
  it.each(years)('%i begins on the Sunday nearest to 13 September', (year) => {
    const first = semestersOfYear(year)[0]!.startsOn;
    expect(weekday(first)).toBe(0);
    expect(first >= `${year}-09-10` && first <= `${year}-09-16`, first).toBe(true);
  });

  it('has as many days in each of its semesters as in 2026, and ends them on a Thursday', () => {
    for (const { term, startsOn, classesEndOn, endsOn } of all) {
      const model = semestersOfYear(2026)[term - 1]!;
      expect([days(startsOn, classesEndOn), days(startsOn, endsOn)]).toEqual([
        days(model.startsOn, model.classesEndOn),
        days(model.startsOn, model.endsOn),
      ]);
      expect([weekday(startsOn), weekday(classesEndOn), weekday(endsOn)]).toEqual([0, 4, 4]);
    }
  });

  it('leaves two to six weeks between one semester and the next', () => {
    all.slice(1).forEach(({ id, startsOn }, index) => {
      const gap = days(all[index]!.endsOn, startsOn);
      expect(gap >= 14 && gap <= 42, `${id}: ${gap} days`).toBe(true);
    });
  });

  it('opens nothing of a semester before the first midnight of the one before, and nothing after it has closed', () => {
    all.slice(2).forEach((semester, index) => {
      const [earlier, before] = [all[index]!, all[index + 1]!];
      const madeAt = Date.parse(`${earlier.endsOn}T21:00:00Z`);
      for (const row of agendaOfSemester(semester, before)) {
        const [opensAt, closesAt] = agendaInstants(row);
        expect(opensAt, row.join(' ')).toBeGreaterThan(madeAt);
        expect(closesAt, row.join(' ')).toBeGreaterThan(opensAt);
      }
    });
  });
});
