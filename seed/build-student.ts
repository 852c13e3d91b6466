import { inTransaction, type Db } from '../db/db.ts';
import { writeAbsences } from './absences.ts';
import { FeesWriter } from './charges.ts';
import { writeIdCards } from './clearance.ts';
import { writeOpeningEntries } from './ledger.ts';
import type { Moment } from './moment.ts';
import { OfferedSections, type Asked } from './offered-sections.ts';
import { enrolPersonas } from './persona-records.ts';
import type { Persona } from './persona-types.ts';
import { formId } from './university/forms.ts';
import { Writer } from './writer.ts';

/**
 * Writes one more hand-made student into an existing university, in the same way as the seed, and returns the id of the
 * academic record. Throws if a requested section has no seat.
 */
export function buildStudent(db: Db, persona: Persona, moment: Moment, asked: Asked): number {
  return inTransaction(db, () => {
    const semesters = { current: moment.current.id, next: moment.next.id };
    const writer = new Writer(db, { continuing: true, semesters });
    const money = new FeesWriter(writer, { continuing: true, moment });
    const last = db.$client
      .prepare<[], { serial: number; position: number }>(`
      select coalesce(max(cast(substr(code, 5) as integer)), 90000) serial,
        (select coalesce(max(position), 0) from persona) position
      from student where cast(substr(code, 5) as integer) >= 90000`)
      .get();
    const offered = new OfferedSections(db, moment.current.id);
    const { records, sections } = offered.of(persona, asked);
    const { rows, log } = enrolPersonas({
      personas: [{ ...persona, records }],
      writer,
      money,
      sections,
      formId,
      after: last,
      moment,
    });
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
