import type { Db } from '../../../db/db.ts';
import type { AgendaFunction } from '../../../db/schema/agenda.ts';
import type { Enum } from '../../../db/enums.gen.ts';
import type { RequestDetails, requests } from '../../../db/schema/request.ts';
import type { Text } from '../../../locales/i18n.ts';
import type { Schema } from '../../http/operations.ts';
import type { Consequence } from '../../consequence.ts';
import { noRefusals, collectRefusals, type MessageCode, type Refusal, type Rule } from '../../refusal.ts';
import type { ChargeKind } from '../fees/charge-queries.ts';
import type { Office } from '../inbox/inbox-rules.ts';
import type { CodePurpose } from '../verification/verification-queries.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import type { CancelPolicy, PlannedItem, PlannedStep } from './request-states.ts';

/**
 * How a kind of request is declared. What it leaves out, it does not have. Its words are in
 * locales/<lang>/request.json, under its name.
 */

export type RequestKind = Enum<'RequestKind'>;
export type RequestRow = typeof requests.$inferSelect;
export type RequestField = Schema<'RequestFact'>;

/** What a request is about: its student, its subject and what was entered so far; `request` once there is one. */
export type RequestContext = {
  student: Student;
  subjectId: number | null;
  details: RequestDetails;
  request: RequestRow | null;
};

/**
 * One of what a form offers: its subject, and the fields that are chosen with it; of another kind where the form sends
 * several.
 */
export type Choice = Pick<RequestContext, 'subjectId' | 'details'> & { kind?: Kind };

export type Effected<F> = {
  facts: F;
  request: RequestRow;
  student: Student;
  note: string;
  values: Readonly<Record<string, string>>;
};
/**
 * Runs in the transaction of the decision, or of the instant it takes effect at. Throws unless it changed what it says.
 */
export type Effect<F> = (db: Db, about: Effected<F>, now: number) => Consequence[] | void;

type Stands<F> = { key: string; skip?: (facts: F) => boolean };
export type Step<F> = Stands<F> &
  (
    | {
        by: Office;
        days: number;
        holder?: (facts: F) => number | null;
        /** The fields and files it may mark when it sends the request back. */
        returns?: readonly string[];
        /** What it fills in to approve. */
        form?: (db: Db, request: RequestRow) => Schema<'DeskField'>[];
      }
    | { checklist: (facts: F) => readonly PlannedItem[]; days: number }
    | { rules: readonly Rule<F>[] }
    | {
        batch: (facts: F) => number | null;
        /** Decides about all that wait for it: the event `allocated` of each, or `forward` where a later step does. */
        decide: (db: Db, waiting: readonly RequestRow[], now: number) => void;
      }
    | {
        studentResponse: (facts: F) => number | null;
        /** Why it cannot be answered now. */ closed?: (facts: F) => Refusal[];
      }
  );

/**
 * How often it may be asked: `open` answers while one is undecided, `again` once one was granted (or decided, with
 * `counts`; never, where only undecided ones count).
 */
export type Limit = {
  per: 'semester' | 'subject' | 'ever';
  open?: MessageCode;
  again?: MessageCode;
  counts?: 'granted' | 'decided' | 'undecided';
};

/** Whether a form takes this in a field; null, which is empty, it always takes. */
export type FieldCheck = (value: string | number | boolean) => boolean;
export const textField =
  (longest: number): FieldCheck =>
  (value) =>
    typeof value === 'string' && value.length <= longest;
export const wholeField =
  (most: number): FieldCheck =>
  (value) =>
    typeof value === 'number' && value >= 1 && value <= most;
export const choiceField =
  (options: readonly string[]): FieldCheck =>
  (value) =>
    typeof value === 'string' && options.includes(value);

