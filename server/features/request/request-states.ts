import type { Enum } from '../../../db/enums.gen.ts';
import type { MessageCode, Refusal } from '../../refusal.ts';
import type { Office } from '../inbox/inbox-rules.ts';

/** Types of the request engine: plan, state, events and changes of a request. */

export type Status = Enum<'RequestStatus'>;
export type Verb = Enum<'RequestVerb'>;
export type Actor = Office | 'student' | 'rules';

/**
 * One item of a checklist, completed by one office. `collects` is true if the office collects it, false if it checks
 * it. `reasons` explain why it cannot be completed yet.
 */
export type PlannedItem = { name: string; office: Office; collects: boolean; reasons?: readonly Refusal[] };

/** One step of the route for one request. A null step is skipped. */
export type PlannedStep =
  | { key: string; type: 'office'; office: Office; holderId: number | null; days: number; returns: readonly string[] }
  | { key: string; type: 'checklist'; days: number; checklist: readonly PlannedItem[] }
  /** The rules decide immediately, without an office. */
  | { key: string; type: 'rules'; refusals: readonly Refusal[] }
  /** All requests of the kind are decided together, at an instant that may still be unknown. */
  | { key: string; type: 'batch'; at: number | null }
  /** The student accepts or declines the result of the batch. */
  | { key: string; type: 'studentResponse'; until: number | null; closed?: readonly Refusal[] }
  | null;

export type CancelPolicy = 'untilDecided' | 'untilFirstDecision' | 'sameDay' | 'untilPaid' | 'anyTime';

/** The plan: the kind's declaration evaluated for one request. */
export type Plan = {
  steps: readonly PlannedStep[];
  /** True if sending needs a verification code. */
  code: boolean;
  /** The fee of the request in fils; 0 means no fee. */
  fee: { fils: number; before: 'desk' | 'delivery' };
  /** The instant at which an approval takes effect; null means immediately. */
  effectAt: (now: number) => number | null;
  /** `until` is the end of the granted service, after which canceling is pointless. */
  cancel: { policy: CancelPolicy; paid: MessageCode; inPayment: MessageCode; until?: number } | null;
  /** The reasons why the request cannot be sent now: agenda, eligibility, limits and entered details. */
  closed: readonly Refusal[];
  /** The reasons why the request cannot be approved now. */
  approval: readonly Refusal[];
  /**
   * True if the request is not refused for a day off: its kind may be sent on Fridays and Saturdays, or its agenda is
   * closed, so that the refusal by the agenda is enough.
   */
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

/**
 * The state of a request. `tasks` are the open tasks. `decided` is true once an office or a batch has finished a step
 * or a checklist item; a return does not count. `marked` are the fields that may be edited while the request is
 * returned.
 */
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

/** An action of the student. `fields` are the names of the edited fields and files. */
export type StudentEvent = { actor: Actor } & (
  | { name: 'edit' | 'resend'; fields: readonly string[] }
  | { name: 'send' | 'delete' | 'askCode' | 'confirmCode' | 'cancel' | 'accept' | 'decline' }
);

/**
 * An office's decision about a task. `values` are the entries in the office's form; `fields` are the fields that the
 * student may then edit.
 */
export type OfficeEvent = { actor: Actor; task: Task; note: string; values?: Readonly<Record<string, string>> } & (
  | { name: 'approve' | 'refuse' | 'check' | 'collect' }
  | { name: 'return'; fields: readonly string[] }
);

/** An event that is not checked against the allowed actions (request-actions.ts) and cannot be refused. */
export type RulesEvent =
  | { name: 'save' | 'paid' | 'expire' }
  | { name: 'allocated'; given: boolean; note: string }
  /** The batch leaves the decision to the next step. */
  | { name: 'forward'; note: string }
  | { name: 'execute'; refusals: readonly Refusal[]; note: string }
  /** The request ends because of another event, such as a free seat or a withdrawal. */
  | { name: 'end'; status: Ended; actor: Actor; note: string };

export type Event = StudentEvent | OfficeEvent | RulesEvent;

export type Ended = 'approved' | 'refused' | 'canceled' | 'expired';
export const hasEnded = (status: Status): status is Ended =>
  status === 'approved' || status === 'refused' || status === 'canceled' || status === 'expired';

/** The final statuses of requests that were not approved. */
export const endedInVain: ReadonlySet<Status> = new Set<Status>(['refused', 'canceled', 'expired']);

/** `status` is the status after the event; `step` is the step of the route at which it happened. */
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

/** The result of an event: new state, history entries, tasks, effects and charges. */
export type Change = {
  state: Pick<State, 'status' | 'step' | 'sentAt' | 'executeAt' | 'expiresAt'>;
  entries: HistoryEntry[];
  opens: NewTask[];
  /** Open tasks that close, each with its outcome. */
  closes: { id: number; outcome: Verb; note: string }[];
  effects: ('sent' | 'resent' | 'approved' | 'refused' | 'canceled')[];
  /**
   * The change of the fee's charge. `cancel`: the charge is no longer due. `return`: the paid amount is added to the
   * balance.
   */
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
