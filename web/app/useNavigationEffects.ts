import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { entryShown } from '../ui/overlay-history.ts';
import { noteVisit } from './audit.ts';
import { resetLayout } from './layout.ts';
import { isNavigation, type Place } from './navigation-rules.ts';

const scrollDelay = 100;

/** On every navigation (spec section 2): the layout resets, the page scrolls to its top, opening a form is noted. */
export function useNavigationEffects(): void {
  const location = useLocation();
  const { key, pathname, search } = location;
  const by = useNavigationType();
  const last = useRef<Place | null>(null);
  useLayoutEffect(entryShown, [location]);

  useEffect(() => {
    const [from, to] = [last.current, { pathname, search }];
    last.current = to;
    if (!isNavigation(from, to, by)) return;
    resetLayout();
    noteVisit(pathname);
    // Not given up by what follows within the delay: a redirect scrolls the page it leads to.
    window.setTimeout(() => window.scrollTo({ top: 0 }), scrollDelay);
  }, [key, pathname, search, by]);
}
