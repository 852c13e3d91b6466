import { differencesBetween } from '../solver/differences.ts';
import type { Figures, Timetable } from '../solver/problem.ts';
import { useWords } from '../useWords.ts';
import { linesByWish, listLines, type FigureLine } from './compared.ts';

export type FigureChange = { text: string; isWorse: boolean };

/** True if the second timetable is worse in this line of the comparison. */
function isWorse(line: FigureLine, from: Figures, to: Figures): boolean {
  switch (line) {
    case 'days':
      return to.daysOff.length < from.daysOff.length;
    case 'hours':
      return (to.earliest ?? 0) < (from.earliest ?? 0) || (to.latest ?? 0) > (from.latest ?? 0);
    case 'gaps':
      return to.gapMinutes > from.gapMinutes;
    case 'travel':
      return to.travelMinutes > from.travelMinutes;
    case 'exams':
      return (
        to.examsOnOneDay.length > from.examsOnOneDay.length || (to.daysBetweenExams ?? 0) < (from.daysBetweenExams ?? 0)
      );
    case 'full':
      return to.fullSections > from.fullSections;
    case 'creditHours':
      return to.creditHours < from.creditHours;
  }
}

/**
 * Returns a function that describes the most important figure in which a timetable differs from another one. That
 * function returns null if no figure differs, or if `figures` has no text for the figure.
 */
export function useChangeWords() {
  const { t, figures, duration } = useWords();

  const words = (line: FigureLine, from: Figures, to: Figures): string | undefined => {
    switch (line) {
      case 'days': {
        const more = to.daysOff.length - from.daysOff.length;
        if (more !== 0) return t(more > 0 ? 'differ.daysMore' : 'differ.daysFewer', { count: Math.abs(more) });
        break;
      }
      case 'gaps': {
        const more = to.gapMinutes - from.gapMinutes;
        return t(more > 0 ? 'differ.gapsMore' : 'differ.gapsLess', { duration: duration(Math.abs(more)) });
      }
      case 'travel': {
        const more = to.travelMinutes - from.travelMinutes;
        return t(more > 0 ? 'differ.travelMore' : 'differ.travelLess', { duration: duration(Math.abs(more)) });
      }
      case 'creditHours': {
        const more = to.creditHours - from.creditHours;
        const hours = t('missed.creditHours', { count: Math.abs(more) });
        return t(more > 0 ? 'differ.hoursMore' : 'differ.hoursLess', { hours });
      }
      default:
    }
    return figures(to).find((one) => one.line === line)?.text;
  };

  return (from: Timetable, to: Timetable): FigureChange | null => {
    const differing = listLines(differencesBetween(from, to).figures);
    const line = linesByWish(to.wishes).find((one) => differing.includes(one));
    const text = line && words(line, from.figures, to.figures);
    return line && text ? { text, isWorse: isWorse(line, from.figures, to.figures) } : null;
  };
}
