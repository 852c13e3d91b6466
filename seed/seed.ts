import { inTransaction, type Db } from '../db/db.ts';
import { fold } from '../locales/fold.ts';
import { writeAbsences } from './absences.ts';
import { writeApplicants } from './applicants.ts';
import { FeesWriter } from './charges.ts';
import { writeClearanceFigures, writeClearances } from './clearance.ts';
import { writeDocuments } from './documents.ts';
import { writeOpeningEntries } from './ledger.ts';
import { markSeeded } from './mark.ts';
import { Random } from './random.ts';
import { personas } from './personas.ts';
import { enrolPersonas } from './persona-records.ts';
import { generateStudents, type University } from './students.ts';
import { agendaInstants, agendaRows, bahrain, currentSemester, dayAfter, freshInstant, holidays, nextSemester, semesters } from './university/calendar.ts';
import { colleges } from './university/colleges.ts';
import { courseOf, courses, type CourseSeed } from './university/courses.ts';
import { examTime, teachingPeriodOf } from './university/hours.ts';
import { exemptionTests } from './university/exemption.ts';
import { feeRates, grades, limits, refundShares, sponsors, studyLoads } from './university/limits.ts';
import { instructorName } from './university/names.ts';
import { minors, placeOf } from './university/minors.ts';
import { campuses } from './university/places.ts';
import { makePlan } from './university/plans.ts';
import { programmes } from './university/programmes.ts';
import { instructorsOf, instructorsPerDepartment, makeSections, roomsOf, scaleOf, type SectionSeed } from './university/sections.ts';
import { writeTheses } from './theses.ts';
import { surveyQuestions } from './university/survey.ts';
import { lastRound, transferOffers } from './university/transfer.ts';
import { busLines, busPlaces, stopTimes } from './university/transport.ts';
import { Writer, type RegistrationSeed } from './writer.ts';

const departments = colleges.flatMap((college, index) => college.departments.map((department) => ({ department, collegeId: index + 1 })));
const collegeId = new Map(colleges.map((college, index) => [college.code, index + 1]));
const departmentId = new Map(departments.map(({ department }, index) => [department.code, index + 1]));

/** The menu shows only what works. Group, name, path. */
const forms: readonly (readonly [group: string, name: string, path: string])[] = [
  ['viewing', 'dashboard', '/dashboard'],
  ['viewing', 'inbox', '/inbox'],
  ['viewing', 'academicPlan', '/acadmicPlan'],
  ['academicAffairs', 'registeredCourses', '/registeredCourses'],
  ['academicAffairs', 'courseRegistrationFees', '/courseRegistrationFees'],
  ['academicAffairs', 'studentFees', '/studentFees'],
  ['academicAffairs', 'earlyDashboard', '/Earlydashboard'],
  ['academicAffairs', 'earlyRegisteredCourses', '/EarlyregisteredCourses'],
  ['academicAffairs', 'courseAttendance', '/courseAttendance'],
  ['eServices', 'courseEvaluation', '/courseEvaluation'],
  ['eServices', 'gpaSimulator', '/gpaSimulator'],
  ['myRequests', 'requests', '/requests'],
  ['myRequests', 'appealRequest', '/appealRequest'],
  ['myRequests', 'refundRequest', '/refundRequest'],
  ['myRequests', 'exemptionRequest', '/exemptionRequest'],
  ['myRequests', 'declareMinor', '/declare-minor'],
  ['myRequests', 'transfer', '/transfer'],
  ['myRequests', 'transport', '/transport'],
  ['myRequests', 'thesisTopic', '/thesisTopic'],
  ['myRequests', 'thesisResearchPlan', '/thesisResearchPlan'],
  ['myRequests', 'courseWithdraw', '/courseWithdraw'],
  ['myRequests', 'officialWithdraw', '/officialWithdraw'],
  ['myRequests', 'permanentWithdraw', '/permanentWithdraw'],
  ['myRequests', 'cancelAdmission', '/cancelAdmissionStud'],
  ['myRequests', 'enrollment', '/enrollment'],
  ['myRequests', 'caseStudy', '/caseStudy'],
  ['myRequests', 'clearance', '/clearance'],
  ['myRequests', 'transcriptCertificate', '/transcriptCertificate'],
  ['myReports', 'courseSchedule', '/courseSchedule'],
  ['myReports', 'academicTranscript', '/academictranscript'],
  ['myReports', 'courseRegistrationLog', '/courseRegistrationLog'],
  ['myReports', 'paymentHistory', '/paymentHistory'],
  ['myReports', 'financialData', '/financialData'],
  ['myPreferences', 'contactDetails', '/contactDetails'],
  ['myPreferences', 'topHitLinks', '/topHitLinks'],
];

