import { useEffect, useRef } from 'react';

/** Returns the focus to the opener on unmount, for components that are removed when they close. */
export function useReturnFocus(): void {
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const from = opener.current;
    return () => {
      if (from instanceof HTMLElement) from.focus({ preventScroll: true });
    };
  }, []);
}
