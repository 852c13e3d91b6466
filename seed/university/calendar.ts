import type { AgendaFunction } from '../../db/schema/agenda.ts';
import { addDays } from '../../locales/dates.ts';
import { bahrainOffset, day, minute } from '../../locales/durations.ts';

/** Converts a Bahrain date and time to epoch milliseconds; Bahrain is UTC+3 all year. */
export const bahrain = (date: string, minuteOfDay = 0): number =>
  Date.parse(`${date}T00:00:00Z`) - bahrainOffset + minuteOfDay * minute;

/** The start of the clock in a fresh database: a working Monday morning within both registration and add/drop. */
export const freshInstant = bahrain('2026-09-07', 600);

export const currentSemester = 20261;
export const nextSemester = 20262;

export interface SemesterSeed {
  id: number;
  academicYear: number;
  term: number;
  nameEn: string;
  nameAr: string;
  startsOn: string;
  classesEndOn: string;
  endsOn: string;
  weeks: number;
}

const terms = [
  { en: 'First Semester', ar: 'الفصل الأول', weeks: 15 },
  { en: 'Second Semester', ar: 'الفصل الثاني', weeks: 15 },
  { en: 'Summer Semester', ar: 'الفصل الصيفي', weeks: 7 },
] as const;

/** Dates of the semesters by academic year (first, second, summer): first day, last day of classes, last day. */
const dates: Record<number, readonly (readonly [string, string, string])[]> = {
  2021: [
    ['2021-09-12', '2021-12-23', '2022-01-06'],
    ['2022-02-06', '2022-05-19', '2022-06-02'],
    ['2022-06-19', '2022-08-04', '2022-08-11'],
  ],
  2022: [
    ['2022-09-11', '2022-12-22', '2023-01-05'],
    ['2023-02-05', '2023-05-18', '2023-06-01'],
    ['2023-06-18', '2023-08-03', '2023-08-10'],
  ],
  2023: [
    ['2023-09-10', '2023-12-21', '2024-01-04'],
    ['2024-02-04', '2024-05-16', '2024-05-30'],
    ['2024-06-16', '2024-08-01', '2024-08-08'],
  ],
  2024: [
    ['2024-09-08', '2024-12-19', '2025-01-02'],
    ['2025-02-02', '2025-05-15', '2025-05-29'],
    ['2025-06-15', '2025-07-31', '2025-08-07'],
  ],
  2025: [
    ['2025-09-07', '2025-12-18', '2026-01-01'],
    ['2026-02-01', '2026-05-14', '2026-05-28'],
    ['2026-06-14', '2026-07-30', '2026-08-06'],
  ],
  2026: [
    ['2026-09-13', '2026-12-24', '2027-01-07'],
    ['2027-02-07', '2027-05-20', '2027-06-03'],
    ['2027-06-20', '2027-08-05', '2027-08-12'],
  ],
};

/** The last academic year listed in `dates`. Later years repeat it, moved by whole weeks. */
const lastYear = 2026;
export const yearsToCome = 14;

/**
 * Days from the start of the last year in `dates` to the start of a later year. The later year starts on the Sunday
 * nearest to the same date.
 */
function daysToYear(academicYear: number): number {
  const firstDay = dates[lastYear]![0]![0];
  const sameDate = Date.parse(`${academicYear}${firstDay.slice(4)}T00:00:00Z`) - Date.parse(`${firstDay}T00:00:00Z`);
  return Math.round(sameDate / (7 * day)) * 7;
}

/** The three semesters of an academic year. */
export function semestersOfYear(academicYear: number): SemesterSeed[] {
  const days = academicYear > lastYear ? daysToYear(academicYear) : 0;
  const span = `${academicYear}/${academicYear + 1}`;
  return (dates[Math.min(academicYear, lastYear)] ?? []).map((row, index) => {
    const [startsOn, classesEndOn, endsOn] = row.map((date) => addDays(date, days)) as [string, string, string];
    const term = terms[index]!;
    return {
      id: academicYear * 10 + index + 1,
      academicYear,
      term: index + 1,
      nameEn: `${term.en} ${span}`,
      nameAr: `${term.ar} ${span}`,
      startsOn,
      classesEndOn,
      endsOn,
      weeks: term.weeks,
    };
  });
}

export const firstYear = 2021;
export const semesters: SemesterSeed[] = Array.from(
  { length: lastYear + yearsToCome - firstYear + 1 },
  (_, n) => firstYear + n,
).flatMap(semestersOfYear);

const listedSemesters = new Map(semesters.map((semester) => [semester.id, semester]));

/** The semester with this id, also in a year after those in `semesters`. Throws if there is none. */
export function semesterWithId(id: number): SemesterSeed {
  const semester = listedSemesters.get(id) ?? semestersOfYear(Math.floor(id / 10)).find((one) => one.id === id);
  if (!semester) throw new Error(`no semester ${id}`);
  return semester;
}

