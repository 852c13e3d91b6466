import { IconLayoutDashboard } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

const dashboard = {
  page: () => import('./DashboardPage.tsx'),
  texts: ['student', 'agenda', 'menu', 'request'],
};

/** The home page: its routes and menu icon. */
export const studentFeature = defineFeature({
  routes: [
    { path: paths.home, ...dashboard },
    { path: paths.dashboard, ...dashboard },
  ],
  menuIcons: { dashboard: IconLayoutDashboard },
});
