import { createContext, useContext } from 'react';
import type { Schema } from '../../../api/operations.ts';
import type { BasketItem, Period } from './basket.ts';
import type { PreviewState } from './usePreview.ts';

export type Basket = PreviewState & {
  period: Period;
  items: BasketItem[];
  put: (item: BasketItem) => void;
  remove: (key: string) => void;
  /** Removes applied items; the server's basket has removed them already. */
  done: (keys: string[]) => void;
  clear: () => void;
  /** Restores a cleared basket; items added since then stay. */
  restore: (items: BasketItem[]) => void;
  /** The item in the basket that takes this section, if any. */
  taking: (sectionId: number) => BasketItem | undefined;
  /** A basket of a past semester that was never applied. */
  unapplied: Schema<'KeptBasket'>['unapplied'];
  dismissUnapplied: () => void;
  /** Runs `apply` after pending saves, and blocks new saves until it has ended. */
  applyAlone: <Answer>(apply: () => Promise<Answer>) => Promise<Answer>;
  reviewing: boolean;
  setReviewing: (open: boolean) => void;
};

export const BasketContext = createContext<Basket | null>(null);

/** The picked changes of this record and period, and the server's preview of them. */
export function useBasket(): Basket {
  const basket = useContext(BasketContext);
  if (!basket) throw new Error('useBasket outside BasketProvider');
  return basket;
}
