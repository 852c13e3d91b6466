import type { FeesSeed } from './charges.ts';
import { inPattern, schedules, type Pattern } from './shared.ts';
import type { Persona, PersonaRecord } from './persona-types.ts';
import { listPersonas } from './personas.ts';
import { Random } from './random.ts';
import { summarize, type Attempt } from './records.ts';
import { movedDate, movedSemester, seededMoment, type Moment } from './moment.ts';
import { firstYear } from './university/calendar.ts';
import { courses } from './university/courses.ts';
import { demonstrationSections } from './university/demonstration.ts';
import { grades as gradeRows, limits, sponsors } from './university/limits.ts';
import { studentName, type Name } from './university/names.ts';
import { isGivenName } from './given-name.ts';

/**
 * A custom student as a file: a persona and the differences from it. Values that follow from these fields are computed
 * and not part of the file.
 */
export type StudentFile = {
  /** The name of the file, also the user name. */
  name: string;
  /** The key of the persona to start from. */
  from: string;
  /**
   * The student's name in both scripts or one. By default it is drawn from the file's name, so that two students
   * differ.
   */
  called?: { en?: string; ar?: string };
  gender?: 'female' | 'male';
  /** The semester of admission; earlier grades move with it by whole years. */
  admission?: number;
  status?: Status;
  /** True if the student is enrolled this semester. */
  enrolled?: boolean;
  /** The general level of all earlier grades, which replaces those of the persona. */
  standing?: Standing;
  /** Grades of single courses, by code. A course not taken before is added to the last semester. */
  grades?: Record<string, string>;
  /** Academic warnings in force; by default derived from the grades if the file changes any, else the persona's. */
  warnings?: number;
  graduating?: boolean;
  /** Credit hours registered this semester. */
  hours?: number;
  /** Sections registered this semester, by name; an alternative to `hours`. */
  registered?: string[];
  dues?: Dues[];
  /** The student's balance with the university, in fils. */
  balance?: number;
  sponsor?: string;
};

export const standingsOfFile = ['excellent', 'good', 'probation'] as const;
type Standing = (typeof standingsOfFile)[number];
const patternOf: Record<Standing, Pattern> = { excellent: 'excellent', good: 'normal', probation: 'probation' };

/**
 * The statuses that a file may set. `graduated` is missing, because it requires a completed plan: start from a
 * graduated persona instead.
 */
export const statusesOfFile = ['active', 'frozen', 'dismissed', 'withdrawn', 'inactive', 'admissionCanceled'] as const;
type Status = (typeof statusesOfFile)[number];

/** The kinds of unpaid dues that a file may list; an empty list means that all is paid. */
export const duesOfFile = ['courses', 'services', 'lastSemester', 'returnedCheque', 'libraryFine'] as const;
type Dues = (typeof duesOfFile)[number];

/** Schedules of `seed/shared/schedules.yaml` by their credit hours. */
const scheduleOfHours: Readonly<Record<number, string>> = {
  0: 'none',
  6: 'sixHours',
  12: 'twelveHours',
  15: 'fifteenHours',
  18: 'eighteenHours',
};
export const hoursOfFile = Object.keys(scheduleOfHours).map(Number);

