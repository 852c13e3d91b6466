import { IconScale } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Appeals against a grade. */
export const appealFeature = defineFeature({
  routes: [{ path: paths.appealRequest, page: () => import('./AppealRequestPage.tsx'), texts: ['appeal', 'request'] }],
  menuIcons: { appealRequest: IconScale },
});
