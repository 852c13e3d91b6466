import type { Schema } from '../../api/operations.ts';

export type Limit = Schema<'AttendanceLimit'>;

/** The warnings have words up to the third. */
export const toLimitName = ({ warning }: Pick<Limit, 'warning'>): '1' | '2' | '3' | 'barred' =>
  warning === null ? 'barred' : (String(warning) as '1');
