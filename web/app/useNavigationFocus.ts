import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const check = 50;
const checks = 12;

const toContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Where the focus is after a navigation. On another page a keyboard and a reader of screens start at its content, not where the last
 * link was, unless the page has put the focus into a field of its own. On the same page, told apart by its query, it stays where it
 * is; where it was on something that has gone (also a menu that has yet to fade), it goes to the content.
 */
export function useNavigationFocus(): void {
  const { pathname, key } = useLocation();
  const shown = useRef<string | null>(null);

  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before === null) return;
    if (before !== pathname) {
      if (!document.activeElement?.matches('#content :is(input, select, textarea)')) toContent();
      return;
    }
    const was = document.activeElement;
    let left = checks;
    const timer = window.setInterval(() => {
      if (isLost()) toContent();
      left -= 1;
      // Whoever has gone on from there has the focus, and a dialogue gives it back by itself.
      if (left === 0 || document.activeElement !== was) window.clearInterval(timer);
    }, check);
    return () => window.clearInterval(timer);
  }, [pathname, key]);
}
