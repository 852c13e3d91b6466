import { IconCashBanknote } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Refunds of paid amounts. */
export const refundFeature = defineFeature({
  routes: [{ path: paths.refundRequest, page: () => import('./RefundRequestPage.tsx'), texts: ['refund', 'request'] }],
  menuIcons: { refundRequest: IconCashBanknote },
  invalidates: {
    checkIban: [],
  },
});
