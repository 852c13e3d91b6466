import { useEffect } from 'react';

/** Milliseconds after mounting before the chunk is loaded without any input. */
const leisure = 5_000;
const begun = ['pointerdown', 'keydown'] as const;

/** Loads a chunk in advance: at the first press of a pointer or key, or when the page has been open for a while. */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const stop = (): void => {
      begun.forEach((event) => window.removeEventListener(event, fetchNow, true));
      window.clearTimeout(timer);
    };
    const fetchNow = (): void => {
      stop();
      void load().catch(() => undefined);
    };
    const timer = window.setTimeout(fetchNow, leisure);
    begun.forEach((event) => window.addEventListener(event, fetchNow, true));
    return stop;
  }, [load]);
}
