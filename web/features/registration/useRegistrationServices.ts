import { useMemo } from 'react';
import { isLiftedBy } from '../../api/code-traits.ts';
import { useApi } from '../../api/useApi.ts';
import type { ServiceState } from '../../ui/service-state.ts';
import type { Period } from './basket.ts';
import { holding, findSpoken, upcoming } from './registration-countdown.ts';
import { useRegistrationCountdown } from './useRegistrationCountdown.ts';

/** The agenda's functions each period's registration lives by; those that let a course be added come first. */
const functionsOf: Record<Period, { adding: string[]; leaving: string[] }> = {
  current: { adding: ['registration', 'addDrop'], leaving: ['courseWithdrawal'] },
  early: { adding: ['earlyRegistration'], leaving: [] },
};

export type RegistrationServices = {
  /** What is open for this student now. */
  open: ServiceState[];
  /** Courses can be registered now. */
  canAdd: boolean;
  /**
   * Courses can be put in the basket: now, or ahead of an opening that is all that is missing (MSG-000003 invites to
   * it).
   */
  canChoose: boolean;
  /** While they cannot: the service that says why, and when it opens. */
  closed: ServiceState | undefined;
  /** Nobody knows yet. */
  reading: boolean;
  /** Day of the week, 0 Sunday, by the business clock. */
  today: number | undefined;
};

/** A service whose opening was all that was missing, once that has come: it is not asked for again first. */
function openedAt(service: ServiceState, now: number): ServiceState {
  const reasons = holding(service.reasons, now);
  return service.open || reasons.length > 0 ? service : { ...service, open: true, reasons };
}

/** Whether registration is open, as getServices says it. */
export function useRegistrationServices(period: Period): RegistrationServices {
  const { data, isLoading } = useApi('getServices');
  const { adding, leaving } = functionsOf[period];
  const named = (names: string[]): ServiceState[] =>
    names.flatMap((name) => data?.services.filter(({ service }) => service === name) ?? []);
  const told = named(adding);
  const reasons = useMemo(
    () =>
      data?.services
        .filter(({ service }) => functionsOf[period].adding.includes(service))
        .flatMap((one) => one.reasons) ?? [],
    [data, period],
  );
  const { opened, now } = useRegistrationCountdown(reasons);
  const ways = opened ? told.map((service) => openedAt(service, now)) : told;
  const canAdd = ways.some(({ open }) => open);
  const closed = canAdd ? undefined : findSpoken(ways);
  return {
    open: [...ways, ...named(leaving)].filter(({ open }) => open),
    canAdd,
    canChoose: canAdd || (closed !== undefined && upcoming(closed) && closed.reasons.every(isLiftedBy('opening'))),
    closed,
    reading: isLoading,
    today: data && new Date(`${data.now.slice(0, 10)}T00:00:00Z`).getUTCDay(),
  };
}
