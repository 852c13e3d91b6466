import { useSyncExternalStore } from 'react';
import type { ErrorBody } from './failure.ts';
import type { Refusal } from './operations.ts';

/**
 * What the page has to tell the student, wherever it is rendered. Texts are made when shown, so that they follow the
 * language.
 */
export type Notice = {
  id: number;
  /** Infinity stays until it is dismissed. */
  seconds: number;
} & (
  | { kind: 'failure'; status: number; error: ErrorBody }
  | { kind: 'clearance'; error: ErrorBody }
  /** Something broke in the page itself; the operator knows it by the reference. */
  | { kind: 'broken'; reference: string }
  /** `undo`: takes it back, as long as it is shown. */
  | { kind: 'message'; tone: 'done' | 'info'; refusals: Refusal[]; undo?: () => void }
);

/** A notice that stands in the way until it is answered, or its time is over. */
export type Dialogue = { status: number; error: ErrorBody } & (
  | { kind: 'signOut'; seconds: number }
  | { kind: 'legacy'; seconds: number }
  | { kind: 'details' }
);

/**
 * `history`: what has been shown since the page was loaded, the latest first; `historyOpen`: whether the student looks
 * at it again.
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

/** What a notice says; each call has a reference of its own. */
const saying = (notice: NewNotice | Notice): string =>
  JSON.stringify({ ...notice, id: 0 }, (name, value: unknown) =>
    name === 'reference' && notice.kind !== 'broken' ? undefined : value,
  );

/** Shows a notice; the same one again starts its time anew instead of piling up. */
export function notify(notice: NewNotice): void {
  const same = (other: Notice): boolean => saying(other) === saying(notice);
  const one = { ...notice, id: ++lastId };
  set({
    ...state,
    notices: [...state.notices.filter((other) => !same(other)), one].slice(-4),
    history: [one, ...state.history].slice(0, remembered),
  });
}
/** Everything that was said: of a record that has begun anew since. */
export const forgetNotices = (): void => set({ notices: [], dialogue: null, history: [], historyOpen: false });
export const openNoticeHistory = (reading: boolean): void => set({ ...state, historyOpen: reading });
export const dismiss = (id: number): void =>
  set({ ...state, notices: state.notices.filter((notice) => notice.id !== id) });

export const openDialogue = (dialogue: Dialogue): void => {
  if (!state.dialogue) set({ ...state, dialogue });
};

/** Success codes of an action, said for four seconds. */
export const notifyMessages = (refusals: Refusal[]): void => {
  if (refusals.length > 0) notify({ kind: 'message', tone: 'done', refusals, seconds: 4 });
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useNotices = (): State => useSyncExternalStore(subscribe, () => state);