const formId = (name: string): number => forms.findIndex((form) => form[1] === name) + 1;

const writePlaces = (writer: Writer, scale: number): void => {
  const campus = writer.insert('campus', 'id code name_en name_ar');
  const building = writer.insert('building', 'id campus_id code name_en name_ar');
  const room = writer.insert('room', 'id building_id code seats');
  const buildingId = new Map<string, number>();
  campuses.forEach((one, index) => {
    campus.run(index + 1, one.code, one.nameEn, one.nameAr);
    for (const [code, nameEn, nameAr] of one.buildings) {
      buildingId.set(code, buildingId.size + 1);
      building.run(buildingId.get(code), index + 1, code, nameEn, nameAr);
    }
  });
  for (const one of roomsOf(scale)) room.run(one.id, buildingId.get(one.building), one.code, one.seats);
};

const writeFigures = (writer: Writer): void => {
  const limit = writer.insert('university_limit', 'key value note_en note_ar');
  for (const row of limits) limit.run(...row);
  const load = writer.insert('study_load', 'level summer standing minimum maximum withdrawal_floor');
  for (const row of studyLoads) load.run(...row);
  const rate = writer.insert('fee_rate', 'level per_credit_hour');
  for (const [level, fils] of Object.entries(feeRates)) rate.run(level, fils);
  const share = writer.insert('refund_share', 'summer week percent');
  for (const [term, weeks] of Object.entries(refundShares)) weeks.forEach((percent, index) => share.run(Number(term === 'summer'), index + 1, percent));
  const grade = writer.insert('grade', 'grade points passes repeatable');
  for (const row of grades) grade.run(...row);
  const question = writer.insert('survey_question', 'id survey position part kind text_en text_ar');
  surveyQuestions.forEach((row, index) => question.run(index + 1, 'course', index + 1, ...row));
  writeClearanceFigures(writer);
  const test = writer.insert('exemption_test', 'code name_en name_ar lowest highest step minimum position');
  exemptionTests.forEach((row, index) => test.run(...row, index + 1));
  const form = writer.insert('menu_form', 'id group position form_code_name path');
  forms.forEach(([group, name, path], index) => form.run(index + 1, group, index + 1, name, path));
};

/** What only a simulated university has: invented sponsors, and a clock that stands in registration week. */
const writeSimulated = (writer: Writer): void => {
  const sponsor = writer.insert('sponsor', 'id code name_en name_ar share');
  sponsors.forEach((row, index) => sponsor.run(index + 1, ...row));
  writer.insert('clock', 'id mode instant set_at_machine').run(1, 'ticking', freshInstant, 0);
};

const writeCalendar = (writer: Writer): void => {
  const semester = writer.insert('semester', 'id academic_year term name_en name_ar starts_on ends_on classes_end_on weeks made_at filled_at graded_at');
  for (const one of semesters) {
    const made = one.id <= nextSemester ? bahrain(one.startsOn) : null;
    // Every semester of the past ended on a Thursday: the Tuesday after is the third working day.
    const graded = one.id < currentSemester ? bahrain(dayAfter(one.endsOn, 5), 480) : null;
    semester.run(one.id, one.academicYear, one.term, one.nameEn, one.nameAr, one.startsOn, one.endsOn, one.classesEndOn, one.weeks, made, one.id <= currentSemester ? made : null, graded);
  }
  const holiday = writer.insert('holiday', 'date name_en name_ar');
  for (const one of holidays()) holiday.run(one.date, one.nameEn, one.nameAr);
  const agenda = writer.insert('agenda', 'function semester_id opens_at closes_at');
  for (const row of agendaRows) agenda.run(row[0], row[1], ...agendaInstants(row));
};

