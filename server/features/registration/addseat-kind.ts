import { isolate } from '../../../locales/i18n.ts';
import { codeFact, shareFact, type RequestKindRules } from '../request/request-kind.ts';
import { addSeatOf, decideAddSeat } from './registration-seats.ts';

/** A place on a waiting list asks the registration office for a seat; leaving the list takes it back. */
export const addSeatKind: RequestKindRules = {
  office: 'registration',
  page: '/registeredCourses',
  subject: (db, request) => {
    const { section } = addSeatOf(db, request);
    const name = isolate(`${section.code}-${section.number}`);
    return { en: `${name} ${section.name.en}`, ar: `${name} ${section.name.ar}` };
  },
  facts: (db, request) => {
    const { section, position, waiting } = addSeatOf(db, request);
    return [
      codeFact('section', `${section.code}-${section.number}`, section.name),
      shareFact('seats', section.seatsTaken, section.capacity),
      ...(position === null ? [] : [shareFact('position', position, waiting)]),
    ];
  },
  reasons: (db, request, now) => addSeatOf(db, request, now).reasons,
  decide: (db, request, { decision, note }, now) => decideAddSeat(db, request, decision, note, now),
};
