import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

type IncrementalList<Item, List extends HTMLElement> = {
  shown: Item[];
  /** Ref of the element whose children are the items. */
  list: RefObject<List | null>;
  /** Props of `MoreButton`: the number of items that come next, and the function to show them. */
  more: { next: number; show: () => void };
};

/**
 * Shows a long list in portions of `atOnce` items. Starts again from the first portion when `about`, the search or
 * filter of the list, changes. After more items are shown, the focus moves to the first new one.
 */
export function useIncrementalList<Item, List extends HTMLElement = HTMLUListElement>(
  all: readonly Item[],
  atOnce: number,
  about = '',
): IncrementalList<Item, List> {
  const [most, setMost] = useState({ about, count: atOnce });
  if (most.about !== about) setMost({ about, count: atOnce });
  const list = useRef<List>(null);
  const show = (): void => {
    const before = list.current?.childElementCount ?? 0;
    flushSync(() => setMost({ about, count: most.count + atOnce }));
    const first = list.current?.children[before];
    if (!(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  };
  return {
    shown: all.slice(0, most.count),
    list,
    more: { next: Math.max(0, Math.min(all.length - most.count, atOnce)), show },
  };
}
