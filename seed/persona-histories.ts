import type { Attempt } from './records.ts';
import { getCourse } from './university/courses.ts';
import { makePlan } from './university/plans.ts';
import { programmes } from './university/programmes.ts';

/** Semester by semester: course codes, each with its grade after a colon or else the next grade of the pattern. */
type Semesters = readonly (readonly [semester: number, courses: string])[];

const patterns = {
  /** CGPA 2.80 over twenty courses. */
  normal: ['B-', 'B', 'B-', 'B', 'B-'],
  /** CGPA 3.47. */
  excellent: ['A-', 'B+', 'A-', 'B+', 'B+'],
  /** CGPA 1.80: nothing failed, so every prerequisite is met. */
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

/** Two years of Computer Science: what the demonstration courses ask for, and none of those courses. */
const twoYears: Semesters = [
  [20241, 'ITCS113 MATHS101 ENGL154 ARAB110 HIST121'],
  [20242, 'ITCS114 MATHS102 ENGL155 ISLM101 HRLC107'],
  [20251, 'ITCS215 MATHS211 ITCE211 ECON141 ITCS101'],
  [20252, 'MATHS203 ITCS285 ITCS254 BIOLS102 MKT261'],
];

/** Two years in which too little was passed well. */
const weakYears: Semesters = twoYears.map(([semester, courses]) => [semester - 10, courses] as const);

/**
 * What a student expected to graduate takes in the last semester; an elective that needs Statistics gives way to
 * another.
 */
const lastCourses = ['STAT273', 'ENGL252', 'ITIS311', 'MATHS205', 'MGT131', 'PSYC103', 'ITCS441'];

const computerScience = makePlan(programmes.find((one) => one.code === 'BSCS')!);

/**
 * The whole plan of Computer Science without `left`, a term a semester, from the second semester of 2021/22 to that of
 * 2025/26.
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

/** The same courses with the grades of a pattern; what has no points stays as it is. */
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
  /** The standard history with a D in Calculus II, which may therefore be repeated. */
  weakCalculus: withGrade(read(twoYears, patterns.normal), 'MATHS102', 'D'),
  /** The standard history without an elective of the last semester, withdrawn from. */
  withdrewOnce: withGrade(read(twoYears, patterns.normal), 'MKT261', 'W'),
  /**
   * Failed and passed, weak and bettered in a summer, withdrawn and taken again, passed without points: all that a
   * repeat can be.
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
  /** One year, before one away. */
  firstYear: read(twoYears.slice(0, 2), patterns.normal),
  /** The same, in the year that has just ended. */
  newYear: read(
    twoYears.slice(0, 2).map(([semester, courses]) => [semester + 10, courses] as const),
    patterns.normal,
  ),
  /** The same a year earlier, and with weak grades. */
  earlierYear: read(weakYears.slice(0, 2), patterns.normal),
  weakYear: read(twoYears.slice(0, 2), patterns.probation),
  /** Programming II failed, then withdrawn from: what follows it is blocked. */
  failedProgramming: read(
    [
      [20241, 'ITCS113 MATHS101 ENGL154 ARAB110 HIST121'],
      [20242, 'ITCS114:F MATHS102:D ENGL155 ISLM101 HRLC107'],
      [20251, 'ITCS215 MATHS211 ITCE211 ECON141 ITCS101'],
      [20252, 'ITCS114:W MATHS203 ITCS254 BIOLS102 MKT261'],
    ],
    patterns.normal,
  ),
  /** Left in the middle of the second semester of 2025/26: its courses end with a W. */
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
  /** All that the plan asks for but fifteen hours, each of which can be registered: the last semester. */
  lastSemester: read(studiedPlan(['ENGL252', 'ITIS311', 'MATHS205', 'MGT131', 'PSYC103']), patterns.normal),
  /** The same with the training, which nobody registers online, instead of a course. */
  trainingLeft: read(studiedPlan(['ITCS490', 'ENGL252', 'ITIS311', 'MATHS205', 'PSYC103']), patterns.normal),
  /** All that the plan asks for but 21 hours, of which one elective has to wait for Statistics. */
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
