import { IconBook2 } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Declaration of a minor or specialization: the page's route and its menu icon. */
export const minorFeature = defineFeature({
  routes: [{ path: paths.declareMinor, page: () => import('./MinorPage.tsx'), texts: ['minor', 'request'] }],
  menuIcons: { declareMinor: IconBook2 },
});
