import { IconFileInvoice, IconReportMoney, IconWallet } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Fees, payments and the financial statement. */
export const feesFeature = defineFeature({
  routes: [
    { path: paths.studentFees, page: () => import('./StudentFeesPage.tsx'), texts: ['fees', 'messages'] },
    {
      path: paths.paymentHistory,
      page: () => import('./PaymentHistoryPage.tsx'),
      texts: ['fees', 'payment', 'messages'],
    },
    { path: paths.financialData, page: () => import('./FinancialDataPage.tsx'), texts: ['fees'] },
    {
      path: paths.paymentResult,
      page: () => import('./PaymentResultPage.tsx'),
      texts: ['payment', 'fees', 'messages'],
    },
  ],
  menuIcons: { studentFees: IconWallet, paymentHistory: IconFileInvoice, financialData: IconReportMoney },
});
