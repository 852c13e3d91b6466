import type { Db } from '../../../db/db.ts';
import { studentById } from '../../academic-record/student-queries.ts';
import { semestersAt } from '../agenda/agenda-queries.ts';
import type { Period, SectionFacts } from './registration-facts.ts';
import { registrationFacts, type LoadedFacts } from './registration-fact-queries.ts';
import { placeRefusals } from './registration-rules.ts';

/**
 * The facts for registering this student without a basket. `loaded` has the student's waiting list places; `facts` has
 * none, so that they do not count against the registration.
 */
export function promotionFacts(db: Db, studentId: number, period: Period, now: number, byOffice: boolean) {
  const loaded = registrationFacts(db, studentById(db, studentId), now, period);
  return { loaded, facts: { ...loaded, byOffice, waiting: new Map() } satisfies LoadedFacts };
}

/** The facts for registering this student in one section, with all reasons against it now. */
export function getPromotion(db: Db, studentId: number, section: SectionFacts, now: number, byOffice = false) {
  const promotion = promotionFacts(
    db,
    studentId,
    section.semesterId === semestersAt(db, now).next.id ? 'early' : 'current',
    now,
    byOffice,
  );
  return { ...promotion, refusals: placeRefusals(promotion.facts, section) };
}
