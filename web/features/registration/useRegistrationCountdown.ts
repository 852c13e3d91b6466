import { useMemo } from 'react';
import type { Refusal } from '../../api/operations.ts';
import { usePassedAt } from '../../api/useBusinessClock.ts';
import { holding, findOpening } from './registration-countdown.ts';

/**
 * `opened` is true once the first opening for which these reasons wait has passed. `now` is then the server's current
 * time (epoch milliseconds), and 0 before.
 */
export function useRegistrationCountdown(refusals: Refusal[]): { opened: boolean; now: number } {
  const first = useMemo(() => {
    const openings = refusals.map(findOpening).filter((at) => at !== null);
    return openings.length > 0 ? Math.min(...openings) : null;
  }, [refusals]);
  const now = usePassedAt(first);
  return { opened: now !== null, now: now ?? 0 };
}

const none: Refusal[] = [];

/** The reasons that still hold at the server's current time. */
export function useHolding(refusals: Refusal[] = none): Refusal[] {
  const { opened, now } = useRegistrationCountdown(refusals);
  return opened ? holding(refusals, now) : refusals;
}
