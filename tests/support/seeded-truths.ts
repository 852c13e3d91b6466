import type { Db } from '../../db/db.ts';

/** SQL for meetings that begin before an earlier one of the same room or instructor on the same day has ended. */
const together = (whose: string): string => `
  select * from (
    select ${whose} whose, m.start_minute starts, max(m.end_minute) over (partition by ${whose}, s.semester_id, m.day order by m.start_minute, m.section_id rows between unbounded preceding and 1 preceding) busy_until
    from section_meeting m join section s on s.id = m.section_id where ${whose} is not null
  ) where busy_until > starts`;

/** Statements that are true for every seeded university, each with a query for its violations. */
export const seededTruths: Record<string, string> = {
  'no section has more seats than its room':
    'select s.id from section s join section_meeting m on m.section_id = s.id join room r on r.id = m.room_id where s.capacity > r.seats',
  'no examination is in a room too small for the section':
    'select s.id from section s join room r on r.id = s.exam_room_id where s.capacity > r.seats',
  'no room holds two sections at one time': together('m.room_id'),
  'no instructor teaches two sections at one time': together('s.instructor_id'),
  'no two examinations are in one room at one time':
    'select exam_room_id, exam_starts_at from section where exam_room_id is not null group by 1, 2 having count(*) > 1',
  'no section is numbered twice': 'select 1 from section group by semester_id, course_id, number having count(*) > 1',
  'nobody has a grade of a semester that ended after they left': `
    select st.id from student st join course_grade g on g.student_id = st.id and g.grade <> 'W' join semester se on se.id = g.semester_id
    where st.status in ('dismissed', 'withdrawn', 'graduated', 'inactive') and st.status_changed_at < unixepoch(se.ends_on) * 1000`,
  'nobody who left has no day of leaving':
    "select id from student where status in ('dismissed', 'withdrawn', 'graduated', 'inactive') and status_changed_at is null",
  'nobody graduated with a CGPA below 2.00':
    "select id from student where status = 'graduated' and (cgpa is null or cgpa < 200)",
  'nobody graduated without having passed the plan': `
    select st.id from student st join programme_course pc on pc.programme_id = st.programme_id where st.status = 'graduated'
    and not exists (select 1 from course_grade g join grade on grade.grade = g.grade and grade.passes where g.student_id = st.id and g.course_id = pc.course_id)`,
  'no doctorate took less than three years, no master less than one and a half': `
    select st.id from student st join programme p on p.id = st.programme_id where st.status = 'graduated' and p.degree_class in ('master', 'phd')
    and (select count(distinct semester_id) from course_grade g where g.student_id = st.id and semester_id % 10 < 3) < case p.degree_class when 'phd' then 6 else 3 end
    and (st.status_changed_at / 1000 - (select unixepoch(starts_on) from semester where id = st.admission_semester_id)) / 86400 < case p.degree_class when 'phd' then 990 else 480 end`,
  'whoever is registered is enrolled and active or frozen': `
    select r.id from registration r join student st on st.id = r.student_id where r.status = 'registered'
    and (st.status not in ('active', 'frozen') or not exists (select 1 from student_semester ss where ss.student_id = st.id and ss.semester_id = r.semester_id and ss.status = 'enrolled'))`,
};

/**
 * Figures about the sections of a semester (id such as 20261) for online registration, from 0 to 1: the share of
 * sections without students, and the share of taken seats.
 */
export function getFill(db: Db, semesterId: number): { empty: number; taken: number } {
  const row = db.$client
    .prepare<[number], { empty: number; taken: number }>(
      'select avg(seats_taken = 0) empty, 1.0 * sum(seats_taken) / sum(capacity) taken from section join course on course.id = course_id where semester_id = ? and online_registration = 1',
    )
    .get(semesterId);
  if (!row) throw new Error(`no section in ${semesterId}`);
  return row;
}

/** The violated statements of this university with the number of violations. */
export const brokenTruths = (db: Db): string[] =>
  Object.entries(seededTruths).flatMap(([truth, query]) => {
    const found = db.$client.prepare(query).all().length;
    return found ? [`${truth}: ${found}`] : [];
  });
