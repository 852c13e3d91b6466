import type { Db } from '../../../db/db.ts';
import { semesterAnswer, semesterFor } from '../agenda/agenda-queries.ts';
import { refuse, Refused } from '../../refusal.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { sectionAnswer } from './registration-answers.ts';
import { courseContents, courseNames, loadCourses, offeredAll, offeredPage, offeredSectionIds, offeringDepartments, type CourseRow, type OfferedFilter } from './offered-queries.ts';
import { registrationFacts, type LoadedFacts } from './registration-queries.ts';
import { registrationConfirmations, registrationRefusals } from './registration-rules.ts';
import { loadSections, requirementsOf, sectionIdsOfCourse, type SectionRow } from './section-queries.ts';

type Judged = { section: SectionRow; answer: Schema<'Section'> };

/** What stands between this student and a section, as if it alone were registered. */
function judge(facts: LoadedFacts, section: SectionRow): Judged {
  const change = [{ index: 0, action: 'register' as const, section }];
  const plain = ({ Code, Params }: ReturnType<typeof registrationRefusals>[number]) => ({ Code, Params });
  return { section, answer: sectionAnswer(section, registrationRefusals(facts, change).map(plain), registrationConfirmations(facts, change).map(plain)) };
}

const fits = ({ answer }: Judged): boolean => !answer.refusals.length && !answer.confirmations.some(({ Code }) => Code === 'registration.sectionFull');

function bySection(judged: Judged[]): Map<number, Schema<'Section'>[]> {
  const groups = new Map<number, Schema<'Section'>[]>();
  for (const { section, answer } of judged) groups.set(section.courseId, [...(groups.get(section.courseId) ?? []), answer]);
  return groups;
}

const courseAnswer = (facts: LoadedFacts, course: CourseRow, sections: Schema<'Section'>[]): Schema<'OfferedCourse'> => ({
  ...course,
  registrationId: facts.registrations.find((row) => row.section.courseId === course.courseId && (row.status === 'registered' || row.status === 'withdrawn'))?.registrationId ?? null,
  sections,
});

function offered(db: Db, facts: LoadedFacts, filter: OfferedFilter, page: number, pageSize: number, onlyFitting: boolean) {
  if (!onlyFitting) {
    const { courseIds, total } = offeredPage(db, filter, page, pageSize);
    return { courseIds, total, judged: loadSections(db, offeredSectionIds(db, filter, courseIds)).map((section) => judge(facts, section)) };
  }
  const all = offeredAll(db, filter);
  const fitting = loadSections(db, offeredSectionIds(db, filter, all)).map((section) => judge(facts, section)).filter(fits);
  const withFitting = new Set(fitting.map(({ section }) => section.courseId));
  const matching = all.filter((id) => withFitting.has(id));
  const courseIds = matching.slice((page - 1) * pageSize, page * pageSize);
  const onPage = new Set(courseIds);
  return { courseIds, total: matching.length, judged: fitting.filter(({ section }) => onPage.has(section.courseId)) };
}

export const offeredHandlers = {
  coursesToRegister: ({ db, student, now, query }) => {
    const { Period = 'current', page = 1, pageSize = 20 } = query;
    const facts = registrationFacts(db, student, now, Period);
    const filter: OfferedFilter = {
      semesterId: facts.semester.id, studentId: student.studentId, search: query.search ?? '', collegeId: query.collegeId ?? null, departmentId: query.departmentId ?? null,
      language: query.language ?? null, inMyPlan: query.inMyPlan ?? false, hasSeats: query.hasSeats ?? false, code: query.code ?? null,
    };
    const { courseIds, total, judged } = offered(db, facts, filter, page, pageSize, query.onlyFitting ?? false);
    const sections = bySection(judged);
    const items = loadCourses(db, courseIds, student.studentId).map((course) => courseAnswer(facts, course, sections.get(course.courseId) ?? []));
    return [200, { semester: semesterAnswer(facts.semester, now), page, pageSize, total, items }];
  },

  courseFilters: ({ db, now, query }) => {
    const colleges = new Map<number, Schema<'CourseFilters'>['colleges'][number]>();
    for (const row of offeringDepartments(db, semesterFor(db, now, query.Period).id)) {
      const college = colleges.get(row.collegeId) ?? { collegeId: row.collegeId, name: { en: row.collegeEn, ar: row.collegeAr }, departments: [] };
      college.departments.push({ departmentId: row.departmentId, name: { en: row.departmentEn, ar: row.departmentAr } });
      colleges.set(row.collegeId, college);
    }
    return [200, { colleges: [...colleges.values()] }];
  },

  courseDetails: ({ db, student, now, query, params }) => {
    const facts = registrationFacts(db, student, now, query.Period ?? 'current');
    const [course] = loadCourses(db, [params.courseId], student.studentId);
    if (!course) throw new Refused(refuse('MSG-000010'));
    const rows = loadSections(db, sectionIdsOfCourse(db, course.courseId, facts.semester.id));
    const { prerequisites, corequisites } = courseRequirements(db, facts, course.courseId);
    return [200, { course: courseAnswer(facts, course, rows.map((row) => judge(facts, row).answer)), contents: courseContents(db, course.courseId), prerequisites, corequisites }];
  },
} satisfies Pick<Handlers, 'coursesToRegister' | 'courseFilters' | 'courseDetails'>;

/** What a course asks for, with whether this student has passed it. */
function courseRequirements(db: Db, facts: LoadedFacts, courseId: number): Pick<Schema<'CourseDetails'>, 'prerequisites' | 'corequisites'> {
  const { prerequisites, corequisites } = requirementsOf(db, courseId);
  const names = courseNames(db, [...prerequisites.flat(), ...corequisites]);
  const reference = (id: number): Schema<'CourseReference'>[] => {
    const found = names.get(id);
    return found ? [{ courseId: id, ...found, passed: facts.grades.get(id)?.passes ?? false }] : [];
  };
  return { prerequisites: prerequisites.map((group) => group.flatMap(reference)), corequisites: corequisites.flatMap(reference) };
}
