import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

type IncrementalList<Item, List extends HTMLElement> = {
  shown: Item[];
  /** For the element whose children the items are. */
  list: RefObject<List | null>;
  /** For `MoreButton`: how many come next, and showing them. */
  more: { next: number; show: () => void };
};

/**
 * A long list so many at a time, from its beginning again when it is `about` something else. Who asks for more goes on
 * with the first that came.
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