/**
 * Holidays from the first to the last day, both included. Religious feasts follow the moon: announced dates for the
 * past, expected dates for the future.
 */
const holidaySpans: readonly (readonly [first: string, last: string, en: string, ar: string])[] = [
  ['2021-10-18', '2021-10-18', "Prophet's Birthday", 'المولد النبوي الشريف'],
  ['2022-05-01', '2022-05-04', 'Eid al-Fitr', 'عيد الفطر المبارك'],
  ['2022-07-08', '2022-07-12', 'Eid al-Adha', 'عيد الأضحى المبارك'],
  ['2022-07-30', '2022-07-30', 'Islamic New Year', 'رأس السنة الهجرية'],
  ['2022-10-08', '2022-10-08', "Prophet's Birthday", 'المولد النبوي الشريف'],
  ['2023-04-20', '2023-04-23', 'Eid al-Fitr', 'عيد الفطر المبارك'],
  ['2023-06-27', '2023-07-01', 'Eid al-Adha', 'عيد الأضحى المبارك'],
  ['2023-07-19', '2023-07-19', 'Islamic New Year', 'رأس السنة الهجرية'],
  ['2023-09-27', '2023-09-27', "Prophet's Birthday", 'المولد النبوي الشريف'],
  ['2024-04-09', '2024-04-12', 'Eid al-Fitr', 'عيد الفطر المبارك'],
  ['2024-06-15', '2024-06-18', 'Eid al-Adha', 'عيد الأضحى المبارك'],
  ['2024-07-07', '2024-07-07', 'Islamic New Year', 'رأس السنة الهجرية'],
  ['2024-09-15', '2024-09-15', "Prophet's Birthday", 'المولد النبوي الشريف'],
  ['2025-03-30', '2025-04-02', 'Eid al-Fitr', 'عيد الفطر المبارك'],
  ['2025-06-05', '2025-06-08', 'Eid al-Adha', 'عيد الأضحى المبارك'],
  ['2025-06-26', '2025-06-26', 'Islamic New Year', 'رأس السنة الهجرية'],
  ['2025-09-04', '2025-09-04', "Prophet's Birthday", 'المولد النبوي الشريف'],
  ['2026-03-20', '2026-03-23', 'Eid al-Fitr', 'عيد الفطر المبارك'],
  ['2026-05-26', '2026-05-29', 'Eid al-Adha', 'عيد الأضحى المبارك'],
  ['2026-06-16', '2026-06-16', 'Islamic New Year', 'رأس السنة الهجرية'],
  ['2026-08-25', '2026-08-25', "Prophet's Birthday", 'المولد النبوي الشريف'],
  ['2027-03-09', '2027-03-12', 'Eid al-Fitr', 'عيد الفطر المبارك'],
  ['2027-05-16', '2027-05-19', 'Eid al-Adha', 'عيد الأضحى المبارك'],
  ['2027-06-06', '2027-06-06', 'Islamic New Year', 'رأس السنة الهجرية'],
  ['2027-08-15', '2027-08-15', "Prophet's Birthday", 'المولد النبوي الشريف'],
  ...[2021, 2022, 2023, 2024, 2025, 2026].flatMap((year) => [
    [`${year}-12-16`, `${year}-12-17`, 'National Day', 'العيد الوطني المجيد'] as const,
    [`${year + 1}-01-01`, `${year + 1}-01-01`, "New Year's Day", 'رأس السنة الميلادية'] as const,
    [`${year + 1}-05-01`, `${year + 1}-05-01`, 'Labour Day', 'يوم العمال'] as const,
  ]),
];

export interface HolidaySeed {
  date: string;
  nameEn: string;
  nameAr: string;
}

/** Expands holidays to one row for each date. If two meet, the first one listed is kept. */
const daysOf = (spans: typeof holidaySpans): HolidaySeed[] => {
  const days = new Map<string, HolidaySeed>();
  for (const [first, last, nameEn, nameAr] of spans)
    for (let date = first; date <= last; date = addDays(date, 1))
      if (!days.has(date)) days.set(date, { date, nameEn, nameAr });
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
};

export const holidays: readonly HolidaySeed[] = daysOf(holidaySpans);

/** The last day covered by `holidaySpans`. */
export const holidaysKnownUntil = '2027-08-31';

/** Converts a date of the tabular Islamic calendar to YYYY-MM-DD; it can be wrong by a day. */
const islamicDay = (year: number, month: number, dayOfMonth: number): string => {
  const julian =
    Math.floor((11 * year + 3) / 30) +
    354 * year +
    30 * month -
    Math.floor((month - 1) / 2) +
    dayOfMonth +
    1_948_440 -
    385;
  return new Date((julian - 2_440_588) * day).toISOString().slice(0, 10);
};

