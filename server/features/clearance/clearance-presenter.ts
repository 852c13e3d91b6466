import type { Db } from '../../../db/db.ts';
import { toDate, toIso } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import type { Office } from '../inbox/inbox-rules.ts';
import { clockTime } from '../registration/registration-facts.ts';
import { listEvents, type RequestRow } from '../request/request-queries.ts';
import { listDesks, listLoans, type LoanRow } from './clearance-queries.ts';
import {
  clearanceItems,
  itemStatus,
  type ClearanceFacts,
  type ClearanceItem,
  type Handled,
} from './clearance-rules.ts';

/** The items of a request that the offices have settled, by name. */
export const getHandled = (db: Db, requestId: number): ReadonlyMap<string, Handled> =>
  new Map(
    listEvents(db, requestId).flatMap(({ item, verb, at, actor }) =>
      item !== null && (verb === 'checked' || verb === 'collected')
        ? [[item, { verb, at, by: actor as Office }] as const]
        : [],
    ),
  );

const loanKinds: Partial<Record<ClearanceItem, LoanRow['kind']>> = {
  idCard: 'idCard',
  lockerKey: 'lockerKey',
  library: 'book',
};

/** The items of a clearance as they are now, for the API. `request` is the request in progress or granted, or null. */
export function clearanceRows(
  db: Db,
  studentId: number,
  facts: ClearanceFacts,
  request: RequestRow | null,
  now: number,
): Schema<'ClearanceRow'>[] {
  const handled = request ? getHandled(db, request.id) : new Map<string, Handled>();
  const lent = listLoans(db, studentId);
  const desks = new Map(listDesks(db).map((desk) => [desk.item, desk]));
  return clearanceItems(facts).flatMap((one) => {
    const { name: item, office } = one;
    const desk = desks.get(item);
    if (!desk) return [];
    const settled = handled.get(item) ?? null;
    const things = settled ? [] : lent.filter(({ kind }) => kind === loanKinds[item]);
    return [
      {
        item,
        office,
        status: itemStatus(one, request?.status ?? null, settled),
        reasons: settled ? [] : one.reasons,
        fils: settled ? 0 : item === 'dues' ? facts.dues : item === 'library' ? facts.fines : 0,
        things: things.map(({ nameEn, nameAr, code, dueOn }) => ({
          name: { en: nameEn, ar: nameAr },
          code,
          dueOn,
          overdue: dueOn !== null && dueOn < toDate(now),
        })),
        desk: {
          place: { en: desk.placeEn, ar: desk.placeAr },
          opens: clockTime(desk.opensMinute),
          closes: clockTime(desk.closesMinute),
          phone: desk.phone,
        },
        collectedAt: settled ? toIso(settled.at) : null,
        collectedBy: settled?.by ?? null,
      },
    ];
  });
}
