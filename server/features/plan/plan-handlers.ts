import type { Db } from '../../../db/db.ts';
import type { Text } from '../../../locales/i18n.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { refuse, Refused } from '../../refusal.ts';
import { semesterWithId } from '../agenda/agenda-queries.ts';
import { agendaState } from '../agenda/agenda-rules.ts';
import { courseNames } from '../registration/offered-queries.ts';
import { standingFacts } from '../registration/registration-fact-queries.ts';
import { studentRefusals } from '../registration/eligibility-rules.ts';
import { getStudyLoad, type Student } from '../../academic-record/student-queries.ts';
import {
  planFacts,
  listPlans,
  programmeExists,
  semestersAhead,
  type LoadedPlan,
} from '../../academic-record/plan-queries.ts';
import {
  findBestAttempt,
  findFinish,
  isPassed,
  isTaken,
  nextCourses,
  toPackageId,
  packageOfId,
  packages,
  toProgress,
  sectionsIn,
  standings,
  type CourseStanding,
} from '../../academic-record/plan-rules.ts';

type Course = Schema<'PlanCourse'>;
type Link = Schema<'PlanCourseLink'>;
type Loaded = {
  facts: LoadedPlan;
  courses: CourseStanding[];
  answers: Map<number, Course>;
  summary: Schema<'PlanSummary'>;
};

const points = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);

/** Throws if the plan belongs to another programme than the student's, or does not exist. */
function holdToOwnPlan(
  db: Db,
  student: Student,
  programmeId: number,
  missing: 'plan.notFound' | 'plan.packageNotFound',
): void {
  if (programmeId === student.programmeId) return;
  if (programmeExists(db, programmeId)) throw new Refused(refuse('plan.notYours'));
  throw new Refused(refuse(missing));
}

/** The names of the plan's courses and of all their prerequisites and corequisites. */
const plannedNames = (db: Db, { groups, corequisites, courses }: Loaded['facts']): ReturnType<typeof courseNames> =>
  courseNames(db, [
    ...new Set(
      [...groups.values()].flat(2).concat(
        [...corequisites.values()].flat(),
        courses.map(({ courseId }) => courseId),
      ),
    ),
  ]);

function load(db: Db, student: Student, now: number): Loaded {
  const standing = standingFacts(db, student, now, 'current');
  const state = agendaState(standing.agenda, ['registration', 'addDrop'], now).context;
  const currentOpen = state === 'open' || state === 'upcoming';
  const mayRegister = studentRefusals(standing).length === 0;
  const facts = planFacts(db, student, standing.semesters, currentOpen);
  const courses = standings(facts);
  const ahead = semestersAhead(db, standing.semesters);
  const semesterNamed = (id: number | undefined): Text | null =>
    id === undefined ? null : semesterWithId(db, id).name;
  const lastAwaited = semesterNamed([...facts.awaited.values()].sort((a, b) => b - a)[0]);
  const nameAt = (place: number): Text | null => (place < 0 ? lastAwaited : (ahead[place] ?? null));
  const byId = new Map(courses.map((course) => [course.courseId, course]));
  const names = plannedNames(db, facts);

  const link = (courseId: number): Link[] => {
    const name = names.get(courseId);
    const outside = isPassed(facts.attempts.get(courseId)) ? 'done' : isTaken(facts, courseId) ? 'running' : 'outside';
    return name ? [{ courseId, ...name, state: byId.get(courseId)?.state ?? outside }] : [];
  };
  const links = (groups: number[][]): Link[][] => groups.map((group) => group.flatMap(link));

  const answers = new Map(
    facts.courses.map((course): [number, Course] => {
      const stands = byId.get(course.courseId)!;
      const { courseId } = course;
      const period = sectionsIn(stands, currentOpen);
      return [
        courseId,
        {
          ...course,
          packageId: toPackageId(student.programmeId, course.package),
          state: stands.state,
          grade: stands.attempt?.grade ?? null,
          mayRepeat: stands.mayRepeat,
          registeredIn: facts.awaited.has(courseId)
            ? semesterNamed(facts.awaited.get(courseId))
            : facts.now.has(courseId)
              ? standing.semesters.current.name
              : facts.next.has(courseId)
                ? standing.semesters.next.name
                : null,
          attempts: (facts.attempts.get(courseId) ?? []).map(({ semester, grade, passes }) => ({
            semester,
            grade,
            passes,
          })),
          needs: links(facts.groups.get(courseId) ?? []),
          unmet: links(stands.unmet),
          corequisites: (facts.corequisites.get(courseId) ?? []).flatMap(link),
          opens: stands.opens.flatMap(link),
          unlocks: stands.unlocks,
          earliest: stands.earliest === null ? null : nameAt(stands.earliest),
          sectionsIn: mayRegister ? period : null,
        },
      ];
    }),
  );

  const finish = findFinish(facts, courses, getStudyLoad(db, student, false).maximum);
  const summary: Schema<'PlanSummary'> = {
    planId: student.programmeId,
    programme: { en: student.programmeEn, ar: student.programmeAr },
    progress: toProgress(courses),
    packages: packages.flatMap((name) => packageProgress(student.programmeId, courses, name)),
    cgpa: points(student.cgpa),
    majorCgpa: points(student.majorCgpa),
    outsideHours: outsidePlan(facts).reduce((sum, { creditHours }) => sum + creditHours, 0),
    finish: finish && {
      semester: nameAt(finish.earliest),
      semesters: finish.semesters,
      because: finish.because,
      chain: finish.chain.flatMap(link),
    },
  };
  return { facts, courses, answers, summary };
}

