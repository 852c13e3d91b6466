import { useState } from 'react';

/**
 * Makes a file when the student clicks; the code for it is loaded only then. `making` and `failed` are the names of the
 * file in progress and of the one that failed; `failed` is kept until the next try.
 */
export function useDocument() {
  const [making, setMaking] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const make = async (name: string, work: () => Promise<void>): Promise<void> => {
    setMaking(name);
    setFailed(null);
    try {
      await work();
    } catch {
      setFailed(name);
    } finally {
      setMaking(null);
    }
  };
  return { make, making, failed };
}
