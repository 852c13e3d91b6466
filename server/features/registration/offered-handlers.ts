import type { Db } from '../../../db/db.ts';
import { toMinutes } from '../../../locales/dates.ts';
import type { CatalogueSection } from '../../catalogue/sections.ts';
import { getTraits } from '../../codes.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { joinFragments, SerializedResponse, type JsonFragment } from '../../http/json-fragments.ts';
import { refuse, Refused, untraced } from '../../refusal.ts';
import { semesterAnswer, semesterFor } from '../agenda/agenda-queries.ts';
import {
  courseAnswer,
  courseOfNow,
  courseRequirements,
  judge,
  courseFragment,
  getOfferedCourseStates,
  type OfferedCourseStates,
} from './offered-presenter.ts';
import {
  courseContents,
  loadCourses,
  offeredSections,
  offeringDepartments,
  searchedTexts,
  toTeacherKey,
  type OfferedFilter,
} from './offered-queries.ts';
import { byPlan, searchCourses, toCourseState, type Ranked } from './offered-rules.ts';
import { sectionAnswer, sectionFragment, type JudgedSection } from './registration-presenter.ts';
import { registrationFacts, type LoadedFacts } from './registration-fact-queries.ts';
import { loadSections, sectionIdsOfCourse, withSeats } from './section-queries.ts';

/**
 * True if a refusal says only that registration has not opened yet. A section without any other refusal may be put into
 * a basket before the opening.
 */
const opensLater = ({ Code, Params }: Schema<'Refusal'>): boolean =>
  getTraits(Code).liftedBy === 'opening' && Params.context === 'upcoming';

const fits = ({ refusals, confirmations }: JudgedSection): boolean =>
  refusals.every(opensLater) && !confirmations.some(({ Code }) => getTraits(Code).scope === 'seat');

function byCourse(judged: JudgedSection[]): Map<number, JsonFragment<Schema<'Section'>>[]> {
  const groups = new Map<number, JsonFragment<Schema<'Section'>>[]>();
  for (const one of judged) {
    const group = groups.get(one.section.courseId);
    if (group) group.push(sectionFragment(one));
    else groups.set(one.section.courseId, [sectionFragment(one)]);
  }
  return groups;
}

type Asked = {
  filter: OfferedFilter;
  search: string;
  order: 'code' | 'plan';
  page: number;
  pageSize: number;
  onlyFitting: boolean;
};
type Selected = {
  courseIds: number[];
  nearest: boolean;
  standing?: OfferedCourseStates;
  isMeant: (section: CatalogueSection) => boolean;
};
type Offered = ReadonlyMap<number, readonly CatalogueSection[]>;

/**
 * The courses that match the search, in the requested order. `nearest`: true if they match only with one wrong letter.
 * `isMeant`: true for a section that matches.
 */
function selected(db: Db, facts: LoadedFacts, all: Offered, { search, order }: Asked): Selected {
  if (!search && order === 'code') return { courseIds: [...all.keys()], nearest: false, isMeant: () => true };
  const courses = searchedTexts(db, all);
  const { found, nearest } = searchCourses(search, courses);
  const wanted = found ? courses.filter(({ courseId }) => found.has(courseId)) : courses;
  const isMeant = (section: CatalogueSection): boolean => {
    const by = found?.get(section.courseId)?.byInstructor ?? [];
    const name = by.length ? toTeacherKey(section) : '';
    return by.length === 0 || (nearest ? by.includes(name) : by.every((word) => name.includes(word)));
  };
  if (order === 'code') return { courseIds: wanted.map(({ courseId }) => courseId), nearest, isMeant };
  const standing = getOfferedCourseStates(db, facts);
  const ranked = wanted.map(({ courseId, code }): Ranked => ({
    courseId,
    code,
    standing: toCourseState(courseId, standing),
    next: standing.next.get(courseId) ?? Infinity,
    inMyPlan: standing.plan.has(courseId),
    rank: found?.get(courseId)?.rank ?? 9,
  }));
  return { courseIds: ranked.sort(byPlan).map(({ courseId }) => courseId), nearest, standing, isMeant };
}

type Page = {
  courseIds: number[];
  total: number;
  nearest: boolean;
  standing: OfferedCourseStates;
  judged: JudgedSection[];
};

