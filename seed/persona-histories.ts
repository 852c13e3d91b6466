import type { Attempt } from './records.ts';
import { getCourse } from './university/courses.ts';
import { makePlan } from './university/plans.ts';
import { programmes } from './university/programmes.ts';

/** Course codes by semester. A grade follows a colon; without one, the next grade of the pattern is used. */
type Semesters = readonly (readonly [semester: number, courses: string])[];

const patterns = {
  /** CGPA 2.80 over twenty courses. */
  normal: ['B-', 'B', 'B-', 'B', 'B-'],
  /** CGPA 3.47. */
  excellent: ['A-', 'B+', 'A-', 'B+', 'B+'],
  /** CGPA 1.80, with nothing failed, so every prerequisite is met. */
  probation: ['C-', 'C', 'C-', 'C', 'C-'],
} as const;

const read = (semesters: Semesters, pattern: readonly string[]): Attempt[] => {
  let index = 0;
  return semesters.flatMap(([semesterId, courses]) =>
    courses.split(' ').map((item) => {
      const [code = '', grade] = item.split(':');
      const next = pattern[index % pattern.length]!;
      index += 1;
      return { course: getCourse(code), semesterId, grade: grade ?? next };
    }),
  );
};

/** Two years of Computer Science: the prerequisites of the demonstration courses, and none of those courses. */
const twoYears: Semesters = [
  [20241, 'ITCS113 MATHS101 ENGL154 ARAB110 HIST121'],
  [20242, 'ITCS114 MATHS102 ENGL155 ISLM101 HRLC107'],
  [20251, 'ITCS215 MATHS211 ITCE211 ECON141 ITCS101'],
  [20252, 'MATHS203 ITCS285 ITCS254 BIOLS102 MKT261'],
];

/** The same two years, a year earlier, for histories with weak grades. */
const weakYears: Semesters = twoYears.map(([semester, courses]) => [semester - 10, courses] as const);

/**
 * Courses of the last semester of a student expected to graduate. One elective is replaced, because it needs
 * Statistics.
 */
const lastCourses = ['STAT273', 'ENGL252', 'ITIS311', 'MATHS205', 'MGT131', 'PSYC103', 'ITCS441'];

const computerScience = makePlan(programmes.find((one) => one.code === 'BSCS')!);

/**
 * The whole plan of Computer Science except `left`, one term in each semester, from the second semester of 2021/22 to
 * that of 2025/26.
 */
const studiedPlan = (left: readonly string[] = []): Semesters => {
  const terms = new Map<number, string[]>();
  for (const { course, year, term } of computerScience.rows) {
    const index = 1 + (year - 1) * 2 + (term - 1);
    const semester = (2021 + Math.floor(index / 2)) * 10 + (index % 2) + 1;
    if (!left.includes(course.code)) terms.set(semester, [...(terms.get(semester) ?? []), course.code]);
  }
  return [...terms].map(([semester, list]) => [semester, list.join(' ')] as const);
};

export type Pattern = keyof typeof patterns;

/** Returns the same courses with the grades of a pattern; grades W and P are kept. */
export const inPattern = (attempts: readonly Attempt[], pattern: Pattern): Attempt[] =>
  attempts.map((one, index) =>
    ['W', 'P'].includes(one.grade) ? one : { ...one, grade: patterns[pattern][index % patterns[pattern].length]! },
  );

export const withGrade = (attempts: readonly Attempt[], code: string, grade: string): Attempt[] =>
  attempts.map((one) => (one.course.code === code ? { ...one, grade } : one));

