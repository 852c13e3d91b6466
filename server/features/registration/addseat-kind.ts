import { isolate } from '../../../locales/i18n.ts';
import { declareKind } from '../request/request-kind.ts';
import { summaryCode, summaryShare } from '../request/request-summary.ts';
import { addSeatDeclaration } from './addseat-life.ts';
import { addSeat, getAddSeat, giveUpPlace, takeOffList } from './registration-seats.ts';

/**
 * A student joins a waiting list by asking the registration department for a seat. Leaving the list cancels the
 * request.
 */
export const addSeatKind = declareKind({
  ...addSeatDeclaration,
  approval: (db, request, now) => getAddSeat(db, request, now).reasons,
  approved: [addSeat],
  refused: [takeOffList],
  canceled: [giveUpPlace],
  title: (db, request) => {
    const { section } = getAddSeat(db, request);
    const code = isolate(`${section.code}-${section.number}`);
    return { en: `${code} ${section.name.en}`, ar: `${code} ${section.name.ar}` };
  },
  summaryFields: (db, request) => {
    const { section, position, waiting } = getAddSeat(db, request);
    return [
      summaryCode('section', `${section.code}-${section.number}`, section.name),
      summaryShare('seats', section.seatsTaken, section.capacity),
      ...(position === null ? [] : [summaryShare('position', position, waiting)]),
    ];
  },
});
