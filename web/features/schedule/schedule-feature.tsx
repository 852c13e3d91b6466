import { IconCalendarWeek } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** The weekly schedule and its calendar subscription. */
export const scheduleFeature = defineFeature({
  routes: [
    { path: paths.courseSchedule, page: () => import('./CourseSchedulePage.tsx'), texts: ['schedule', 'override'] },
  ],
  menuIcons: { courseSchedule: IconCalendarWeek },
  invalidates: {
    createCalendarSubscription: 'area',
    revokeCalendarSubscription: 'area',
  },
});
