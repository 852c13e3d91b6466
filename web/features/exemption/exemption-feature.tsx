import { IconRubberStamp } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Exemption from the orientation programme by a test score. */
export const exemptionFeature = defineFeature({
  routes: [
    { path: paths.exemptionRequest, page: () => import('./ExemptionRequestPage.tsx'), texts: ['exemption', 'request'] },
  ],
  menuIcons: { exemptionRequest: IconRubberStamp },
});
