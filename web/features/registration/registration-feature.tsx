import { IconBooks, IconCalendarPlus, IconClipboardList, IconHistory, IconReceipt2 } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { defineFeature, type FeatureRoute } from '../../feature.ts';
import { paths } from '../../paths.ts';

type Period = 'current' | 'early';

/** A page of registration, for the current semester or the next one. */
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
  texts: ['registration', 'agenda', 'override'],
});

/** Loads the page together with the tab that the URL names. */
const registeredCourses = async () => {
  const page = await import('./RegisteredCoursesPage.tsx');
  await page.fetchAskedTab(new URLSearchParams(location.search).get('tab'));
  return page;
};

/** Course registration for the current semester, and early registration for the next. */
export const registrationFeature = defineFeature({
  routes: [
    pageIn('current', paths.registeredCourses, registeredCourses),
    pageIn('current', paths.courseRegistrationLog, () => import('./CourseRegistrationLogPage.tsx')),
    pageIn('current', paths.courseRegistrationFees, () => import('./CourseRegistrationFeesPage.tsx')),
    pageIn('early', paths.earlyDashboard, () => import('./early/EarlyDashboardPage.tsx')),
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
    // The response of a save contains the new basket, so no cached response is requested again.
    saveBasket: [],
    addSeatAlert: ['getSeatAlerts', 'registeredCourses'],
    deleteSeatAlert: ['getSeatAlerts', 'registeredCourses'],
  },
});
