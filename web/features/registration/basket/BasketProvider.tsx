import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import type { Period } from './basket.ts';
import { findSectionId } from './basket.ts';
import { BasketContext } from './useBasket.ts';
import { usePreview } from './usePreview.ts';
import { useStoredBasket } from './useStoredBasket.ts';

type Props = { record: string; period: Period; semester: number | null; children: ReactNode };

/** Provides the basket of one record and period. Its React `key` must contain both, so that no state is mixed. */
export function BasketProvider({ record, period, semester, children }: Props) {
  const {
    copy: { items },
    dispatch,
    unapplied,
    dismissUnapplied,
    applyAlone,
  } = useStoredBasket(record, period, semester);
  const [reviewing, setReviewing] = useState(false);

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
        done: (keys) => dispatch({ type: 'done', keys }),
        clear: () => dispatch({ type: 'clear' }),
        restore: (emptied) => dispatch({ type: 'restore', items: emptied }),
        taking: (sectionId) => items.find(({ change }) => findSectionId(change) === sectionId),
        unapplied,
        dismissUnapplied,
        applyAlone,
        reviewing,
        setReviewing,
      }}
    >
      {children}
    </BasketContext>
  );
}
