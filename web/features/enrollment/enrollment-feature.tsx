import { IconUserUp } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Renewal of an enrolment after an interruption: the page's route and its menu icon. */
export const enrollmentFeature = defineFeature({
  routes: [
    {
      path: paths.enrollment,
      page: () => import('./EnrollmentPage.tsx'),
      texts: ['enrollment', 'request', 'academic'],
    },
  ],
  menuIcons: { enrollment: IconUserUp },
});
