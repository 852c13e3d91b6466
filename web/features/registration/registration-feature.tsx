import { IconBooks, IconCalendarPlus, IconClipboardList, IconHistory, IconReceipt2 } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { defineFeature, type FeatureRoute } from '../../feature.ts';
import { paths } from '../../paths.ts';

type Period = 'current' | 'early';

/** A page of the registration, for the current semester or the next one. */
const pageIn = (
  period: Period,
  path: string,
  load: () => Promise<{ default: ComponentType<{ period: Period }> }>,
): FeatureRoute => ({
  path,
  page: async () => {
    const { default: Page } = await load();
    return { default: () => <Page period={period} /> };
  },
  texts: ['registration', 'agenda'],
});

/** The tab that the address asks for is fetched with the page. */
const registeredCourses = async () => {
  const page = await import('./RegisteredCoursesPage.tsx');
  await page.fetchAskedTab(new URLSearchParams(location.search).get('tab'));
  return page;
};

/** Registration of courses, in its own period and early for the next semester. */
export const registrationFeature = defineFeature({
  routes: [
    pageIn('current', paths.registeredCourses, registeredCourses),
    pageIn('current', paths.courseRegistrationLog, () => import('./CourseRegistrationLogPage.tsx')),
    pageIn('current', paths.courseRegistrationFees, () => import('./CourseRegistrationFeesPage.tsx')),
    pageIn('early', paths.earlyDashboard, () => import('./EarlyDashboardPage.tsx')),
    pageIn('early', paths.earlyRegisteredCourses, registeredCourses),
  ],
  menuIcons: {
    registeredCourses: IconBooks,
    courseRegistrationLog: IconHistory,
    courseRegistrationFees: IconReceipt2,
    earlyDashboard: IconCalendarPlus,
    earlyRegisteredCourses: IconClipboardList,
  },
  invalidates: {
    checkRegistration: [],
    // Its answer is what would be read.
    saveBasket: [],
  },
});
