import { IconHeartHandshake } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Case studies: requests for another chance. The explanation of a case study is public. */
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
