import { createContext, useContext } from 'react';
import type { Schema } from '../../api/operations.ts';
import type { BasketItem, Period } from './basket.ts';
import type { PreviewState } from './usePreview.ts';

export type Basket = PreviewState & {
  period: Period;
  items: BasketItem[];
  put: (item: BasketItem) => void;
  remove: (key: string) => void;
  /** These have been applied: whoever keeps the basket knows it already. */
  done: (keys: string[]) => void;
  clear: () => void;
  /** Takes an emptying back; what was put in since stays. */
  restore: (items: BasketItem[]) => void;
  /** The change that takes this section, if one is in the basket. */
  taking: (sectionId: number) => BasketItem | undefined;
  /** A basket of a semester that is over, never applied. */
  unapplied: Schema<'KeptBasket'>['unapplied'];
  dismissUnapplied: () => void;
  /** Applies after what is being saved, and saves nothing meanwhile. */
  applyAlone: <Answer>(apply: () => Promise<Answer>) => Promise<Answer>;
  reviewing: boolean;
  setReviewing: (open: boolean) => void;
};

export const BasketContext = createContext<Basket | null>(null);

/** The changes picked for this record and period, and what the server says of them. */
export function useBasket(): Basket {
  const basket = useContext(BasketContext);
  if (!basket) throw new Error('useBasket outside BasketProvider');
  return basket;
}