/** The holidays expected in a later calendar year. */
export function holidaysOfYear(year: number): HolidaySeed[] {
  const first = Math.floor((year - 622) * 1.0307) - 1;
  const feasts = [first, first + 1, first + 2, first + 3].flatMap((islamic) => [
    [islamicDay(islamic, 10, 1), islamicDay(islamic, 10, 4), 'Eid al-Fitr', 'عيد الفطر المبارك'] as const,
    [islamicDay(islamic, 12, 9), islamicDay(islamic, 12, 12), 'Eid al-Adha', 'عيد الأضحى المبارك'] as const,
    [islamicDay(islamic, 1, 1), islamicDay(islamic, 1, 1), 'Islamic New Year', 'رأس السنة الهجرية'] as const,
    [islamicDay(islamic, 3, 12), islamicDay(islamic, 3, 12), "Prophet's Birthday", 'المولد النبوي الشريف'] as const,
  ]);
  return daysOf([
    ...feasts,
    [`${year}-12-16`, `${year}-12-17`, 'National Day', 'العيد الوطني المجيد'],
    [`${year}-01-01`, `${year}-01-01`, "New Year's Day", 'رأس السنة الميلادية'],
    [`${year}-05-01`, `${year}-05-01`, 'Labour Day', 'يوم العمال'],
  ]).filter(({ date }) => date.startsWith(`${year}-`));
}

/**
 * The holidays from one day to another (YYYY-MM-DD), both included: listed ones from `holidaySpans`, and expected ones
 * after its last day. The two days must be in the same calendar year or in two that follow each other.
 */
export function holidaysIn(from: string, until: string): Set<string> {
  const years = new Set(
    [from, until].filter((date) => date > holidaysKnownUntil).map((date) => Number(date.slice(0, 4))),
  );
  const expected = [...years].flatMap(holidaysOfYear).filter(({ date }) => date > holidaysKnownUntil);
  return new Set([...holidays, ...expected].map(({ date }) => date).filter((date) => date >= from && date <= until));
}

/** The day after the tenth week (YYYY-MM-DD). Withdrawal from a course or semester closes at its start. */
const afterWeekTen = (startsOn: string): string => addDays(startsOn, 70);

export type AgendaRow = readonly [AgendaFunction, semester: number, opensOn: string, closesOn: string];

type Span = readonly [opensOn: string, closesOn: string];

/**
 * The open period of each function in any semester, relative to the dates of that semester or of the one before. Some
 * periods are shorter in a summer.
 */
const spans: Record<AgendaFunction, (semester: SemesterSeed, before: SemesterSeed) => Span> = {
  registration: ({ startsOn, term }) =>
    term === 3 ? [addDays(startsOn, -10), addDays(startsOn, -1)] : [addDays(startsOn, -14), addDays(startsOn, -2)],
  addDrop: ({ startsOn, term }) =>
    term === 3 ? [addDays(startsOn, -3), addDays(startsOn, 5)] : [addDays(startsOn, -7), addDays(startsOn, 5)],
  courseWithdrawal: ({ startsOn, term }) => [addDays(startsOn, 7), addDays(startsOn, term === 3 ? 35 : 70)],
  officialWithdrawal: ({ startsOn, term }) => [addDays(startsOn, -7), addDays(startsOn, term === 3 ? 35 : 70)],
  permanentWithdrawal: (semester) => [opening(semester), addDays(semester.classesEndOn, 1)],
  cancelAdmission: (semester) => [opening(semester), addDays(semester.startsOn, 5)],
  appeal: (semester) => [opening(semester), addDays(semester.startsOn, 5)],
  survey: ({ classesEndOn, term }) => [addDays(classesEndOn, term === 1 ? -25 : -18), addDays(classesEndOn, 1)],
  transfer: ({ startsOn }) => [addDays(startsOn, -7), addDays(startsOn, 19)],
  transferRound: ({ startsOn }) => [addDays(startsOn, 21), addDays(startsOn, 22)],
  // The confirmation period lasts a whole week and includes its days off.
  transferConfirm: ({ startsOn }) => [addDays(startsOn, 21), addDays(startsOn, 28)],
  minor: ({ startsOn }) => [addDays(startsOn, -7), addDays(startsOn, 26)],
  exemption: (semester) => [opening(semester), addDays(semester.startsOn, -2)],
  thesis: ({ startsOn, term }) => [addDays(startsOn, -7), addDays(startsOn, term === 3 ? 33 : 54)],
  caseStudy: (semester) => [opening(semester), addDays(semester.startsOn, 12)],
  transport: (semester) => [opening(semester), addDays(semester.classesEndOn, 1)],
  refund: (semester) => [opening(semester), addDays(semester.endsOn, 1)],
  clearance: (semester) => [opening(semester), addDays(semester.endsOn, 1)],
  document: (semester) => [opening(semester), addDays(semester.endsOn, 1)],
  enrollmentChange: (semester) => [opening(semester), addDays(semester.startsOn, 5)],
  earlyRegistration: (_, before) => [
    addDays(before.classesEndOn, before.term === 1 ? -25 : -18),
    addDays(before.classesEndOn, before.term === 1 ? -13 : -6),
  ],
};

