import { IconFolders } from '@tabler/icons-react';
import type { ReadOperation } from '../../api/operations.ts';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/**
 * The read operations to refresh after a draft or a returned request was saved, or a draft deleted, because their
 * responses contain the request or depend on it. `getRefunds` contains no drafts, but it contains returned requests.
 */
const ofDrafts: readonly ReadOperation[] = [
  'getMyRequests',
  'getRequest',
  'getConsequences',
  'getDashboard',
  'getCalendarFile',
  'getCaseStudies',
  'getThesisTopics',
  'getResearchPlans',
  'getTransferRequests',
  'getRefunds',
  'clearanceProcess',
  'officialWithdrawHistory',
  'permanentWithdrawHistory',
];

/** Requests of every kind: the pages of the list, of one request and of kinds without their own page. */
export const requestFeature = defineFeature({
  routes: [
    { path: paths.requests, page: () => import('./MyRequestsPage.tsx'), texts: ['request', 'agenda'] },
    { path: paths.newRequest, page: () => import('./PlainRequestPage.tsx'), texts: ['request'] },
    { path: paths.requestDetails, page: () => import('./RequestDetailsPage.tsx'), texts: ['request'] },
  ],
  menuIcons: { requests: IconFolders },
  invalidates: {
    sendRequestCode: 'area',
    confirmRequest: 'area',
    answerRequest: 'area',
    saveDraft: ofDrafts,
    deleteDraft: ofDrafts,
  },
});
