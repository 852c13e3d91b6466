import type { ReactNode } from 'react';
import { useWholePage } from './useWholePage.ts';

/** What lies below the first screen of a page, and has nothing below it that would move. */
export function LazyBelowFold({ children }: { children: ReactNode }) {
  return useWholePage() && children;
}
