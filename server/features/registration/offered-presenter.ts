import type { Db } from '../../../db/db.ts';
import { prerequisiteIds, type CatalogueCourse } from '../../catalogue/courses.ts';
import type { Schema } from '../../http/operations.ts';
import { cachedFragment } from '../../http/json-fragments.ts';
import type { Refusal } from '../../refusal.ts';
import { planFacts } from '../../academic-record/plan-queries.ts';
import { nextCourseIds } from '../../academic-record/plan-rules.ts';
import { courseNames } from './offered-queries.ts';
import { isFull, withOwnSeat, type SectionFacts } from './registration-facts.ts';
import { toCourseState, type CourseStateInput } from './offered-rules.ts';
import type { JudgedSection } from './registration-presenter.ts';
import type { LoadedFacts } from './registration-fact-queries.ts';
import { waivedAnswer } from './permit-queries.ts';
import { judgeChanges, registrationConfirmations } from './registration-rules.ts';
import { getRequirements } from './section-queries.ts';

/** Refusals without `Change`, which is always 0 here. */
const toPlainRefusals = (refusals: Refusal[]): Schema<'Refusal'>[] =>
  refusals.map(({ Code, Params }) => ({ Code, Params }));

/**
 * The section with its refusals and confirmations for registering in it alone. A full section also has the waiting list
 * history of its course.
 */
export function judge(facts: LoadedFacts, row: SectionFacts): JudgedSection {
  const section = withOwnSeat(facts, row);
  const change = [{ index: 0, action: 'register' as const, section }];
  const { refusals, waived } = judgeChanges(facts, change);
  const history = isFull(section) ? facts.histories.get(section.courseId) : undefined;
  return {
    section,
    refusals: toPlainRefusals(refusals),
    confirmations: toPlainRefusals(registrationConfirmations(facts, change)),
    ...waivedAnswer(waived),
    ...(history && { history }),
  };
}

type OfNow = 'inMyPlan' | 'standing' | 'registrationId';

const courseForAll = ({
  courseId,
  code,
  name,
  creditHours,
  level,
  type,
  teachingMethod,
  relatedGroup,
  hasExam,
  active,
  onlineRegistration,
  college,
  department,
}: CatalogueCourse): Omit<Schema<'OfferedCourse'>, OfNow | 'sections'> => ({
  courseId,
  code,
  name,
  creditHours,
  level,
  type,
  teachingMethod,
  relatedGroup,
  hasExam,
  active,
  onlineRegistration,
  college,
  department,
});

/** The response fields of a course that depend on the student. */
export const courseOfNow = (
  facts: LoadedFacts,
  standing: OfferedCourseStates,
  courseId: number,
): Pick<Schema<'OfferedCourse'>, OfNow> => ({
  inMyPlan: standing.plan.has(courseId),
  standing: toCourseState(courseId, standing),
  registrationId:
    facts.registrations.find((row) => row.section.courseId === courseId && isHeld(row))?.registrationId ?? null,
});

export const courseAnswer = (
  facts: LoadedFacts,
  standing: OfferedCourseStates,
  course: CatalogueCourse,
  sections: Schema<'Section'>[],
): Schema<'OfferedCourse'> => ({
  ...courseForAll(course),
  ...courseOfNow(facts, standing, course.courseId),
  sections,
});

/** The response fields of a course that are the same for all students, serialized once. */
export const courseFragment = cachedFragment(courseForAll);

const isHeld = ({ status }: { status: string }): boolean => status === 'registered' || status === 'withdrawn';

export type OfferedCourseStates = CourseStateInput & { plan: ReadonlySet<number> };

/** Loads the facts that decide the state of each course and its position in the list. */
export function getOfferedCourseStates(db: Db, facts: LoadedFacts): OfferedCourseStates {
  const plan = planFacts(db, facts.student, facts.semesters, facts.period === 'current', facts.gradeRows);
  return {
    passed: new Set([...facts.grades].flatMap(([id, { passes }]) => (passes ? [id] : []))),
    registered: new Set(facts.registrations.filter(isHeld).map(({ section }) => section.courseId)),
    inProgress: facts.inProgress,
    plan: plan.planned,
    next: new Map(nextCourseIds(plan).map((courseId, index) => [courseId, index])),
    groups: prerequisiteIds(db),
  };
}

/** The requirements of a course, with `passed` for this student. */
export function courseRequirements(
  db: Db,
  facts: LoadedFacts,
  courseId: number,
): Pick<Schema<'CourseDetails'>, 'prerequisites' | 'corequisites'> {
  const { prerequisites, corequisites } = getRequirements(db, courseId);
  const names = courseNames(db, [...prerequisites.flat(), ...corequisites]);
  const reference = (id: number): Schema<'CourseReference'>[] => {
    const found = names.get(id);
    return found ? [{ courseId: id, ...found, passed: facts.grades.get(id)?.passes ?? false }] : [];
  };
  return {
    prerequisites: prerequisites.map((group) => group.flatMap(reference)),
    corequisites: corequisites.flatMap(reference),
  };
}
