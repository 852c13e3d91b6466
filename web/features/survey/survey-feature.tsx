import { IconClipboardCheck } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Course evaluations and the graduate survey. */
export const surveyFeature = defineFeature({
  routes: [
    { path: paths.courseEvaluation, page: () => import('./CourseEvaluationPage.tsx'), texts: ['survey'] },
    { path: paths.courseEvaluationForm, page: () => import('./CourseEvaluationFormPage.tsx'), texts: ['survey'] },
    {
      path: paths.graduateSurvey,
      page: () => import('./GraduateSurveyPage.tsx'),
      texts: ['survey'],
      needs: 'getGraduateSurvey',
    },
  ],
  menuIcons: { courseEvaluation: IconClipboardCheck },
  invalidates: {
    submitSurvey: 'area',
  },
});
