import type { Schema } from '../../../api/operations.ts';

export type Period = Schema<'Period'>;
export type Change = Schema<'Change'>;

/** A change the student has picked but not applied, with the texts to display it. */
export type BasketItem = {
  /** One key for each course or registration: a second pick for the same course replaces the first. */
  key: string;
  change: Change;
  /** The course of the change; for a replacement, the new course. */
  courseId: number;
  code: string;
  name: Schema<'Text'>;
  /** The number of the section to take; if the change takes none, of the registered section. */
  number: string;
  /** The replaced course and section. */
  from?: { code: string; number: string };
  /** The reason why the change is no longer possible: its section or its registration is gone. */
  gone?: 'section' | 'registration';
};

export type BasketAction =
  | { type: 'put'; item: BasketItem }
  | { type: 'remove'; key: string }
  | { type: 'clear' }
  | { type: 'restore'; items: BasketItem[] }
  | { type: 'done'; keys: string[] };

/** The contract's limit of items in one basket. */
export const basketLimit = 20;

export const keyOfCourse = (courseId: number): string => `course ${courseId}`;
export const keyOfRegistration = (registrationId: number): string => `registration ${registrationId}`;

export function basketReducer(items: BasketItem[], action: BasketAction): BasketItem[] {
  switch (action.type) {
    case 'put': {
      if (items.some(({ key }) => key === action.item.key))
        return items.map((item) => (item.key === action.item.key ? action.item : item));
      return items.length < basketLimit ? [...items, action.item] : items;
    }
    case 'remove':
      return items.filter((item) => item.key !== action.key);
    case 'done':
      return items.filter(({ key }) => !action.keys.includes(key));
    case 'clear':
      return [];
    case 'restore': {
      const back = action.items.filter(({ key }) => !items.some((item) => item.key === key));
      return [...back.slice(0, basketLimit - items.length), ...items];
    }
  }
}

const same = (a: BasketItem | undefined, b: BasketItem | undefined): boolean =>
  JSON.stringify(a?.change) === JSON.stringify(b?.change);

/** True if both contain the same changes in the same order; the display texts are ignored. */
export const sameItems = (a: BasketItem[], b: BasketItem[]): boolean =>
  a.length === b.length && a.every((item, index) => same(item, b[index]));

/**
 * Merges two baskets that changed separately since `base`. Additions of both sides stay. A removal on one side counts,
 * unless the other side changed that item. If both changed the same course, `mine` wins.
 */
export function mergeBaskets(base: BasketItem[], mine: BasketItem[], theirs: BasketItem[]): BasketItem[] {
  const find = (items: BasketItem[], key: string): BasketItem | undefined => items.find((item) => item.key === key);
  const merged = theirs.flatMap((there): BasketItem[] => {
    const [began, here] = [find(base, there.key), find(mine, there.key)];
    if (!here) return began && same(began, there) ? [] : [there];
    return [same(began, here) ? there : here];
  });
  const added = mine.filter((here) => {
    if (find(theirs, here.key)) return false;
    const began = find(base, here.key);
    return !began || !same(began, here);
  });
  return [...merged, ...added].slice(0, basketLimit);
}

const keyOf = ({ change, courseId }: Schema<'KeptChange'>): string =>
  'registrationId' in change ? keyOfRegistration(change.registrationId) : keyOfCourse(courseId);

/** The server's basket as items for the page. */
export const toItems = ({ items }: Schema<'KeptBasket'>): BasketItem[] =>
  items.map(({ from, gone, ...item }) => ({
    ...item,
    key: keyOf({ from, gone, ...item }),
    ...(from && { from }),
    ...(gone && { gone }),
  }));

/**
 * The browser's copy of a basket. `version` and `base` are the version and the items last read from the server; `items`
 * are the current items. `unsaved`: true if the server does not have the current items yet.
 */
export type BasketCopy = {
  semester: number | null;
  version: number;
  base: BasketItem[];
  items: BasketItem[];
  unsaved: boolean;
};

export const noCopy: BasketCopy = { semester: null, version: 0, base: [], items: [], unsaved: false };

export const withItems = (copy: BasketCopy, items: BasketItem[]): BasketCopy => ({
  ...copy,
  items,
  unsaved: !sameItems(items, copy.base),
});

/**
 * Updates the copy from the server's basket `said`. `sent` contains the items that the server had received when it
 * answered; later changes of the copy are merged into `said`. Items picked for another semester are dropped.
 */
export function broughtUpToDate(
  copy: BasketCopy,
  said: Schema<'KeptBasket'>,
  sent: BasketItem[] = copy.base,
): BasketCopy {
  const theirs = toItems(said);
  const { semesterId } = said.semester;
  const began = copy.semester === null || copy.semester === semesterId ? copy : noCopy;
  const items = began === copy && !sameItems(copy.items, sent) ? mergeBaskets(sent, copy.items, theirs) : theirs;
  return withItems({ semester: semesterId, version: said.version, base: theirs, items, unsaved: false }, items);
}

/** The id of the section that a change takes; null if it takes none. */
export const findSectionId = (change: Change): number | null => ('sectionId' in change ? change.sectionId : null);
