/** The courses a timetable is looked for: they live in the address, so that other pages lead here with them. */

/** One course, or one of several; `optional` where it may be left out. */
export type ChosenCourse = { courseIds: number[]; optional: boolean };

/** As many as the server is asked for at once. */
export const mostCourses = 20;

/** `7,12.15,31o`: a comma between courses, a point between those to choose from, an o where it may be left out. */
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

/** Section ids of a shared link's fragment: it holds them and nothing else. */
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
