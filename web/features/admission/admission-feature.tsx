import { IconUserCancel } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** The cancellation of an admission and its final page. */
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
    // The cancellation has ended the session, so no cached response can be refreshed.
    confirmCancelAdmission: [],
  },
});
