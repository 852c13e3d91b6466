import { useMediaQuery } from '@mantine/hooks';

/**
 * True if the page is as narrow as a phone. The value is known at the first render, so that nothing is drawn twice.
 */
export const useNarrow = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
