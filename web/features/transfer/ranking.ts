import type { Schema } from '../../api/operations.ts';

/** A ranking as the form and its draft keep it: place, college and programme of each, such as "1:4:18 2:4:20". */
export type Ranked = Pick<Schema<'TransferProgramme'>, 'id' | 'collegeId'>;

export const rankingText = (ranked: readonly Ranked[]): string =>
  ranked.map(({ id, collegeId }, index) => `${String(index + 1)}:${String(collegeId)}:${String(id)}`).join(' ');

export const rankedIds = (ranking: string): number[] =>
  ranking
    .split(' ')
    .filter(Boolean)
    .map((part) => Number(part.split(':')[2]));