/** An invalid field of a student file, and the values expected. */
export type Problem = {
  field: string;
  expected:
    | 'field'
    | 'name'
    | 'unused'
    | 'oneOf'
    | 'course'
    | 'section'
    | 'number'
    | 'text'
    | 'list'
    | 'object'
    | 'yesNo'
    | 'past';
  values: string[];
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const byCode = new Map(courses.map((course) => [course.code, course]));
const gradeNames = gradeRows.map(([grade]) => grade);
const namePattern = /^[a-z][a-zA-Z0-9-]{2,39}$/;
const mostWarnings = 3;
const mostFils = 10_000_000;

type Check = (value: unknown, field: string) => Problem[];
const problem = (field: string, expected: Problem['expected'], values: readonly unknown[] = []): Problem[] => [
  { field, expected, values: values.map(String) },
];
const oneOf =
  (values: readonly unknown[]): Check =>
  (value, field) =>
    values.includes(value) ? [] : problem(field, 'oneOf', values);
const whole =
  (low: number, high: number): Check =>
  (value, field) =>
    Number.isInteger(value) && Number(value) >= low && Number(value) <= high
      ? []
      : problem(field, 'number', [low, high]);
const yesNo: Check = (value, field) => (typeof value === 'boolean' ? [] : problem(field, 'yesNo'));
const text: Check = (value, field) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 80 && isGivenName(value)
    ? []
    : problem(field, 'text');
const checkList =
  (item: Check): Check =>
  (value, field) =>
    Array.isArray(value) && value.length <= 12
      ? value.flatMap((one, index) => item(one, `${field}.${index}`))
      : problem(field, 'list');

/** The regular semesters in which a student created at this time may have been admitted, earliest first. */
function admissionsAt({ current: { id, academicYear } }: Moment): number[] {
  const years = Array.from({ length: academicYear - firstYear + 1 }, (_, index) => firstYear + index);
  return years.flatMap((year) => [year * 10 + 1, year * 10 + 2]).filter((one) => one <= id);
}
const scripts = ['en', 'ar'];
const section: Check = (value, field) => {
  const names: unknown[] = demonstrationSections().map((one) => one.section);
  return names.includes(value) ? [] : problem(field, 'section', names);
};

const listSources = (): Persona[] => listPersonas().filter(({ records }) => records.length > 0);

const checks: Record<keyof StudentFile, (...given: [...Parameters<Check>, Moment]) => Problem[]> = {
  name: (value, field) =>
    typeof value === 'string' && namePattern.test(value)
      ? listPersonas().some(({ key }) => key.toLowerCase() === value.toLowerCase())
        ? problem(field, 'unused')
        : []
      : problem(field, 'name'),
  from: (value, field) => oneOf(listSources().map(({ key }) => key))(value, field),
  called: (value, field) =>
    isObject(value)
      ? Object.entries(value).flatMap(([script, name]) =>
          scripts.includes(script) ? text(name, `${field}.${script}`) : problem(`${field}.${script}`, 'field', scripts),
        )
      : problem(field, 'object', scripts),
  gender: oneOf(['female', 'male']),
  admission: (value, field, moment) => oneOf(admissionsAt(moment))(value, field),
  status: oneOf(statusesOfFile),
  enrolled: yesNo,
  standing: oneOf(standingsOfFile),
  grades: (value, field) =>
    isObject(value)
      ? Object.entries(value).flatMap(([code, grade]) =>
          byCode.has(code) ? oneOf(gradeNames)(grade, `${field}.${code}`) : problem(`${field}.${code}`, 'course'),
        )
      : problem(field, 'object', ['ITCS113: F']),
  warnings: whole(0, mostWarnings),
  graduating: yesNo,
  hours: oneOf(hoursOfFile),
  registered: checkList(section),
  dues: checkList(oneOf(duesOfFile)),
  balance: whole(0, mostFils),
  sponsor: oneOf(sponsors.map(([code]) => code)),
};

export const fieldsOfFile = Object.keys(checks) as (keyof StudentFile)[];

const findSource = (key: unknown): Persona | undefined => listSources().find((one) => one.key === key);

/** Moves attempts to another admission by whole years. `by` is the difference of semester ids, 10 for each year. */
const moved = (attempts: readonly Attempt[], by: number): Attempt[] =>
  attempts.map((one) => ({ ...one, semesterId: one.semesterId + by }));

const yearsBetween = (from: number, to: number): number => (Math.floor(to / 10) - Math.floor(from / 10)) * 10;

/** Lists every invalid field of a student file; empty if it is valid. */
export function studentProblems(value: unknown, moment: Moment = seededMoment): Problem[] {
  if (!isObject(value)) return problem('', 'object', fieldsOfFile);
  const found = Object.entries(value).flatMap(([field, one]) =>
    Object.hasOwn(checks, field)
      ? checks[field as keyof StudentFile](one, field, moment)
      : problem(field, 'field', fieldsOfFile),
  );
  for (const field of ['name', 'from'] as const)
    if (!Object.hasOwn(value, field)) found.push(...checks[field](undefined, field, moment));
  if (found.length) return found;
  const file = value as StudentFile;
  if (file.hours !== undefined && file.registered !== undefined) return problem('registered', 'field', ['hours']);
  const attempts = createAttempts(file, moment);
  const latest = Math.max(0, ...attempts.map(({ semesterId }) => semesterId));
  return latest >= moment.current.id ? problem('admission', 'past', [String(moment.current.id)]) : [];
}

/**
 * The earlier grades of a student. A grade of a new course is put into the last semester that has grades; for a
 * newcomer, into the last regular semester before the current one.
 */
export function createAttempts(
  { from, admission, standing, grades = {} }: Pick<StudentFile, 'from' | 'admission' | 'standing' | 'grades'>,
  moment: Moment = seededMoment,
): Attempt[] {
  const record = findSource(from)?.records[0];
  if (!record) return [];
  const own = record.attempts.map((one) => ({
    ...one,
    semesterId: movedSemester(moment, one.semesterId),
  }));
  const studied =
    admission === undefined ? own : moved(own, yearsBetween(movedSemester(moment, record.admission), admission));
  const graded = standing ? inPattern(studied, patternOf[standing]) : studied;
  const last = Math.max(0, ...graded.map(({ semesterId }) => semesterId)) || movedSemester(moment, 20252);
  return Object.entries(grades).reduce<Attempt[]>((list, [code, grade]) => {
    const course = byCode.get(code)!;
    const place = list.findLastIndex((one) => one.course === course);
    return place < 0 ? [...list, { course, semesterId: last, grade }] : list.with(place, { ...list[place]!, grade });
  }, graded);
}

const warningCgpa = limits.find(([key]) => key === 'warningCgpa')![1];

/**
 * The warnings that match the grades, as for every seeded student: at least one below the CGPA limit, none at or above
 * it.
 */
function toWarnings(record: PersonaRecord, attempts: readonly Attempt[]): Pick<PersonaRecord, 'warnings' | 'chances'> {
  const { cgpa } = summarize(attempts);
  return cgpa !== null && cgpa < warningCgpa
    ? { warnings: Math.max(1, record.warnings ?? 0) }
    : { warnings: 0, chances: undefined };
}

/** A name drawn from the file's name, so that it is the same everywhere. */
const drawnName = ({ name, gender = 'female' }: Pick<StudentFile, 'name' | 'gender'>): Name =>
  studentName(new Random(`student ${name}`), gender);

const toFees = (dues: readonly Dues[], on: string): FeesSeed => ({
  ...(dues.includes('services') && { unpaidServices: true }),
  ...(dues.includes('lastSemester') && { unpaidTuition: 50 }),
  others: [
    ...(dues.includes('returnedCheque')
      ? [{ kind: 'returnedCheque' as const, amount: 25_000, on, cashierOnly: true }]
      : []),
    ...(dues.includes('libraryFine') ? [{ kind: 'libraryFine' as const, amount: 3_000, on, cashierOnly: false }] : []),
  ],
});

/**
 * A persona's record moved to the time `moment`: the admission, semesters away, fees, change of status and transfers
 * keep their distance in time. The attempts are not moved here (see `createAttempts`).
 */
function movedRecord(record: PersonaRecord, moment: Moment): PersonaRecord {
  const { admission, away, fees, statusChangedOn, transfers } = record;
  const on = <Row extends { on: string }>(rows: readonly Row[]): Row[] =>
    rows.map((row) => ({ ...row, on: movedDate(moment, row.on) }));
  return {
    ...record,
    admission: movedSemester(moment, admission),
    ...(away && {
      away: Object.fromEntries(Object.entries(away).map(([id, status]) => [movedSemester(moment, Number(id)), status])),
    }),
    ...(fees && {
      fees: { ...fees, ...(fees.others && { others: on(fees.others) }), ...(fees.tries && { tries: on(fees.tries) }) },
    }),
    ...(statusChangedOn && { statusChangedOn: movedDate(moment, statusChangedOn) }),
    ...(transfers && {
      transfers: transfers.map(({ from, semester }) => ({ from, semester: movedSemester(moment, semester) })),
    }),
  };
}

function getSchedule(hours: number, { attempts }: PersonaRecord): readonly string[] {
  const isNewcomer = attempts.length === 0 && hours === 12;
  return schedules()[isNewcomer ? 'newcomerHours' : scheduleOfHours[hours]!]!;
}

/**
 * Converts a valid file to a persona. Only the first record of the base persona is used, without its student number,
 * its places on waiting lists and its thesis. Throws if the base persona is unknown.
 */
export function toPersona(file: StudentFile, moment: Moment = seededMoment): Persona {
  const base = findSource(file.from);
  const record = base?.records[0];
  if (!base || !record) throw new Error(`no persona ${file.from}`);
  const { waiting: _waiting, thesis: _thesis, code: _code, ...kept } = movedRecord(record, moment);
  const { hours, registered, dues, sponsor } = file;
  const gender = file.gender ?? base.gender;
  const [drawnEn, drawnAr] = drawnName({ name: file.name, gender });
  const attempts = createAttempts(file, moment);
  const isGraded = file.standing !== undefined || file.grades !== undefined;
  const left = file.status !== undefined && file.status !== 'active' && file.status !== 'frozen';
  const away = left || file.enrolled === false;
  const sections = away ? [] : (registered ?? (hours === undefined ? undefined : getSchedule(hours, record)));
  const owes = dues?.includes('courses') ?? Boolean(record.registered?.length);
  const taken = sections ?? (dues === undefined ? undefined : [...(record.registered ?? []), ...(record.paid ?? [])]);
  return {
    ...base,
    key: file.name,
    called: { en: drawnEn, ar: drawnAr, ...file.called },
    area: 'student',
    account: {},
    email: null,
    mobiles: undefined,
    ...(gender && { gender }),
    records: [
      {
        ...kept,
        attempts,
        ...(isGraded && toWarnings(record, attempts)),
        ...(file.admission !== undefined && { admission: file.admission }),
        ...(file.status && { status: file.status, statusChangedOn: movedDate(moment, '2026-08-30') }),
        ...(left
          ? { current: null, next: null }
          : file.enrolled !== undefined && {
              current: file.enrolled ? ('enrolled' as const) : ('notEnrolled' as const),
            }),
        ...(file.warnings !== undefined && { warnings: file.warnings }),
        ...(file.graduating !== undefined && { graduating: file.graduating }),
        ...(taken && {
          registered: owes ? taken : [],
          paid: owes ? [] : taken,
          partly: undefined,
          fromBalance: false,
          ...(sections && { dropped: [], frozen: [] }),
        }),
        ...(dues && { fees: toFees(dues, movedDate(moment, '2026-09-01')) }),
        ...(file.balance !== undefined && { balance: file.balance }),
        ...(sponsor !== undefined && { sponsor }),
      },
    ],
  };
}