function offered(db: Db, facts: LoadedFacts, asked: Asked): Page {
  const { filter, page, pageSize, onlyFitting } = asked;
  const all = offeredSections(db, filter);
  const { courseIds, nearest, standing, isMeant } = selected(db, facts, all, asked);
  const judged = (ids: readonly number[]): JudgedSection[] =>
    untraced(() =>
      withSeats(db, ids.flatMap((id) => all.get(id) ?? []).filter(isMeant)).map((section) => judge(facts, section)),
    );
  const fitting = onlyFitting ? judged(courseIds).filter(fits) : [];
  const withFitting = new Set(fitting.map(({ section }) => section.courseId));
  const matching = onlyFitting ? courseIds.filter((id) => withFitting.has(id)) : courseIds;
  const shown = matching.slice((page - 1) * pageSize, page * pageSize);
  const onPage = new Set(shown);
  return {
    courseIds: shown,
    total: matching.length,
    nearest,
    standing: standing ?? getOfferedCourseStates(db, facts),
    judged: onlyFitting ? fitting.filter(({ section }) => onPage.has(section.courseId)) : judged(shown),
  };
}

export const offeredHandlers = {
  coursesToRegister: ({ db, student, now, query }) => {
    const { Period = 'current', page = 1, pageSize = 20 } = query;
    const facts = registrationFacts(db, student, now, Period);
    const filter: OfferedFilter = {
      semesterId: facts.semester.id,
      studentId: student.studentId,
      collegeId: query.collegeId ?? null,
      departmentId: query.departmentId ?? null,
      language: query.language ?? null,
      inMyPlan: query.inMyPlan ?? false,
      hasSeats: query.hasSeats ?? false,
      code: query.code ?? null,
      days: query.days ?? null,
      startsFrom: query.startsFrom === undefined ? null : toMinutes(query.startsFrom),
      endsBy: query.endsBy === undefined ? null : toMinutes(query.endsBy),
    };
    const { courseIds, total, nearest, standing, judged } = offered(db, facts, {
      filter,
      search: query.search ?? '',
      order: query.order ?? 'code',
      page,
      pageSize,
      onlyFitting: query.onlyFitting ?? false,
    });
    const sections = byCourse(judged);
    const items = loadCourses(db, courseIds).map((course) =>
      joinFragments(courseFragment(course), courseOfNow(facts, standing, course.courseId), {
        sections: sections.get(course.courseId) ?? [],
      }),
    );
    return [
      200,
      SerializedResponse.of(
        { semester: semesterAnswer(facts.semester, now), page, pageSize, total, nearest },
        { items },
      ),
    ];
  },

  courseFilters: ({ db, now, query }) => {
    const colleges = new Map<number, Schema<'CourseFilters'>['colleges'][number]>();
    for (const row of offeringDepartments(db, semesterFor(db, now, query.Period).id)) {
      const college = colleges.get(row.collegeId) ?? {
        collegeId: row.collegeId,
        name: { en: row.collegeEn, ar: row.collegeAr },
        departments: [],
      };
      college.departments.push({
        departmentId: row.departmentId,
        name: { en: row.departmentEn, ar: row.departmentAr },
      });
      colleges.set(row.collegeId, college);
    }
    return [200, { colleges: [...colleges.values()] }];
  },

  courseDetails: ({ db, student, now, query, params }) => {
    const facts = registrationFacts(db, student, now, query.Period ?? 'current');
    const [course] = loadCourses(db, [params.courseId]);
    if (!course) throw new Refused(refuse('MSG-000010'));
    const rows = loadSections(db, sectionIdsOfCourse(db, course.courseId, facts.semester.id));
    const { prerequisites, corequisites } = courseRequirements(db, facts, course.courseId);
    return [
      200,
      {
        course: courseAnswer(
          facts,
          getOfferedCourseStates(db, facts),
          course,
          rows.map((row) => sectionAnswer(judge(facts, row))),
        ),
        contents: courseContents(db, course.courseId),
        prerequisites,
        corequisites,
      },
    ];
  },
} satisfies Pick<Handlers, 'coursesToRegister' | 'courseFilters' | 'courseDetails'>;
