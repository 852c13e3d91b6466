import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isFocusWanted } from '../ui/next-focus.ts';

const check = 50;
const checks = 12;
/** Checks that are let pass where only the query was replaced: something nearer takes the focus, see `useKeptFocus`. */
const spared = 1;

const toContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Where the focus is after a navigation. On another page a keyboard and a reader of screens start at its content, not
 * where the last link was, unless the page has put the focus into a field of its own. On the same page, told apart by
 * its query, it stays where it is; where it was on something that has gone (also a menu that has yet to fade), it goes
 * to the content.
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
      // The focus is somewhere else by now: the reader has gone on, or a dialogue gave it back by itself.
      if (left === 0 || (!lost && document.activeElement !== was)) window.clearInterval(timer);
    }, check);
    return () => window.clearInterval(timer);
  }, [pathname, key, by]);
}
