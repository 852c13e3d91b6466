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
  /** The latest past semester whose basket still has changes, and their number; null if there is none. */
  unapplied: Schema<'KeptBasket'>['unapplied'];
  dismissUnapplied: () => void;
  /** Runs `apply` after a running save (waiting for at most 3 seconds), and blocks new saves until it has ended. */
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
