import { preparedPerDb, type Db } from '../../db/db.ts';
import type { Text } from '../../locales/i18n.ts';
import { getCorequisites, coursesById, prerequisiteIds } from './courses.ts';
import { cached, cachedBy } from './catalogue-cache.ts';

type Package = 'university' | 'college' | 'major' | 'elective' | 'minor' | 'specialization';
export type PlanCourse = {
  courseId: number;
  code: string;
  name: Text;
  creditHours: number;
  year: number;
  term: number;
  package: Package;
};
type Planned = { courseId: number; year: number; term: number };

const programmeCourses = cached('courses', (db) =>
  grouped(
    db.$client
      .prepare<[], Planned & { of: number; package: Package }>(
        'select programme_id "of", course_id courseId, year, term, package from programme_course',
      )
      .all(),
  ),
);
const minorCourses = cached('courses', (db) =>
  grouped(
    db.$client
      .prepare<[], Planned & { of: number }>('select minor_id "of", course_id courseId, year, term from minor_course')
      .all(),
  ),
);

function grouped<Row extends { of: number }>(rows: Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.of);
    if (group) group.push(row);
    else groups.set(row.of, [row]);
  }
  return groups;
}

type Declared = { kind: 'minor' | 'specialization'; minorId: number };

/**
 * The courses of a programme and of declared minors, without repeats, sorted by year, term and code. The view
 * student_plan gives the same in SQL.
 */
function listPlanCourses(db: Db, programmeId: number, declared: Declared[]): PlanCourse[] {
  const known = coursesById(db);
  const planned = new Set<number>();
  const plan: PlanCourse[] = [];
  const add = ({ courseId, year, term }: Planned, name: Package): void => {
    const course = known.get(courseId);
    if (!course || planned.has(courseId)) return;
    planned.add(courseId);
    plan.push({
      courseId,
      code: course.code,
      name: course.name,
      creditHours: course.creditHours,
      year,
      term,
      package: name,
    });
  };
  for (const row of programmeCourses(db).get(programmeId) ?? []) add(row, row.package);
  for (const { kind, minorId } of declared) for (const row of minorCourses(db).get(minorId) ?? []) add(row, kind);
  return plan.sort((a, b) => a.year - b.year || a.term - b.term || (a.code < b.code ? -1 : Number(a.code > b.code)));
}

export type Plan = {
  courses: readonly PlanCourse[];
  ids: ReadonlySet<number>;
  prerequisites: ReadonlyMap<number, number[][]>;
  corequisites: ReadonlyMap<number, number[]>;
};

/** Cached plans. The key is JSON: the programme's id, and kind and id of each declared minor. */
const planBy = cachedBy('courses', (db, key: string): Plan => {
  const [programmeId = 0, ...declared] = JSON.parse(key) as [number, ...[Declared['kind'], number][]];
  const courses = listPlanCourses(
    db,
    programmeId,
    declared.map(([kind, minorId]) => ({ kind, minorId })),
  );
  const ids = new Set(courses.map(({ courseId }) => courseId));
  const only = <Value>(all: ReadonlyMap<number, Value>): Map<number, Value> =>
    new Map([...all].filter(([courseId]) => ids.has(courseId)));
  return {
    courses,
    ids,
    prerequisites: only(prerequisiteIds(db)),
    corequisites: new Map(
      [...only(getCorequisites(db))].map(([courseId, others]) => [courseId, others.map((other) => other.courseId)]),
    ),
  };
});

const studentQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[number], [programmeId: number, kind: Declared['kind'] | null, minorId: number | null]>(
      `select student.programme_id, declared.kind, declared.minor_id from student left join student_minor declared on declared.student_id = student.id where student.id = ? order by declared.kind`,
    )
    .raw(),
);

/** The plan of a student, its courses in order. Students of the same plan share the object. */
export function studentPlan(db: Db, studentId: number): Plan {
  const rows = studentQuery(db).all(studentId);
  return planBy(
    db,
    JSON.stringify([
      rows[0]?.[0] ?? 0,
      ...rows.flatMap(([, kind, minorId]) => (kind === null ? [] : [[kind, minorId]])),
    ]),
  );
}
