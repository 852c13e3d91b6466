import { paths } from '../../paths.ts';

/** The path to open after sign-in. Other values than a path of this site become the home page. */
export const placeAfter = (from: string | null): string =>
  from?.startsWith('/') && !from.startsWith('//') && !from.startsWith('/\\') ? from : paths.home;
