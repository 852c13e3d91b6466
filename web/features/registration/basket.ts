import type { Schema } from '../../api/operations.ts';

export type Period = Schema<'Period'>;
export type Change = Schema<'Change'>;

/** A change the student has picked but not applied, with the words to show it by. */
export type BasketItem = {
  /** One course, one change: a second pick for the same course takes the first one's place. */
  key: string;
  change: Change;
  /** The course it is about, or would take. */
  courseId: number;
  code: string;
  name: Schema<'Text'>;
  /** The section to take, or the one registered in where none is taken. */
  number: string;
  /** For a replacement, what is left. */
  from?: { code: string; number: string };
};

export type BasketAction = { type: 'put'; item: BasketItem } | { type: 'remove'; key: string } | { type: 'clear' };

/** The contract's limit on one basket. */
export const basketLimit = 20;

export const keyOfCourse = (courseId: number): string => `course ${courseId}`;
export const keyOfRegistration = (registrationId: number): string => `registration ${registrationId}`;

export function basketReducer(items: BasketItem[], action: BasketAction): BasketItem[] {
  switch (action.type) {
    case 'put': {
      if (items.some(({ key }) => key === action.item.key)) return items.map((item) => (item.key === action.item.key ? action.item : item));
      return items.length < basketLimit ? [...items, action.item] : items;
    }
    case 'remove':
      return items.filter((item) => item.key !== action.key);
    case 'clear':
      return [];
  }
}

const storageKey = (record: string, period: Period): string => `basket ${period} ${record}`;

/** The basket as this tab left it; an unreadable one is an empty one. */
export function readBasket(record: string, period: Period): BasketItem[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(record, period)) ?? '[]');
    return Array.isArray(stored) ? (stored as BasketItem[]) : [];
  } catch {
    return [];
  }
}

export function keepBasket(record: string, period: Period, items: BasketItem[]): void {
  if (items.length > 0) sessionStorage.setItem(storageKey(record, period), JSON.stringify(items));
  else sessionStorage.removeItem(storageKey(record, period));
}

/** The section a change takes, if it takes one. */
export const sectionOf = (change: Change): number | null => ('sectionId' in change ? change.sectionId : null);
