import { defineFeature } from '../feature.ts';
import { paths } from '../paths.ts';

/** Pages that belong to no area, and the timetable page, which uses two areas: timetable and registration. */
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
      texts: ['timetable', 'registration', 'agenda', 'messages'],
      needs: 'timetableSections',
    },
  ],
});