const writePeopleAndCourses = (writer: Writer, scale: number): void => {
  const college = writer.insert('college', 'id code name_en name_ar');
  const department = writer.insert('department', 'id college_id code name_en name_ar');
  const instructor = writer.insert('instructor', 'id department_id name_en name_ar');
  const random = new Random('instructors');
  colleges.forEach((one, index) => college.run(index + 1, one.code, one.nameEn, one.nameAr));
  departments.forEach(({ department: one, collegeId: owner }, index) => department.run(index + 1, owner, one.code, one.nameEn, one.nameAr));
  const names = new Set<string>();
  for (let n = 0; n < instructorsOf(scale); n += 1) {
    const owner = (Math.floor(n / instructorsPerDepartment) % departments.length) + 1;
    let name = instructorName(random);
    // No two of a department share a name, for as long as there are names.
    for (let tries = 0; tries < 50 && names.has(`${owner} ${name[0]}`); tries += 1) name = instructorName(random);
    names.add(`${owner} ${name[0]}`);
    instructor.run(n + 1, owner, ...name);
  }
  const course = writer.insert('course', 'id department_id code name_en name_ar credit_hours level type teaching_method related_group has_exam active online_registration orientation contents_en contents_ar search');
  for (const one of courses)
    course.run(
      one.id, departmentId.get(one.department.code), one.code, one.nameEn, one.nameAr, one.creditHours, one.level, one.type, one.teachingMethod, one.relatedGroup,
      Number(one.hasExam), Number(one.active), Number(one.onlineRegistration), Number(one.orientation), one.contentsEn, one.contentsAr, fold(`${one.code} ${one.nameEn} ${one.nameAr}`),
    );
  const prerequisite = writer.insert('course_prerequisite', 'course_id group_number prerequisite_id');
  const corequisite = writer.insert('course_corequisite', 'course_id corequisite_id');
  for (const one of courses) {
    one.prerequisites.forEach((group, index) => group.forEach((code) => prerequisite.run(one.id, index + 1, courseOf(code).id)));
    for (const code of one.corequisites) corequisite.run(one.id, courseOf(code).id);
  }
};

const writeProgrammes = (writer: Writer): University['plans'] => {
  const plans: University['plans'] = new Map(programmes.map((one) => [one, makePlan(one)]));
  const programme = writer.insert('programme', 'id department_id code degree_class language name_en name_ar required_hours');
  const row = writer.insert('programme_course', 'programme_id course_id year term package');
  programmes.forEach((one, index) => {
    const plan = plans.get(one)!;
    programme.run(index + 1, departmentId.get(one.department), one.code, one.degreeClass, one.language, one.nameEn, one.nameAr, plan.hours);
    for (const { course, year, term } of plan.rows) row.run(index + 1, course.id, year, term, course.type);
  });
  return plans;
};

const writeMinors = (writer: Writer): void => {
  const minor = writer.insert('minor', 'id code kind department_id programme_id name_en name_ar minimum_hours minimum_cgpa');
  const entry = writer.insert('minor_entry', 'minor_id course_id');
  const course = writer.insert('minor_course', 'minor_id course_id year term');
  minors.forEach((one, index) => {
    const programme = programmes.findIndex(({ code }) => code === one.programme);
    minor.run(index + 1, one.code, one.programme ? 'specialization' : 'minor', departmentId.get(one.department), programme < 0 ? null : programme + 1, one.nameEn, one.nameAr, one.hours, one.cgpa);
    for (const code of one.entry) entry.run(index + 1, courseOf(code).id);
    one.courses.forEach((code, at) => course.run(index + 1, courseOf(code).id, placeOf(at).year, placeOf(at).term));
  });
};

const writeTransfers = (writer: Writer): void => {
  const offer = writer.insert('transfer_offer', 'programme_id seats minimum_cgpa track');
  const entry = writer.insert('transfer_entry', 'programme_id course_id');
  const cutoff = writer.insert('transfer_cutoff', 'programme_id semester_id taken lowest_cgpa');
  for (const one of transferOffers) {
    const programmeId = programmes.findIndex(({ code }) => code === one.code) + 1;
    offer.run(programmeId, one.seats, one.cgpa, one.track);
    for (const code of one.entry) entry.run(programmeId, courseOf(code).id);
    cutoff.run(programmeId, lastRound, one.lastTaken, one.lastCgpa);
  }
};

const writeBuses = (writer: Writer): void => {
  const region = writer.insert('bus_region', 'id name_en name_ar');
  const area = writer.insert('bus_area', 'id region_id name_en name_ar');
  const station = writer.insert('bus_station', 'id area_id name_en name_ar');
  const stationId = new Map<string, number>();
  let areaId = 0;
  busPlaces.forEach(([en, ar, areas], index) => {
    region.run(index + 1, en, ar);
    for (const [areaEn, areaAr, stations] of areas) {
      area.run((areaId += 1), index + 1, areaEn, areaAr);
      for (const [code, stationEn, stationAr] of stations) {
        stationId.set(code, stationId.size + 1);
        station.run(stationId.size, areaId, stationEn, stationAr);
      }
    }
  });
  const line = writer.insert('bus_line', 'id code campus_id seats arrives_minute leaves_minute');
  const stop = writer.insert('bus_stop', 'line_id station_id pick_up_minute drop_off_minute');
  busLines.forEach((one, index) => {
    const [code, campus, seats, arrives, leaves] = one;
    line.run(index + 1, code, campuses.findIndex((other) => other.code === campus) + 1, seats, arrives, leaves);
    for (const { station: name, pickUp, dropOff } of stopTimes(one)) stop.run(index + 1, stationId.get(name), pickUp, dropOff);
  });
};