export type Declaration<F> = {
  name: RequestKind;
  /** What its reference numbers begin with: three capital letters. */
  prefix: string;
  /** The page of its kind. */
  page: string;
  /** The function of the agenda that opens it, and its service. */
  agenda?: AgendaFunction;
  /** Also sent on Fridays and Saturdays. */
  anyDay?: true;
  facts: (db: Db, about: RequestContext, now: number) => F;
  /**
   * Why it could not be asked for, whatever is entered; said before the form is filled in, and again at a decision and
   * at its execution.
   */
  eligibility?: readonly Rule<F>[];
  /** Why it could not be asked for as it was entered. */
  rules?: readonly Rule<F>[];
  /**
   * Why nothing can come of it any more, once it was sent, whatever still happens: it ends by the first of these at
   * once.
   */
  lapses?: readonly Rule<F>[];
  /** It is about the semester it was sent in: with that it lapses. */
  ofSemester?: true;
  /**
   * What has to be confirmed before it is sent (409): by its code in `confirmed`, or by the consequences that were
   * read.
   */
  asks?: readonly Rule<F>[];
  limit?: Limit;
  /** What its form offers: its service is open to a student only while one of these could be sent. */
  choices?: (db: Db, student: Student, now: number) => readonly Choice[];
  /** An undecided one of these stands in its way. */
  excludes?: readonly RequestKind[];
  /** The names of its form and what each takes: drafts and what is sent again are held to them. */
  fields?: Readonly<Record<string, FieldCheck>>;
  /** What was entered, as it is kept: whichever call brings it. */
  normalize?: (details: RequestDetails) => RequestDetails;
  draft?: { atMost: number };
  /** `otherNameThan`: the part whose file must have another name. */
  files?: readonly { name: string; required: boolean; otherNameThan?: string }[];
  /** Sent by a code, whose purpose is the kind's own name where none is given. */
  code?: true | CodePurpose;
  /** In fils; 0 is none. */
  fee?: { charge: ChargeKind; of: (db: Db, about: RequestContext) => number; before: 'desk' | 'delivery' };
  route: readonly Step<F>[];
  /** Why the rules would refuse an approval now, beside the eligibility rules. */
  approval?: (db: Db, request: RequestRow, now: number) => Refusal[];
  /** `about` is there for what is counted from a semester rather than from now. */
  effectAt?: (now: number, db: Db, about: RequestContext) => number;
  /** Right after it was sent: what is its own beside the request is kept. */
  sent?: readonly Effect<F>[];
  /** Right after it was sent again: what is kept beside it follows what was changed. */
  resent?: readonly Effect<F>[];
  approved?: readonly Effect<F>[];
  refused?: readonly Effect<F>[];
  /** Also when it expires. */
  canceled?: readonly Effect<F>[];
  /** What is shown before it is sent: usually the effects of its approval. */
  consequences?: readonly Effect<F>[];
  cancel?: CancelPolicy | { policy: CancelPolicy; paid: MessageCode; inPayment: MessageCode };
  /** Tells the student of its end itself, in its effects. */
  sendsOwnNotice?: true;
  /** What it is about, for lists. */
  title: (db: Db, request: RequestRow) => Text;
  /** What is to know of it, for the office and the student. */
  summaryFields: (db: Db, request: RequestRow, now: number) => RequestField[];
};

type Ending = 'sent' | 'resent' | 'approved' | 'refused' | 'canceled' | 'consequences';

/** A declaration whose facts are known to nobody else: what the engine works with. */
export type Kind = Omit<
  Declaration<never>,
  'facts' | 'eligibility' | 'rules' | 'lapses' | 'asks' | 'route' | Ending
> & {
  eligibilityRefusals: (db: Db, about: RequestContext, now: number) => Refusal[];
  ruleRefusals: (db: Db, about: RequestContext, now: number) => Refusal[];
  lapseRefusals: (db: Db, about: RequestContext, now: number) => Refusal[];
  questions: (db: Db, about: RequestContext, now: number) => Refusal[];
  steps: (db: Db, about: RequestContext, now: number) => PlannedStep[];
  getForm: (db: Db, request: RequestRow) => Schema<'DeskField'>[];
  decideBatch: (db: Db, waiting: readonly RequestRow[], now: number) => void;
  hasPreview: boolean;
  /** A request of it may wait for an instant of the agenda or of the calendar, which may be moved. */
  hasDeadline: boolean;
  /** Several offices settle items of it at once, for some of which the student has something to do. */
  hasChecklist: boolean;
  /** A batch may decide it, which no office has on its desk. */
  hasBatch: boolean;
  run: (
    ending: Ending,
    db: Db,
    about: RequestContext,
    decision: { request: RequestRow; note: string; values: Readonly<Record<string, string>> },
    now: number,
  ) => Consequence[];
};

