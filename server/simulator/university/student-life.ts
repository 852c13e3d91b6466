import { preparedPerDb, type Db } from '../../../db/db.ts';
import type { Language, Level } from '../../../db/schema/university.ts';
import { minute } from '../../../locales/durations.ts';
import { Random } from '../../../seed/random.ts';
import { demonstrationSections, orientationSections } from '../../../seed/university/demonstration.ts';
import { holidaysBetween } from '../../catalogue/holidays.ts';
import { classDates } from '../../features/attendance/attendance-rules.ts';
import { chargeSemester } from '../../features/fees/semester-charge-queries.ts';
import { postTransaction } from '../../features/fees/ledger-commands.ts';
import { nextDocumentNumber } from '../../features/fees/payment-queries.ts';
import { getFeeRate } from '../../features/registration/registration-queries.ts';
import { sharedExam, sharedSlot } from '../../features/registration/registration-schedule.ts';
import { toLoadStanding } from '../../academic-record/student-rules.ts';
import { peopleOfPersonas } from '../simulator-queries.ts';

/**
 * Simulates students who are not personas. Each semester they register in courses of their plan, most of them pay all
 * their fees, and they miss a few classes.
 */

type Section = {
  id: number;
  courseId: number;
  name: string;
  creditHours: number;
  free: number;
  taken: number;
  waiting: number;
  gender: string | null;
  collegeId: number | null;
  language: Language;
  level: Level;
  examStartsAt: number | null;
  examEndsAt: number | null;
  slots: { day: number; startMinute: number; endMinute: number }[];
  demonstration: boolean;
};
type Student = {
  studentId: number;
  programmeId: number;
  gender: string;
  collegeId: number;
  language: Language;
  degreeClass: string;
  warnings: number;
  graduating: number;
  cgpa: number | null;
  sponsorShare: number;
  inOrientation: number;
  /** 1 if the registration department registers this student, 0 otherwise. */
  byOffice: number;
};
export type LivedSemester = { id: number; academicYear: number; term: number; startsOn: string; classesEndOn: string };

/** The number of seats that stay free in a section that demonstrations use. */
const seatsKept = 12;

function offeredSections(db: Db, semesterId: number): Map<number, Section[]> {
  const reserved = new Set([...demonstrationSections(), ...orientationSections()].map(({ section }) => section));
  const slots = new Map<number, Section['slots']>();
  for (const { sectionId, ...slot } of db.$client
    .prepare<[number], { sectionId: number; day: number; startMinute: number; endMinute: number }>(
      'select m.section_id sectionId, m.day, m.start_minute startMinute, m.end_minute endMinute from section_meeting m join section s on s.id = m.section_id where s.semester_id = ? order by m.id',
    )
    .all(semesterId))
    slots.set(sectionId, [...(slots.get(sectionId) ?? []), slot]);
  const found = new Map<number, Section[]>();
  for (const row of db.$client
    .prepare<[number], Omit<Section, 'slots' | 'demonstration'>>(`
    select s.id, s.course_id courseId, c.code || '-' || s.number name, c.credit_hours creditHours, s.capacity - s.seats_taken free, s.seats_taken taken, exists (select 1 from waiting_entry w where w.section_id = s.id and w.status = 'waiting') waiting, s.gender, s.college_id collegeId, s.language, c.level, s.exam_starts_at examStartsAt, s.exam_ends_at examEndsAt
    from section s join course c on c.id = s.course_id where s.semester_id = ? and s.active = 1 order by s.id`)
    .all(semesterId)) {
    const section = { ...row, slots: slots.get(row.id) ?? [], demonstration: reserved.has(row.name) };
    found.set(row.courseId, [...(found.get(row.courseId) ?? []), section]);
  }
  return found;
}

const groupedBy = <Row, Value>(
  rows: Row[],
  keyOf: (row: Row) => number,
  valueOf: (row: Row) => Value,
): Map<number, Value[]> => {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(valueOf(row));
    else groups.set(keyOf(row), [valueOf(row)]);
  }
  return groups;
};

const passedQuery = preparedPerDb((db) =>
  db.$client.prepare<[number], { courseId: number }>(
    'select distinct done.course_id courseId from course_grade done join grade on grade.grade = done.grade where done.student_id = ? and grade.passes = 1',
  ),
);

type Offer = {
  sections: Map<number, Section[]>;
  plans: Map<number, number[]>;
  prerequisites: Map<number, { group: number; id: number }[]>;
  corequisites: Map<number, number[]>;
  /** The courses of the orientation programme. */
  orientation: number[];
};

