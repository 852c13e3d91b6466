import { useState } from 'react';

const storageKey = 'menuGroups';

/** The groups that the student opened or folded, by key. */
type Choices = Readonly<Record<string, boolean>>;

function readChoices(): Choices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Choices) : {};
  } catch {
    return {};
  }
}

/**
 * The open groups of the menu, and a function to open or fold one. The choice is kept in the browser. The group of the
 * current page is open until the student folds it on that page.
 */
export function useMenuGroups(currentGroup: string | undefined, here: string) {
  const [choices, setChoices] = useState(readChoices);
  const [foldedAt, setFoldedAt] = useState<string | null>(null);
  const isOpen = (key: string, byDefault: boolean): boolean =>
    key === currentGroup ? foldedAt !== here : (choices[key] ?? byDefault);
  const setOpen = (key: string, open: boolean): void => {
    setFoldedAt(key === currentGroup && !open ? here : null);
    const next = { ...choices, [key]: open };
    setChoices(next);
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // The browser may refuse to store the choice. It then lasts until the page is closed.
    }
  };
  return { isOpen, setOpen };
}
