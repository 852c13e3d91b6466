import { preparedPerDb, type Db } from '../../../db/db.ts';
import { demandAnswers } from '../../../db/schema/demand.ts';
import { meetings, sections } from '../../../db/schema/university.ts';
import { toMinutes } from '../../../locales/dates.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { coursesById, getCorequisites, prerequisiteGroups, type CatalogueCourse } from '../../catalogue/courses.ts';
import type { Semester } from '../../catalogue/semesters.ts';
import { listWindows, semesterAnswer, semesterFor } from '../../features/agenda/agenda-queries.ts';
import { outsideAgenda } from '../../features/agenda/agenda-rules.ts';
import { countDemand, listAnswers } from '../../features/demand/demand-queries.ts';
import { newSectionRefusals, type TakenHour } from '../../features/demand/demand-rules.ts';
import { sendToInbox } from '../../features/inbox/inbox-queries.ts';
import { promotionFacts } from '../../features/registration/promotion-queries.ts';
import type { Period, SectionFacts } from '../../features/registration/registration-facts.ts';
import { meetingAnswers } from '../../features/registration/registration-presenter.ts';
import { addingIn } from '../../features/registration/change-rules.ts';
import { placeRefusals } from '../../features/registration/registration-rules.ts';
import { sharedSlot } from '../../features/registration/registration-schedule.ts';
import { offerSeats } from '../../features/registration/seat-offers.ts';
import { loadSections, sectionIdsOfCourse } from '../../features/registration/section-queries.ts';
import type { Schema } from '../../http/operations.ts';
import { malformed, notFound, throwIfRefused } from '../../refusal.ts';

/** The department's view of courses that students need: the number of students, a new section, an answer. */

type BoardCourse = Schema<'DemandBoard'>['courses'][number];

/** The first hour and the number of hours in the table that shows how many students are free. */
const [firstHour, hours] = [8, 12];

const askersQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[number, number], number>(
      'select student_id from demand where semester_id = ? and course_id = ? and ended_at is null order by id',
    )
    .pluck(),
);

const instructorsQuery = preparedPerDb((db) =>
  db.$client.prepare<[number], { id: number; en: string; ar: string }>(
    'select id, name_en en, name_ar ar from instructor where department_id = ? order by name_en, id',
  ),
);

const roomsQuery = preparedPerDb((db) =>
  db.$client.prepare<[], { id: number; room: string; seats: number; campusId: number }>(
    'select room.id, room.code room, room.seats, building.campus_id campusId from room join building on building.id = room.building_id order by room.code',
  ),
);

/**
 * A section of the course without times and restrictions, so that only the rules about the course apply to a student.
 */
const courseAlone = (db: Db, course: CatalogueCourse, semesterId: number): SectionFacts => ({
  ...course,
  sectionId: 0,
  semesterId,
  number: '',
  language: 'en',
  teachingPeriod: null,
  gender: null,
  collegeId: null,
  college: null,
  capacity: 1,
  seatsTaken: 0,
  waiting: 0,
  examStartsAt: null,
  examEndsAt: null,
  examPlace: null,
  instructorId: 0,
  instructor: { en: '', ar: '' },
  campus: { en: '', ar: '' },
  remarks: null,
  slots: [],
  prerequisites: prerequisiteGroups(db).get(course.courseId) ?? [],
  corequisites: getCorequisites(db).get(course.courseId) ?? [],
  active: true,
  place: 0,
});

