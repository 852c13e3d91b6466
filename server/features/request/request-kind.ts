import type { Db } from '../../../db/db.ts';
import type { AgendaFunction } from '../../../db/schema/agenda.ts';
import type { Enum } from '../../../db/enums.gen.ts';
import type { RequestDetails, requests } from '../../../db/schema/request.ts';
import type { Text } from '../../../locales/i18n.ts';
import { getText } from '../../http/messages.ts';
import type { Schema } from '../../http/operations.ts';
import type { Consequence } from '../../consequence.ts';
import { noRefusals, collectRefusals, type MessageCode, type Refusal, type Rule } from '../../refusal.ts';
import type { ChargeKind } from '../fees/charge-queries.ts';
import type { Office } from '../inbox/inbox-rules.ts';
import type { CodePurpose } from '../verification/verification-queries.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { fieldChecks } from './request-form.ts';
import { listEntered, type RequestField } from './request-summary.ts';
import type { CancelPolicy, PlannedItem, PlannedStep } from './request-states.ts';

/**
 * Declaration of a kind of request, such as a refund or an appeal. An omitted property means that the kind lacks the
 * feature, or uses the default that the property names. The texts of a kind are in locales/<lang>/request.json, under
 * its name.
 */

export type RequestKind = Enum<'RequestKind'>;
export type RequestRow = typeof requests.$inferSelect;

/**
 * The context of a request. `subjectId` is the id of the thing that the request is about, such as a course; null if
 * there is none. `details` are the fields entered so far. `request` is null before the request exists.
 */
export type RequestContext = {
  student: Student;
  subjectId: number | null;
  details: RequestDetails;
  request: RequestRow | null;
};

/** One choice of a form: its subject and the fields chosen with it. `kind` is set if the form sends several kinds. */
export type Choice = Pick<RequestContext, 'subjectId' | 'details'> & { kind?: Kind };

export type Effected<F> = {
  facts: F;
  request: RequestRow;
  student: Student;
  note: string;
  values: Readonly<Record<string, string>>;
};
/**
 * An effect of a request on other data. Runs in the transaction of the event that causes it, or in a preview that is
 * rolled back. Returns the consequences to show. Throws if it could not make its change.
 */
export type Effect<F> = (db: Db, about: Effected<F>, now: number) => Consequence[] | void;

type Stands<F> = { key: string; skip?: (facts: F) => boolean };
export type Step<F> = Stands<F> &
  (
    | {
        by: Office;
        days: number;
        holder?: (facts: F) => number | null;
        /** The fields and files that the office may mark for correction when it returns the request. */
        returns?: readonly string[];
        /** The fields that the office fills in to approve. */
        form?: (db: Db, request: RequestRow, now: number) => Schema<'DeskField'>[];
      }
    | { checklist: (facts: F) => readonly PlannedItem[]; days: number }
    | { rules: readonly Rule<F>[] }
    | {
        batch: (facts: F) => number | null;
        /** Decides all waiting requests: each gets the event `allocated`, or `forward` if a later step decides. */
        decide: (db: Db, waiting: readonly RequestRow[], now: number) => void;
      }
    | {
        studentResponse: (facts: F) => number | null;
        /** The reasons why the student cannot accept or decline now. */
        closed?: (facts: F) => Refusal[];
      }
  );

/**
 * A limit on repeated requests. `open` is the refusal code while an earlier request is undecided (by default
 * MSG-000026); `again` is the code after an ended request that counts (by default MSG-000025). `counts` tells which
 * ended requests count: the granted ones (the default), the granted and the refused ones (`decided`), or none
 * (`undecided`).
 */
export type Limit = {
  per: 'semester' | 'subject' | 'subjectInSemester' | 'ever';
  open?: MessageCode;
  again?: MessageCode;
  counts?: 'granted' | 'decided' | 'undecided';
};

