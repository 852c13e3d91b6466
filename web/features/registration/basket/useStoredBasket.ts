import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { notify } from '../../../api/notices.ts';
import { useIsAvailable } from '../../../api/feature-availability.ts';
import type { Schema } from '../../../api/operations.ts';
import { useAction } from '../../../api/useAction.ts';
import { useApi } from '../../../api/useApi.ts';
import type { BasketAction, BasketCopy, Period } from './basket.ts';
import { basketReducer, broughtUpToDate, noCopy, withItems } from './basket.ts';
import { basketCopy, saveBasketCopy, subscribeToBaskets } from './basket-store.ts';
import { answered, isOnTheWay, sendOnce } from './basket-turns.ts';
import { betweenSeats } from '../between-seats.ts';

/** The delay before a save in milliseconds, so that several quick changes are saved together. */
const pause = 400;
/** The delay in milliseconds before a failed save is repeated. */
const rest = 15_000;

export type StoredBasket = {
  copy: BasketCopy;
  dispatch: (action: BasketAction) => void;
  /** The storage of the basket: the browser if the API has no baskets; null until the server has answered. */
  keptBy: 'server' | 'browser' | null;
  /** The latest past semester whose basket still has changes, and their number; null if there is none. */
  unapplied: Schema<'KeptBasket'>['unapplied'];
  dismissUnapplied: () => void;
  /** Runs `apply` after a running save (waiting for at most 3 seconds), and blocks new saves until it has ended. */
  applyAlone: <Answer>(apply: () => Promise<Answer>) => Promise<Answer>;
};

/** The basket of a record and period: the browser's copy for all tabs, synchronized with the server for all devices. */
export function useStoredBasket(record: string, period: Period, semester: number | null): StoredBasket {
  const { mutate } = useSWRConfig();
  const copy = useSyncExternalStore(subscribeToBaskets, () => (record ? basketCopy(record, period) : noCopy));
  const offered = useIsAvailable('getBasket');
  const { data, refresh } = useApi('getBasket', record ? { Period: period } : null, {
    quiet: true,
    refreshEvery: betweenSeats,
  });
  const { run } = useAction('saveBasket', { inPlace: true });
  const basket = `${record} ${period}`;
  const [turn, setTurn] = useState(0);
  const keptBy = !offered ? 'browser' : data ? 'server' : null;

  const keep = useCallback((next: BasketCopy): void => saveBasketCopy(record, period, next), [record, period]);
  const now = useCallback((): BasketCopy => basketCopy(record, period), [record, period]);

  // A response older than the last save is ignored once. If the next response is older as well, the server was reset,
  // and that response is taken.
  const behind = useRef(0);
  useEffect(() => {
    if (!data || isOnTheWay('saving', basket)) return;
    if (data.version < now().version && behind.current === 0) {
      behind.current = 1;
      void refresh();
      return;
    }
    behind.current = 0;
    keep(broughtUpToDate(now(), data));
  }, [basket, data, keep, now, refresh]);

  // If the baskets are stored only in the browser, items picked for another semester are removed here.
  useEffect(() => {
    if (keptBy !== 'browser' || semester === null) return;
    const known = now();
    if (known.semester !== null && known.semester !== semester) keep({ ...noCopy, semester });
    else if (known.semester === null && known.items.length > 0) keep({ ...known, semester });
  }, [keptBy, semester, copy, keep, now]);

  const save = useCallback(async (): Promise<void> => {
    // If another save or the applying of the basket is running, the unsaved items are saved after it.
    for (const errand of ['saving', 'applying'] as const) {
      if (!isOnTheWay(errand, basket)) continue;
      await answered(errand, basket);
      setTurn((before) => before + 1);
      return;
    }
    const { version, items } = now();
    const outcome = await sendOnce('saving', basket, () =>
      run({ query: { Period: period }, body: { version, changes: items.map(({ change }) => change) } }),
    );
    if (outcome.ok) {
      keep(broughtUpToDate(now(), outcome.data, items));
      await mutate(
        (key) => Array.isArray(key) && key[0] === 'getBasket' && (key[1] as { Period?: Period }).Period === period,
        outcome.data,
        { revalidate: false },
      );
      return;
    }
    if (outcome.status === 409) {
      behind.current = 1;
      await refresh();
      return;
    }
    const unknown = new Set(outcome.error.Refusals.map(({ Change }) => Change));
    if (outcome.status === 404 && outcome.error.Refusals.length > 0) {
      keep(
        withItems(
          now(),
          now().items.filter((_, index) => !unknown.has(index)),
        ),
      );
      notify({ kind: 'message', tone: 'info', refusals: outcome.error.Refusals.slice(0, 1), seconds: 8 });
      return;
    }
    window.setTimeout(() => setTurn((before) => before + 1), rest);
  }, [basket, keep, mutate, now, period, refresh, run]);

  useEffect(() => {
    if (keptBy !== 'server' || !copy.unsaved) return;
    const send = (): void => {
      // Only the visible tab saves the basket, which all tabs share.
      if (document.visibilityState === 'visible') void save();
    };
    const timer = window.setTimeout(send, pause);
    document.addEventListener('visibilitychange', send);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', send);
    };
  }, [keptBy, copy, save, turn]);

  return {
    copy,
    dispatch: useCallback(
      (action) => {
        const known = now();
        const items = basketReducer(known.items, action);
        // Applying a basket removes its items from the server's basket too, so they are removed from the base.
        const base = action.type === 'done' && keptBy === 'server' ? basketReducer(known.base, action) : known.base;
        keep(withItems({ ...known, base }, items));
      },
      [keep, keptBy, now],
    ),
    keptBy,
    unapplied: data?.unapplied ?? null,
    dismissUnapplied: () => void save(),
    applyAlone: useCallback(
      async (apply) => {
        await answered('saving', basket);
        return sendOnce('applying', basket, apply);
      },
      [basket],
    ),
  };
}
