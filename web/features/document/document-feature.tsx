import { IconFileCertificate } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Transcripts and certificates, and the public page that verifies them. */
export const documentFeature = defineFeature({
  routes: [
    {
      path: paths.transcriptCertificate,
      page: () => import('./TranscriptCertificatePage.tsx'),
      texts: ['document', 'request'],
    },
    {
      path: paths.verifyByCode,
      page: () => import('./VerifyPage.tsx'),
      texts: ['document', 'messages'],
      place: 'alone',
    },
    { path: paths.verify, page: () => import('./VerifyPage.tsx'), texts: ['document', 'messages'], place: 'alone' },
  ],
  menuIcons: { transcriptCertificate: IconFileCertificate },
});
