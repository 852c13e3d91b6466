import { IconBus } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Seats on the buses of the university. */
export const transportFeature = defineFeature({
  routes: [{ path: paths.transport, page: () => import('./TransportPage.tsx'), texts: ['transport', 'request'] }],
  menuIcons: { transport: IconBus },
});