export const histories = {
  none: [],
  normal: read(twoYears, patterns.normal),
  excellent: read(twoYears, patterns.excellent),
  probation: read(twoYears, patterns.probation),
  /** The standard history with a D in Calculus II, which may be repeated. */
  weakCalculus: withGrade(read(twoYears, patterns.normal), 'MATHS102', 'D'),
  /** The standard history with a withdrawal from an elective of the last semester. */
  withdrewOnce: withGrade(read(twoYears, patterns.normal), 'MKT261', 'W'),
  /**
   * Every kind of repeat: failed then passed, a weak grade improved in a summer, withdrawn and taken again, passed
   * without points.
   */
  repeated: read(
    [
      [20241, 'ITCS113:C MATHS101:F ENGL154:B ARAB110:D HIST121:B+'],
      [20242, 'ITCS114:D+ MATHS101:C ENGL155:B- ISLM101:A- HRLC107:W'],
      [20243, 'ARAB110:B HRLC107:B'],
      [20251, 'ITCS215:C- MATHS102:D ITCE211:C+ ECON141:B ITCS101:P'],
      [20252, 'MATHS211:C ITCS114:B- ITCS285:C+ BIOLS102:B MKT261:A'],
    ],
    patterns.normal,
  ),
  /** One year of studies before a year of absence. */
  firstYear: read(twoYears.slice(0, 2), patterns.normal),
  /** The same courses in the academic year that has just ended. */
  newYear: read(
    twoYears.slice(0, 2).map(([semester, courses]) => [semester + 10, courses] as const),
    patterns.normal,
  ),
  /** The same courses a year earlier, and below them (`weakYear`) with weak grades. */
  earlierYear: read(weakYears.slice(0, 2), patterns.normal),
  weakYear: read(twoYears.slice(0, 2), patterns.probation),
  /** Programming II failed, then withdrawn from: the courses that need it are blocked. */
  failedProgramming: read(
    [
      [20241, 'ITCS113 MATHS101 ENGL154 ARAB110 HIST121'],
      [20242, 'ITCS114:F MATHS102:D ENGL155 ISLM101 HRLC107'],
      [20251, 'ITCS215 MATHS211 ITCE211 ECON141 ITCS101'],
      [20252, 'ITCS114:W MATHS203 ITCS254 BIOLS102 MKT261'],
    ],
    patterns.normal,
  ),
  /** The student left in the middle of the second semester of 2025/26, so its courses have a W. */
  leftMidway: read(
    twoYears.map(
      ([semester, courses]) =>
        [
          semester,
          semester === 20252
            ? courses
                .split(' ')
                .map((code) => `${code}:W`)
                .join(' ')
            : courses,
        ] as const,
    ),
    patterns.normal,
  ),
  /** The whole plan except fifteen hours, all of which can be registered: the last semester. */
  lastSemester: read(studiedPlan(['ENGL252', 'ITIS311', 'MATHS205', 'MGT131', 'PSYC103']), patterns.normal),
  /** The same with training instead of one of the courses; training cannot be registered online. */
  trainingLeft: read(studiedPlan(['ITCS490', 'ENGL252', 'ITIS311', 'MATHS205', 'PSYC103']), patterns.normal),
  /** The whole plan except 21 hours, including an elective that must wait for Statistics. */
  graduating: read(studiedPlan(lastCourses), patterns.normal),
  graduated: read(studiedPlan(), patterns.normal),
  dismissedRecently: read(
    weakYears,
    patterns.probation.map((grade) => (grade === 'C' ? 'C-' : 'D+')),
  ),
  dismissedLongAgo: read(
    [
      [20211, 'ITCS113 MATHS101 ENGL154 ARAB110 HIST121'],
      [20212, 'ITCS114 MATHS102 ENGL155 ISLM101 HRLC107'],
      [20221, 'ITCS215:D MATHS211:D ITCE211:D ECON141:D ITCS101:D'],
      [20222, 'MATHS203:F ITCS285:F ITCS254:D BIOLS102:D MKT261:F'],
    ],
    patterns.probation,
  ),
  arabic: read(
    [
      [20251, 'ARAB110 ARAB141 HIST121 ISLM101 HRLC107'],
      [20252, 'ENGL154 PSYC103 ISLM231 ARAB231 ISLM331'],
    ],
    patterns.normal,
  ),
  teacher: read(
    [
      [20251, 'TCED101 TCED111 ARAB110 HIST121 ENGL154'],
      [20252, 'TCED121 TCED231 ISLM101 HRLC107 ENGL155'],
    ],
    patterns.normal,
  ),
  diploma: read(
    [
      [20241, 'APIT101 APIT111 APIT121 APIT131 ARAB110'],
      [20242, 'APIT112 APIT141 ENGL154 HIST121 MATHS100'],
      [20251, 'APIT211 APIT221 APIT231 ENGL155 HRLC107'],
      [20252, 'APIT241 APIT251 APIT290'],
    ],
    patterns.normal,
  ),
  /** Three semesters of another university, recognised on admission; no English among them. */
  recognised: read(
    [
      [20251, 'ITIS102 ITIS103 MATHS103 ACC112 MGT131 ARAB110'],
      [20252, 'ECON140 ECON141 SOCIO161 PSYC103 HIST121 ISLM101'],
      [20253, 'SPSC106 HRLC107 HIST225'],
    ],
    patterns.excellent,
  ),
  master: read([[20252, 'ITCS511:A- ITCS531:B+']], patterns.normal),
  masterNearThesis: read(
    [
      [20251, 'ITCS511:A- ITCS521:B+ ITCS531:A-'],
      [20252, 'ITCS541:A- ITCS551:B+ ITCS590:A'],
    ],
    patterns.normal,
  ),
  doctoral: read(
    [
      [20251, 'ITCS721:A ITCS731:A-'],
      [20252, 'ITCS741:A-'],
    ],
    patterns.normal,
  ),
} satisfies Record<string, Attempt[]>;

export type HistoryName = keyof typeof histories;
