import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { noteVisit } from './audit.ts';
import { resetLayout } from './layout.ts';

const scrollDelay = 100;

/** On every navigation (spec section 2): the layout resets, the page scrolls to its top, opening a form is noted. */
export function useNavigationEffects(): void {
  const { pathname } = useLocation();
  const first = useRef(true);

  useEffect(() => {
    resetLayout();
    noteVisit(pathname);
    // A reader of screens and a keyboard start at the new page, not where the last link was.
    if (!first.current) document.getElementById('content')?.focus({ preventScroll: true });
    first.current = false;
    const timer = window.setTimeout(() => window.scrollTo({ top: 0 }), scrollDelay);
    return () => window.clearTimeout(timer);
  }, [pathname]);
}
