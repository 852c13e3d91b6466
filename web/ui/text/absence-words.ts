import type { TFunction } from 'i18next';

/** The absences of a course. `absences`: those without an excuse. `excused`: those with one. */
type Counted = { absences: number; excused: number };

/** Formats all absences of a course as one number: "14 absences, 2 of them excused". */
export function absenceWords(t: TFunction<'common'>, { absences, excused }: Counted): string {
  const all = t('absences.all', { count: absences + excused });
  if (excused === 0) return all;
  return absences === 0 ? t('absences.allExcused', { all }) : t('absences.some', { all, count: excused });
}
