import type { Enum } from '../../../db/enums.gen.ts';
import type { MessageCode, Refusal } from '../../refusal.ts';
import type { Office } from '../inbox/inbox-rules.ts';

/** What a request is to the engine: its plan, its state, what may happen to it and what comes of that. */

export type Status = Enum<'RequestStatus'>;
export type Verb = Enum<'RequestVerb'>;
export type Actor = Office | 'student' | 'rules';

/** What one of several offices settles, beside the others; `reasons` are why it cannot yet. */
export type PlannedItem = { name: string; office: Office; collects: boolean; reasons?: readonly Refusal[] };

/** One step of a route for one request; null is left out for it. */
export type PlannedStep =
  | { key: string; type: 'office'; office: Office; holderId: number | null; days: number; returns: readonly string[] }
  | { key: string; type: 'checklist'; days: number; checklist: readonly PlannedItem[] }
  /** Nobody: the rules decide at once. */
  | { key: string; type: 'rules'; refusals: readonly Refusal[] }
  /** All requests of the kind are decided together, at an instant that may not be known yet. */
  | { key: string; type: 'batch'; at: number | null }
  /** What the batch gave is the student's to accept or decline. */
  | { key: string; type: 'studentResponse'; until: number | null; closed?: readonly Refusal[] }
  | null;

export type CancelPolicy = 'untilDecided' | 'untilFirstDecision' | 'sameDay' | 'untilPaid' | 'anyTime';

/** What the declaration of a kind comes to for one request. */
export type Plan = {
  steps: readonly PlannedStep[];
  /** A code is asked for before it is sent. */
  code: boolean;
  /** In fils; 0 is none. */
  fee: { fils: number; before: 'desk' | 'delivery' };
  /** When an approval takes effect; null is at once. */
  effectAt: (now: number) => number | null;
  /** `until`: when what was granted is over, and there is nothing to give back any more. */
  cancel: { policy: CancelPolicy; paid: MessageCode; inPayment: MessageCode; until?: number } | null;
  /** Why it could not be sent now: agenda, standing, limits. */
  closed: readonly Refusal[];
  /** Why the rules would refuse an approval now. */
  approval: readonly Refusal[];
  /** Also sent on Fridays and Saturdays. */
  anyDay: boolean;
  holidays: ReadonlySet<string>;
};

export type Task = {
  id: number;
  step: number;
  item: string | null;
  office: Office;
  since: number;
  dueAt: number;
  version: number;
};

/** Where a request stands. `tasks` are those that are open; `decided`: an office has decided something. */
export type State = {
  status: Status;
  step: number;
  version: number;
  sentAt: number | null;
  executeAt: number | null;
  expiresAt: number | null;
  payment: 'none' | 'due' | 'pending' | 'paid';
  decided: boolean;
  tasks: readonly Task[];
  marked: readonly string[];
};

/** What happens to a request. `task` is the one decided; `fields` what was edited, or may be. */
export type Event =
  | { name: 'save' }
  | { name: 'edit' | 'resend'; fields: readonly string[] }
  | { name: 'send' | 'delete' | 'askCode' | 'confirmCode' | 'cancel' | 'accept' | 'decline' }
  | { name: 'approve' | 'refuse' | 'check' | 'collect'; task: Task; note: string }
  | { name: 'return'; task: Task; note: string; fields: readonly string[] }
  /** Of the rules: what nobody asks for, and nothing may refuse. */
  | { name: 'paid' | 'expire' }
  | { name: 'allocated'; given: boolean; note: string }
  /** A batch leaves it to the next step. */
  | { name: 'forward'; note: string }
  | { name: 'execute'; refusals: readonly Refusal[]; note: string }
  /** It ends by what happens elsewhere: a free seat, a withdrawal. */
  | { name: 'end'; status: Ended; actor: Actor; note: string };

export type Ended = 'approved' | 'refused' | 'canceled' | 'expired';
export const hasEnded = (status: Status): status is Ended =>
  status === 'approved' || status === 'refused' || status === 'canceled' || status === 'expired';

/** It ended without what was asked for, and may be asked again. */
export const endedInVain: ReadonlySet<Status> = new Set<Status>(['refused', 'canceled', 'expired']);

/** `status` is what it came to, `step` where in the route it was done. */
export type HistoryEntry = {
  verb: Verb;
  actor: Actor;
  status: Status;
  step: number;
  item: string | null;
  note: string;
  fields: readonly string[];
};
export type NewTask = { step: number; item: string | null; office: Office; holderId: number | null; dueAt: number };

/**
 * What an event brings about: the new state, the lines of history, and what is left to do. `refused`: the rules of a
 * step refuse what comes next.
 */
export type Change = {
  state: Pick<State, 'status' | 'step' | 'sentAt' | 'executeAt' | 'expiresAt'>;
  entries: HistoryEntry[];
  opens: NewTask[];
  /** Open tasks that end, with what became of each. */
  closes: { id: number; outcome: Verb; note: string }[];
  effects: ('sent' | 'resent' | 'approved' | 'refused' | 'canceled')[];
  /** cancel: owed no longer. return: what was paid for it goes into the balance. */
  charge: 'make' | 'cancel' | 'return' | null;
  deleted: boolean;
};

export const initialState: State = {
  status: 'draft',
  step: 0,
  version: 0,
  sentAt: null,
  executeAt: null,
  expiresAt: null,
  payment: 'none',
  decided: false,
  tasks: [],
  marked: [],
};
