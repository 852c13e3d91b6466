import { IconUserCheck } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Absences from the student's courses: the page's route and its menu icon. */
export const attendanceFeature = defineFeature({
  routes: [{ path: paths.courseAttendance, page: () => import('./CourseAttendancePage.tsx'), texts: ['attendance'] }],
  menuIcons: { courseAttendance: IconUserCheck },
});
