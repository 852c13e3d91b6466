import { IconHeartHandshake } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Case studies for readmission. Their explanation is public. */
export const casestudyFeature = defineFeature({
  routes: [
    {
      path: paths.caseStudy,
      page: () => import('./CaseStudyPage.tsx'),
      texts: ['casestudy', 'request', 'academic'],
      place: 'shell',
    },
  ],
  menuIcons: { caseStudy: IconHeartHandshake },
});
