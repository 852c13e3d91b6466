import { IconBulb, IconFileDescription } from '@tabler/icons-react';
import type { ReadOperation } from '../../api/operations.ts';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** What shows every kind of request. */
const ofRequests: readonly ReadOperation[] = ['getMyRequests', 'getRequest', 'getDashboard', 'getCalendarFile'];

/** Topics and research plans of theses. */
export const thesisFeature = defineFeature({
  routes: [
    // A topic and a plan are drafts until they are sent.
    {
      path: paths.thesisTopic,
      page: () => import('./ThesisTopicPage.tsx'),
      texts: ['thesis', 'request'],
      needs: 'saveDraft',
    },
    {
      path: paths.thesisResearchPlan,
      page: () => import('./ResearchPlanPage.tsx'),
      texts: ['thesis', 'request'],
      needs: 'saveDraft',
    },
  ],
  menuIcons: { thesisTopic: IconBulb, thesisResearchPlan: IconFileDescription },
  invalidates: {
    saveThesisTopic: ['getThesisTopics', ...ofRequests],
    updateThesisTopic: ['getThesisTopics', ...ofRequests],
    deleteThesisTopic: ['getThesisTopics', ...ofRequests],
    saveResearchPlan: ['getResearchPlans', ...ofRequests],
  },
});
