import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { ReadOperation } from './operations.ts';

/** Reads calls again whose answers something other than an action has changed, such as a message that was opened. */
export function useReadAgain(): (...reads: ReadOperation[]) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (...reads) => void mutate((key) => Array.isArray(key) && reads.includes(key[0] as ReadOperation)),
    [mutate],
  );
}
