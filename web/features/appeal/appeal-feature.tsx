import { IconScale } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Appeals of students against final grades: the page's route and its menu icon. */
export const appealFeature = defineFeature({
  routes: [{ path: paths.appealRequest, page: () => import('./AppealRequestPage.tsx'), texts: ['appeal', 'request'] }],
  menuIcons: { appealRequest: IconScale },
});
