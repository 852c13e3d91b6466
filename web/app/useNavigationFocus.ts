import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isFocusWanted } from '../ui/overlays/next-focus.ts';

const check = 50;
const checks = 12;
/**
 * The number of checks that are skipped after a replaced query, so that `useKeptFocus` can find a nearer target first.
 */
const spared = 1;

const toContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Sets the focus after a navigation. On another page it moves to the content, unless the page has focused a field of
 * its own. On the same page with another query it stays; if its element was removed, it moves to the content.
 */
export function useNavigationFocus(): void {
  const { pathname, key } = useLocation();
  const by = useNavigationType();
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
    const first = by === NavigationType.Replace ? checks - spared : checks;
    const timer = window.setInterval(() => {
      const lost = isLost();
      if (lost && left <= first && !isFocusWanted()) toContent();
      left -= 1;
      // The focus has moved: the student has set it, or a closed dialogue has returned it.
      if (left === 0 || (!lost && document.activeElement !== was)) window.clearInterval(timer);
    }, check);
    return () => window.clearInterval(timer);
  }, [pathname, key, by]);
}
