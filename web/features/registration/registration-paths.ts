import { paths } from '../../paths.ts';
import type { Period } from './basket/basket.ts';

export type RegistrationTab = 'overview' | 'courses' | 'offered' | 'demand' | 'fees' | 'log';

/** Paths of the tabs. A tab with a path of its own uses that path; the others use `?tab=`. */
const tabs: Record<Period, Partial<Record<RegistrationTab, string>>> = {
  current: {
    courses: paths.registeredCourses,
    offered: `${paths.registeredCourses}?tab=offered`,
    demand: `${paths.registeredCourses}?tab=demand`,
    fees: paths.courseRegistrationFees,
    log: paths.courseRegistrationLog,
  },
  early: {
    overview: paths.earlyDashboard,
    courses: paths.earlyRegisteredCourses,
    offered: `${paths.earlyRegisteredCourses}?tab=offered`,
    demand: `${paths.earlyRegisteredCourses}?tab=demand`,
    fees: `${paths.earlyRegisteredCourses}?tab=fees`,
    log: `${paths.earlyRegisteredCourses}?tab=log`,
  },
};

export const listTabs = (period: Period): RegistrationTab[] => Object.keys(tabs[period]) as RegistrationTab[];

export function tabPath(period: Period, tab: RegistrationTab, query: Record<string, string> = {}): string {
  const [path = '/', search] = (tabs[period][tab] ?? tabs[period].courses ?? '/').split('?');
  const params = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(search)), ...query });
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}
