import { startTransition, useEffect, useState } from 'react';

/**
 * True once content below the first screen should be drawn. On the first page of a visit, this is after the first
 * screen is drawn.
 */
export function useWholePage(): boolean {
  const [whole, setWhole] = useState(window.preloaded === undefined);
  useEffect(() => {
    if (!whole) startTransition(() => setWhole(true));
  }, [whole]);
  return whole;
}
