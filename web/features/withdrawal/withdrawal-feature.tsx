import { IconBookOff, IconCalendarPause, IconDoorExit } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Withdrawal from a course, a semester or the university. */
export const withdrawalFeature = defineFeature({
  routes: [
    {
      path: paths.officialWithdraw,
      page: () => import('./OfficialWithdrawPage.tsx'),
      texts: ['withdrawal', 'request'],
    },
    {
      path: paths.officialWithdrawHistory,
      page: () => import('./OfficialWithdrawHistoryPage.tsx'),
      texts: ['withdrawal', 'request'],
    },
    {
      path: paths.permanentWithdraw,
      page: () => import('./PermanentWithdrawPage.tsx'),
      texts: ['withdrawal', 'request', 'verification'],
    },
    { path: paths.courseWithdraw, page: () => import('./CourseWithdrawPage.tsx'), texts: ['withdrawal', 'request'] },
    {
      path: paths.stayOrLeave,
      page: () => import('./StayOrLeavePage.tsx'),
      texts: ['withdrawal'],
      needs: 'getStayOrLeave',
    },
  ],
  menuIcons: { courseWithdraw: IconBookOff, officialWithdraw: IconCalendarPause, permanentWithdraw: IconDoorExit },
});
