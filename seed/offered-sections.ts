import type { Db } from '../db/db.ts';
import type { Language } from '../db/schema/university.ts';
import type { Persona, PersonaRecord } from './persona-types.ts';
import { passes } from './records.ts';
import { collegeOfDepartment } from './students.ts';
import { courses, type CourseSeed } from './university/courses.ts';
import type { Meeting } from './university/hours.ts';
import { programmes } from './university/programmes.ts';
import type { SectionSeed } from './university/sections.ts';

/**
 * The schedule that a student file requests: named sections (`sections`), a number of credit hours (`hours`), or the
 * sections of the persona on which the file is based (`nothing`).
 */
export type Asked = 'sections' | 'hours' | 'nothing';

type Row = {
  id: number;
  courseId: number;
  number: string;
  language: Language;
  gender: 'female' | 'male' | null;
  college: string | null;
  free: number;
  examStartsAt: number | null;
  examEndsAt: number | null;
};
type Offered = SectionSeed & { free: number; examStartsAt: number | null; examEndsAt: number | null };
type Seeker = {
  gender: 'female' | 'male';
  college: string | undefined;
  passed: ReadonlySet<string>;
  studied: ReadonlySet<CourseSeed>;
};

const courseWithId = new Map(courses.map((course) => [course.id, course]));
const toSectionName = ({ course, number }: SectionSeed): string => `${course.code}-${number}`;

const overlap = (a: readonly Meeting[], b: readonly Meeting[]): boolean =>
  a.some((one) => b.some((other) => one.day === other.day && one.start < other.end && other.start < one.end));
const clash = (a: Offered, b: Offered): boolean =>
  overlap(a.pattern.meetings, b.pattern.meetings) ||
  (a.examStartsAt !== null &&
    b.examStartsAt !== null &&
    a.examStartsAt < b.examEndsAt! &&
    b.examStartsAt < a.examEndsAt!);

/**
 * Lists the sections that a university offers in a semester, and chooses sections for a student built from a file, in
 * place of the persona's.
 */
export class OfferedSections {
  readonly #all: Offered[];
  readonly #byName: Map<string, Offered>;

  constructor({ $client }: Db, semesterId: number) {
    const meetings = new Map<number, Meeting[]>();
    const rows = $client
      .prepare<[number], Meeting & { sectionId: number }>(`
      select section_id sectionId, day, start_minute start, end_minute "end" from section_meeting
      join section on section.id = section_id where semester_id = ? order by section_meeting.id`)
      .all(semesterId);
    for (const { sectionId, ...meeting } of rows)
      meetings.set(sectionId, [...(meetings.get(sectionId) ?? []), meeting]);
    this.#all = $client
      .prepare<[number], Row>(`
      select section.id, course_id courseId, number, language, gender, college.code college,
        case when active then capacity - seats_taken else 0 end free, exam_starts_at examStartsAt, exam_ends_at examEndsAt
      from section left join college on college.id = section.college_id where semester_id = ? order by section.id`)
      .all(semesterId)
      .flatMap(({ courseId, ...row }) => {
        const course = courseWithId.get(courseId);
        if (!course) return [];
        const name = `${course.code}-${row.number}`;
        const pattern = { name, meetings: meetings.get(row.id) ?? [] };
        return [
          {
            ...row,
            semesterId,
            course,
            pattern,
            instructorId: 0,
            campusId: 0,
            capacity: 0,
            taken: 0,
            roomId: null,
            exam: null,
            examRoomId: null,
            remarksEn: null,
            remarksAr: null,
            demonstration: { section: name, time: '' },
          },
        ];
      });
    this.#byName = new Map(this.#all.map((section) => [toSectionName(section), section]));
  }

  /**
   * Returns the persona's records with sections offered in this semester, and those sections. Throws if a named section
   * is not offered, or if no fitting section with a free seat is found for the requested credit hours. If the file
   * requests `nothing`, such a section is left out.
   */
  of(persona: Persona, asked: Asked): { records: PersonaRecord[]; sections: SectionSeed[] } {
    const sections: SectionSeed[] = [];
    const records = persona.records.map((record) => {
      const { attempts } = record;
      const programme = programmes.find(({ code }) => code === record.programme);
      const seeker: Seeker = {
        gender: persona.gender ?? 'female',
        college: programme && collegeOfDepartment.get(programme.department),
        passed: new Set(attempts.filter(({ grade }) => passes(grade)).map(({ course }) => course.code)),
        studied: new Set(attempts.map(({ course }) => course)),
      };
      const chosen: Offered[] = [];
      const taken = new Map<string, string>();
      const take = (names: readonly string[] = [], keepsSeat = true): string[] =>
        names.flatMap((name) => {
          const section =
            asked === 'sections' ? this.#byName.get(name) : this.#standIn(name, seeker, chosen, keepsSeat);
          if (!section) {
            if (asked !== 'nothing') throw new Error(`${name} is no demonstration section`);
            return [];
          }
          if (keepsSeat) chosen.push(section);
          sections.push(section);
          taken.set(name, toSectionName(section));
          return [toSectionName(section)];
        });
      const [paid, registered] = [take(record.paid), take(record.registered)];
      const [frozen, dropped] = [take(record.frozen), take(record.dropped, false)];
      const renamed = (shares: Readonly<Record<string, number>>): Record<string, number> =>
        Object.fromEntries(Object.entries(shares).map(([name, share]) => [taken.get(name) ?? name, share]));
      return {
        ...record,
        paid,
        registered,
        frozen,
        dropped,
        ...(record.absent && { absent: renamed(record.absent) }),
        ...(record.excused && { excused: renamed(record.excused) }),
      };
    });
    return { records, sections: [...new Set(sections)] };
  }

  /**
   * Finds a section that fits the student and the chosen sections: the named one, else another of its course, else one
   * of another course with equal level and credit hours. Undefined if there is none.
   */
  #standIn(name: string, seeker: Seeker, chosen: readonly Offered[], keepsSeat: boolean): Offered | undefined {
    const fits = (section: Offered): boolean =>
      (!keepsSeat || section.free > 0) &&
      (section.gender === null || section.gender === seeker.gender) &&
      (section.college === null || section.college === seeker.college) &&
      chosen.every((other) => other.course !== section.course && !clash(other, section));
    const same = this.#byName.get(name);
    if (same && fits(same)) return same;
    const course = courses.find(({ code }) => code === name.split('-')[0]);
    if (!course) return undefined;
    const isReady = ({ prerequisites }: CourseSeed): boolean =>
      prerequisites.every((group) => group.some((code) => seeker.passed.has(code)));
    return (
      this.#all.find((section) => section.course === course && fits(section)) ??
      this.#all.find((section) => {
        const { course: other } = section;
        return (
          other.creditHours === course.creditHours &&
          other.level === course.level &&
          other.onlineRegistration &&
          !other.corequisites.length &&
          !seeker.studied.has(other) &&
          isReady(other) &&
          fits(section)
        );
      })
    );
  }
}
