import { pickedKey } from '../../../api/session.ts';
import { sessionStore } from '../../../api/tab.ts';
import type { BasketCopy, Period } from './basket.ts';
import { noCopy } from './basket.ts';

/** This module stores the browser's copies of the baskets, one for each record and period. All tabs share them. */

const keyOf = (record: string, period: Period): string => pickedKey(`${period} ${record}`);

const listeners = new Set<() => void>();
const changed = (): void => listeners.forEach((listener) => listener());

export function subscribeToBaskets(listener: () => void): () => void {
  const told = ({ storageArea }: StorageEvent): void => {
    if (storageArea === sessionStore()) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', told);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', told);
  };
}

const read = new Map<string, { text: string; copy: BasketCopy }>();

/**
 * Reads the copy from storage. Returns the same object until the stored text changes; an unreadable copy counts as
 * empty.
 */
export function basketCopy(record: string, period: Period): BasketCopy {
  const key = keyOf(record, period);
  const text = sessionStore().getItem(key) ?? '';
  const known = read.get(key);
  if (known?.text === text) return known.copy;
  let copy = noCopy;
  try {
    const stored = JSON.parse(text || 'null') as Partial<BasketCopy> | null;
    if (stored && Array.isArray(stored.items) && Array.isArray(stored.base)) copy = { ...noCopy, ...stored };
  } catch {
    // A stored text in an unknown format counts as an empty basket.
  }
  read.set(key, { text, copy });
  return copy;
}

export function saveBasketCopy(record: string, period: Period, copy: BasketCopy): void {
  const key = keyOf(record, period);
  if (copy.items.length > 0 || copy.unsaved) sessionStore().setItem(key, JSON.stringify(copy));
  else if (copy.version > 0) sessionStore().setItem(key, JSON.stringify({ ...copy, base: [] }));
  else sessionStore().removeItem(key);
  changed();
}
