import { useMemo } from 'react';
import { weekdayOf } from '../../../locales/dates.ts';
import { isLiftedBy } from '../../api/code-traits.ts';
import { useApi } from '../../api/useApi.ts';
import type { ServiceState } from '../../ui/refusals/service-state.ts';
import type { Period } from './basket/basket.ts';
import { byClosing, holding, findSpoken, upcoming } from './registration-countdown.ts';
import { useRegistrationCountdown } from './useRegistrationCountdown.ts';

/** The services of each registration period by name: `adding` allow adding courses, `leaving` only withdrawal. */
const functionsOf: Record<Period, { adding: string[]; leaving: string[] }> = {
  current: { adding: ['registration', 'addDrop'], leaving: ['courseWithdrawal'] },
  early: { adding: ['earlyRegistration'], leaving: [] },
};

export type RegistrationServices = {
  /** The services that are open for this student now: first those that allow adding, the next to close first. */
  open: ServiceState[];
  /** True if courses can be registered now. */
  canAdd: boolean;
  /**
   * True if courses can be put in the basket: while registration is open, or before its opening if that is the only
   * obstacle. The message MSG-000003 tells the student that it is possible before the opening.
   */
  canChoose: boolean;
  /**
   * The closed service that supplies the reason and the opening time; undefined while registration is open or the
   * services are being loaded.
   */
  closed: ServiceState | undefined;
  /** True while the services are being loaded. */
  reading: boolean;
  /** The day of the week by the server's clock; 0 is Sunday. Undefined while the services are being loaded. */
  today: number | undefined;
};

/** Marks a service as open once its opening has passed, if no other reason remains. No new request is sent. */
function openedAt(service: ServiceState, now: number): ServiceState {
  const reasons = holding(service.reasons, now);
  return service.open || reasons.length > 0 ? service : { ...service, open: true, reasons };
}

/** The state of registration, from getServices. */
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
    open: [...byClosing(ways), ...named(leaving)].filter(({ open }) => open),
    canAdd,
    canChoose: canAdd || (closed !== undefined && upcoming(closed) && closed.reasons.every(isLiftedBy('opening'))),
    closed,
    reading: isLoading,
    today: data && weekdayOf(data.now.slice(0, 10)),
  };
}
