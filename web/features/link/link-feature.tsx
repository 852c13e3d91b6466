import { IconStar } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** The student's favourite pages. */
export const linkFeature = defineFeature({
  routes: [{ path: paths.topHitLinks, page: () => import('./TopHitLinksPage.tsx'), texts: ['link'] }],
  menuIcons: { topHitLinks: IconStar },
});
