import { preparedPerDb, type Db } from '../../../db/db.ts';
import { addDays } from '../../../locales/dates.ts';
import { getLimit } from '../../limits.ts';
import { addCharge } from './charge-queries.ts';

const chargedQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[{ studentId: number; semesterId: number; from: number; until: number }], 'services' | 'insurance'>(`
    select kind from charge where student_id = @studentId and semester_id between @from and @until and canceled_at is null
    and (kind = 'insurance' or (kind = 'services' and semester_id = @semesterId))`)
    .pluck(),
);

/**
 * Charges a student who registers in a semester: services once per semester, insurance once per academic year. A
 * repeated call adds nothing. `dueOn` is four days after the start of the semester: the Thursday on which add/drop
 * usually ends. If the agenda ends it later, `listFees` reports the later end.
 */
export function chargeSemester(
  db: Db,
  studentId: number,
  semester: { id: number; academicYear: number; term: number; startsOn: string },
  now: number,
): void {
  const dueOn = addDays(semester.startsOn, 4);
  const year = semester.academicYear * 10;
  const charged = chargedQuery(db).all({ studentId, semesterId: semester.id, from: year, until: year + 9 });
  const whole = { studentId, semesterId: semester.id, dueOn };
  if (!charged.includes('services'))
    addCharge(
      db,
      {
        ...whole,
        kind: 'services',
        amount: getLimit(db, semester.term === 3 ? 'summerServicesFils' : 'servicesFils'),
        refundable: true,
      },
      now,
    );
  if (!charged.includes('insurance'))
    addCharge(db, { ...whole, kind: 'insurance', amount: getLimit(db, 'insuranceFils') }, now);
}
