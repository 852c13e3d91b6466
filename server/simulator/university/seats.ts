import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { sections } from '../../../db/schema/university.ts';
import { fold } from '../../../locales/fold.ts';
import { sectionsOfSemester, type CatalogueSection } from '../../catalogue/sections.ts';
import { semesterAnswer, semestersAt } from '../../features/agenda/agenda-queries.ts';
import { promote } from '../../features/registration/registration-commands.ts';
import type { Period } from '../../features/registration/registration-facts.ts';
import { loadSections } from '../../features/registration/section-queries.ts';
import type { Schema } from '../../http/operations.ts';
import { notFound } from '../../refusal.ts';

/** Sets the number of free seats of sections. It changes their capacity, so that no student must register or leave. */

const mostSections = 40;

const nameOf = ({ code, number }: CatalogueSection): string => `${code}-${number}`;

const getSemester = (db: Db, now: number, period: Period) => {
  const { current, next } = semestersAt(db, now);
  return period === 'early' ? next : current;
};

const offeredIn = (db: Db, semesterId: number): CatalogueSection[] =>
  [...sectionsOfSemester(db, semesterId).values()].filter(({ active }) => active);

function getSeats(db: Db, now: number, period: Period, ids: readonly number[]): Schema<'Seats'> {
  return {
    semester: semesterAnswer(getSemester(db, now, period), now),
    sections: loadSections(db, ids).map((section) => ({
      sectionId: section.sectionId,
      section: nameOf(section),
      name: section.name,
      capacity: section.capacity,
      taken: section.seatsTaken,
      free: Math.max(0, section.capacity - section.seatsTaken),
      waiting: section.waiting,
    })),
  };
}

/** Lists up to `mostSections` sections whose code or name contains all the words; none for an empty search. */
export function seatsAnswer(db: Db, now: number, search: string, period: Period): Schema<'Seats'> {
  const words = fold(search).split(' ').filter(Boolean);
  const found = offeredIn(db, getSemester(db, now, period).id).filter((section) => {
    const text = fold(`${nameOf(section)} ${section.name.en} ${section.name.ar}`);
    return words.length > 0 && words.every((word) => text.includes(word));
  });
  return getSeats(
    db,
    now,
    period,
    found.slice(0, mostSections).map(({ sectionId }) => sectionId),
  );
}

/**
 * Sets the capacity to the seats taken plus `free`, so that no student loses a seat. The free seats then go to students
 * on the waiting list, so fewer may be left. Runs inside the caller's transaction.
 */
export function leaveSeats(
  db: Db,
  now: number,
  period: Period,
  { sections: names, free }: Schema<'SeatSetting'>,
): Schema<'Seats'> {
  const offered = offeredIn(db, getSemester(db, now, period).id);
  const ids = [
    ...new Set(
      names.flatMap((name) => {
        const wanted = fold(name);
        const found = offered.filter((section) => wanted === fold(nameOf(section)) || wanted === fold(section.code));
        if (found.length === 0) throw notFound(name);
        return found.map(({ sectionId }) => sectionId);
      }),
    ),
  ];
  for (const { sectionId: id, capacity, seatsTaken } of loadSections(db, ids)) {
    db.update(sections)
      .set({ capacity: sql`${sections.seatsTaken} + ${free}` })
      .where(eq(sections.id, id))
      .run();
    if (free > 0) promote(db, id, now, free > capacity - seatsTaken);
  }
  return getSeats(db, now, period, ids);
}
