import type { ReactNode } from 'react';
import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Period } from './basket.ts';
import { basketReducer, keepBasket, readBasket, sectionOf } from './basket.ts';
import { BasketContext } from './useBasket.ts';
import { usePreview } from './usePreview.ts';

type Props = { record: string; period: Period; children: ReactNode };

/** Holds the basket for one record and period; the browser tab remembers it. Give it a key of both. */
export function BasketProvider({ record, period, children }: Props) {
  const [items, dispatch] = useReducer(basketReducer, null, () => readBasket(record, period));
  const [reviewing, setReviewing] = useState(false);
  useEffect(() => keepBasket(record, period, items), [record, period, items]);

  const changes = useMemo(() => items.map(({ change }) => change), [items]);
  const state = usePreview(period, changes);

  return (
    <BasketContext
      value={{
        ...state,
        period,
        items,
        put: (item) => dispatch({ type: 'put', item }),
        remove: (key) => dispatch({ type: 'remove', key }),
        clear: () => dispatch({ type: 'clear' }),
        taking: (sectionId) => items.find(({ change }) => sectionOf(change) === sectionId),
        reviewing,
        setReviewing,
      }}
    >
      {children}
    </BasketContext>
  );
}
