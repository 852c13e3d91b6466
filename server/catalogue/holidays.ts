import { asc } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { holidays } from '../../db/schema/university.ts';
import type { Text } from '../../locales/i18n.ts';
import { cached } from './catalogue-cache.ts';

export type Holiday = { date: string; name: Text };

/** All holidays, the earliest first. */
export const holidaysInOrder = cached('calendar', (db) =>
  db
    .select()
    .from(holidays)
    .orderBy(asc(holidays.date))
    .all()
    .map(({ date, nameEn, nameAr }): Holiday => ({ date, name: { en: nameEn, ar: nameAr } })),
);

/** The dates of the holidays between two dates, both included. */
export const holidaysBetween = (db: Db, from: string, to: string): Set<string> =>
  new Set(holidaysInOrder(db).flatMap(({ date }) => (date >= from && date <= to ? [date] : [])));
