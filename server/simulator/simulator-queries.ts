import { and, asc, desc, eq, gte } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { inTransaction } from '../../db/db.ts';
import { accounts } from '../../db/schema/account.ts';
import { agenda } from '../../db/schema/agenda.ts';
import { outbox, personas } from '../../db/schema/simulator.ts';
import { persons, students } from '../../db/schema/student.ts';
import { semesters } from '../../db/schema/university.ts';
import { dateOf, toIso } from '../clock.ts';
import type { Schema } from '../http/operations.ts';
import { signInRefusals } from '../features/account/account-rules.ts';

export const personaAccount = (db: Db, key: string): number | undefined =>
  db.select({ accountId: personas.accountId }).from(personas).where(eq(personas.key, key)).get()?.accountId;

export function allPersonas(db: Db, now: number): Schema<'Personas'>['personas'] {
  const records = new Set(db.selectDistinct({ personId: students.personId }).from(students).all().map(({ personId }) => personId));
  return db
    .select({ persona: personas, account: accounts, person: persons })
    .from(personas)
    .innerJoin(accounts, eq(accounts.id, personas.accountId))
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .orderBy(asc(personas.position))
    .all()
    .map(({ persona, account, person }) => ({
      key: persona.key,
      userName: account.userName,
      name: { en: person.nameEn, ar: person.nameAr },
      title: { en: persona.titleEn, ar: persona.titleAr },
      shows: { en: persona.showsEn, ar: persona.showsAr },
      area: persona.area,
      canSignIn: !signInRefusals({ now, account, records: records.has(person.id) ? 1 : 0 }).length,
    }));
}

export const outboxMessages = (db: Db): Schema<'Outbox'>['messages'] =>
  db.select().from(outbox).orderBy(desc(outbox.id)).limit(500).all().map(({ at, arrivesAt: _, ...message }) => ({ ...message, at: toIso(at) }));

export const clearOutbox = (db: Db): void => {
  db.delete(outbox).run();
};

type AgendaRow = Schema<'Agenda'>['rows'][number];

export const agendaRows = (db: Db): AgendaRow[] =>
  db.select().from(agenda).orderBy(asc(agenda.opensAt), asc(agenda.id)).all().map(({ id: _, opensAt, closesAt, ...row }) => ({ ...row, opensAt: toIso(opensAt), closesAt: toIso(closesAt) }));

const agendaValues = ({ opensAt, closesAt, ...row }: AgendaRow) => ({ ...row, opensAt: Date.parse(opensAt), closesAt: Date.parse(closesAt) });

/** Replaces the whole agenda. */
export const saveAgenda = (db: Db, rows: AgendaRow[]): void =>
  inTransaction(db, () => {
    db.delete(agenda).run();
    for (const row of rows) db.insert(agenda).values(agendaValues(row)).run();
  });

/** Replaces the rows of the functions and semesters that these rows speak of. */
export const patchAgenda = (db: Db, rows: AgendaRow[]): void =>
  inTransaction(db, () => {
    for (const row of rows) db.delete(agenda).where(and(eq(agenda.function, row.function), eq(agenda.semesterId, row.semesterId))).run();
    for (const row of rows) db.insert(agenda).values(agendaValues(row)).run();
  });

/** The edges of the agenda from the current semester on, in order of time. */
export function agendaMarks(db: Db, now: number): Schema<'Clock'>['marks'] {
  const rows = db
    .select({ function: agenda.function, opensAt: agenda.opensAt, closesAt: agenda.closesAt })
    .from(agenda)
    .innerJoin(semesters, eq(semesters.id, agenda.semesterId))
    .where(gte(semesters.endsOn, dateOf(now)))
    .all();
  return rows
    .flatMap((row) => [{ function: row.function, edge: 'opens' as const, at: row.opensAt }, { function: row.function, edge: 'closes' as const, at: row.closesAt }])
    .sort((a, b) => a.at - b.at)
    .map((mark) => ({ ...mark, at: toIso(mark.at) }));
}
