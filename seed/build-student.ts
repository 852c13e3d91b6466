import { inTransaction, type Db } from '../db/db.ts';
import { writeAbsences } from './absences.ts';
import { FeesWriter } from './charges.ts';
import { writeIdCards } from './clearance.ts';
import { writeOpeningEntries } from './ledger.ts';
import { enrolPersonas } from './persona-records.ts';
import type { Persona } from './persona-types.ts';
import { formId } from './seed.ts';
import { currentSemester } from './university/calendar.ts';
import { makeSections, type SectionSeed } from './university/sections.ts';
import { Writer } from './writer.ts';

let known: SectionSeed[] | undefined;

/** The demonstration sections with the ids they have in this university. Of those that are offered no longer there are none. */
function offeredSections(db: Db): SectionSeed[] {
  known ??= makeSections(currentSemester, 1, 1).filter(({ demonstration }) => demonstration !== null);
  const idOf = db.$client.prepare<[number, number, string], number>('select id from section where semester_id = ? and course_id = ? and number = ?').pluck();
  return known.flatMap((section) => {
    const id = idOf.get(currentSemester, section.course.id, section.number);
    return id === undefined ? [] : [{ ...section, id }];
  });
}

/** Writes one more hand-made student into a university that is there already, in the ways the seed writes its own; the record's id. Throws where a section has no seat. */
export function buildStudent(db: Db, persona: Persona): number {
  return inTransaction(db, () => {
    const writer = new Writer(db, { continuing: true });
    const money = new FeesWriter(writer, { continuing: true });
    const last = db.$client.prepare<[], { serial: number; position: number }>(`select coalesce(max(cast(substr(code, 5) as integer)), 90000) serial, (select coalesce(max(position), 0) from persona) position from student where cast(substr(code, 5) as integer) >= 90000`).get();
    const { rows, log } = enrolPersonas([persona], writer, money, offeredSections(db), formId, last);
    const registrations = rows.map((row) => writer.registration(row));
    writeAbsences(writer, registrations);
    money.thisSemester(registrations);
    for (const entry of log) writer.log(entry);
    writeIdCards(writer);
    const studentId = Number(db.$client.prepare<[], number>('select max(id) from student').pluck().get());
    writeOpeningEntries(db, studentId);
    return studentId;
  });
}
