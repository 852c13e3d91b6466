import { IconHandStop } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Exceptions from the rules of registration, and the permits that come from them. */
export const overrideFeature = defineFeature({
  routes: [
    {
      path: paths.override,
      page: () => import('./OverridePage.tsx'),
      texts: ['override', 'request'],
      needs: 'submitOverride',
    },
  ],
  menuIcons: { override: IconHandStop },
});
