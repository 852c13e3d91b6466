import { IconAddressBook } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Addresses, telephone numbers and the codes that prove them. */
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
