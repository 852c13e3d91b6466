import { useEffect } from 'react';
import { wantedFocus } from '../ui/overlays/next-focus.ts';

/**
 * Milliseconds before the focus is set: `soon` for a target nearby; `late` for others, so that the page can set it
 * first.
 */
const soon = 30;
const late = 150;

const over = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';
/** The selector of the same controls, also disabled ones, to find the position of a control in its row. */
const anyControls = controls.replaceAll(':enabled', '');
const rows = 'ul, ol, tbody';
const headings = 'h1, h2, h3, h4, [role="heading"]';

/** The last position of the focus: the control, its ancestors, and its place in the nearest list. */
type Place = { control: Element; around: Element[]; list: { of: Element; row: number; place: number } | null };

function placeOf(control: Element): Place {
  const around: Element[] = [];
  for (let one = control.parentElement; one && one !== document.body; one = one.parentElement) around.push(one);
  const of = around.find((one) => one.matches(rows));
  const row = of ? [...of.children].findIndex((one) => one.contains(control)) : -1;
  if (!of || row < 0) return { control, around, list: null };
  return {
    control,
    around,
    list: { of, row, place: [...of.children[row]!.querySelectorAll(anyControls)].indexOf(control) },
  };
}

/**
 * If a row was removed from a list: the control at the same position in the row after it, or in the last row. If that
 * control is missing or disabled, the first enabled one of the row. Undefined if there is none.
 */
function nextInList({ around, list }: Place): HTMLElement | undefined {
  if (!list?.of.isConnected || around[around.indexOf(list.of) - 1]?.isConnected) return undefined;
  const row = list.of.children[Math.min(list.row, list.of.children.length - 1)];
  const same = [...(row?.querySelectorAll<HTMLElement>(anyControls) ?? [])][Math.max(list.place, 0)];
  return same?.matches(controls) ? same : (row?.querySelector<HTMLElement>(controls) ?? undefined);
}

/** The nearest element marked with `data-keeps-focus`, unless a heading of a smaller section is nearer. */
function keptNear({ around }: Place): HTMLElement | undefined {
  const named = around.find((one) => one.isConnected && one.querySelector(`${headings}, [data-keeps-focus]`));
  return named?.querySelector<HTMLElement>('[data-keeps-focus]') ?? undefined;
}

const headingNear = ({ around }: Place): HTMLElement | undefined => {
  const content = document.getElementById('content');
  for (const one of around) {
    if (one === content) break;
    const heading = one.isConnected && one.querySelector<HTMLElement>(headings);
    if (heading) return heading;
  }
  return content ?? undefined;
};

function focus(element: HTMLElement, byPointer: boolean): void {
  if (!element.matches(controls) && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  // After a press of the pointer the page does not scroll, so that the student can read on.
  element.focus({ preventScroll: byPointer || element.id === 'content' });
}

/** The changes of the page that can remove or disable a control. */
const watched: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['disabled'],
};

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Watches the focus and sets it again when it is lost. Returns a function that ends the watch. */
function watchFocus(): () => void {
  let last: Place | null = null;
  /** The last focus position on the page below the open dialogue or menu. */
  let under: Place | null = null;
  let wasUnused = false;
  let byPointer = false;
  let timers: number[] = [];

  const gained = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || target === document.body) return;
    timers.forEach((timer) => window.clearTimeout(timer));
    timers = [];
    const isOver = target.closest(over) !== null;
    if (isOver && last && !last.control.closest(over) && !last.around.some((one) => one.matches(over))) under = last;
    else if (!isOver) under = null;
    last = placeOf(target);
    wasUnused = false;
  };
  const pressed = ({ target }: PointerEvent): void => {
    byPointer = true;
    if (!(target instanceof Element) || !target.closest(`${controls}, label, [tabindex]`)) last = null;
  };
  const typed = (): void => {
    byPointer = false;
  };

  const places = (): Place[] => [last, under].filter((one) => one !== null);
  const near = (): HTMLElement | null | undefined => {
    const wanted = wantedFocus();
    if (wanted !== undefined) return wanted;
    return places()
      .map((place) => nextInList(place) ?? keptNear(place))
      .find(Boolean);
  };
  /** Focuses the element that `find` returns. Returns true if the search for a target is over. */
  const goOn = (find: () => HTMLElement | null | undefined): boolean => {
    if (!isLost() || !last) return true;
    const found = find();
    if (found) focus(found, byPointer);
    return found !== null;
  };
  const changed = (): void => {
    if (!last) return;
    if (last.control.isConnected) {
      const isUsable = last.control.matches(controls);
      if (isUsable && wasUnused && isLost()) focus(last.control as HTMLElement, byPointer);
      // The browser takes the focus from a disabled control later, when it draws the page.
      wasUnused = !isUsable;
      return;
    }
    if (!isLost() || timers.length > 0) return;
    const far = (): HTMLElement | null | undefined => {
      const from = under ?? last;
      const next = near();
      if (next !== undefined) return next;
      // A closed dialogue or menu returns the focus to its opener if that still exists.
      const opener = [under?.control].find((one) => one?.isConnected && one.matches(controls));
      return (opener as HTMLElement | undefined) ?? (from ? headingNear(from) : undefined);
    };
    const end = (): void => {
      timers = [];
      // The target of `next-focus.ts` is not rendered yet, so no other element gets the focus until then.
      if (!goOn(far)) timers = [window.setTimeout(end, late)];
    };
    timers = [window.setTimeout(() => goOn(near), soon), window.setTimeout(end, late)];
  };
  const observer = new MutationObserver(changed);
  observer.observe(document.body, watched);
  document.addEventListener('focusin', gained);
  document.addEventListener('pointerdown', pressed, true);
  document.addEventListener('keydown', typed, true);
  return () => {
    observer.disconnect();
    timers.forEach((timer) => window.clearTimeout(timer));
    document.removeEventListener('focusin', gained);
    document.removeEventListener('pointerdown', pressed, true);
    document.removeEventListener('keydown', typed, true);
  };
}

/**
 * Sets the focus when the control that had it was removed. The target is the one wanted by `next-focus.ts`, else the
 * next row of the list, else the nearest `data-keeps-focus`, else the opener of a closed dialogue or menu, else the
 * heading above. A control that was disabled for a while gets the focus back. After a press outside all controls the
 * focus is not set again.
 */
export function useKeptFocus(): void {
  useEffect(watchFocus, []);
}