function planned<F>(step: Step<F>, facts: F): PlannedStep {
  const { key } = step;
  if (step.skip?.(facts)) return null;
  if ('by' in step)
    return {
      key,
      type: 'office',
      office: step.by,
      holderId: step.holder?.(facts) ?? null,
      days: step.days,
      returns: step.returns ?? [],
    };
  if ('checklist' in step) return { key, type: 'checklist', days: step.days, checklist: step.checklist(facts) };
  if ('rules' in step) return { key, type: 'rules', refusals: collectRefusals(step.rules, facts) };
  if ('batch' in step) return { key, type: 'batch', at: step.batch(facts) };
  return {
    key,
    type: 'studentResponse',
    until: step.studentResponse(facts),
    closed: step.closed?.(facts) ?? noRefusals,
  };
}

export function declareKind<F>({
  facts,
  eligibility = [],
  rules = [],
  lapses = [],
  asks = [],
  route,
  sent,
  resent,
  approved,
  refused,
  canceled,
  consequences,
  ...declaration
}: Declaration<F>): Kind {
  const effects: Record<Ending, readonly Effect<F>[]> = {
    sent: sent ?? [],
    resent: resent ?? [],
    approved: approved ?? [],
    refused: refused ?? [],
    canceled: canceled ?? [],
    consequences: consequences ?? [],
  };
  return {
    ...declaration,
    eligibilityRefusals: (db, about, now) =>
      eligibility.length ? collectRefusals(eligibility, facts(db, about, now)) : noRefusals,
    ruleRefusals: (db, about, now) => (rules.length ? collectRefusals(rules, facts(db, about, now)) : noRefusals),
    lapseRefusals: (db, about, now) => (lapses.length ? collectRefusals(lapses, facts(db, about, now)) : noRefusals),
    questions: (db, about, now) => (asks.length ? collectRefusals(asks, facts(db, about, now)) : noRefusals),
    steps: (db, about, now) => {
      const known = facts(db, about, now);
      return route.map((step) => planned(step, known));
    },
    getForm: (db, request) => {
      const step = route[request.step];
      return request.status === 'sent' && step && 'by' in step ? (step.form?.(db, request) ?? []) : [];
    },
    decideBatch: (db, waiting, now) => {
      const step = route[waiting[0]?.step ?? 0];
      if (step && 'decide' in step) step.decide(db, waiting, now);
    },
    hasPreview: consequences !== undefined,
    hasChecklist: route.some((step) => 'checklist' in step),
    hasBatch: route.some((step) => 'batch' in step),
    hasDeadline:
      declaration.effectAt !== undefined || route.some((step) => 'batch' in step || 'studentResponse' in step),
    run: (ending, db, about, decision, now) => {
      const of = effects[ending];
      if (!of.length) return [];
      const known = { ...decision, facts: facts(db, about, now), student: about.student };
      return of.flatMap((effect) => effect(db, known, now) ?? []);
    },
  };
}

export const summaryText = (name: string, text: Text): RequestField => ({ name, type: 'text', text });
/** The student's own words are the same in both languages. */
export const summaryWords = (name: string, words: unknown): RequestField[] =>
  typeof words === 'string' && words ? [summaryText(name, { en: words, ar: words })] : [];
export const summaryCode = (name: string, code: string, text: Text | null = null): RequestField => ({
  name,
  type: 'code',
  code,
  text,
});
export const summaryMoney = (name: string, fils: number): RequestField => ({ name, type: 'money', fils });
export const summaryShare = (name: string, number: number, total: number): RequestField => ({
  name,
  type: 'share',
  number,
  total,
});
export const summaryFile = (name: string, file: Schema<'Attachment'>): RequestField => ({ name, type: 'file', file });

/**
 * Notes in the history of a request. What the rules say is kept in both languages, apart by a line separator, which
 * nobody types; an office's note as it was written.
 */

const apart = '\u2028';

export const noteInBoth = ({ en, ar }: Text): string => `${en}${apart}${ar}`;

export function noteText(note: string): Text {
  const [en = '', ar = en] = note.split(apart);
  return { en, ar };
}

/** As a figure of a message. */
export const noteFigure = (note: string): string | Text => (note.includes(apart) ? noteText(note) : note);
