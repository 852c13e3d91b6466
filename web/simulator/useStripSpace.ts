import { useLayoutEffect } from 'react';

/** Keeps the place of the strip above every page. */
export const useStripSpace = (): void =>
  useLayoutEffect(() => {
    document.documentElement.dataset.simulator = '';
    return () => {
      delete document.documentElement.dataset.simulator;
    };
  }, []);
