import { paths } from '../../paths.ts';

/** Where a page that needed a session sent the student from; anything else leads home. */
export const placeAfter = (from: string | null): string =>
  from?.startsWith('/') && !from.startsWith('//') && !from.startsWith('/\\') ? from : paths.home;
