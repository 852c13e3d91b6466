import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { entryShown } from '../ui/overlays/overlay-history.ts';
import { noteVisit } from './audit.ts';
import { resetLayout } from './layout.ts';
import { isNavigation, type Place } from './navigation-rules.ts';

const scrollDelay = 100;

/** Runs on every navigation: resets the layout, scrolls to the top and writes the visit to the audit log. */
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
    // A later navigation does not cancel this timer, because the page after a redirect must scroll to the top as well.
    window.setTimeout(() => window.scrollTo({ top: 0 }), scrollDelay);
  }, [key, pathname, search, by]);
}
