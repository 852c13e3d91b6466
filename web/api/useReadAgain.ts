import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { ReadOperation } from './operations.ts';

/** Returns a function that requests responses again after a change without an action, such as opening a message. */
export function useReadAgain(): (...reads: ReadOperation[]) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (...reads) => void mutate((key) => Array.isArray(key) && reads.includes(key[0] as ReadOperation)),
    [mutate],
  );
}
