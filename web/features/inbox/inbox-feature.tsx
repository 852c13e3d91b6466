import { IconInbox } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** The offices' messages and the student's. */
export const inboxFeature = defineFeature({
  routes: [
    { path: paths.inbox, page: () => import('./InboxPage.tsx'), texts: ['inbox'] },
    { path: paths.inboxDetails, page: () => import('./InboxDetailsPage.tsx'), texts: ['inbox'] },
  ],
  menuIcons: { inbox: IconInbox },
  invalidates: {
    sendMessage: 'area',
    // Not the message itself, which is gone.
    deleteMessage: ['getMessages', 'getDashboard'],
  },
});
