import useSWR, { useSWRConfig } from 'swr';
import { call } from '../../../api/client.ts';
import { isLiftedBy } from '../../../api/code-traits.ts';
import type { Refusal } from '../../../api/operations.ts';
import { useRecord } from '../../../api/useRecord.ts';
import type { Timetable } from '../solver/problem.ts';
import type { Builder } from '../useBuilder.ts';
import { toPicks } from './picks.ts';

export type WeekCheck = {
  /**
   * The reasons why registration refuses the shown timetable; empty if there are none, and while no response is there.
   */
  refusals: readonly Refusal[];
  /** The first of the timetables that registration accepts; undefined if it refuses all. Throws if a call fails. */
  findAccepted: (timetables: readonly Timetable[]) => Promise<Timetable | undefined>;
};

/**
 * Asks registration about timetables that the solver found. The solver knows clashes, corequisites and the limit of
 * credit hours; registration may have more rules about several courses. Reasons that other courses cannot remove, such
 * as a closed registration period, are left out: the page shows them elsewhere.
 */
export function useWeekCheck(builder: Builder, shown: Timetable): WeekCheck {
  const { period } = builder;
  const { record } = useRecord();
  const { mutate } = useSWRConfig();
  const StudFacultyCode = record?.studFacultyCode ?? '';

  const toCheck = (timetable: Timetable) => {
    const changes = toPicks(timetable, builder).map(({ change }) => change);
    const check = async (): Promise<readonly Refusal[]> => {
      const input = { query: { StudFacultyCode, Period: period }, body: { changes } };
      const { refusals } = await call('checkRegistration', input, { inBackground: true });
      return refusals.filter(isLiftedBy('otherCourses'));
    };
    return { key: changes.length > 0 ? ['checkRegistration', 'week', period, StudFacultyCode, changes] : null, check };
  };

  const { key, check } = toCheck(shown);
  const { data: refusals = [] } = useSWR(key, check, { revalidateOnFocus: false, shouldRetryOnError: false });

  const findAccepted = async (timetables: readonly Timetable[]): Promise<Timetable | undefined> => {
    for (const timetable of timetables) {
      const one = toCheck(timetable);
      const reasons = one.key ? await mutate(one.key, one.check(), { revalidate: false }) : undefined;
      if (!reasons?.length) return timetable;
    }
    return undefined;
  };
  return { refusals, findAccepted };
}