const prerequisitesMet = ({ prerequisites }: Offer, courseId: number, passed: ReadonlySet<number>): boolean => {
  const rows = prerequisites.get(courseId) ?? [];
  return rows.every(({ group }) => rows.some((other) => other.group === group && passed.has(other.id)));
};

/**
 * Finds a section that the student may enter and that does not conflict with the chosen ones. Sections in the language
 * of study come first, sections for demonstrations last.
 */
function sectionFor(
  offer: Offer,
  courseId: number,
  student: Student,
  chosen: readonly Section[],
  random: Random,
): Section | undefined {
  const all = offer.sections.get(courseId) ?? [];
  const level: Level =
    student.degreeClass === 'master' || student.degreeClass === 'phd' ? 'postgraduate' : 'undergraduate';
  const fitting = all.filter(
    (one) =>
      one.free > (one.demonstration ? seatsKept : 0) &&
      one.level === level &&
      (one.gender === null || one.gender === student.gender) &&
      (one.collegeId === null || one.collegeId === student.collegeId) &&
      !chosen.some(
        (other) =>
          other.courseId === courseId ||
          sharedSlot(one.slots, other.slots) !== undefined ||
          sharedExam(one, other) !== undefined,
      ),
  );
  const rank = (one: Section): number => Number(one.demonstration) * 2 + Number(one.language !== student.language);
  const best = Math.min(...fitting.map(rank));
  const equal = fitting.filter((one) => rank(one) === best);
  return equal.length ? equal[random.int(0, equal.length - 1)] : undefined;
}

/** Sections for the whole orientation programme; empty if no section fits for one of its courses. */
function chooseOrientation(offer: Offer, student: Student, random: Random): Section[] {
  const chosen: Section[] = [];
  for (const courseId of offer.orientation) {
    const section = sectionFor(offer, courseId, student, chosen, random);
    if (section) chosen.push(section);
  }
  return chosen.length === offer.orientation.length ? chosen : [];
}

function chooseSections(
  offer: Offer,
  student: Student,
  passed: ReadonlySet<number>,
  target: number,
  random: Random,
): Section[] {
  const chosen: Section[] = [];
  let hours = 0;
  for (const courseId of offer.plans.get(student.programmeId) ?? []) {
    if (hours >= target) break;
    if (passed.has(courseId) || chosen.some((one) => one.courseId === courseId)) continue;
    const group = [
      courseId,
      ...(offer.corequisites.get(courseId) ?? []).filter(
        (id) => !passed.has(id) && !chosen.some((one) => one.courseId === id),
      ),
    ];
    if (!group.every((id) => prerequisitesMet(offer, id, passed))) continue;
    const trial = [...chosen];
    for (const id of group) {
      const section = sectionFor(offer, id, student, trial, random);
      if (section) trial.push(section);
    }
    const extra = trial.slice(chosen.length);
    const more = extra.reduce((sum, { creditHours }) => sum + creditHours, 0);
    if (extra.length < group.length || hours + more > target + 1) continue;
    chosen.push(...extra);
    hours += more;
  }
  return chosen;
}

const insertQuery = preparedPerDb((db) =>
  db.$client.prepare<
    unknown[]
  >(`insert into registration (student_id, semester_id, course_id, section_id, status, repeat, credit_hours, fee, sponsor_fee, paid, sponsor_paid, registered_at, changed_at)
    values (?, ?, ?, ?, 'registered', exists (select 1 from course_grade where student_id = ? and course_id = ?), ?, ?, ?, ?, ?, ?, ?)`),
);
const logQuery = preparedPerDb((db) =>
  db.$client.prepare<unknown[]>(
    `insert into registration_log (student_id, semester_id, at, action, section_id, by) values (?, ?, ?, 'register', ?, ?)`,
  ),
);
const paymentQuery = preparedPerDb((db) =>
  db.$client.prepare<unknown[]>(
    `insert into payment (public_id, document_number, student_id, status, amount, from_balance, channel, started_at, ended_at) values (?, ?, ?, 'succeeded', ?, 0, 'gateway', ?, ?)`,
  ),
);
const lineQuery = preparedPerDb((db) =>
  db.$client.prepare<unknown[]>(
    'insert into payment_line (payment_id, registration_id, charge_id, course_id, semester_id, amount, open) values (?, ?, ?, ?, ?, ?, 0)',
  ),
);
const chargeQuery = preparedPerDb((db) =>
  db.$client.prepare<[number, number], { id: number; due: number }>(
    'select id, amount - sponsor_amount - paid - used_from_balance due from charge where student_id = ? and semester_id = ? and canceled_at is null and cashier_only = 0 and amount - sponsor_amount - paid - used_from_balance > 0 order by id',
  ),
);
const chargePaid = preparedPerDb((db) =>
  db.$client.prepare<[number, number]>('update charge set paid = paid + ? where id = ?'),
);
const absenceQuery = preparedPerDb((db) =>
  db.$client.prepare<unknown[]>('insert into absence (registration_id, "on", excused) values (?, ?, ?)'),
);

