import { statement, type Db } from '../../../db/db.ts';
import { day } from '../../../locales/durations.ts';
import { limitOf } from '../../limits.ts';
import { addCharge } from './charge-queries.ts';

const chargedQuery = statement((db) =>
  db.$client.prepare<{ studentId: number; from: number; until: number; kind: string }, { one: number }>('select 1 one from charge where student_id = @studentId and semester_id between @from and @until and kind = @kind and canceled_at is null limit 1'),
);

/** Whoever registers in a semester is charged its services, and insurance once in an academic year; asked again, nothing more. `dueOn` is the Thursday on which add and drop end. */
export function chargeSemester(db: Db, studentId: number, semester: { id: number; academicYear: number; term: number; startsOn: string }, now: number): void {
  const dueOn = new Date(Date.parse(`${semester.startsOn}T00:00:00Z`) + 4 * day).toISOString().slice(0, 10);
  const charged = (kind: string, from: number, until: number): boolean => chargedQuery(db).get({ studentId, kind, from, until }) !== undefined;
  const whole = { studentId, semesterId: semester.id, dueOn };
  if (!charged('services', semester.id, semester.id))
    addCharge(db, { ...whole, kind: 'services', amount: limitOf(db, semester.term === 3 ? 'summerServicesFils' : 'servicesFils'), refundable: true }, now);
  const year = semester.academicYear * 10;
  if (!charged('insurance', year, year + 9)) addCharge(db, { ...whole, kind: 'insurance', amount: limitOf(db, 'insuranceFils') }, now);
}
