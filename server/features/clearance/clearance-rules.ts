import type { Enum } from '../../../db/enums.gen.ts';
import { noRefusals, collectRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import type { Office } from '../inbox/inbox-rules.ts';
import { endedInVain, type Status } from '../request/request-states.ts';
import { lastingRefusals, statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';
import { mayGraduate } from '../survey/survey-rules.ts';

/**
 * Clearance: who may ask for it, and what each office waits for. Pure; fils. The agenda, the working days and the once
 * are the engine's.
 */

export type ClearanceItem = Enum<'ClearanceItem'>;

export type ClearanceFacts = {
  status: AcademicStatus;
  /** In the last semester: expected to graduate. */
  graduating: boolean;
  postgraduate: boolean;
  /** What has to be paid whatever is asked for: fines of the library, and the rest. */
  fines: number;
  dues: number;
  /** The load of the running semester; null for who is not enrolled in it. */
  load: { hours: number; minimum: number } | null;
  surveyDone: boolean;
  /** The request for these studies that is under way or granted, by its number; null where there is none. */
  asked: string | null;
  /** How many cards, keys and books are in the student's hands. */
  inHand: { idCard: number; lockerKey: number; book: number };
  desks: readonly { item: ClearanceItem; office: Office }[];
};

/** An admission that was canceled has left no student record behind. */
const recordFound: Rule<ClearanceFacts> = ({ status }) =>
  status === 'admissionCanceled' ? refuse('MSG-000068') : noRefusals;

const mayAsk: Rule<ClearanceFacts> = ({ status }) =>
  status === 'admissionCanceled' ? noRefusals : statusRefusals('clearance', status);

/** Studies that go on after this semester are cleared at their end. */
const leaving: Rule<ClearanceFacts> = ({ status, graduating }) =>
  status === 'active' && !graduating ? refuse('clearance.notExpected') : noRefusals;

/** Whoever studies on is cleared at the end of those studies. */
export const clearanceLapseRules = [
  recordFound,
  ({ status }: ClearanceFacts) => lastingRefusals('clearance', status),
  leaving,
] as const;

const nothingRemains: Rule<ClearanceFacts> = ({ fines, dues }) =>
  fines + dues > 0 ? refuse('MSG-000070', { fils: fines + dues }) : noRefusals;

/** Of who has left, no schedule is asked any more. */
const scheduleApproved: Rule<ClearanceFacts> = ({ status, load }) =>
  status === 'active' && load && load.hours < load.minimum ? refuse('MSG-000071', load) : noRefusals;

/** Once for the same studies. */
const notRepeated: Rule<ClearanceFacts> = ({ asked: reference }) =>
  reference === null ? noRefusals : refuse('MSG-000069', { reference });

/** Of who may not ask at all, or has asked, that alone is said. */
export const clearanceRule: Rule<ClearanceFacts> = (facts): Refusal[] => {
  const never = collectRefusals([recordFound, mayAsk, leaving, notRepeated], facts);
  return never.length ? never : collectRefusals([nothingRemains, scheduleApproved], facts);
};

/** The survey is for those who leave with a degree. */
const surveyAnswered: Rule<ClearanceFacts> = (facts) =>
  facts.surveyDone || (facts.status !== 'active' && !mayGraduate(facts))
    ? noRefusals
    : refuse('clearance.surveyOpen', mayGraduate(facts) ? {} : { context: 'later' });

/** What each office cannot approve yet, and why. */
const waitsFor: Record<ClearanceItem, Rule<ClearanceFacts>> = {
  idCard: () => noRefusals,
  lockerKey: () => noRefusals,
  library: ({ fines }) => (fines > 0 ? refuse('MSG-000070', { fils: fines }) : noRefusals),
  dues: ({ dues }) => (dues > 0 ? refuse('MSG-000070', { fils: dues }) : noRefusals),
  survey: surveyAnswered,
  record: (facts) => collectRefusals([recordFound, mayAsk, leaving, scheduleApproved], facts),
  thesis: () => noRefusals,
};

export const itemReasons = (item: ClearanceItem, facts: ClearanceFacts): Refusal[] => waitsFor[item](facts);

/** Whether something has to be handed in for it: then it is collected, not only looked at. */
export function collects(item: ClearanceItem, { inHand }: ClearanceFacts): boolean {
  if (item === 'idCard') return inHand.idCard > 0;
  if (item === 'lockerKey') return inHand.lockerKey > 0;
  return item === 'library' ? inHand.book > 0 : item === 'thesis';
}

/** Copies of a thesis are asked of postgraduates alone, and of none who left without one. */
const asksFor = (item: ClearanceItem, { postgraduate, status }: ClearanceFacts): boolean =>
  item !== 'thesis' || (postgraduate && (status === 'active' || status === 'graduated'));

/** Every item with its office, what the office does, and what stands in its way. */
export const clearanceItems = (facts: ClearanceFacts) =>
  facts.desks
    .filter(({ item }) => asksFor(item, facts))
    .map(({ item, office }) => ({
      name: item,
      office,
      collects: collects(item, facts),
      reasons: itemReasons(item, facts),
    }));

/** What an office has done about an item. */
export type Handled = { verb: 'checked' | 'collected'; at: number; by: Office };

export type ItemStatus = Enum<'ClearanceStatus'>;

/** How far an item is; `request` is the status of the request, null where none was sent. */
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
