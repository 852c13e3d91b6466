import { preparedPerDb, type Db } from '../../../db/db.ts';
import { day } from '../../../locales/durations.ts';
import { writeNewcomers } from '../../../seed/newcomers.ts';
import { fixedCharges } from '../../../seed/university/limits.ts';
import type { ScheduledJob } from '../../clock/business-clock.ts';
import { toStartOfDay, toIso } from '../../clock/clock.ts';
import { addCharge } from '../../features/fees/charge-queries.ts';
import { sendToInbox } from '../../features/inbox/inbox-queries.ts';
import { eight } from './academic-year.ts';
import { peopleOfPersonas } from '../simulator-queries.ts';

/**
 * Admits a cohort before every first semester: as many students as left since the previous admission, but at least
 * `fewest`.
 */

/**
 * Days from the admission to the first day of the semester. By then the summer grades are posted, and no service is
 * open yet.
 */
const daysBefore = 21;

/**
 * The most students that one transaction admits, so that a large university can respond to other requests in between.
 */
const slice = 500;

/** The smallest cohort, which is enough to show each kind of newcomer. */
const fewest = 8;

type Admitting = { id: number; academicYear: number; startsOn: string; next: number; before: string };

const admittingQuery = preparedPerDb((db) =>
  db.$client.prepare<[], Admitting>(`
    select semester.id, semester.academic_year academicYear, semester.starts_on startsOn, next.id next, before.starts_on before
    from semester
    join semester next on next.academic_year = semester.academic_year and next.term = 2 and next.made_at is not null
    join semester before on before.academic_year = semester.academic_year - 1 and before.term = 1
    where semester.term = 1 and semester.made_at is not null and semester.filled_at is null and semester.admitted_at is null
    order by semester.ends_on limit 1`),
);

/**
 * The programmes of the students who left since an instant, in the order of leaving. Seeded students count too;
 * personas do not.
 */
const placesQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[number], number>(`
    select programme_id from student where status not in ('active', 'frozen') and status_changed_at >= ?
      and person_id not in (${peopleOfPersonas}) order by status_changed_at, id`)
    .pluck(),
);

const admittedQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[number], number>(`
    select count(*) from student where admission_semester_id = ? and person_id not in (${peopleOfPersonas})`)
    .pluck(),
);

const admittedUpdate = preparedPerDb((db) =>
  db.$client.prepare<[number, number]>('update semester set admitted_at = ? where id = ?'),
);

const admissionAt = ({ startsOn }: { startsOn: string }): number => toStartOfDay(startsOn) - daysBefore * day + eight;

/** Admits the next slice of a cohort; the last slice ends the admission. Runs inside the caller's transaction. */
function admit(db: Db, semester: Admitting, at: number): void {
  const left = placesQuery(db).all(admissionAt({ startsOn: semester.before }));
  const places = Array.from({ length: Math.max(fewest, left.length) }, (_, index) => left[index] ?? null);
  const first = admittedQuery(db).get(semester.id) ?? 0;
  for (const studentId of writeNewcomers(db, semester, first, places.slice(first, first + slice))) {
    addCharge(db, { studentId, semesterId: semester.id, kind: 'admission', amount: fixedCharges.admission }, at);
    sendToInbox(db, studentId, at, 'admissionWelcome', { startsOn: toIso(toStartOfDay(semester.startsOn)) });
  }
  if (first + slice >= places.length) admittedUpdate(db).run(at, semester.id);
}

export const admitNewcomers: ScheduledJob = {
  name: 'newcomersAdmitted',
  waitsFor: [],
  next: (db) => {
    const semester = admittingQuery(db).get();
    return semester ? admissionAt(semester) : null;
  },
  run: (db, at) => {
    const semester = admittingQuery(db).get();
    if (semester) admit(db, semester, at);
  },
};
