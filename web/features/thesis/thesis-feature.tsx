import { IconBulb, IconFileDescription } from '@tabler/icons-react';
import type { ReadOperation } from '../../api/operations.ts';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** The read operations whose responses contain requests of every kind. */
const ofRequests: readonly ReadOperation[] = ['getMyRequests', 'getRequest', 'getDashboard', 'getCalendarFile'];

/** Topics and research plans of theses. */
export const thesisFeature = defineFeature({
  routes: [
    // Topics and plans are drafts until they are sent, so the pages need `saveDraft`.
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
