import type { Period } from './basket.ts';

export type RegistrationTab = 'overview' | 'courses' | 'offered' | 'fees' | 'log';

/** Every tab has an address that can be shared; the spec's routes keep theirs, the rest stand behind `?tab=`. */
const paths: Record<Period, Partial<Record<RegistrationTab, string>>> = {
  current: {
    courses: '/registeredCourses',
    offered: '/registeredCourses?tab=offered',
    fees: '/courseRegistrationFees',
    log: '/courseRegistrationLog',
  },
  early: {
    overview: '/Earlydashboard',
    courses: '/EarlyregisteredCourses',
    offered: '/EarlyregisteredCourses?tab=offered',
    fees: '/EarlyregisteredCourses?tab=fees',
    log: '/EarlyregisteredCourses?tab=log',
  },
};

export const tabsOf = (period: Period): RegistrationTab[] => Object.keys(paths[period]) as RegistrationTab[];

export function tabPath(period: Period, tab: RegistrationTab, query: Record<string, string> = {}): string {
  const [path = '/', search] = (paths[period][tab] ?? paths[period].courses ?? '/').split('?');
  const params = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(search)), ...query });
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}
