import { IconCalculator } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** The simulator that calculates averages from expected grades. */
export const gpaFeature = defineFeature({
  routes: [{ path: paths.gpaSimulator, page: () => import('./GpaSimulatorPage.tsx'), texts: ['gpa'] }],
  menuIcons: { gpaSimulator: IconCalculator },
});
