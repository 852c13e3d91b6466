import type { Enum } from '../../../db/enums.gen.ts';
import { noRefusals, collectRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import type { Office } from '../inbox/inbox-rules.ts';
import { endedInVain, type Status } from '../request/request-states.ts';
import { lastingRefusals, statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';
import { mayGraduate } from '../survey/survey-rules.ts';

/**
 * The rules of clearance: which students may request it, and the conditions of each office. Pure; amounts are in fils.
 * The request engine checks the agenda and the working days.
 */

export type ClearanceItem = Enum<'ClearanceItem'>;

export type ClearanceFacts = {
  status: AcademicStatus;
  /** True if the student is in the last semester and expected to graduate. */
  graduating: boolean;
  postgraduate: boolean;
  /** The amounts that must be paid in any case: library fines, and all other dues. */
  fines: number;
  dues: number;
  /** The load of the current semester; null if the student is not enrolled in it. */
  load: { hours: number; minimum: number } | null;
  surveyDone: boolean;
  /**
   * The reference number of another request for the same period of studies, in progress or granted; null if there is
   * none.
   */
  asked: string | null;
  /** The numbers of cards, keys and books that the student has not returned. */
  inHand: { idCard: number; lockerKey: number; book: number };
  desks: readonly { item: ClearanceItem; office: Office }[];
};

/** MSG-000068: a cancelled admission has no student record. */
const recordFound: Rule<ClearanceFacts> = ({ status }) =>
  status === 'admissionCanceled' ? refuse('MSG-000068') : noRefusals;

const mayAsk: Rule<ClearanceFacts> = ({ status }) =>
  status === 'admissionCanceled' ? noRefusals : statusRefusals('clearance', status);

/** An active student must be expected to graduate this semester. */
const leaving: Rule<ClearanceFacts> = ({ status, graduating }) =>
  status === 'active' && !graduating ? refuse('clearance.notExpected') : noRefusals;

/** The rules that make a request lapse, for example if the studies continue. */
export const clearanceLapseRules = [
  recordFound,
  ({ status }: ClearanceFacts) => lastingRefusals('clearance', status),
  leaving,
] as const;

/** MSG-000070 with the sum. It mentions the library if the student owes library fines only. */
const remainderRefusals = (fines: number, dues: number): Refusal[] =>
  fines + dues > 0 ? refuse('MSG-000070', { fils: fines + dues, ...(dues === 0 && { context: 'fines' }) }) : noRefusals;

const nothingRemains: Rule<ClearanceFacts> = ({ fines, dues }) => remainderRefusals(fines, dues);

/** MSG-000071: an active student must be registered for the minimum load of the semester. */
const scheduleApproved: Rule<ClearanceFacts> = ({ status, load }) =>
  status === 'active' && load && load.hours < load.minimum ? refuse('MSG-000071', load) : noRefusals;

/** MSG-000069: a clearance can be requested only once for the same period of studies. */
const notRepeated: Rule<ClearanceFacts> = ({ asked: reference }) =>
  reference === null ? noRefusals : refuse('MSG-000069', { reference });

/**
 * The reasons why the student may not request clearance. If the student may not request it at all, or has requested it
 * already, the amounts due and the study load are not checked.
 */
export const clearanceRule: Rule<ClearanceFacts> = (facts): Refusal[] => {
  const never = collectRefusals([recordFound, mayAsk, leaving, notRepeated], facts);
  return never.length ? never : collectRefusals([nothingRemains, scheduleApproved], facts);
};

/** The graduate survey is required, except of students who have left without a degree. */
const surveyAnswered: Rule<ClearanceFacts> = (facts) =>
  facts.surveyDone || (facts.status !== 'active' && !mayGraduate(facts))
    ? noRefusals
    : refuse('clearance.surveyOpen', mayGraduate(facts) ? {} : { context: 'later' });

/** The conditions of each item: the reasons why its office cannot approve it yet. */
const waitsFor: Record<ClearanceItem, Rule<ClearanceFacts>> = {
  idCard: () => noRefusals,
  lockerKey: () => noRefusals,
  library: ({ fines }) => remainderRefusals(fines, 0),
  dues: ({ dues }) => remainderRefusals(0, dues),
  survey: surveyAnswered,
  record: (facts) => collectRefusals([recordFound, mayAsk, leaving, scheduleApproved], facts),
  thesis: () => noRefusals,
};

export const itemReasons = (item: ClearanceItem, facts: ClearanceFacts): Refusal[] => waitsFor[item](facts);

/** True if the student has something to hand in for the item, so that the office collects it. */
export function collects(item: ClearanceItem, { inHand }: ClearanceFacts): boolean {
  if (item === 'idCard') return inHand.idCard > 0;
  if (item === 'lockerKey') return inHand.lockerKey > 0;
  return item === 'library' ? inHand.book > 0 : item === 'thesis';
}

/** Thesis copies are required only of postgraduates who are active or have graduated. */
const asksFor = (item: ClearanceItem, { postgraduate, status }: ClearanceFacts): boolean =>
  item !== 'thesis' || (postgraduate && (status === 'active' || status === 'graduated'));

/** The items required of the student, each with its office, `collects`, and the reasons against approving it yet. */
export const clearanceItems = (facts: ClearanceFacts) =>
  facts.desks
    .filter(({ item }) => asksFor(item, facts))
    .map(({ item, office }) => ({
      name: item,
      office,
      collects: collects(item, facts),
      reasons: itemReasons(item, facts),
    }));

/** The office's completed action on an item, and its instant. */
export type Handled = { verb: 'checked' | 'collected'; at: number; by: Office };

export type ItemStatus = Enum<'ClearanceStatus'>;

/** The status of an item. `request` is the status of the request, null if none was sent. */
export function itemStatus(
  { collects: handsIn, reasons }: { collects: boolean; reasons: readonly Refusal[] },
  request: Status | null,
  handled: Handled | null,
): ItemStatus {
  if (handled) return handled.verb === 'collected' ? 'collected' : 'approved';
  if (request && endedInVain.has(request)) return 'canceled';
  if (reasons.length) return 'missing';
  if (request) return handsIn ? 'pendingCollection' : 'inReview';
  return handsIn ? 'toHandIn' : 'ready';
}
