import type { Language } from '../../db/schema/university.ts';
import { Random } from '../random.ts';
import { currentSemester } from './calendar.ts';
import { colleges } from './colleges.ts';
import { getCourse, courses, type CourseSeed } from './courses.ts';
import {
  demonstrationSeats,
  demonstrationSections,
  orientationSections,
  type DemonstrationSection,
} from './demonstration.ts';
import {
  eveningPatterns,
  examSlots,
  laboratoryPatterns,
  lecturePatterns,
  noMeetings,
  getPattern,
  patternsClash,
  type Pattern,
} from './hours.ts';
import { campuses, collegeBuildings } from './places.ts';

export interface SectionSeed {
  id: number;
  semesterId: number;
  course: CourseSeed;
  number: string;
  instructorId: number;
  campusId: number;
  language: Language;
  capacity: number;
  taken: number;
  gender: 'female' | 'male' | null;
  college: string | null;
  pattern: Pattern;
  roomId: number | null;
  exam: number | null;
  examRoomId: number | null;
  remarksEn: string | null;
  remarksAr: string | null;
  demonstration: DemonstrationSection | null;
}

/** A room. The first room of a building is its hall. */
export interface RoomSeed {
  id: number;
  building: string;
  campusId: number;
  code: string;
  seats: number;
  laboratory: boolean;
}

/**
 * Number of students for whom one wing (a set of rooms and teachers) suffices. A larger university has more wings, all
 * alike.
 */
const studentsAWing = 9_000;
/** Number of students for which the seats of a section are planned at scale 1. */
export const studentsAScale = 500;
export const toScale = (students: number): number => Math.max(1, Math.ceil(students / studentsAScale));
const countWings = (scale: number): number => Math.ceil((scale * studentsAScale) / studentsAWing);

/** Lists every room of a university of this scale. Rooms of the first wing have the same ids at any scale. */
export function createRooms(scale: number): RoomSeed[] {
  const rooms: RoomSeed[] = [];
  for (let wing = 0; wing < countWings(scale); wing += 1)
    campuses.forEach((campus, campusIndex) => {
      for (const [building, , , lectures, laboratories] of campus.buildings)
        for (let n = 0; n < lectures + laboratories; n += 1) {
          const laboratory = n >= lectures;
          const [lecture, practical] = [n + wing * lectures, n - lectures + wing * laboratories];
          const number = laboratory
            ? `L${String(practical + 1).padStart(2, '0')}`
            : String(1001 + (lecture % 8) + Math.floor(lecture / 8) * 1000);
          rooms.push({
            id: rooms.length + 1,
            building,
            campusId: campusIndex + 1,
            code: `${building}-${number}`,
            seats: laboratory ? 24 : n === 0 ? 120 : 40 + (n % 3) * 10,
            laboratory,
          });
        }
    });
  return rooms;
}

const collegeOf = new Map(
  colleges.flatMap((college) => college.departments.map((department) => [department, college] as const)),
);
export const collegeCode = (course: CourseSeed): string => collegeOf.get(course.department)!.code;

/** Number of teachers per department in a wing (see `studentsAWing`). Their ids follow the order of the departments. */
export const instructorsPerDepartment = 14;
const departments = colleges.flatMap((college) => college.departments);
const departmentIndex = new Map(departments.map((department, index) => [department, index]));
export const countInstructors = (scale: number): number =>
  departments.length * instructorsPerDepartment * countWings(scale);

const remarks: readonly (readonly [string, string])[] = [
  ['Bring a calculator to every class.', 'يُرجى إحضار الآلة الحاسبة في كل محاضرة.'],
  ['The last week is held online.', 'تُعقد محاضرات الأسبوع الأخير عن بُعد.'],
  ['A field visit replaces one class.', 'تحل زيارة ميدانية محل إحدى المحاضرات.'],
  ['The midterm exam is on a Saturday.', 'يُعقد امتحان منتصف الفصل يوم السبت.'],
  ['Priority to students expected to graduate.', 'الأولوية للطلبة المتوقع تخرجهم.'],
];

/** Bookings of rooms and teachers, to prevent double bookings. */
class Timetable {
  readonly #taken = new Map<string, Pattern[]>();

  free(key: string, pattern: Pattern): boolean {
    return !this.#taken.get(key)?.some((other) => patternsClash(other, pattern));
  }

  take(key: string, pattern: Pattern): void {
    const list = this.#taken.get(key);
    if (list) list.push(pattern);
    else this.#taken.set(key, [pattern]);
  }

