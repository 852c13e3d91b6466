import type { ReactNode } from 'react';
import { useWholePage } from './useWholePage.ts';

/** Content below the first screen, rendered later. Nothing may follow it, since that would move. */
export function LazyBelowFold({ children }: { children: ReactNode }) {
  return useWholePage() && children;
}
