import { useEffect, useRef } from 'react';

/** Returns the focus to the opener when a component that is removed on closing unmounts. */
export function useReturnFocus(): void {
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const from = opener.current;
    return () => {
      if (from instanceof HTMLElement) from.focus({ preventScroll: true });
    };
  }, []);
}
