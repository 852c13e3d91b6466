/** How absence counts. Pure. Dates are YYYY-MM-DD in Bahrain, percentages are of a course's classes in the whole semester. */

export type AttendanceLimits = {
  /** Percent at which each warning is given, in order. */
  warnings: readonly number[];
  /** Percent at which the final examination is lost. */
  barredAt: number;
};

export type Absence = { on: string; excused: boolean };

const day = 86_400_000;
const dateAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The dates from one to another, both included, on which there is a class of these weekly slots (0 Sunday); a day with two is named twice. */
export function classDates(slots: readonly { day: number }[], from: string, to: string, holidays: ReadonlySet<string>): string[] {
  const dates: string[] = [];
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= Date.parse(`${to}T00:00:00Z`); at += day) {
    const date = dateAt(at);
    if (holidays.has(date)) continue;
    const weekday = new Date(at).getUTCDay();
    for (const slot of slots) if (slot.day === weekday) dates.push(date);
  }
  return dates;
}

export type Attendance = { classes: number; absences: number; absencePercent: number; excused: number; excusedPercent: number; warning: number; barred: boolean; mayMiss: number };

const percentOf = (part: number, whole: number): number => (whole ? Math.round((part / whole) * 1000) / 10 : 0);

/** How a course has been attended until today. An excused absence is counted apart and never warns. */
export function attendanceOf({ classes, absences, today, limits }: { classes: number; absences: readonly Absence[]; today: string; limits: AttendanceLimits }): Attendance {
  const past = absences.filter(({ on }) => on <= today);
  const excused = past.filter((absence) => absence.excused).length;
  const missed = past.length - excused;
  const reaches = (percent: number): boolean => classes > 0 && missed * 100 >= percent * classes;
  // One fewer than what would reach the limit.
  const most = Math.max(0, Math.ceil((limits.barredAt * classes) / 100) - 1);
  return {
    classes,
    absences: missed,
    absencePercent: percentOf(missed, classes),
    excused,
    excusedPercent: percentOf(excused, classes),
    warning: limits.warnings.filter(reaches).length,
    barred: reaches(limits.barredAt),
    mayMiss: Math.max(0, most - missed),
  };
}