/** Groups the students by a key, largest group first. */
function groupBy<Key>(students: readonly Student[], keyOf: (student: Student) => Key): [Key, Student[]][] {
  const groups = new Map<Key, Student[]>();
  for (const student of students) groups.set(keyOf(student), [...(groups.get(keyOf(student)) ?? []), student]);
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

function boardCourse(db: Db, course: CatalogueCourse, semester: Semester, period: Period, now: number) {
  const alone = courseAlone(db, course, semester.id);
  const askers = askersQuery(db)
    .all(semester.id, course.courseId)
    .map((studentId) => promotionFacts(db, studentId, period, now, false).facts);
  const students = askers.map(({ student }) => student);
  const busy = askers.map(({ registrations }) =>
    registrations.flatMap(({ status, section }) => (status === 'registered' ? section.slots : [])),
  );
  const freeAt = (day: number, hour: number): number =>
    busy.filter((slots) => !sharedSlot(slots, [{ day, startMinute: hour * 60, endMinute: hour * 60 + 60 }])).length;
  return {
    courseId: course.courseId,
    code: course.code,
    name: course.name,
    department: course.department,
    asked: askers.length,
    eligible: askers.filter((facts) => !placeRefusals(facts, alone).length).length,
    graduating: students.filter(({ graduating }) => graduating).length,
    colleges: groupBy(students, ({ collegeId }) => collegeId).flatMap(([, of]) =>
      of[0] ? [{ name: { en: of[0].collegeEn, ar: of[0].collegeAr }, count: of.length }] : [],
    ),
    years: groupBy(students, ({ admissionYear }) => Math.max(1, semester.academicYear - admissionYear + 1))
      .map(([year, of]) => ({ year, count: of.length }))
      .sort((a, b) => a.year - b.year),
    free: [0, 1, 2, 3, 4].map((day) => Array.from({ length: hours }, (_, index) => freeAt(day, firstHour + index))),
    sections: loadSections(db, sectionIdsOfCourse(db, course.courseId, semester.id)).map((section) => ({
      section: `${section.code}-${section.number}`,
      instructor: section.instructor,
      meetings: meetingAnswers(section.slots),
      capacity: section.capacity,
      free: Math.max(0, section.capacity - section.seatsTaken),
    })),
    instructors: instructorsQuery(db)
      .all(course.departmentId)
      .map(({ id, en, ar }) => ({ id, name: { en, ar } })),
  } satisfies Omit<BoardCourse, 'answer'>;
}

/** The courses that students need in a semester, most asked for first. */
export function demandBoard(db: Db, now: number, period: Period): Schema<'DemandBoard'> {
  const semester = semesterFor(db, now, period);
  const [known, answers] = [coursesById(db), listAnswers(db, semester.id)];
  return {
    semester: semesterAnswer(semester, now),
    firstHour,
    courses: [...countDemand(db, semester.id).keys()]
      .flatMap((courseId) => known.get(courseId) ?? [])
      .map((course) => ({
        ...boardCourse(db, course, semester, period, now),
        answer: answers.get(course.courseId) ?? null,
      }))
      .sort((a, b) => b.asked - a.asked || (a.code < b.code ? -1 : 1)),
    rooms: roomsQuery(db)
      .all()
      .map(({ room, seats }) => ({ room, seats })),
  };
}

const courseWithId = (db: Db, courseId: number): CatalogueCourse => {
  const course = coursesById(db).get(courseId);
  if (!course) throw notFound(String(courseId));
  return course;
};

function saveAnswer(db: Db, row: typeof demandAnswers.$inferInsert): void {
  const set = { sectionId: null, textEn: null, textAr: null, ...row };
  db.insert(demandAnswers)
    .values(set)
    .onConflictDoUpdate({ target: [demandAnswers.semesterId, demandAnswers.courseId], set })
    .run();
}

/**
 * Sends a text as the department's answer to all students who need the course. Runs inside the caller's transaction.
 */
export function answerDemand(
  db: Db,
  now: number,
  period: Period,
  courseId: number,
  { text }: Schema<'AnswerText'>,
): void {
  const { id: semesterId } = semesterFor(db, now, period);
  const { code } = courseWithId(db, courseId);
  saveAnswer(db, { semesterId, courseId, at: now, textEn: text.en, textAr: text.ar });
  for (const studentId of askersQuery(db).all(semesterId, courseId))
    sendToInbox(db, studentId, now, 'demandAnswered', { course: code, answer: text });
}

const takenQuery = preparedPerDb((db) =>
  db.$client.prepare<
    { semesterId: number; roomId: number; instructorId: number },
    { inRoom: 0 | 1; course: string; section: string; day: number; startMinute: number; endMinute: number }
  >(`
    select meeting.room_id = @roomId inRoom, course.code course, section.number section, meeting.day, meeting.start_minute startMinute, meeting.end_minute endMinute
    from section_meeting meeting join section on section.id = meeting.section_id join course on course.id = section.course_id
    where section.semester_id = @semesterId and section.active and @roomId = meeting.room_id
    union all
    select 0, course.code, section.number, meeting.day, meeting.start_minute, meeting.end_minute
    from section join section_meeting meeting on meeting.section_id = section.id join course on course.id = section.course_id
    where section.semester_id = @semesterId and section.active and section.instructor_id = @instructorId`),
);

const newestQuery = preparedPerDb((db) =>
  db.$client.prepare<
    { semesterId: number; courseId: number },
    { number: number; examStartsAt: number | null; examEndsAt: number | null }
  >(`
    select coalesce(max(cast(number as integer)), 0) number, max(exam_starts_at) examStartsAt, max(exam_ends_at) examEndsAt
    from section where semester_id = @semesterId and course_id = @courseId`),
);

/** Opens a section and offers its seats to the students who need the course. Runs inside the caller's transaction. */
export function openSection(db: Db, now: number, period: Period, body: Schema<'NewSection'>): void {
  const semester = semesterFor(db, now, period);
  const { courseId, departmentId } = courseWithId(db, body.courseId);
  const room = roomsQuery(db)
    .all()
    .find((one) => one.room === body.room);
  if (!room) throw notFound(body.room);
  const instructor = instructorsQuery(db)
    .all(departmentId)
    .find(({ id }) => id === body.instructorId);
  if (!instructor) throw notFound(String(body.instructorId));
  const [startMinute, endMinute] = [toMinutes(body.startsAt), toMinutes(body.endsAt)];
  if (startMinute >= endMinute) throw malformed('body/endsAt: must be after startsAt');
  const slots = [...body.days].sort().map((day) => ({ day, startMinute, endMinute }));
  const taken = takenQuery(db)
    .all({ semesterId: semester.id, roomId: room.id, instructorId: instructor.id })
    .map(({ inRoom, course, section, ...slot }): TakenHour => ({
      of: inRoom ? 'room' : 'instructor',
      course,
      section,
      slot,
    }));
  throwIfRefused([
    ...outsideAgenda(listWindows(db, semester.id), addingIn(period), now, 'MSG-000003'),
    ...newSectionRefusals({
      room: { code: room.room, seats: room.seats },
      instructor: { en: instructor.en, ar: instructor.ar },
      seats: body.seats,
      slots,
      taken,
    }),
  ]);
  const { number, examStartsAt, examEndsAt } = newestQuery(db).get({ semesterId: semester.id, courseId })!;
  const { id: sectionId } = db
    .insert(sections)
    .values({
      semesterId: semester.id,
      courseId,
      number: String(number + 1).padStart(2, '0'),
      instructorId: instructor.id,
      campusId: room.campusId,
      language: body.language,
      capacity: body.seats,
      teachingPeriod: startMinute < 720 ? 'morning' : startMinute < 960 ? 'afternoon' : 'evening',
      examStartsAt,
      examEndsAt,
    })
    .returning({ id: sections.id })
    .get();
  db.insert(meetings)
    .values(slots.map((slot) => ({ sectionId, roomId: room.id, ...slot })))
    .run();
  saveAnswer(db, { semesterId: semester.id, courseId, at: now, sectionId });
  offerSeats(db, sectionId, now);
}