/** Writes absences. In a few registrations they are so many that the student is barred from the examination. */
function missClasses(db: Db, registrationId: number, dates: readonly string[], random: Random): void {
  const often = random.chance(0.012);
  for (const date of dates)
    if (random.chance(often ? 0.4 : 0.03))
      absenceQuery(db).run(registrationId, date, Number(!often && random.chance(0.3)));
}

/** Registers a student in sections; `dates` gives the class dates of a section. */
function register(
  db: Db,
  { semester, dates, at }: { semester: LivedSemester; dates: (section: Section) => string[]; at: number },
  student: Student,
  sections: readonly Section[],
  random: Random,
): void {
  const { studentId, sponsorShare } = student;
  const paying = random.chance(0.85);
  const lines: { registrationId: number | null; chargeId: number | null; courseId: number | null; amount: number }[] =
    [];
  for (const section of sections) {
    const fee = section.creditHours * getFeeRate(db, section.level);
    const sponsorFee = Math.floor((fee * sponsorShare) / 100);
    const own = fee - sponsorFee;
    const { lastInsertRowid } = insertQuery(db).run(
      studentId,
      semester.id,
      section.courseId,
      section.id,
      studentId,
      section.courseId,
      section.creditHours,
      fee,
      sponsorFee,
      paying ? own : 0,
      paying ? sponsorFee : 0,
      at,
      at,
    );
    logQuery(db).run(studentId, semester.id, at, section.id, student.byOffice ? 'registrar' : 'student');
    section.free -= 1;
    missClasses(db, Number(lastInsertRowid), dates(section), random);
    if (paying && own > 0)
      lines.push({ registrationId: Number(lastInsertRowid), chargeId: null, courseId: section.courseId, amount: own });
  }
  chargeSemester(db, studentId, semester, at);
  if (!paying) return;
  for (const { id, due } of chargeQuery(db).all(studentId, semester.id)) {
    chargePaid(db).run(due, id);
    lines.push({ registrationId: null, chargeId: id, courseId: null, amount: due });
  }
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  if (!amount) return;
  const publicId = `life-${studentId}-${semester.id}`;
  const paymentId = Number(
    paymentQuery(db).run(publicId, nextDocumentNumber(db, at), studentId, amount, at, at + minute).lastInsertRowid,
  );
  for (const line of lines)
    lineQuery(db).run(paymentId, line.registrationId, line.chargeId, line.courseId, semester.id, line.amount);
  postTransaction(
    db,
    { transactionId: `payment-${publicId}`, studentId, cause: 'payment', now: at, paymentId },
    { cash: amount, fees: -amount },
  );
}

/**
 * Closes sections without students. The first section of each course, demonstration sections and sections with a
 * waiting list stay open.
 */
function closeUnattended(db: Db, semesterId: number): void {
  const close = db.$client.prepare<[number]>('update section set active = 0 where id = ?');
  for (const [, sections] of offeredSections(db, semesterId))
    for (const section of sections.slice(1))
      if (section.taken === 0 && !section.demonstration && !section.waiting) close.run(section.id);
}

/** The share (0 to 1) of students who register in a summer semester. */
const summerShare = 0.2;

/** The most students that one transaction registers, so that other requests are handled in between. */
const slice = 60;

/**
 * The id of the last student that a slice has handled (`after`). It is kept in memory, so a restart begins again with
 * the first student.
 */
type Place = { semesterId: number; after: number };
const placeOf = preparedPerDb((): Place => ({ semesterId: 0, after: 0 }));

/**
 * Registers the next slice of active, enrolled students that are not personas and have not registered. After the last
 * slice, closes sections without students and returns true. Runs inside the caller's transaction.
 */
