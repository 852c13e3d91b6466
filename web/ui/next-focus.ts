/** Where the focus is wanted once what has it goes away: what is done has its outcome elsewhere on the page. */

/** Milliseconds in which the outcome arrives. */
const patience = 3000;

let wanted: { selector: string; until: number } | null = null;

/** The first element of this selector is gone to when the focus is lost, as soon as it is there. */
export const focusNext = (selector: string): void => {
  wanted = { selector, until: Date.now() + patience };
};

/** The element that is wanted; null while it is to come, undefined where none is. */
export function wantedFocus(): HTMLElement | null | undefined {
  if (!wanted || Date.now() > wanted.until) {
    wanted = null;
    return undefined;
  }
  const found = document.querySelector<HTMLElement>(wanted.selector);
  if (found) wanted = null;
  return found;
}

/** Something is wanted, and may still come. */
export const isFocusWanted = (): boolean => wanted !== null && Date.now() <= wanted.until;
