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
  /** Why it can no longer be made. */
  gone?: 'section' | 'registration';
};

export type BasketAction =
  | { type: 'put'; item: BasketItem }
  | { type: 'remove'; key: string }
  | { type: 'clear' }
  | { type: 'restore'; items: BasketItem[] }
  | { type: 'done'; keys: string[] };

/** The contract's limit on one basket. */
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
    case 'restore':
      return [...action.items.filter(({ key }) => !items.some((item) => item.key === key)), ...items].slice(
        0,
        basketLimit,
      );
  }
}

const same = (a: BasketItem | undefined, b: BasketItem | undefined): boolean =>
  JSON.stringify(a?.change) === JSON.stringify(b?.change);

/** The same changes, in whatever words. */
export const sameItems = (a: BasketItem[], b: BasketItem[]): boolean =>
  a.length === b.length && a.every((item, index) => same(item, b[index]));

/**
 * One basket of two that were changed apart: `base` is what both began with. What either side added stays, what either
 * took out is out unless the other chose anew for it, and where both chose for one course this side's choice counts.
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

/** The changes the server keeps, as the page shows them. */
export const toItems = ({ items }: Schema<'KeptBasket'>): BasketItem[] =>
  items.map(({ from, gone, ...item }) => ({
    ...item,
    key: keyOf({ from, gone, ...item }),
    ...(from && { from }),
    ...(gone && { gone }),
  }));

/**
 * What a browser knows of a basket: the version it was last read in, what it held then, and what it holds now.
 * `unsaved`: nobody else has it yet.
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

/** The copy once the server has said what it keeps; what was picked for another semester is none of this one's. */
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

/** The section a change takes, if it takes one. */
export const findSectionId = (change: Change): number | null => ('sectionId' in change ? change.sectionId : null);
