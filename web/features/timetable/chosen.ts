/**
 * This module reads and writes the courses for which a timetable is searched. They are in the URL, so that other pages
 * can link here with courses.
 */

/** One course, or one out of several. `optional`: true if the choice may be left out. */
export type ChosenCourse = { courseIds: number[]; optional: boolean };

/** The most courses in one request to the server. */
export const mostCourses = 20;

/**
 * Parses `7,12.15,31o`: commas separate choices, points separate alternatives, an o marks an optional choice. Ignores
 * invalid and repeated ids, and all after the 20th.
 */
export function chosenIn(text: string | null): ChosenCourse[] {
  const seen = new Set<number>();
  return (text ?? '').split(',').flatMap((part): ChosenCourse[] => {
    const courseIds = part
      .replace(/o$/, '')
      .split('.')
      .flatMap((one) => {
        const id = /^[1-9]\d{0,5}$/.test(one) ? Number(one) : 0;
        if (id === 0 || seen.has(id) || seen.size >= mostCourses) return [];
        seen.add(id);
        return [id];
      });
    return courseIds.length > 0 ? [{ courseIds, optional: part.endsWith('o') }] : [];
  });
}

export const textOfChosen = (chosen: readonly ChosenCourse[]): string =>
  chosen.map(({ courseIds, optional }) => `${courseIds.join('.')}${optional ? 'o' : ''}`).join(',');

/**
 * Adds a course as an alternative of the course `besides`, or as a choice of its own if `besides` is null or no longer
 * chosen. A course that is chosen already is not added again.
 */
export function withCourse(
  chosen: readonly ChosenCourse[],
  courseId: number,
  besides: number | null,
): readonly ChosenCourse[] {
  if (chosen.some(({ courseIds }) => courseIds.includes(courseId))) return chosen;
  const isBesides = ({ courseIds }: ChosenCourse): boolean => besides !== null && courseIds.includes(besides);
  return chosen.some(isBesides)
    ? chosen.map((one) => (isBesides(one) ? { ...one, courseIds: [...one.courseIds, courseId] } : one))
    : [...chosen, { courseIds: [courseId], optional: false }];
}

/** The section ids in the fragment of a shared link, at most 20; empty if it has another format. */
export function sectionsIn(hash: string): number[] {
  const text = /^#sections=([\d,]+)$/.exec(hash)?.[1] ?? '';
  return [
    ...new Set(
      text
        .split(',')
        .map(Number)
        .filter((id) => Number.isSafeInteger(id) && id > 0),
    ),
  ].slice(0, 20);
}

export const toFragment = (sectionIds: readonly number[]): string => `#sections=${sectionIds.join(',')}`;
