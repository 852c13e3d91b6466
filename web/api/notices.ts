import { useSyncExternalStore } from 'react';
import type { ErrorBody } from './failure.ts';
import type { Refusal } from './operations.ts';

/** A notice of the page to the student. It holds codes, not texts, so that it follows a change of language. */
export type Notice = {
  id: number;
  /** Seconds until the notice disappears; Infinity keeps it until it is dismissed. */
  seconds: number;
} & (
  | { kind: 'failure'; status: number; error: ErrorBody }
  | { kind: 'clearance'; error: ErrorBody }
  /** An error in the page itself, with a reference for the operator. */
  | { kind: 'broken'; reference: string }
  /** `undo`: reverts the action while the notice is shown. */
  | { kind: 'message'; tone: 'done' | 'info'; refusals: Refusal[]; undo?: () => void }
);

/** A notice that blocks the page until it is answered or its time is over. */
export type Dialogue = { status: number; error: ErrorBody } & (
  | { kind: 'signOut'; seconds: number }
  | { kind: 'legacy'; seconds: number }
  | { kind: 'details' }
);

/**
 * `history`: the last notices since the page was loaded, at most `remembered`, the latest first. `historyOpen`: true
 * while the list of these notices is open.
 */
type State = { notices: Notice[]; dialogue: Dialogue | null; history: Notice[]; historyOpen: boolean };
type NewNotice = Notice extends infer One ? (One extends Notice ? Omit<One, 'id'> : never) : never;

const remembered = 20;

let state: State = { notices: [], dialogue: null, history: [], historyOpen: false };
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: State): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** The content of a notice as text, for comparison. Call references are omitted, because each call has its own. */
const saying = (notice: NewNotice | Notice): string =>
  JSON.stringify({ ...notice, id: 0 }, (name, value: unknown) =>
    name === 'reference' && notice.kind !== 'broken' ? undefined : value,
  );

/** Shows a notice, with at most three earlier ones. The same notice again restarts its time and is not shown twice. */
export function notify(notice: NewNotice): void {
  const same = (other: Notice): boolean => saying(other) === saying(notice);
  const one = { ...notice, id: ++lastId };
  set({
    ...state,
    notices: [...state.notices.filter((other) => !same(other)), one].slice(-4),
    history: [one, ...state.history].slice(0, remembered),
  });
}
/** Removes all notices, because a trainee's progress was reset. */
export const forgetNotices = (): void => set({ notices: [], dialogue: null, history: [], historyOpen: false });
export const openNoticeHistory = (reading: boolean): void => set({ ...state, historyOpen: reading });
export const dismiss = (id: number): void =>
  set({ ...state, notices: state.notices.filter((notice) => notice.id !== id) });

export const openDialogue = (dialogue: Dialogue): void => {
  if (!state.dialogue) set({ ...state, dialogue });
};

/** Shows the success codes of an action for four seconds. */
export const notifyMessages = (refusals: Refusal[]): void => {
  if (refusals.length > 0) notify({ kind: 'message', tone: 'done', refusals, seconds: 4 });
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useNotices = (): State => useSyncExternalStore(subscribe, () => state);
