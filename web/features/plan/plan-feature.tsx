import { IconSchool } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Pages of the academic plan and its fulfilment: routes and menu icons. */
export const planFeature = defineFeature({
  routes: [
    { path: paths.academicPlan, page: () => import('./AcademicPlanPage.tsx'), texts: ['plan'] },
    { path: paths.academicPlanDetails, page: () => import('./PlanDetailsPage.tsx'), texts: ['plan'] },
    { path: paths.academicCoursePackage, page: () => import('./CoursePackagePage.tsx'), texts: ['plan'] },
    { path: paths.academicFulfillment, page: () => import('./FulfillmentPage.tsx'), texts: ['plan'] },
  ],
  menuIcons: { academicPlan: IconSchool },
});