function packageProgress(
  programmeId: number,
  courses: CourseStanding[],
  name: Schema<'PlanPackage'>,
): Schema<'PlanPackageProgress'>[] {
  const own = courses.filter((course) => course.package === name);
  return own.length ? [{ packageId: toPackageId(programmeId, name), package: name, progress: toProgress(own) }] : [];
}

/** The passed courses outside the plan. A course that was passed several times is listed once, with its best grade. */
function outsidePlan({ courses, attempts }: LoadedPlan): Schema<'PlanFulfillment'>['outside'] {
  const planned = new Set(courses.map(({ courseId }) => courseId));
  return [...attempts].flatMap(([courseId, list]) => {
    const passed = findBestAttempt(list);
    return planned.has(courseId) || !passed?.passes
      ? []
      : [
          {
            courseId,
            code: passed.code,
            name: passed.name,
            creditHours: passed.creditHours,
            grade: passed.grade,
            semester: passed.semester,
          },
        ];
  });
}

const answered = ({ answers }: Loaded, courses: CourseStanding[]): Course[] =>
  courses.flatMap(({ courseId }) => answers.get(courseId) ?? []);

export const planHandlers = {
  getAcademicPlans: ({ db, student, now }) => {
    const loaded = load(db, student, now);
    const plans = listPlans(db, student.personId).map((plan) => ({
      ...plan,
      own: plan.studFacultyCode === student.facultyCode,
    }));
    return [200, { plans, summary: loaded.summary, next: answered(loaded, nextCourses(loaded.courses)) }];
  },

  getPlanDetails: ({ db, student, now, params }) => {
    holdToOwnPlan(db, student, params.id, 'plan.notFound');
    const loaded = load(db, student, now);
    return [200, { summary: loaded.summary, courses: answered(loaded, loaded.courses) }];
  },

  getCoursePackage: ({ db, student, now, params }) => {
    const wanted = packageOfId(params.id);
    if (!wanted) throw new Refused(refuse('plan.packageNotFound'));
    holdToOwnPlan(db, student, wanted.programmeId, 'plan.packageNotFound');
    const loaded = load(db, student, now);
    const [found] = loaded.summary.packages.filter(({ packageId }) => packageId === params.id);
    if (!found) throw new Refused(refuse('plan.packageNotFound'));
    return [
      200,
      {
        planId: student.programmeId,
        programme: loaded.summary.programme,
        package: found,
        courses: answered(
          loaded,
          loaded.courses.filter((course) => course.package === wanted.name),
        ),
      },
    ];
  },

  getFulfillment: ({ db, student, now, params }) => {
    holdToOwnPlan(db, student, params.id, 'plan.notFound');
    const loaded = load(db, student, now);
    return [
      200,
      { summary: loaded.summary, courses: answered(loaded, loaded.courses), outside: outsidePlan(loaded.facts) },
    ];
  },
} satisfies Partial<Handlers>;
