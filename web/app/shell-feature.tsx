import { defineFeature } from '../feature.ts';
import { paths } from '../paths.ts';

/**
 * The routes of pages that belong to no feature, and of the timetable page, which uses two features: timetable and
 * registration.
 */
export const shellFeature = defineFeature({
  routes: [
    { path: paths.versionNumber, page: () => import('./VersionPage.tsx'), texts: ['version'], place: 'alone' },
    {
      path: paths.accessibility,
      page: () => import('./AccessibilityPage.tsx'),
      texts: ['accessibility'],
      place: 'alone',
    },
    { path: paths.notFound, page: () => import('./NotFoundPage.tsx'), place: 'alone' },
    { path: paths.logout, page: () => import('./LogoutPage.tsx'), place: 'alone' },
    {
      path: paths.timetable,
      page: () => import('./TimetablePage.tsx'),
      texts: ['timetable', 'registration', 'agenda', 'messages', 'override'],
      needs: 'timetableSections',
    },
  ],
});
