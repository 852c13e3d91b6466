import type { Schema } from '../../api/operations.ts';

export type Limit = Schema<'AttendanceLimit'>;

/** The text key of a limit: a warning number, for which texts exist up to 3, or `barred`. */
export const toLimitName = ({ warning }: Pick<Limit, 'warning'>): '1' | '2' | '3' | 'barred' =>
  warning === null ? 'barred' : (String(warning) as '1');
