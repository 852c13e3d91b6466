import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { noteVisit } from './audit.ts';
import { resetLayout } from './layout.ts';

const scrollDelay = 100;

/** On every navigation (spec section 2): the layout resets, the page scrolls to its top, opening a form is noted. */
export function useNavigationEffects(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    resetLayout();
    noteVisit(pathname);
    const timer = window.setTimeout(() => window.scrollTo({ top: 0 }), scrollDelay);
    return () => window.clearTimeout(timer);
  }, [pathname]);
}
