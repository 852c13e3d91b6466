import { createContext, useContext } from 'react';
import type { BasketItem, Period } from './basket.ts';
import type { PreviewState } from './usePreview.ts';

export type Basket = PreviewState & {
  period: Period;
  items: BasketItem[];
  put: (item: BasketItem) => void;
  remove: (key: string) => void;
  clear: () => void;
  /** The change that takes this section, if one is in the basket. */
  taking: (sectionId: number) => BasketItem | undefined;
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
