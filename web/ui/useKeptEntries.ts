import { useEffect, useRef, useState } from 'react';
import { useBusinessClock } from '../api/useBusinessClock.ts';
import { forgetEntries, keepEntries, ownForm, readEntries, type FormName, type KeptEntries } from './kept-entries.ts';

/** Milliseconds between the last change and its being kept. */
const pause = 300;

type Now = {
  /** Without files. */
  entries: object;
  /** Something of it is neither sent nor saved. */
  changed: boolean;
  /** The form is on the page. */
  open?: boolean;
};
type Kept = { found: KeptEntries | null; back: string | null; flush: () => void; forget: () => void };

/**
 * Keeps in the tab what is typed into a form: a moment after each change, and at once when the page is left or hidden.
 * `form` names it, see `ownForm`. `found` is what was typed before the tab was loaded anew, which the form begins with;
 * `back` is when that was, as long as it may be discarded.
 */
export function useKeptEntries(form: string, { entries, changed, open = true }: Now): Kept {
  // What is typed belongs to the record it was begun with.
  const [{ record }] = useState(() => ownForm(form));
  const [found, setFound] = useState(() => readEntries({ record, form }));
  const clock = useBusinessClock();
  /** What is kept, or will be in a moment: nothing before something was changed. */
  const latest = useRef<{ name: FormName; text: string; kept: KeptEntries } | null>(null);
  const timer = useRef(0);
  const known = useRef({ now: clock.now, found });
  useEffect(() => {
    known.current = { now: clock.now, found };
  });

  const text = changed ? JSON.stringify(entries) : null;
  useEffect(() => {
    const before = latest.current;
    if (before && (text === null || before.name.form !== form)) forgetEntries(before.name);
    window.clearTimeout(timer.current);
    if (text === null) {
      latest.current = null;
      if (before) setFound(null);
      return;
    }
    const said = before?.text === text ? before.kept : known.current.found;
    const at = said && JSON.stringify(said.entries) === text ? said.at : new Date(known.current.now()).toISOString();
    latest.current = { name: { record, form }, text, kept: { at, open, entries: JSON.parse(text) as object } };
    timer.current = window.setTimeout(() => keepLatest(latest.current), pause);
  }, [record, form, text, open]);

  useEffect(() => {
    const flush = (): void => keepLatest(latest.current);
    const away = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', away);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', away);
      window.clearTimeout(timer.current);
      // Closed, or left for another page: it is kept, and not opened by itself.
      if (latest.current) keepLatest({ ...latest.current, kept: { ...latest.current.kept, open: false } });
    };
  }, []);

  return {
    found,
    back: changed ? (found?.at ?? null) : null,
    flush: () => keepLatest(latest.current),
    forget: () => {
      window.clearTimeout(timer.current);
      if (latest.current) forgetEntries(latest.current.name);
      forgetEntries({ record, form });
      latest.current = null;
      setFound(null);
    },
  };
}

function keepLatest(latest: { name: FormName; kept: KeptEntries } | null): void {
  if (latest) keepEntries(latest.name, latest.kept);
}
