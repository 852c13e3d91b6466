import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { inTransaction } from '../../db/db.ts';
import { accounts } from '../../db/schema/account.ts';
import { agenda, type AgendaFunction } from '../../db/schema/agenda.ts';
import { personas } from '../../db/schema/simulator.ts';
import { persons, students } from '../../db/schema/student.ts';
import { colleges, semesters } from '../../db/schema/university.ts';
import { toDate, toIso } from '../clock/clock.ts';
import type { Schema } from '../http/operations.ts';
import { signInRefusals } from '../features/account/account-rules.ts';
import { followAgenda } from '../features/request/request-jobs.ts';

/** SQL for the person ids of the personas. For a persona without an account, `account_id` is the negated person id. */
export const peopleOfPersonas =
  'select coalesce(account.person_id, -persona.account_id) from persona left join account on account.id = persona.account_id';

export const isPersona = (db: Db, key: string): boolean =>
  db.select({ key: personas.key }).from(personas).where(eq(personas.key, key)).get() !== undefined;

/** The SQL condition that finds the account of a persona. A persona without an account in the seed may have one now. */
const accountOfPersona = sql`${accounts.id} = ${personas.accountId} or (${personas.accountId} < 0 and ${accounts.personId} = -${personas.accountId})`;

export const personaAccount = (db: Db, key: string): number | undefined =>
  db
    .select({ accountId: accounts.id })
    .from(personas)
    .innerJoin(accounts, accountOfPersona)
    .where(eq(personas.key, key))
    .get()?.accountId;

export function allPersonas(db: Db, now: number): Schema<'Personas'>['personas'] {
  const records = new Map(
    db
      .select({ personId: students.personId, code: students.code })
      .from(students)
      .all()
      .map(({ personId, code }) => [personId, code]),
  );
  return db
    .select({ persona: personas, account: accounts, person: persons })
    .from(personas)
    .leftJoin(accounts, accountOfPersona)
    .innerJoin(persons, sql`${persons.id} = coalesce(${accounts.personId}, -${personas.accountId})`)
    .orderBy(asc(personas.position))
    .all()
    .map(({ persona, account, person }) => ({
      key: persona.key,
      userName: account?.userName ?? records.get(person.id) ?? '',
      name: { en: person.nameEn, ar: person.nameAr },
      title: { en: persona.titleEn, ar: persona.titleAr },
      shows: { en: persona.showsEn, ar: persona.showsAr },
      area: persona.area,
      canSignIn: account !== null && !signInRefusals({ now, account, records: records.has(person.id) ? 1 : 0 }).length,
    }));
}

/** A row of the agenda. Instants are epoch milliseconds; the end is excluded. */
export type AgendaRowWindow = { function: AgendaFunction; semesterId: number; opensAt: number; closesAt: number };

type AgendaRow = Schema<'Agenda'>['rows'][number];

export const agendaRows = (db: Db): AgendaRow[] =>
  db
    .select()
    .from(agenda)
    .orderBy(asc(agenda.opensAt), asc(agenda.id))
    .all()
    .map(({ id: _, opensAt, closesAt, ...row }) => ({ ...row, opensAt: toIso(opensAt), closesAt: toIso(closesAt) }));

export const collegeNames = (db: Db): Schema<'AgendaState'>['colleges'] =>
  db
    .select({ id: colleges.id, nameEn: colleges.nameEn, nameAr: colleges.nameAr })
    .from(colleges)
    .orderBy(asc(colleges.id))
    .all()
    .map(({ id, nameEn, nameAr }) => ({ id, name: { en: nameEn, ar: nameAr } }));

const agendaValues = ({ opensAt, closesAt, ...row }: AgendaRow) => ({
  ...row,
  opensAt: Date.parse(opensAt),
  closesAt: Date.parse(closesAt),
});

/** Replaces the whole agenda. */
export const saveAgenda = (db: Db, rows: AgendaRow[], now: number): void =>
  inTransaction(db, () => {
    db.delete(agenda).run();
    for (const row of rows) db.insert(agenda).values(agendaValues(row)).run();
    followAgenda(db, now);
  });

/** Replaces the rows that have the same function and semester as one of these. */
export const patchAgenda = (db: Db, rows: AgendaRow[], now: number): void =>
  inTransaction(db, () => {
    for (const row of rows)
      db.delete(agenda)
        .where(and(eq(agenda.function, row.function), eq(agenda.semesterId, row.semesterId)))
        .run();
    for (const row of rows) db.insert(agenda).values(agendaValues(row)).run();
    followAgenda(db, now);
  });

/** The openings and closings of the agenda from the current semester on, in order of time. */
export function agendaMarks(db: Db, now: number): Schema<'Clock'>['marks'] {
  const rows = db
    .select({ function: agenda.function, opensAt: agenda.opensAt, closesAt: agenda.closesAt })
    .from(agenda)
    .innerJoin(semesters, eq(semesters.id, agenda.semesterId))
    .where(gte(semesters.endsOn, toDate(now)))
    .all();
  return rows
    .flatMap((row) => [
      { function: row.function, edge: 'opens' as const, at: row.opensAt },
      { function: row.function, edge: 'closes' as const, at: row.closesAt },
    ])
    .sort((a, b) => a.at - b.at)
    .map((mark) => ({ ...mark, at: toIso(mark.at) }));
}

/** The agenda of these semesters, for the clock presets. */
export const agendaWindows = (db: Db, semesterIds: number[]): AgendaRowWindow[] =>
  db
    .select({
      function: agenda.function,
      semesterId: agenda.semesterId,
      opensAt: agenda.opensAt,
      closesAt: agenda.closesAt,
    })
    .from(agenda)
    .where(inArray(agenda.semesterId, semesterIds))
    .all();