  load(key: string): number {
    return this.#taken.get(key)?.length ?? 0;
  }
}

const patternsFor = (course: CourseSeed): Pattern[] => {
  if (course.teachingMethod === 'training' || course.teachingMethod === 'thesis') return [noMeetings];
  if (course.teachingMethod === 'laboratory') return laboratoryPatterns;
  return course.level === 'postgraduate' ? eveningPatterns : lecturePatterns;
};

/** The amount of sections offered in a semester: regular semesters offer all or fewer, a summer few. */
export type Offer = 'full' | 'less' | 'summer';

/** Number of sections of a course; courses that every student takes have the most. */
const sectionCount = (course: CourseSeed, offer: Offer, random: Random): number => {
  const current = offer === 'full';
  if (offer === 'summer')
    return course.level === 'postgraduate' || course.teachingMethod === 'laboratory'
      ? 0
      : course.type === 'university'
        ? 2
        : random.chance(course.type === 'college' ? 0.6 : 0.25)
          ? 1
          : 0;
  if (course.level === 'postgraduate') return current || random.chance(0.5) ? 1 : 0;
  if (course.teachingMethod === 'training' || course.teachingMethod === 'thesis') return current ? 1 : 0;
  if (current)
    return course.type === 'university'
      ? random.int(4, 6)
      : course.type === 'college'
        ? random.int(2, 4)
        : course.type === 'major'
          ? random.int(1, 3)
          : random.int(1, 2);
  return random.chance(0.35) ? 0 : course.type === 'university' ? 3 : random.int(1, 2);
};

/**
 * Makes all sections of one semester, the demonstration ones first, at their fixed hours. `scale` decides the number of
 * wings and multiplies the seats as far as the rooms allow. `slots` is the number of exam slots.
 */
