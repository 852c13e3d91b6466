import type { Schema } from '../../api/operations.ts';

export type Ranked = Pick<Schema<'TransferProgramme'>, 'id' | 'collegeId'>;

/**
 * The ranking as text for the form and its draft. Each entry has position, college id and programme id: "1:4:18
 * 2:4:20".
 */
export const rankingText = (ranked: readonly Ranked[]): string =>
  ranked.map(({ id, collegeId }, index) => `${String(index + 1)}:${String(collegeId)}:${String(id)}`).join(' ');

export const rankedIds = (ranking: string): number[] =>
  ranking
    .split(' ')
    .filter(Boolean)
    .map((part) => Number(part.split(':')[2]));

const degreeEnds = { en: ' in ', ar: ' في ' };

/**
 * Names of programmes without the degree, such as "Physics". If two of them would be equal, all names keep the degree.
 */
export function shortNames(names: readonly string[], language: 'en' | 'ar'): string[] {
  const end = degreeEnds[language];
  const short = names.map((name) => (name.includes(end) ? name.slice(name.indexOf(end) + end.length) : name));
  return new Set(short).size === names.length ? short : [...names];
}
