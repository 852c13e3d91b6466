/**
 * Places in the browser's history for what covers the page, so that Back closes it, one after another, and nothing else
 * happens: the router hears of none of them, and they stand on the router's own entry, which they repeat. A place that
 * is left behind, by a link or a reload, is stepped over.
 */

type Mark = {
  /** Which load of the document it was made by. */
  load: string;
  /** Of one entry of the router, with all that covers it. */
  page: number;
  /** How many cover it there. */
  depth: number;
  /** Stepped over on the way back: there is something beyond it. */
  passed?: true;
};
type Entry = { idx?: number | null; key?: string; overlay?: Mark } | null;

const load = `${String(performance.timeOrigin)} ${String(Math.random())}`;
const opened: { close: () => void }[] = [];
let pages = 0;
const entryNow = (): Entry => window.history.state as Entry;
const own = (entry: Entry): Mark | undefined => (entry?.overlay?.load === load ? entry.overlay : undefined);

/** The entry the browser stood on when last looked at. */
let at: Entry = null;
/** What the router shows, and where. */
let shown: { entry: Entry; url: string } | null = null;
/** Places being taken away, and where that leads; a step of its own that nobody else hears of. */
let removing: { page: number; depth: number; steps: number } | null = null;
let stepping: { key: string | undefined } | null = null;
let givenUp = 0;
let scheduled = false;
/** The last page was come to by going back. */
let isBack = false;
let waiting: (() => void)[] = [];

const schedule = (): void => {
  if (scheduled) return;
  scheduled = true;
  window.setTimeout(settle);
};

/** As many places as things are open: made or taken away. */
function settle(): void {
  scheduled = false;
  if (removing || stepping) return;
  const entry = entryNow();
  const mark = own(entry);
  const depth = mark?.depth ?? 0;
  if (opened.length > depth) {
    // A step back that was refused is being undone: the page's own entry comes again.
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

/** The history holds no place of what has closed by now. */
export const overlaysSettled = (): Promise<void> =>
  new Promise((tell) => {
    waiting.push(tell);
    schedule();
  });

/** What covers the page from now on: Back calls `close`. Answers how it is taken away when it has closed. */
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

/** The router shows another entry, or another address on the same one, which what covers it keeps on standing on. */
export function entryShown(): void {
  const entry = entryNow();
  const mark = own(at);
  const isCarried = mark !== undefined && !entry?.overlay && entry?.idx === at?.idx;
  if (isCarried) window.history.replaceState({ ...entry, overlay: mark }, '');
  at = entryNow();
  const { overlay, ...rest } = at ?? {};
  shown = { entry: rest, url: location.href };
  // A place of what has closed since, reached from another page or by a reload. An address that changes because
  // something closes is none of these: its place is taken away with all others.
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

/** Where there is nothing to go to the browser says nothing: then everything stays as it is. */
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

/** The same page: what its address has become meanwhile stays. */
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
      // Another page was opened meanwhile, and the step led from there.
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
  // To another page: the router may refuse to go there, or shows it.
  isBack = Number(before?.idx) > Number(at?.idx);
  schedule();
}

// Before the router, which listens to the same.
window.addEventListener('popstate', came, { capture: true });
