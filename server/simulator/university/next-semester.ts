import { inTransaction, preparedPerDb, type Db } from '../../../db/db.ts';
import {
  agendaInstants,
  agendaOfSemester,
  currentSemester,
  holidaysKnownUntil,
  holidaysOfYear,
  semestersOfYear,
  yearsToCome,
  type SemesterSeed,
} from '../../../seed/university/calendar.ts';
import { colleges } from '../../../seed/university/colleges.ts';
import { examDays, examTimeOn, slotsOfDays, findTeachingPeriod } from '../../../seed/university/hours.ts';
import { makeSections, toScale } from '../../../seed/university/sections.ts';
import { holidaysBetween } from '../../catalogue/holidays.ts';
import { followAgenda } from '../../features/request/request-jobs.ts';
import { peopleOfPersonas } from '../simulator-queries.ts';

/** Prepares a semester for registration. The result depends only on the university, not on the time of the call. */

const semesterQuery = preparedPerDb((db) =>
  db.$client.prepare<[number], SemesterSeed>(`
    select id, academic_year academicYear, term, name_en nameEn, name_ar nameAr, starts_on startsOn,
      classes_end_on classesEndOn, ends_on endsOn, weeks from semester where id = ?`),
);

/** Reads the semester from the database, because an earlier version may have written its calendar. */
const getSemester = (db: Db, id: number): SemesterSeed => {
  const semester = semesterQuery(db).get(id);
  if (!semester) throw new Error(`no semester ${id}`);
  return semester;
};

/** Extends the calendar to `yearsToCome` years after the semester, and adds the holidays of the semester's years. */
function writeCalendar(db: Db, { academicYear, startsOn, endsOn }: SemesterSeed): void {
  const semester = db.$client.prepare(
    'insert or ignore into semester (id, academic_year, term, name_en, name_ar, starts_on, ends_on, classes_end_on, weeks) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  for (const one of semestersOfYear(academicYear + yearsToCome))
    semester.run(
      one.id,
      one.academicYear,
      one.term,
      one.nameEn,
      one.nameAr,
      one.startsOn,
      one.endsOn,
      one.classesEndOn,
      one.weeks,
    );
  const holiday = db.$client.prepare('insert or ignore into holiday (date, name_en, name_ar) values (?, ?, ?)');
  for (const year of new Set([Number(startsOn.slice(0, 4)), Number(endsOn.slice(0, 4))]))
    for (const one of holidaysOfYear(year))
      if (one.date > holidaysKnownUntil) holiday.run(one.date, one.nameEn, one.nameAr);
}

/** Writes the agenda of a semester. Keeps the functions for which the trainer has already entered rows. */
function writeAgenda(db: Db, semester: SemesterSeed, before: SemesterSeed): void {
  const there = new Set(
    db.$client
      .prepare<[number], { function: string }>('select distinct function from agenda where semester_id = ?')
      .all(semester.id)
      .map((row) => row.function),
  );
  const insert = db.$client.prepare(
    'insert into agenda (function, semester_id, opens_at, closes_at) values (?, ?, ?, ?)',
  );
  for (const row of agendaOfSemester(semester, before))
    if (!there.has(row[0])) insert.run(row[0], semester.id, ...agendaInstants(row));
}

/** Writes sections with seats for the seeded number of students, which stays about the same each year. */
function writeSections(db: Db, semester: SemesterSeed): void {
  const { classesEndOn, endsOn } = semester;
  const days = examDays(classesEndOn, endsOn, holidaysBetween(db, classesEndOn, endsOn));
  const { last, students } = db.$client
    .prepare<[], { last: number; students: number }>(`
    select (select max(id) from section) last,
      (select count(*) from student where admission_semester_id <= ${currentSemester} and person_id not in (${peopleOfPersonas})) students`)
    .get() ?? { last: 0, students: 0 };
  const made = makeSections(
    semester.id,
    last + 1,
    toScale(students),
    semester.term === 3 ? 'summer' : semester.term === 1 ? 'full' : 'less',
    slotsOfDays(days.length),
  );
  const section = db.$client.prepare(
    'insert into section (id, semester_id, course_id, number, instructor_id, campus_id, language, capacity, teaching_period, gender, college_id, exam_starts_at, exam_ends_at, exam_room_id, remarks_en, remarks_ar) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const meeting = db.$client.prepare(
    'insert into section_meeting (section_id, day, start_minute, end_minute, room_id) values (?, ?, ?, ?, ?)',
  );
  const collegeId = new Map(colleges.map((college, index) => [college.code, index + 1]));
  for (const one of made) {
    const exam = one.exam === null ? null : examTimeOn(days, one.exam);
    section.run(
      one.id,
      one.semesterId,
      one.course.id,
      one.number,
      one.instructorId,
      one.campusId,
      one.language,
      one.capacity,
      findTeachingPeriod(one.pattern),
      one.gender,
      one.college ? collegeId.get(one.college) : null,
      exam?.startsAt ?? null,
      exam?.endsAt ?? null,
      one.examRoomId,
      one.remarksEn,
      one.remarksAr,
    );
    for (const { day, start, end } of one.pattern.meetings) meeting.run(one.id, day, start, end, one.roomId);
  }
}

/** Extends the calendar, writes the agenda and sections of a semester, and enrols active students in it. */
export function makeSemester(db: Db, id: number, beforeId: number, at: number): void {
  inTransaction(db, () => {
    const semester = getSemester(db, id);
    writeCalendar(db, semester);
    writeAgenda(db, semester, getSemester(db, beforeId));
    writeSections(db, semester);
    db.$client
      .prepare(`
      insert into student_semester (student_id, semester_id, status)
      select id, @id, 'enrolled' from student where status = 'active' and not exists (select 1 from student_semester known where known.student_id = student.id and known.semester_id = @id) order by id`)
      .run({ id });
    db.$client.prepare('update semester set made_at = ? where id = ?').run(at, id);
    followAgenda(db, at);
  });
}
