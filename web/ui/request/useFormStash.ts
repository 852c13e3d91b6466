import { useEffect, useRef, useState } from 'react';
import { useBusinessClock } from '../../api/useBusinessClock.ts';
import { clearFormStash, saveFormStash, ownForm, readFormStash, type FormName, type FormStash } from './form-stash.ts';

/** Delay in milliseconds before the last change is stored. */
const pause = 300;

type Now = {
  /** The values of the form without its files. */
  entries: object;
  /** True if a value has been neither sent nor saved on the server. */
  changed: boolean;
  /** True if the form is on the page. */
  open?: boolean;
};
type Stash = { found: FormStash | null; back: string | null; flush: () => void; forget: () => void };

/**
 * Stores the input of a form in the tab: shortly after each change, and at once when the page is left or hidden. `form`
 * is the name of the form, see `FormName`. `found` is the input that an earlier visit or load stored; the form starts
 * with it. `back` is the time of that input while it can be discarded. Both are null if there is none.
 */
export function useFormStash(form: string, { entries, changed, open = true }: Now): Stash {
  // The input belongs to the record that was chosen when the form was opened.
  const [{ record }] = useState(() => ownForm(form));
  const [found, setFound] = useState(() => readFormStash({ record, form }));
  const clock = useBusinessClock();
  /** The input that is stored or will be after the delay; null before the first change. */
  const latest = useRef<{ name: FormName; text: string; kept: FormStash } | null>(null);
  const timer = useRef(0);
  const known = useRef({ now: clock.now, found });
  useEffect(() => {
    known.current = { now: clock.now, found };
  });

  const text = changed ? JSON.stringify(entries) : null;
  useEffect(() => {
    const before = latest.current;
    if (before && (text === null || before.name.form !== form)) clearFormStash(before.name);
    window.clearTimeout(timer.current);
    if (text === null) {
      latest.current = null;
      if (before) setFound(null);
      return;
    }
    const said = before?.text === text ? before.kept : known.current.found;
    const at = said && JSON.stringify(said.entries) === text ? said.at : new Date(known.current.now()).toISOString();
    latest.current = { name: { record, form }, text, kept: { at, open, entries: JSON.parse(text) as object } };
    timer.current = window.setTimeout(() => saveLatest(latest.current), pause);
  }, [record, form, text, open]);

  useEffect(() => {
    const flush = (): void => saveLatest(latest.current);
    const away = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', away);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', away);
      window.clearTimeout(timer.current);
      // After the form is closed or left, its input stays stored, but the form does not reopen by itself.
      if (latest.current) saveLatest({ ...latest.current, kept: { ...latest.current.kept, open: false } });
    };
  }, []);

  return {
    found,
    back: changed ? (found?.at ?? null) : null,
    flush: () => saveLatest(latest.current),
    forget: () => {
      window.clearTimeout(timer.current);
      if (latest.current) clearFormStash(latest.current.name);
      clearFormStash({ record, form });
      latest.current = null;
      setFound(null);
    },
  };
}

function saveLatest(latest: { name: FormName; kept: FormStash } | null): void {
  if (latest) saveFormStash(latest.name, latest.kept);
}
