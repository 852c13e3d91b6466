import { useLayoutEffect } from 'react';

/** Reserves the height of the simulator's strip above every page. */
export const useStripSpace = (): void =>
  useLayoutEffect(() => {
    document.documentElement.dataset.simulator = '';
    return () => {
      delete document.documentElement.dataset.simulator;
    };
  }, []);
