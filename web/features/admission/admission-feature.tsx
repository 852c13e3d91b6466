import { IconUserCancel } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** The cancelling of an admission, and what is said when it is done. */
export const admissionFeature = defineFeature({
  routes: [
    {
      path: paths.cancelAdmission,
      page: () => import('./CancelAdmissionPage.tsx'),
      texts: ['admission', 'request', 'verification'],
    },
    {
      path: paths.admissionCanceled,
      page: () => import('./AdmissionCanceledPage.tsx'),
      texts: ['admission', 'request'],
      place: 'alone',
    },
  ],
  menuIcons: { cancelAdmission: IconUserCancel },
  invalidates: {
    sendCancelAdmissionOtp: 'area',
    // Nothing can be read any more.
    confirmCancelAdmission: [],
  },
});
