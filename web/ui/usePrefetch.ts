import { useEffect } from 'react';

/** Milliseconds after which a page has long been there. */
const leisure = 5_000;
const begun = ['pointerdown', 'keydown'] as const;

/** Fetches a part before it is asked for: at the first touch or key, or when the page has long been there. */
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
