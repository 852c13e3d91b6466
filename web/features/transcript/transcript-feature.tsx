import { IconCertificate } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** The academic transcript. */
export const transcriptFeature = defineFeature({
  routes: [
    { path: paths.academicTranscript, page: () => import('./AcademicTranscriptPage.tsx'), texts: ['transcript'] },
  ],
  menuIcons: { academicTranscript: IconCertificate },
});
