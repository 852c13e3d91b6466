import { IconBook2 } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** The declaration of a minor. */
export const minorFeature = defineFeature({
  routes: [{ path: paths.declareMinor, page: () => import('./MinorPage.tsx'), texts: ['minor', 'request'] }],
  menuIcons: { declareMinor: IconBook2 },
});
