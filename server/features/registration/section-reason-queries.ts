import type { Db } from '../../../db/db.ts';
import { getTraits } from '../../codes.ts';
import type { Schema } from '../../http/operations.ts';
import type { Refusal } from '../../refusal.ts';
import { getBasket } from './basket-queries.ts';
import { toChange } from './basket-rules.ts';
import { resolveChanges } from './registration-basket.ts';
import type { LoadedFacts } from './registration-fact-queries.ts';
import { registrationConfirmations, registrationRefusals } from './registration-rules.ts';
import type { SectionFacts } from './registration-facts.ts';

const isWaivable = ({ Code }: Refusal): boolean => getTraits(Code).waivedBy !== undefined;

/**
 * The reasons against registering in this section now; a full section is one of them. First come the reasons against
 * this change alone. If the saved basket contains the section, the reasons within the basket that an office may waive
 * follow.
 */
export function listSectionReasons(db: Db, facts: LoadedFacts, { sectionId, courseId, code }: SectionFacts): Refusal[] {
  const held = facts.registrations.find((row) => row.status === 'registered' && row.section.courseId === courseId);
  const alone: Schema<'Change'> = held
    ? { action: 'replace', registrationId: held.registrationId, sectionId }
    : { action: 'register', sectionId };
  const reasons = (asked: Schema<'Change'>[]): Refusal[] => {
    const changes = resolveChanges(db, facts, asked);
    return [
      ...registrationRefusals(facts, changes),
      ...registrationConfirmations(facts, changes).filter(isWaivable),
    ].filter(({ Change, Params }) => Change === undefined || Params.course === code);
  };
  const basket = getBasket(db, facts.student.studentId, facts.semester.id).changes.map(toChange);
  const inBasket = basket.some((change) => 'sectionId' in change && change.sectionId === sectionId);
  return [...reasons([alone]), ...(inBasket ? reasons(basket).filter(isWaivable) : [])];
}