/**
 * The day on which the first services of a semester open: two weeks before the semester, or ten days before a summer
 * semester, because the grades of the semester before it are not in earlier.
 */
const opening = ({ startsOn, term }: SemesterSeed): string => addDays(startsOn, term === 3 ? -10 : -14);

export const agendaOfSemester = (semester: SemesterSeed, before: SemesterSeed): AgendaRow[] =>
  (Object.keys(spans) as AgendaFunction[]).map((name) => [name, semester.id, ...spans[name](semester, before)]);

const eight = 480;

/**
 * The periods whose dates are written down instead of computed. Each opens at 08:00 of the first date and closes at
 * 00:00 of the second.
 */
const writtenRows: readonly AgendaRow[] = [
  ['registration', 20261, '2026-08-30', '2026-09-11'],
  ['addDrop', 20261, '2026-09-06', '2026-09-18'],
  ['courseWithdrawal', 20261, '2026-09-20', afterWeekTen('2026-09-13')],
  ['officialWithdrawal', 20261, '2026-09-06', afterWeekTen('2026-09-13')],
  ['permanentWithdrawal', 20261, '2026-08-30', '2026-12-25'],
  ['cancelAdmission', 20261, '2026-08-30', '2026-09-18'],
  ['appeal', 20261, '2026-08-30', '2026-09-18'],
  ['survey', 20261, '2026-11-29', '2026-12-25'],
  ['transfer', 20261, '2026-09-06', '2026-10-02'],
  ['transferRound', 20261, '2026-10-04', '2026-10-05'],
  ['transferConfirm', 20261, '2026-10-04', '2026-10-11'],
  ['minor', 20261, '2026-09-06', '2026-10-09'],
  ['exemption', 20261, '2026-08-30', '2026-09-11'],
  ['thesis', 20261, '2026-09-06', '2026-11-06'],
  ['caseStudy', 20261, '2026-08-30', '2026-09-25'],
  ['transport', 20261, '2026-08-30', '2026-12-25'],
  ['refund', 20261, '2026-08-30', '2027-01-08'],
  ['clearance', 20261, '2026-08-30', '2027-01-08'],
  ['document', 20261, '2026-08-30', '2027-01-08'],
  ['enrollmentChange', 20261, '2026-08-30', '2026-09-18'],
  ['earlyRegistration', 20261, '2026-05-03', '2026-05-15'],
  ['registration', 20252, '2026-01-18', '2026-01-30'],
  ['addDrop', 20252, '2026-01-25', '2026-02-06'],
  ['courseWithdrawal', 20252, '2026-02-08', afterWeekTen('2026-02-01')],
  ['officialWithdrawal', 20252, '2026-01-25', afterWeekTen('2026-02-01')],
  ['earlyRegistration', 20252, '2025-11-23', '2025-12-05'],
  ['survey', 20252, '2026-04-26', '2026-05-15'],
  ['registration', 20262, '2027-01-24', '2027-02-05'],
  ['addDrop', 20262, '2027-01-31', '2027-02-12'],
  ['courseWithdrawal', 20262, '2027-02-14', afterWeekTen('2027-02-07')],
  ['officialWithdrawal', 20262, '2027-01-31', afterWeekTen('2027-02-07')],
  ['permanentWithdrawal', 20262, '2027-01-24', '2027-05-21'],
  ['appeal', 20262, '2027-01-24', '2027-02-12'],
  ['survey', 20262, '2027-05-02', '2027-05-21'],
  ['earlyRegistration', 20262, '2026-11-29', '2026-12-11'],
  ['earlyRegistration', 20263, '2027-05-02', '2027-05-14'],
];

const seeded = (id: number): SemesterSeed => semesters.find((one) => one.id === id)!;

/** The rows with written dates, and the computed rows of the next semester. */
export const agendaRows: readonly AgendaRow[] = [
  ...writtenRows,
  ...agendaOfSemester(seeded(nextSemester), seeded(currentSemester)).filter(
    ([name]) => !writtenRows.some((row) => row[0] === name && row[1] === nextSemester),
  ),
];

export const agendaInstants = (row: AgendaRow): [opensAt: number, closesAt: number] => [
  bahrain(row[2], eight),
  bahrain(row[3]),
];
