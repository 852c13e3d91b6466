import type { ReactNode } from 'react';
import { useWholePage } from './useWholePage.ts';

/** Renders content below the first screen later. No element may follow it, because that element would move. */
export function LazyBelowFold({ children }: { children: ReactNode }) {
  return useWholePage() && children;
}
