import { useApi } from '../api/useApi.ts';

const betweenLooks = 120_000;

/**
 * The number of unread messages; 0 until it is known. A failed request shows no alert, because the inbox page reports
 * it.
 */
export const useUnread = (): number =>
  useApi('getMessages', { pageSize: 1 }, { quiet: true, refreshEvery: betweenLooks }).data?.unread ?? 0;
