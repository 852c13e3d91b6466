import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { coverPage } from './overlay-history.ts';

/** While `opened`, the browser's Back button calls `onClose` and stays on the page. */
export function useBackCloses(opened: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const [refused, setRefused] = useState(0);
  useLayoutEffect(() => {
    if (!opened) return;
    return coverPage(() => {
      close.current();
      // If the overlay stays open, it is registered again for the next Back.
      setRefused((times) => times + 1);
    });
  }, [opened, refused]);
}
