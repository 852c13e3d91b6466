import type { TFunction } from 'i18next';

/** A short semester name that fits below a point of the chart: "1st 24/25". */
export function semesterLabel(
  t: TFunction<'transcript'>,
  { academicYear, term }: { academicYear: number; term: number },
): string {
  const short = (year: number): string => String(year % 100).padStart(2, '0');
  return t(`chart.term${term === 1 ? 1 : term === 2 ? 2 : 3}`, {
    year: `${short(academicYear)}/${short(academicYear + 1)}`,
  });
}