export function makeSections(
  semesterId: number,
  firstId: number,
  scale: number,
  offer: Offer = semesterId === currentSemester ? 'full' : 'less',
  slots = examSlots,
): SectionSeed[] {
  const current = semesterId === currentSemester;
  const random = new Random(`sections ${semesterId}`);
  const timetable = new Timetable();
  const made: SectionSeed[] = [];
  const numbers = new Map<string, number>();
  const exams = new Map(
    demonstrationSections()
      .filter((one) => one.exam !== undefined && one.exam < slots)
      .map((one) => [one.section.split('-')[0]!, one.exam!]),
  );
  const examLoad = new Array<number>(slots).fill(0);
  const examRooms = new Set<string>();
  const rooms = createRooms(scale);
  const wings = countWings(scale);

  const getExam = (course: CourseSeed): number | null => {
    if (!course.hasExam) return null;
    let slot = exams.get(course.code);
    if (slot === undefined) {
      slot = random.int(0, slots - 1);
      for (let tries = 0; tries < 6 && examLoad[slot]! > 30; tries += 1) slot = random.int(0, slots - 1);
      exams.set(course.code, slot);
    }
    examLoad[slot]! += 1;
    return slot;
  };

  /** True if a room with enough seats for a demonstration section and a teacher of the first wing are free. */
  const hasRoom = (course: CourseSeed, pattern: Pattern): boolean => {
    const places = new Set(collegeBuildings[collegeCode(course)]);
    const first = departmentIndex.get(course.department)! * instructorsPerDepartment + 1;
    const isFree = (room: RoomSeed): boolean =>
      places.has(room.building) &&
      !room.laboratory &&
      room.seats >= demonstrationSeats &&
      timetable.free(`r${room.id}`, pattern);
    return (
      rooms.some(isFree) &&
      Array.from({ length: instructorsPerDepartment }, (_, index) => first + index).some((id) =>
        timetable.free(`t${id}`, pattern),
      )
    );
  };

  const add = (course: CourseSeed, patterns: Pattern[], demonstration: DemonstrationSection | null): void => {
    const places = new Set(collegeBuildings[collegeCode(course)]);
    const near = rooms.filter((room) => places.has(room.building));
    const seated = demonstration ? (demonstration.fill?.nominal ?? demonstration.seats ?? demonstrationSeats) : 0;
    const fitting = near.filter(
      (room) => room.laboratory === (course.teachingMethod === 'laboratory') && room.seats >= seated,
    );
    const firstInstructor = departmentIndex.get(course.department)! * instructorsPerDepartment + 1;
    const start = random.int(0, patterns.length - 1);
    for (let n = 0; n < patterns.length; n += 1) {
      const pattern = patterns[(start + n) % patterns.length]!;
      const room = pattern === noMeetings ? null : fitting.find((one) => timetable.free(`r${one.id}`, pattern));
      if (room === undefined) continue;
      const offset = random.int(0, instructorsPerDepartment - 1);
      const teachers = Array.from(
        { length: instructorsPerDepartment * wings },
        (_, index) =>
          Math.floor(index / instructorsPerDepartment) * departments.length * instructorsPerDepartment +
          firstInstructor +
          ((index + offset) % instructorsPerDepartment),
      );
      const teacher = teachers
        .filter((one) => timetable.free(`t${one}`, pattern))
        .sort((a, b) => timetable.load(`t${a}`) - timetable.load(`t${b}`))[0];
      if (teacher === undefined) continue;
      if (room) timetable.take(`r${room.id}`, pattern);
      timetable.take(`t${teacher}`, pattern);
      const exam = getExam(course);
      const number = (numbers.get(course.code) ?? 0) + 1;
      numbers.set(course.code, number);
      const { languages } = course.department;
      const usual = languages[0]!;
      const language = demonstration
        ? (demonstration.language ?? 'en')
        : languages.length > 1 && random.chance(0.3)
          ? languages[1]!
          : usual;
      const restricted = !demonstration && course.level === 'undergraduate' && course.teachingMethod === 'lecture';
      const gender =
        demonstration?.gender ??
        (restricted && course.subject === 'SPSC' && random.chance(0.4) ? (number % 2 ? 'female' : 'male') : null);
      const remark = restricted && random.chance(0.06) ? random.pick(remarks) : null;
      const seats = course.teachingMethod === 'laboratory' ? random.int(10, 24) : random.int(12, 40);
      const capacity = demonstration
        ? seated
        : Math.min((random.chance(0.08) ? random.int(6, 10) : seats) * scale, room?.seats ?? Infinity);
      const examRoom =
        exam === null
          ? undefined
          : near.find((one) => !one.laboratory && one.seats >= capacity && !examRooms.has(`${exam} ${one.id}`));
      if (examRoom) examRooms.add(`${exam} ${examRoom.id}`);
      made.push({
        id: firstId + made.length,
        semesterId,
        course,
        number: String(number).padStart(2, '0'),
        instructorId: teacher,
        campusId: (room ?? near[0]!).campusId,
        language,
        gender,
        pattern,
        roomId: room?.id ?? null,
        exam,
        examRoomId: examRoom?.id ?? null,
        capacity,
        taken: 0,
        college:
          demonstration?.college ??
          (restricted && course.type === 'college' && random.chance(0.04) ? collegeCode(course) : null),
        remarksEn: demonstration?.remarks?.en ?? remark?.[0] ?? null,
        remarksAr: demonstration?.remarks?.ar ?? remark?.[1] ?? null,
        demonstration,
      });
      return;
    }
    if (demonstration) throw new Error(`no room or teacher for ${demonstration.section}`);
  };

  for (const demonstration of demonstrationSections()) {
    if (!current && !demonstration.next) continue;
    if (demonstration.exam !== undefined && demonstration.exam >= slots) continue;
    const fresh = current ? demonstration : { ...demonstration, fill: undefined };
    add(getCourse(demonstration.section.split('-')[0]!), [getPattern(demonstration.time)], fresh);
  }
  const counts = new Map(
    courses
      .filter(({ orientation }) => !orientation)
      .map((course) => [course, course.active ? sectionCount(course, offer, random) * wings : 0]),
  );
  const most = Math.max(...counts.values());
  // Every course gets one section before any course gets a second one, so that no course is left out when rooms run
  // short.
  for (let round = 0; round < most; round += 1)
    for (const course of courses) if ((counts.get(course) ?? 0) > round) add(course, patternsFor(course), null);
  // Orientation sections come last, so that they take no rooms from other sections. In other semesters than the current
  // one they move to another time if no room or teacher is free, and are left out if there is no such time.
  const orientationPatterns = orientationSections().map(({ time }) => getPattern(time));
  if (offer === 'full')
    orientationSections().forEach((one, index) => {
      const others = orientationPatterns.filter((_, other) => other !== index);
      const spare = lecturePatterns.filter((pattern) => others.every((other) => !patternsClash(pattern, other)));
      const course = getCourse(one.section.split('-')[0]!);
      const wanted = orientationPatterns[index]!;
      if (current || hasRoom(course, wanted)) return add(course, [wanted], one);
      const free = spare.find((pattern) => hasRoom(course, pattern));
      if (!free) return;
      orientationPatterns[index] = free;
      add(course, [free], one);
    });
  return made;
}