const examSundays: Record<number, string> = { [currentSemester]: '2026-12-27', [nextSemester]: '2027-05-23' };

const writeSections = (writer: Writer, sections: readonly SectionSeed[]): void => {
  const insert = writer.insert('section', 'id semester_id course_id number instructor_id campus_id language capacity teaching_period gender college_id exam_starts_at exam_ends_at exam_room_id remarks_en remarks_ar');
  const meeting = writer.insert('section_meeting', 'section_id day start_minute end_minute room_id');
  for (const one of sections) {
    const exam = one.exam === null ? null : examTime(examSundays[one.semesterId]!, one.exam);
    insert.run(
      one.id, one.semesterId, one.course.id, one.number, one.instructorId, one.campusId, one.language, one.capacity, teachingPeriodOf(one.pattern), one.gender, one.college ? collegeId.get(one.college) : null,
      exam?.startsAt ?? null, exam?.endsAt ?? null, one.examRoomId, one.remarksEn, one.remarksAr,
    );
    for (const { day, start, end } of one.pattern.meetings) meeting.run(one.id, day, start, end, one.roomId);
  }
};

/** Courses nobody has asked for yet that are offered all the same, of a hundred. */
const offeredUnasked = 12;

/** Closes the sections and seats that were left over, as a registrar does: what nobody took is offered no longer, some sections are full, some have one seat. */
const settleSections = (sections: readonly SectionSeed[]): SectionSeed[] => {
  const random = new Random('capacities');
  const asked = new Set(sections.filter(({ taken }) => taken > 0).map(({ course }) => course));
  const numbers = new Map<CourseSeed, number>();
  const chosen = sections.filter(({ taken, demonstration, course, number }) => taken > 0 || demonstration !== null || (!asked.has(course) && number === '01' && random.chance(offeredUnasked / 100)));
  // What the office registers is offered whoever has asked; last, so that no other is numbered anew.
  const kept = [...chosen, ...sections.filter((section) => !section.course.onlineRegistration && !asked.has(section.course) && !chosen.some(({ course }) => course === section.course))];
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

/** What no server can do without: limits, study loads, rates, grades, menu, questions of the evaluation, semesters, holidays and agenda. Nobody is in it. */
export const seedReference = (db: Db): void =>
  inTransaction(db, () => {
    const writer = new Writer(db);
    writeFigures(writer);
    writeCalendar(writer);
  });

/** Fills an empty, migrated database: the same bytes every time for one number of generated students. */
export function seedDatabase(db: Db, options: { students?: number } = {}): void {
  const count = options.students ?? 500;
  inTransaction(db, () => {
    const writer = new Writer(db);
    markSeeded(db.$client);
    writeFigures(writer);
    writeSimulated(writer);
    writeCalendar(writer);
    const scale = scaleOf(count);
    writePlaces(writer, scale);
    writeBuses(writer);
    writePeopleAndCourses(writer, scale);
    const plans = writeProgrammes(writer);
    writeMinors(writer);
    writeTransfers(writer);
    const offered = makeSections(currentSemester, 1, scale);
    const money = new FeesWriter(writer);
    const handMade = enrolPersonas(personas, writer, money, offered, formId);
    const generated = generateStudents(count, writer, money, { plans, sections: groupByCourse(offered) });
    const current = settleSections(offered);
    writeSections(writer, current);
    writeSections(writer, makeSections(nextSemester, current.length + 1, scale));
    const rows: RegistrationSeed[] = [...handMade.rows, ...generated.rows];
    const registrations = rows.map((row) => writer.registration(row));
    writeAbsences(writer, registrations);
    money.thisSemester(registrations);
    // Who changed their mind may have left a section that nobody took in the end, and that is not offered.
    const offers = new Set(current);
    for (const entry of [...handMade.log, ...generated.log.filter(({ section }) => offers.has(section))].sort((a, b) => a.at - b.at)) writer.log(entry);
    for (const { studentId, section, at } of handMade.waiting) writer.waiting(studentId, section, at);
    // After the waiting lists, whose requests go by the number of their place.
    writeTheses(writer, departmentId, handMade.theses);
    writeClearances(writer);
    writeDocuments(writer);
    writeApplicants(writer);
    writeOpeningEntries(db);
  });
}
