import { IconUserUp } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Enrolment again after an interruption. */
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
