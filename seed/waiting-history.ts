import { day, hour } from '../locales/durations.ts';
import { Random } from './random.ts';
import { bahrain, semesterWithId } from './university/calendar.ts';
import type { SectionSeed } from './university/sections.ts';
import { writeSections } from './university-rows.ts';
import type { Writer } from './writer.ts';

/**
 * Waiting lists of earlier semesters. `places` is the number of students on the list of a course; `seats` are the days
 * within which the first of them got a seat. The others waited until add/drop ended. Summers, and semesters with fewer
 * than five places, are not shown to students.
 */
const histories: readonly { course: string; semester: number; places: number; seats: readonly number[] }[] = [
  { course: 'ENTR301', semester: 20251, places: 12, seats: [1, 1, 2, 3, 5, 6, 8] },
  { course: 'ENTR301', semester: 20252, places: 4, seats: [2] },
  { course: 'ENTR301', semester: 20253, places: 6, seats: [1, 1] },
  { course: 'MATHS101', semester: 20252, places: 9, seats: [4] },
  { course: 'STAT273', semester: 20252, places: 6, seats: [] },
  { course: 'MGT131', semester: 20251, places: 3, seats: [1, 2] },
  { course: 'ITIS311', semester: 20252, places: 8, seats: [1, 2, 4, 4, 9] },
];

/** Writes the sections of these courses in the earlier semesters, with their waiting lists. */
export function writeWaitingHistory(writer: Writer, offered: readonly SectionSeed[], firstId: number): void {
  const random = new Random('waiting history');
  const sections = histories.flatMap(({ course, semester }, index) => {
    const like = offered.find((section) => section.course.code === course);
    if (!like) throw new Error(`no section of ${course}`);
    return { ...like, id: firstId + index, number: '01', semesterId: semester, exam: null, examRoomId: null };
  });
  writeSections(writer, sections);
  const students = writer.prepare('select id from student where admission_semester_id <= ? order by id');
  const entry = writer.insert('waiting_entry', 'student_id semester_id section_id status joined_at ended_at');
  histories.forEach(({ semester, places, seats }, index) => {
    const known = students.pluck().all(semester) as number[];
    const first = random.int(0, known.length - 1);
    const opens = bahrain(semesterWithId(semester).startsOn) - 7 * day;
    for (let place = 0; place < places; place += 1) {
      const joinedAt = opens + 8 * hour + place * hour;
      const after = seats[place];
      entry.run(
        known[(first + place) % known.length],
        semester,
        firstId + index,
        after === undefined ? 'left' : 'promoted',
        joinedAt,
        after === undefined ? opens + 12 * day : joinedAt + (after - 1) * day + random.int(1, 20) * hour,
      );
    }
  });
}
