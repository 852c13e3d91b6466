import { useEffect, useRef } from 'react';

/** For what is taken away whole when it closes: the focus goes back to what opened it. */
export function useReturnFocus(): void {
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const from = opener.current;
    return () => {
      if (from instanceof HTMLElement) from.focus({ preventScroll: true });
    };
  }, []);
}
