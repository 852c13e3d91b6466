import { fold } from '../locales/fold.ts';
import { Random } from './random.ts';
import type { University } from './students.ts';
import { currentSemester, nextSemester } from './university/calendar.ts';
import { colleges } from './university/colleges.ts';
import { getCourse, courses } from './university/courses.ts';
import { examTime, findTeachingPeriod } from './university/hours.ts';
import { instructorName } from './university/names.ts';
import { minors, toPlace } from './university/minors.ts';
import { campuses, journeys, walks } from './university/places.ts';
import { makePlan } from './university/plans.ts';
import { programmes } from './university/programmes.ts';
import { countInstructors, instructorsPerDepartment, createRooms, type SectionSeed } from './university/sections.ts';
import { lastRound, transferOffers } from './university/transfer.ts';
import { busLines, busPlaces, stopTimes } from './university/transport.ts';
import type { Writer } from './writer.ts';

const departments = colleges.flatMap((college, index) =>
  college.departments.map((department) => ({ department, collegeId: index + 1 })),
);
const collegeId = new Map(colleges.map((college, index) => [college.code, index + 1]));
export const departmentId = new Map(departments.map(({ department }, index) => [department.code, index + 1]));

export const writePlaces = (writer: Writer, scale: number): void => {
  const campus = writer.insert('campus', 'id code name_en name_ar');
  const journey = writer.insert('campus_journey', 'from_campus_id to_campus_id minutes');
  const walk = writer.insert('building_walk', 'from_building_id to_building_id minutes');
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
  const campusId = (code: string): number => campuses.findIndex((one) => one.code === code) + 1;
  for (const [from, to, minutes] of journeys) journey.run(campusId(from), campusId(to), minutes);
  for (const [from, to, minutes] of walks) walk.run(buildingId.get(from), buildingId.get(to), minutes);
  for (const one of createRooms(scale)) room.run(one.id, buildingId.get(one.building), one.code, one.seats);
};

export const writePeopleAndCourses = (writer: Writer, scale: number): void => {
  const college = writer.insert('college', 'id code name_en name_ar');
  const department = writer.insert('department', 'id college_id code name_en name_ar');
  const instructor = writer.insert('instructor', 'id department_id name_en name_ar');
  const random = new Random('instructors');
  colleges.forEach((one, index) => college.run(index + 1, one.code, one.nameEn, one.nameAr));
  departments.forEach(({ department: one, collegeId: owner }, index) =>
    department.run(index + 1, owner, one.code, one.nameEn, one.nameAr),
  );
  const names = new Set<string>();
  for (let n = 0; n < countInstructors(scale); n += 1) {
    const owner = (Math.floor(n / instructorsPerDepartment) % departments.length) + 1;
    let name = instructorName(random);
    // Instructors of a department get different names, unless 50 draws find no new one.
    for (let tries = 0; tries < 50 && names.has(`${owner} ${name[0]}`); tries += 1) name = instructorName(random);
    names.add(`${owner} ${name[0]}`);
    instructor.run(n + 1, owner, ...name);
  }
  const course = writer.insert(
    'course',
    'id department_id code name_en name_ar credit_hours level type teaching_method related_group has_exam active online_registration orientation contents_en contents_ar search',
  );
  for (const one of courses)
    course.run(
      one.id,
      departmentId.get(one.department.code),
      one.code,
      one.nameEn,
      one.nameAr,
      one.creditHours,
      one.level,
      one.type,
      one.teachingMethod,
      one.relatedGroup,
      Number(one.hasExam),
      Number(one.active),
      Number(one.onlineRegistration),
      Number(one.orientation),
      one.contentsEn,
      one.contentsAr,
      fold(`${one.code} ${one.nameEn} ${one.nameAr}`),
    );
  const prerequisite = writer.insert('course_prerequisite', 'course_id group_number prerequisite_id');
  const corequisite = writer.insert('course_corequisite', 'course_id corequisite_id');
  for (const one of courses) {
    one.prerequisites.forEach((group, index) =>
      group.forEach((code) => prerequisite.run(one.id, index + 1, getCourse(code).id)),
    );
    for (const code of one.corequisites) corequisite.run(one.id, getCourse(code).id);
  }
};

export const writeProgrammes = (writer: Writer): University['plans'] => {
  const plans: University['plans'] = new Map(programmes.map((one) => [one, makePlan(one)]));
  const programme = writer.insert(
    'programme',
    'id department_id code degree_class language name_en name_ar required_hours',
  );
  const row = writer.insert('programme_course', 'programme_id course_id year term package');
  programmes.forEach((one, index) => {
    const plan = plans.get(one)!;
    programme.run(
      index + 1,
      departmentId.get(one.department),
      one.code,
      one.degreeClass,
      one.language,
      one.nameEn,
      one.nameAr,
      plan.hours,
    );
    for (const { course, year, term } of plan.rows) row.run(index + 1, course.id, year, term, course.type);
  });
  return plans;
};

export const writeMinors = (writer: Writer): void => {
  const minor = writer.insert(
    'minor',
    'id code kind department_id programme_id name_en name_ar minimum_hours minimum_cgpa',
  );
  const entry = writer.insert('minor_entry', 'minor_id course_id');
  const course = writer.insert('minor_course', 'minor_id course_id year term');
  minors.forEach((one, index) => {
    const programme = programmes.findIndex(({ code }) => code === one.programme);
    minor.run(
      index + 1,
      one.code,
      one.programme ? 'specialization' : 'minor',
      departmentId.get(one.department),
      programme < 0 ? null : programme + 1,
      one.nameEn,
      one.nameAr,
      one.hours,
      one.cgpa,
    );
    for (const code of one.entry) entry.run(index + 1, getCourse(code).id);
    one.courses.forEach((code, at) => course.run(index + 1, getCourse(code).id, toPlace(at).year, toPlace(at).term));
  });
};

export const writeTransfers = (writer: Writer): void => {
  const offer = writer.insert('transfer_offer', 'programme_id seats minimum_cgpa track');
  const entry = writer.insert('transfer_entry', 'programme_id course_id');
  const cutoff = writer.insert('transfer_cutoff', 'programme_id semester_id taken lowest_cgpa');
  for (const one of transferOffers) {
    const programmeId = programmes.findIndex(({ code }) => code === one.code) + 1;
    offer.run(programmeId, one.seats, one.cgpa, one.track);
    for (const code of one.entry) entry.run(programmeId, getCourse(code).id);
    cutoff.run(programmeId, lastRound, one.lastTaken, one.lastCgpa);
  }
};

export const writeBuses = (writer: Writer): void => {
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
    for (const { station: name, pickUp, dropOff } of stopTimes(one))
      stop.run(index + 1, stationId.get(name), pickUp, dropOff);
  });
};

/** The first exam Sunday of each semester that has sections. */
const examSundays: Record<number, string> = { [currentSemester]: '2026-12-27', [nextSemester]: '2027-05-23' };

export const writeSections = (writer: Writer, sections: readonly SectionSeed[]): void => {
  const insert = writer.insert(
    'section',
    'id semester_id course_id number instructor_id campus_id language capacity teaching_period gender college_id exam_starts_at exam_ends_at exam_room_id remarks_en remarks_ar',
  );
  const meeting = writer.insert('section_meeting', 'section_id day start_minute end_minute room_id');
  for (const one of sections) {
    const exam = one.exam === null ? null : examTime(examSundays[one.semesterId]!, one.exam);
    insert.run(
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
};
