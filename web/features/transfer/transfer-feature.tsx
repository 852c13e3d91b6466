import { IconArrowsExchange } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Transfer to another programme. */
export const transferFeature = defineFeature({
  routes: [{ path: paths.transfer, page: () => import('./TransferPage.tsx'), texts: ['transfer', 'request'] }],
  menuIcons: { transfer: IconArrowsExchange },
});
