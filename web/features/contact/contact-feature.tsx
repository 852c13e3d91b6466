import { IconAddressBook } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Addresses, telephone numbers and e-mail addresses of the student, and the codes that verify a change. */
export const contactFeature = defineFeature({
  routes: [
    { path: paths.contactDetails, page: () => import('./ContactDetailsPage.tsx'), texts: ['contact', 'verification'] },
  ],
  menuIcons: { contactDetails: IconAddressBook },
  invalidates: {
    sendVerificationCode: 'area',
    updateContactDetails: 'area',
  },
});
