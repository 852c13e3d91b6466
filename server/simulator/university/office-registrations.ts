import { preparedPerDb, type Db } from '../../../db/db.ts';
import { fold } from '../../../locales/fold.ts';
import { semesterAnswer, semestersAt } from '../../features/agenda/agenda-queries.ts';
import { onlineRegistration } from '../../features/registration/eligibility-rules.ts';
import { registrationRefusals } from '../../features/registration/registration-rules.ts';
import { promotionFacts } from '../../features/registration/promotion-queries.ts';
import { officeQuestions, registerByOffice } from '../../features/registration/registration-seats.ts';
import type { SectionFacts } from '../../features/registration/registration-facts.ts';
import { offeredSections } from '../../features/registration/section-queries.ts';
import type { Schema } from '../../http/operations.ts';
import { notFound, type Refusal } from '../../refusal.ts';

/**
 * Registrations by the registration department: of students who may not register online, and in courses that are closed
 * to online registration, such as training.
 */

type Row = { id: number; code: string; nameEn: string; nameAr: string };

const studentsQuery = preparedPerDb((db) =>
  db.$client.prepare<[], Row>(
    'select student.id, student.code, person.name_en nameEn, person.name_ar nameAr from student join person on person.id = student.person_id order by student.id',
  ),
);
const leftQuery = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number; semesterId: number }, { id: number; online: number }>(`
    select section.id, course.online_registration online from student
    join programme_course plan on plan.programme_id = student.programme_id
    join course on course.id = plan.course_id
    join section on section.course_id = course.id and section.semester_id = @semesterId
    where student.id = @studentId
      and not exists (select 1 from course_grade done join grade on grade.grade = done.grade where done.student_id = student.id and done.course_id = course.id and grade.passes = 1)
    order by plan.year, plan.term, course.code, section.number`),
);

const mostStudents = 5;
const mostSections = 40;

const plainly = ({ Code, Params }: Refusal): Refusal => ({ Code, Params });

/** Sections of the remaining plan courses that the student cannot register online this semester. */
function sectionsFor(
  db: Db,
  studentId: number,
  semesterId: number,
  now: number,
): Schema<'OfficeRegistrations'>['students'][number]['sections'] {
  const { loaded, facts } = promotionFacts(db, studentId, 'current', now, true);
  const none = onlineRegistration({ ...facts, byOffice: false }).length > 0;
  const ids = leftQuery(db)
    .all({ studentId, semesterId })
    .flatMap(({ id, online }) => (none || !online ? [id] : []));
  return offeredSections(db, ids.slice(0, mostSections), semesterId).map((section) => {
    const registered = facts.registrations.some(
      (row) => row.status === 'registered' && row.section.sectionId === section.sectionId,
    );
    return {
      section: `${section.code}-${section.number}`,
      name: section.name,
      registered,
      free: Math.max(0, section.capacity - section.seatsTaken),
      reasons: registered ? [] : registrationRefusals(facts, [{ index: 0, action: 'register', section }]).map(plainly),
      questions: registered ? [] : officeQuestions({ loaded }, section).map(plainly),
    };
  });
}

const getOfficeRegistrations = (db: Db, students: readonly Row[], now: number): Schema<'OfficeRegistrations'> => {
  const { current } = semestersAt(db, now);
  return {
    semester: semesterAnswer(current, now),
    students: students.map(({ id, code, nameEn, nameAr }) => ({
      code,
      name: { en: nameEn, ar: nameAr },
      sections: sectionsFor(db, id, current.id, now),
    })),
  };
};

export function officeRegistrations(db: Db, search: string, now: number): Schema<'OfficeRegistrations'> {
  const wanted = fold(search).split(/\s+/).filter(Boolean);
  const found = studentsQuery(db)
    .all()
    .filter(({ code, nameEn, nameAr }) => {
      const text = fold(`${code} ${nameEn} ${nameAr}`);
      return wanted.length > 0 && wanted.every((word) => text.includes(word));
    });
  return getOfficeRegistrations(db, found.slice(0, mostStudents), now);
}

const sectionQuery = preparedPerDb((db) =>
  db.$client.prepare<[string, number], { id: number }>(
    `select section.id from section join course on course.id = section.course_id where course.code || '-' || section.number = ? and section.semester_id = ?`,
  ),
);

function sectionNamed(db: Db, name: string, semesterId: number): SectionFacts {
  const row = sectionQuery(db).get(name, semesterId);
  const [section] = row ? offeredSections(db, [row.id], semesterId) : [];
  if (!section) throw notFound(name);
  return section;
}

/** Registers a student at the office. Throws the usual refusals. Runs inside the caller's transaction. */
export function registerAtOffice(
  db: Db,
  { student, section, confirm = [] }: Schema<'OfficeRegistration'>,
  now: number,
): Schema<'OfficeRegistrations'> {
  const row = studentsQuery(db)
    .all()
    .find(({ code }) => code === student);
  if (!row) throw notFound(student);
  registerByOffice(db, row.id, sectionNamed(db, section, semestersAt(db, now).current.id), now, confirm);
  return getOfficeRegistrations(db, [row], now);
}
