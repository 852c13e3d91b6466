import { IconChecklist } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Clearance before graduation: the page's route and its menu icon. */
export const clearanceFeature = defineFeature({
  routes: [{ path: paths.clearance, page: () => import('./ClearancePage.tsx'), texts: ['clearance', 'request'] }],
  menuIcons: { clearance: IconChecklist },
});
