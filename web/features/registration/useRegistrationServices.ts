import { useApi } from '../../api/useApi.ts';
import type { ServiceState } from '../../ui/ServiceBanner.tsx';
import type { Period } from './basket.ts';

/** The agenda's functions each period's registration lives by; those that let a course be added come first. */
const functionsOf: Record<Period, { adding: string[]; leaving: string[] }> = {
  current: { adding: ['registration', 'addDrop'], leaving: ['courseWithdrawal'] },
  early: { adding: ['earlyRegistration'], leaving: [] },
};

export type RegistrationServices = {
  /** What is open for this student now. */
  open: ServiceState[];
  /** Courses can be chosen now. */
  canAdd: boolean;
  /** While they cannot: the service that says why, and when it opens. */
  closed: ServiceState | undefined;
  /** Day of the week, 0 Sunday, by the business clock. */
  today: number | undefined;
};

const opening = ({ opensAt }: ServiceState): string => opensAt ?? '9999';

/** Whether registration is open, as getServices says it. */
export function useRegistrationServices(period: Period): RegistrationServices {
  const { data } = useApi('getServices');
  const { adding, leaving } = functionsOf[period];
  const named = (names: string[]): ServiceState[] => names.flatMap((name) => data?.services.filter(({ service }) => service === name) ?? []);
  const ways = named(adding);
  const canAdd = ways.some(({ open }) => open);
  return {
    open: [...ways, ...named(leaving)].filter(({ open }) => open),
    canAdd,
    closed: canAdd ? undefined : [...ways].sort((a, b) => opening(a).localeCompare(opening(b)))[0],
    today: data && new Date(`${data.now.slice(0, 10)}T00:00:00Z`).getUTCDay(),
  };
}
