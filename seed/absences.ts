import { day } from '../locales/durations.ts';
import { Random } from './random.ts';
import { holidaysIn, semesterWithId } from './university/calendar.ts';
import type { RegistrationSeed, Writer } from './writer.ts';

/** The days of a semester on which a section that meets on these weekdays has a class, in order. */
function classDays(semesterId: number, weekdays: ReadonlySet<number>): string[] {
  const { startsOn, classesEndOn } = semesterWithId(semesterId);
  const off = holidaysIn(startsOn, classesEndOn);
  const days: string[] = [];
  for (let at = Date.parse(startsOn); at <= Date.parse(classesEndOn); at += day) {
    const date = new Date(at).toISOString().slice(0, 10);
    if (weekdays.has(new Date(at).getUTCDay()) && !off.has(date)) days.push(date);
  }
  return days;
}

const usual = { missed: 0.035, excused: 0.3 };

/**
 * Writes the absences of every student up to the end of the semester, so that more of them count when the clock is
 * moved forward. `row.excused` is the percentage of classes missed with an excuse; without it, `row.absence` is the
 * percentage missed without one. Every second class is missed until the percentage is reached. With `row.absence`,
 * every twelfth class is also missed with an excuse. Rows with neither get random absences, which are the same in every
 * seed.
 */
export function writeAbsences(writer: Writer, rows: readonly { id: number; row: RegistrationSeed }[]): void {
  const insert = writer.insert('absence', 'registration_id on excused');
  const days = new Map<string, string[]>();
  for (const { id, row } of rows) {
    if (row.status !== 'registered') continue;
    const { semesterId, pattern } = row.section;
    const weekdays = new Set(pattern.meetings.map((meeting) => meeting.day).sort());
    const key = [semesterId, ...weekdays].join();
    let dates = days.get(key);
    if (!dates) days.set(key, (dates = classDays(semesterId, weekdays)));
    const random = new Random(`absence ${row.studentId} ${row.section.course.code}`);
    const wanted = row.absence === undefined ? 0 : Math.ceil((row.absence * dates.length) / 100);
    const wantedExcused = row.excused === undefined ? 0 : Math.ceil((row.excused * dates.length) / 100);
    let missed = 0;
    let excused = 0;
    dates.forEach((date, index) => {
      if (row.excused !== undefined) {
        if (excused < wantedExcused && index % 2 === 0) {
          excused += 1;
          insert.run(id, date, 1);
        }
      } else if (row.absence === undefined) {
        if (random.chance(usual.missed)) insert.run(id, date, Number(random.chance(usual.excused)));
      } else if (missed < wanted && index % 2 === 1) {
        missed += 1;
        insert.run(id, date, 0);
      } else if (index % 12 === 6) insert.run(id, date, 1);
    });
  }
}
