import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';

/**
 * The ids of the favourite pages. Each change is saved at once, one request after another; earlier states are kept for
 * undo.
 */
export function useTopLinks() {
  const { data, error, refresh } = useApi('getTopHitLinks');
  const { run, running } = useAction('saveTopHitLinks');
  const [chosen, setChosen] = useState<number[] | null>(null);
  const [before, setBefore] = useState<number[][]>([]);
  const [saved, setSaved] = useState(false);
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);

  const known = data?.links.map(({ seFormId }) => seFormId);
  const now = chosen ?? known ?? [];

  // A list that has changed on the server, for example in another tab, replaces the local one unless a save is pending.
  const arrived = known?.join();
  useEffect(() => {
    if (waiting.current === 0) setChosen(null);
  }, [arrived]);

  const store = (next: number[]): void => {
    setChosen(next);
    setSaved(false);
    waiting.current += 1;
    queue.current = queue.current.then(async () => {
      const outcome = await run({ body: { formIds: next } });
      waiting.current -= 1;
      setSaved(outcome.ok);
      // After a failed save the list shows the pages that are stored on the server; the alert gives the reason.
      if (!outcome.ok) {
        setChosen(null);
        setBefore([]);
      }
    });
  };

  const change = (next: number[]): void => {
    setBefore((earlier) => [...earlier, now]);
    store(next);
  };
  const undo = (): void => {
    const last = before.at(-1);
    if (!last) return;
    setBefore(before.slice(0, -1));
    store(last);
  };

  return {
    ready: data !== undefined,
    error,
    refresh,
    maximum: data?.maximum ?? 0,
    chosen: now,
    change,
    undo: before.length > 0 ? undo : null,
    saving: running,
    saved,
  };
}
