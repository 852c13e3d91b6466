import { startTransition, useEffect, useState } from 'react';

/**
 * Whether to draw what lies below the first screen too: on the page one comes in by only once the first screen is
 * drawn.
 */
export function useWholePage(): boolean {
  const [whole, setWhole] = useState(window.preloaded === undefined);
  useEffect(() => {
    if (!whole) startTransition(() => setWhole(true));
  }, [whole]);
  return whole;
}
