import { useMediaQuery } from '@mantine/hooks';

/** Whether the page is as narrow as a phone. Known from the first picture on: nothing is drawn twice. */
export const useNarrow = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