/** True if a form field accepts the value. It is not called for null, which means empty and is always accepted. */
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
  /** Prefix of the reference numbers: three capital letters. */
  prefix: string;
  /** Path of the kind's page; by default `/requests/new/<kind>`, the page that draws the declared form. */
  page?: string;
  /** The agenda function whose period opens this kind; also the name of its service. Without one, it is always open. */
  agenda?: AgendaFunction;
  /** True if requests may also be sent on Fridays and Saturdays. */
  anyDay?: true;
  facts: (db: Db, about: RequestContext, now: number) => F;
  /**
   * Rules about the student, independent of the input. Checked before the form is filled in, at sending, at an approval
   * and at execution.
   */
  eligibility?: readonly Rule<F>[];
  /** Rules about the entered details. */
  rules?: readonly Rule<F>[];
  /**
   * Rules for undecided requests. `endLapsed` ends a request that one of them refuses, as it cannot be approved any
   * more.
   */
  lapses?: readonly Rule<F>[];
  /** True if the request belongs to the semester in which it is sent. It lapses when that semester ends or is graded. */
  ofSemester?: true;
  /** Questions to confirm before sending (409): by their codes in `confirmed`, or by the hash of the consequences. */
  asks?: readonly Rule<F>[];
  limit?: Limit;
  /** The choices that the form offers. The service is open to a student only while at least one could be sent. */
  choices?: (db: Db, student: Student, now: number) => readonly Choice[];
  /** Kinds whose undecided requests block a new request of this kind. */
  excludes?: readonly RequestKind[];
  /**
   * The form's field names with the values they accept, by default those of its call in the contract. Drafts and resent
   * requests are checked against them.
   */
  fields?: Readonly<Record<string, FieldCheck>>;
  /** Normalizes the entered details before they are stored, for every call. */
  normalize?: (details: RequestDetails) => RequestDetails;
  draft?: { atMost: number };
  /** The file fields of the form. `otherNameThan` names another field whose file must have a different name. */
  files?: readonly { name: string; required: boolean; otherNameThan?: string }[];
  /** Set if sending needs a verification code. With `true`, the purpose of the code is the kind's own name. */
  code?: true | CodePurpose;
  /**
   * `of` returns the fee in fils; 0 means no fee. It is paid before the first step (`desk`) or after the last one
   * (`delivery`).
   */
  fee?: { charge: ChargeKind; of: (db: Db, about: RequestContext) => number; before: 'desk' | 'delivery' };
  route: readonly Step<F>[];
  /** The reasons why the request cannot be approved now, in addition to the eligibility rules. */
  approval?: (db: Db, request: RequestRow, now: number) => Refusal[];
  /** The instant at which an approval takes effect. `about` lets a kind count from a semester instead of `now`. */
  effectAt?: (now: number, db: Db, about: RequestContext) => number;
  /** Effects right after sending: they store the kind's own rows. */
  sent?: readonly Effect<F>[];
  /** Effects right after resending: they update the kind's own rows with the changes. */
  resent?: readonly Effect<F>[];
  approved?: readonly Effect<F>[];
  refused?: readonly Effect<F>[];
  /** Effects right after a cancellation or an expiry of the request. */
  canceled?: readonly Effect<F>[];
  /** Effects for the preview before sending, usually those of the approval. */
  consequences?: readonly Effect<F>[];
  cancel?: CancelPolicy | { policy: CancelPolicy; paid: MessageCode; inPayment: MessageCode };
  /** True if the kind's own effects send the message about the approval or refusal of the request. */
  sendsOwnNotice?: true;
  /** The subject of the request, for lists; by default the name of the kind. */
  title?: (db: Db, request: RequestRow) => Text;
  /** The facts about the request that the office and the student see; by default the entered fields. */
  summaryFields?: (db: Db, request: RequestRow, now: number) => RequestField[];
  /** Further facts that only the office sees. */
  deskFields?: (db: Db, request: RequestRow, now: number) => RequestField[];
};

type Ending = 'sent' | 'resent' | 'approved' | 'refused' | 'canceled' | 'consequences';

/** A declaration with its facts type hidden, as used by the engine. */
export type Kind = Omit<
  Declaration<never>,
  'page' | 'title' | 'summaryFields' | 'facts' | 'eligibility' | 'rules' | 'lapses' | 'asks' | 'route' | Ending
> &
  Required<Pick<Declaration<never>, 'page' | 'title' | 'summaryFields'>> & {
    eligibilityRefusals: (db: Db, about: RequestContext, now: number) => Refusal[];
    ruleRefusals: (db: Db, about: RequestContext, now: number) => Refusal[];
    lapseRefusals: (db: Db, about: RequestContext, now: number) => Refusal[];
    questions: (db: Db, about: RequestContext, now: number) => Refusal[];
    steps: (db: Db, about: RequestContext, now: number) => PlannedStep[];
    getForm: (db: Db, request: RequestRow, now: number) => Schema<'DeskField'>[];
    decideBatch: (db: Db, waiting: readonly RequestRow[], now: number) => void;
    hasPreview: boolean;
    /** True if a request may wait for an instant of the agenda or calendar, which may be moved. */
    hasDeadline: boolean;
    /**
     * True if a step is a checklist: items for several offices at once. The student must hand in or complete some of
     * them.
     */
    hasChecklist: boolean;
    /** True if a batch may decide the request. The request then waits for no office. */
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
  const fields = declaration.fields ?? fieldChecks(declaration.name);
  return {
    ...declaration,
    title: declaration.title ?? (() => getText('request', `kinds.${declaration.name}`)),
    summaryFields: declaration.summaryFields ?? listEntered,
    page: declaration.page ?? `/requests/new/${declaration.name}`,
    ...(fields && { fields }),
    eligibilityRefusals: (db, about, now) =>
      eligibility.length ? collectRefusals(eligibility, facts(db, about, now)) : noRefusals,
    ruleRefusals: (db, about, now) => (rules.length ? collectRefusals(rules, facts(db, about, now)) : noRefusals),
    lapseRefusals: (db, about, now) => (lapses.length ? collectRefusals(lapses, facts(db, about, now)) : noRefusals),
    questions: (db, about, now) => (asks.length ? collectRefusals(asks, facts(db, about, now)) : noRefusals),
    steps: (db, about, now) => {
      const known = facts(db, about, now);
      return route.map((step) => planned(step, known));
    },
    getForm: (db, request, now) => {
      const step = route[request.step];
      return request.status === 'sent' && step && 'by' in step ? (step.form?.(db, request, now) ?? []) : [];
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

/**
 * Separator in history notes. The rules' notes hold both languages, with a line separator between them. An office's
 * note is one text.
 */

const apart = '\u2028';

export const noteInBoth = ({ en, ar }: Text): string => `${en}${apart}${ar}`;

export function noteText(note: string): Text {
  const [en = '', ar = en] = note.split(apart);
  return { en, ar };
}

/** Maps a note to a parameter of a message: both languages of a note by the rules, or the office's one text. */
export const noteFigure = (note: string): string | Text => (note.includes(apart) ? noteText(note) : note);
