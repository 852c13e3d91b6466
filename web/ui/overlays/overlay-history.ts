/**
 * Entries in the browser's history for overlays, so that Back closes one overlay at a time. Each is a copy of the
 * router's entry with a mark, and steps between these copies are hidden from the router. An entry left behind by a link
 * or a reload is skipped.
 */

type Mark = {
  /** Id of the document load that created the entry. */
  load: string;
  /** Number of the router entry below the overlays. */
  page: number;
  /** The number of overlays open at this entry. */
  depth: number;
  /** Set if Back skipped this entry on the way from a later page. Forward then skips it too, to that page. */
  passed?: true;
};
type Entry = { idx?: number | null; key?: string; overlay?: Mark } | null;

const load = `${String(performance.timeOrigin)} ${String(Math.random())}`;
const opened: { close: () => void }[] = [];
let pages = 0;
const entryNow = (): Entry => window.history.state as Entry;
const own = (entry: Entry): Mark | undefined => (entry?.overlay?.load === load ? entry.overlay : undefined);

/** The history entry at the last check. */
let at: Entry = null;
/** The entry and address that the router shows. */
let shown: { entry: Entry; url: string } | null = null;
/**
 * The removal of entries in progress: the page, the depth to reach and the number of steps back. The router does not
 * see this navigation.
 */
let removing: { page: number; depth: number; steps: number } | null = null;
let stepping: { key: string | undefined } | null = null;
let givenUp = 0;
let scheduled = false;
/** True if the last page was reached by going back. */
let isBack = false;
let waiting: (() => void)[] = [];

const schedule = (): void => {
  if (scheduled) return;
  scheduled = true;
  window.setTimeout(settle);
};

/** Adds or removes history entries until there is one for each open overlay. */
function settle(): void {
  scheduled = false;
  if (removing || stepping) return;
  const entry = entryNow();
  const mark = own(entry);
  const depth = mark?.depth ?? 0;
  if (opened.length > depth) {
    // The router is undoing a step back that it refused. The page's own entry will be current again.
    if (entry?.key !== shown?.entry?.key) return;
    const page = mark?.page ?? (pages += 1);
    const marked = (now: number): Entry => ({ idx: null, ...entry, overlay: { load, page, depth: now } });
    if (!mark) window.history.replaceState(marked(0), '');
    for (let now = depth + 1; now <= opened.length; now += 1) window.history.pushState(marked(now), '');
    at = entryNow();
  } else if (mark && opened.length < depth) {
    removing = { page: mark.page, depth: opened.length, steps: depth - opened.length };
    go(-removing.steps);
    return;
  }
  const told = waiting;
  waiting = [];
  told.forEach((tell) => tell());
}

/** Resolves when the history has no entries of closed overlays. */
export const overlaysSettled = (): Promise<void> =>
  new Promise((tell) => {
    waiting.push(tell);
    schedule();
  });

/** Registers an overlay that Back closes with `close`. Returns the function that removes it after closing. */
export function coverPage(close: () => void): () => void {
  const one = { close };
  opened.push(one);
  schedule();
  return () => {
    const index = opened.indexOf(one);
    if (index >= 0) opened.splice(index, 1);
    schedule();
  };
}

/**
 * Must be called when the router shows another entry, or another address of the same entry. In the latter case overlays
 * stay open.
 */
export function entryShown(): void {
  const entry = entryNow();
  const mark = own(at);
  const isCarried = mark !== undefined && !entry?.overlay && entry?.idx === at?.idx;
  if (isCarried) window.history.replaceState({ ...entry, overlay: mark }, '');
  at = entryNow();
  const { overlay, ...rest } = at ?? {};
  shown = { entry: rest, url: location.href };
  // An entry of a closed overlay, reached from another page or by a reload, is skipped. An address change caused
  // by closing is not such a case; its entry is removed with the others.
  if (
    overlay &&
    !isCarried &&
    overlay.depth > 0 &&
    (overlay.load !== load || overlay.depth > opened.length) &&
    !removing
  ) {
    if (isBack) window.history.replaceState({ ...at, overlay: { ...overlay, passed: true } }, '');
    step(-overlay.depth);
  } else schedule();
}

/** Timeout of a history step in milliseconds. The browser sends no event if there is no entry to go to. */
const longestStep = 1000;

function go(by: number): void {
  window.clearTimeout(givenUp);
  givenUp = window.setTimeout(() => {
    removing = null;
    stepping = null;
  }, longestStep);
  window.history.go(by);
}

function step(by: number): void {
  stepping = { key: entryNow()?.key };
  go(by);
}

/** Marks the current entry as one of the shown page. An address that the router changed meanwhile is kept. */
function standOn(mark: Mark): void {
  if (shown && entryNow()?.key !== shown.entry?.key)
    window.history.replaceState({ ...shown.entry, overlay: mark }, '', shown.url);
  at = entryNow();
}

function came(event: PopStateEvent): void {
  const before = at;
  at = entryNow();
  const mark = own(at);
  if (removing) {
    const { page, depth, steps } = removing;
    removing = null;
    if (mark?.page === page) {
      event.stopImmediatePropagation();
      if (mark.depth === depth) standOn(mark);
      // Another page was opened in between, and the steps back started from its entry. So the same number of steps
      // forward leads to it again.
      else step(steps);
    }
    return schedule();
  }
  if (stepping) {
    const { key } = stepping;
    stepping = null;
    if (at?.key === key || at?.key === shown?.entry?.key) event.stopImmediatePropagation();
    return schedule();
  }
  const left = own(before);
  if (mark && left?.page === mark.page) {
    event.stopImmediatePropagation();
    if (mark.depth < left.depth) {
      standOn(mark);
      opened
        .splice(mark.depth)
        .reverse()
        .forEach(({ close }) => close());
    } else if (mark.passed) window.history.go(1);
    else step(left.depth - mark.depth);
    return schedule();
  }
  // The navigation leads to another page, which the router shows or refuses.
  isBack = Number(before?.idx) > Number(at?.idx);
  schedule();
}

// Capture runs this before the router's own listener.
window.addEventListener('popstate', came, { capture: true });
