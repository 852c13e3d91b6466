import { IconInbox } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** Messages from the offices and from the student: routes, menu icon, and the responses that each action refreshes. */
export const inboxFeature = defineFeature({
  routes: [
    { path: paths.inbox, page: () => import('./InboxPage.tsx'), texts: ['inbox'] },
    { path: paths.inboxDetails, page: () => import('./InboxDetailsPage.tsx'), texts: ['inbox'] },
  ],
  menuIcons: { inbox: IconInbox },
  invalidates: {
    sendMessage: 'area',
    // The deleted message itself is not refreshed, because it no longer exists.
    deleteMessage: ['getMessages', 'getDashboard'],
  },
});
