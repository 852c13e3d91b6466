import { preparedPerDb, type Db } from '../../../db/db.ts';
import { currentSemester } from '../../../seed/university/calendar.ts';
import { semestersAt } from '../../features/agenda/agenda-queries.ts';
import { getText } from '../../http/messages.ts';
import type { Schema } from '../../http/operations.ts';
import { peopleOfPersonas } from '../simulator-queries.ts';

/** Newcomers of the current semester, as examples for a trainer. Personas are newcomers only in the seeded semester. */

type Persona = Schema<'Personas'>['personas'][number];

/** The most newcomers listed of each kind. */
const ofEach = 2;

type Kind = 'orientation' | 'byOffice' | 'teachers' | 'online';

const newcomersQuery = preparedPerDb((db) =>
  db.$client.prepare<{ semesterId: number }, { userName: string; nameEn: string; nameAr: string; kind: Kind }>(`
    select user_name userName, nameEn, nameAr, kind from (
      select *, row_number() over (partition by kind order by id) place from (
        select student.id, account.user_name, person.name_en nameEn, person.name_ar nameAr,
          case when student.orientation = 'required' then 'orientation' when student.btc then 'teachers'
            when student.recently_enrolled then 'byOffice' else 'online' end kind
        from student join person on person.id = student.person_id join account on account.person_id = person.id
        where student.admission_semester_id = @semesterId and student.status = 'active'
          and account.status = 'active' and student.person_id not in (${peopleOfPersonas})
      )
    ) where place <= ${ofEach} order by case kind when 'orientation' then 1 when 'byOffice' then 2 when 'online' then 3 else 4 end, id`),
);

/**
 * Lists some newcomers of each kind. Empty in the seeded semester and before it, because the personas show them there.
 */
export function newcomersAt(db: Db, now: number): Persona[] {
  const { current } = semestersAt(db, now);
  if (current.id <= currentSemester) return [];
  return newcomersQuery(db)
    .all({ semesterId: current.id })
    .map(({ userName, nameEn, nameAr, kind }) => ({
      key: userName,
      userName,
      name: { en: nameEn, ar: nameAr },
      area: 'newcomers',
      canSignIn: true,
      title: getText('simulator', `newcomers.${kind}.title`),
      shows: getText('simulator', `newcomers.${kind}.shows`),
    }));
}

const accountQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[string], number>(`
    select account.id from account join student on student.person_id = account.person_id where account.user_name = ?`)
    .pluck(),
);

/** The account of a student by its user name; undefined if there is no such student. */
export const accountOfStudent = (db: Db, userName: string): number | undefined => accountQuery(db).get(userName);