export function studentsRegisterIn(db: Db, semester: LivedSemester, at: number): boolean {
  const place = placeOf(db);
  if (place.semesterId !== semester.id) Object.assign(place, { semesterId: semester.id, after: 0 });
  const { $client } = db;
  const offer: Offer = {
    sections: offeredSections(db, semester.id),
    plans: groupedBy(
      $client
        .prepare<[], { programmeId: number; courseId: number }>(
          'select programme_id programmeId, course_id courseId from programme_course order by programme_id, year, term, course_id',
        )
        .all(),
      (row) => row.programmeId,
      (row) => row.courseId,
    ),
    prerequisites: groupedBy(
      $client
        .prepare<[], { courseId: number; group: number; id: number }>(
          'select course_id courseId, group_number "group", prerequisite_id id from course_prerequisite',
        )
        .all(),
      (row) => row.courseId,
      ({ group, id }) => ({ group, id }),
    ),
    corequisites: groupedBy(
      $client
        .prepare<[], { courseId: number; id: number }>(
          'select course_id courseId, corequisite_id id from course_corequisite',
        )
        .all(),
      (row) => row.courseId,
      (row) => row.id,
    ),
    orientation: $client.prepare<[], number>('select id from course where orientation = 1 order by id').pluck().all(),
  };
  const excellent =
    $client.prepare<[], { value: number }>(`select value from university_limit where key = 'excellentCgpa'`).get()
      ?.value ?? 300;
  const loads = new Map(
    $client
      .prepare<[number], { level: string; standing: string; maximum: number }>(
        'select level, standing, maximum from study_load where summer = ?',
      )
      .all(semester.term === 3 ? 1 : 0)
      .map((row) => [`${row.level} ${row.standing}`, row.maximum]),
  );
  const holidays = holidaysBetween(db, semester.startsOn, semester.classesEndOn);
  const dates = new Map<number, string[]>();
  const datesOf = (section: Section): string[] => {
    let found = dates.get(section.id);
    if (!found)
      dates.set(section.id, (found = classDates(section.slots, semester.startsOn, semester.classesEndOn, holidays)));
    return found;
  };
  const students = $client
    .prepare<{ semesterId: number; after: number; slice: number }, Student>(`
    select student.id studentId, student.programme_id programmeId, person.gender, department.college_id collegeId, programme.language, programme.degree_class degreeClass, student.warnings, student.graduating, student.cgpa, coalesce(sponsor.share, 0) sponsorShare,
      student.orientation = 'required' inOrientation, student.btc or student.recently_enrolled or student.orientation = 'required' byOffice
    from student join person on person.id = student.person_id join programme on programme.id = student.programme_id join department on department.id = programme.department_id
    join student_semester kept on kept.student_id = student.id and kept.semester_id = @semesterId and kept.status = 'enrolled' left join sponsor on sponsor.id = student.sponsor_id
    where student.status = 'active' and student.id > @after
      and student.person_id not in (${peopleOfPersonas})
      and not exists (select 1 from registration row where row.student_id = student.id and row.semester_id = @semesterId)
    order by student.id limit @slice`)
    .all({ semesterId: semester.id, after: place.after, slice });
  // The position is cleared first. If the work fails, the next run begins with the first student.
  const { after } = place;
  Object.assign(place, { after: 0 });
  for (const student of students) {
    const random = new Random(`life ${student.studentId} ${semester.id}`);
    if (semester.term === 3 && !random.chance(summerShare)) continue;
    const level = student.degreeClass === 'master' || student.degreeClass === 'phd' ? 'postgraduate' : 'undergraduate';
    const maximum =
      loads.get(
        `${level} ${toLoadStanding({ warnings: student.warnings, graduating: student.graduating === 1, cgpa: student.cgpa }, excellent)}`,
      ) ?? 0;
    const wanted =
      semester.term === 3 ? random.int(3, 6) : level === 'postgraduate' ? random.int(6, 9) : random.int(14, 17);
    const passed = new Set(
      passedQuery(db)
        .all(student.studentId)
        .map(({ courseId }) => courseId),
    );
    const target = Math.min(maximum - 1, wanted);
    const oriented = student.inOrientation ? chooseOrientation(offer, student, random) : [];
    const chosen = oriented.length ? oriented : chooseSections(offer, student, passed, target, random);
    if (chosen.length) register(db, { semester, dates: datesOf, at }, student, chosen, random);
  }
  place.after = students.at(-1)?.studentId ?? after;
  if (students.length === slice) return false;
  Object.assign(place, { semesterId: 0, after: 0 });
  closeUnattended(db, semester.id);
  return true;
}
