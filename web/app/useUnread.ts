import { useApi } from '../api/useApi.ts';

const betweenLooks = 120_000;

/** How many messages are unread; 0 until it is known. Said quietly: where it cannot be read, the inbox itself tells. */
export const useUnread = (): number =>
  useApi('getMessages', { pageSize: 1 }, { quiet: true, refreshEvery: betweenLooks }).data?.unread ?? 0;
