import { inTransaction, type Db } from '../db/db.ts';
import { addDays } from '../locales/dates.ts';
import { writeAbsences } from './absences.ts';
import { writeApplicants } from './applicants.ts';
import { FeesWriter } from './charges.ts';
import { writeClearances } from './clearance.ts';
import { writeDocuments } from './documents.ts';
import { writeOpeningEntries } from './ledger.ts';
import { markSeeded } from './seed-marker.ts';
import { Random } from './random.ts';
import { writeReferenceTables } from './reference-data.ts';
import { listPersonas } from './personas.ts';
import { enrolPersonas } from './persona-records.ts';
import { generateStudents, type University } from './students.ts';
import {
  agendaInstants,
  agendaRows,
  bahrain,
  currentSemester,
  freshInstant,
  holidays,
  nextSemester,
  semesters,
} from './university/calendar.ts';
import type { CourseSeed } from './university/courses.ts';
import { formId } from './university/forms.ts';
import { sponsors } from './university/limits.ts';
import { makeSections, toScale, type SectionSeed } from './university/sections.ts';
import { writeTheses } from './theses.ts';
import {
  departmentId,
  writeBuses,
  writeMinors,
  writePeopleAndCourses,
  writePlaces,
  writeProgrammes,
  writeSections,
  writeTransfers,
} from './university-rows.ts';
import { writeWaitingHistory } from './waiting-history.ts';
import { Writer, type RegistrationSeed } from './writer.ts';

/** Writes the data that only a simulated university has: invented sponsors, and a clock set to registration week. */
const writeSimulated = (writer: Writer): void => {
  const sponsor = writer.insert('sponsor', 'id code name_en name_ar share');
  sponsors.forEach((row, index) => sponsor.run(index + 1, ...row));
  writer.insert('clock', 'id mode instant set_at_machine').run(1, 'ticking', freshInstant, 0);
};

const writeCalendar = (writer: Writer): void => {
  const semester = writer.insert(
    'semester',
    'id academic_year term name_en name_ar starts_on ends_on classes_end_on weeks made_at filled_at graded_at',
  );
  for (const one of semesters) {
    const made = one.id <= nextSemester ? bahrain(one.startsOn) : null;
    // Every past semester ended on a Thursday, so the third working day is the next Tuesday.
    const graded = one.id < currentSemester ? bahrain(addDays(one.endsOn, 5), 480) : null;
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
      made,
      one.id <= currentSemester ? made : null,
      graded,
    );
  }
  const holiday = writer.insert('holiday', 'date name_en name_ar');
  for (const one of holidays) holiday.run(one.date, one.nameEn, one.nameAr);
  const agenda = writer.insert('agenda', 'function semester_id opens_at closes_at');
  for (const row of agendaRows) agenda.run(row[0], row[1], ...agendaInstants(row));
};

/** Percent of the courses without registrations that are offered all the same. */
const offeredUnasked = 12;

/**
 * Decides which sections are offered and how many seats each has. Most sections without students are removed, some
 * sections are full, and some have one free seat.
 */
const settleSections = (sections: readonly SectionSeed[]): SectionSeed[] => {
  const random = new Random('capacities');
  const asked = new Set(sections.filter(({ taken }) => taken > 0).map(({ course }) => course));
  const numbers = new Map<CourseSeed, number>();
  const chosen = sections.filter(
    ({ taken, demonstration, course, number }) =>
      taken > 0 ||
      demonstration !== null ||
      (!asked.has(course) && number === '01' && random.chance(offeredUnasked / 100)),
  );
  // Courses registered by the office are always offered. They come last, so that other sections keep their ids.
  const kept = [
    ...chosen,
    ...sections.filter(
      (section) =>
        !section.course.onlineRegistration &&
        !asked.has(section.course) &&
        !chosen.some(({ course }) => course === section.course),
    ),
  ];
  kept.forEach((section, index) => {
    const number = (numbers.get(section.course) ?? 0) + 1;
    numbers.set(section.course, number);
    section.id = index + 1;
    section.number = String(number).padStart(2, '0');
    const fill = section.demonstration?.fill;
    if (fill) section.capacity = section.taken + fill.free;
    if (section.demonstration || section.taken === 0) return;
    const draw = random.next();
    if (section.taken >= 6 && draw < 0.2) section.capacity = section.taken;
    else if (section.taken >= 6 && draw < 0.32) section.capacity = Math.min(section.capacity, section.taken + 1);
    else section.capacity = Math.min(section.capacity, section.taken + 2 + Math.ceil(section.taken * random.next()));
  });
  return kept;
};

const groupByCourse = (sections: readonly SectionSeed[]): University['sections'] => {
  const grouped = new Map<CourseSeed, SectionSeed[]>();
  for (const section of sections) {
    const list = grouped.get(section.course);
    if (list) list.push(section);
    else grouped.set(section.course, [section]);
  }
  return grouped;
};

/**
 * Writes the reference data that every server needs: limits, study loads, rates, grades, menu, evaluation questions,
 * semesters, holidays and agenda. It writes no persons.
 */
export const seedReference = (db: Db): void =>
  inTransaction(db, () => {
    const writer = new Writer(db);
    writeReferenceTables(db);
    writeCalendar(writer);
  });

/** Fills an empty, migrated database. The same number of generated students always gives the same bytes. */
export function seedDatabase(db: Db, options: { students?: number } = {}): void {
  const count = options.students ?? 500;
  inTransaction(db, () => {
    const writer = new Writer(db);
    markSeeded(db.$client);
    writeReferenceTables(db);
    writeSimulated(writer);
    writeCalendar(writer);
    const scale = toScale(count);
    writePlaces(writer, scale);
    writeBuses(writer);
    writePeopleAndCourses(writer, scale);
    const plans = writeProgrammes(writer);
    writeMinors(writer);
    writeTransfers(writer);
    const offered = makeSections(currentSemester, 1, scale);
    const money = new FeesWriter(writer);
    const handMade = enrolPersonas({ personas: listPersonas(), writer, money, sections: offered, formId });
    const generated = generateStudents(count, writer, money, { plans, sections: groupByCourse(offered) });
    const current = settleSections(offered);
    writeSections(writer, current);
    const next = makeSections(nextSemester, current.length + 1, scale);
    writeSections(writer, next);
    const rows: RegistrationSeed[] = [...handMade.rows, ...generated.rows];
    const registrations = rows.map((row) => writer.registration(row));
    writeAbsences(writer, registrations);
    money.thisSemester(registrations);
    // Log entries about sections that `settleSections` removed for lack of students are skipped. A student may have
    // changed from such a section to another.
    const offers = new Set(current);
    for (const entry of [...handMade.log, ...generated.log.filter(({ section }) => offers.has(section))].sort(
      (a, b) => a.at - b.at,
    ))
      writer.log(entry);
    for (const { studentId, section, at } of handMade.waiting) writer.waiting(studentId, section, at);
    writeWaitingHistory(writer, current, current.length + next.length + 1);
    // These requests are written after the waiting lists, because a place on a waiting list and its add-seat request
    // have the same id.
    writeTheses(writer, departmentId, handMade.theses);
    writeClearances(writer);
    writeDocuments(writer);
    writeApplicants(writer);
    writeOpeningEntries(db);
  });
}
