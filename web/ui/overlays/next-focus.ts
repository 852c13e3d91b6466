/** Time in milliseconds within which the target must appear. */
const patience = 3000;

let wanted: { selector: string; until: number } | null = null;

/**
 * Moves the focus to the first element of this selector when the focus is lost and the element exists. For actions
 * whose button disappears and whose result appears elsewhere on the page.
 */
export const focusNext = (selector: string): void => {
  wanted = { selector, until: Date.now() + patience };
};

/** The wanted element; null while it is awaited, undefined if none is wanted. */
export function wantedFocus(): HTMLElement | null | undefined {
  if (!wanted || Date.now() > wanted.until) {
    wanted = null;
    return undefined;
  }
  const found = document.querySelector<HTMLElement>(wanted.selector);
  if (found) wanted = null;
  return found;
}

/** True while an element is wanted and may still appear. */
export const isFocusWanted = (): boolean => wanted !== null && Date.now() <= wanted.until;
