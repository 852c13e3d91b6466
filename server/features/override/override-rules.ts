import { toIso } from '../../clock/clock.ts';
import { getTraits } from '../../codes.ts';
import { noRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import type { AgendaWindow } from '../agenda/agenda-queries.ts';
import { outsideAgenda, sendingWindows } from '../agenda/agenda-rules.ts';

/** Rules for overrides: requests for an exception from reasons that refuse a registration. Pure. */

export type OverrideFacts = {
  now: number;
  /** True if the request was sent before; it may then be decided outside the period. */
  sent: boolean;
  agenda: readonly AgendaWindow[];
  /** The end of add/drop; null if the semester has none. */
  closesAt: number | null;
  /** The reasons why the student may not register at all. */
  standing: readonly Refusal[];
  /** The code of the course; null if the section does not exist in this course and semester. */
  course: string | null;
  /** The codes to be waived. */
  codes: readonly string[];
  /** The reasons against the registration now. */
  reasons: readonly Refusal[];
  /** The highest load that an override may allow, in credit hours. */
  maximumHours: number;
  /** True if the room of the section has no place for one more seat. */
  roomFull: boolean;
  openRequests: number;
  maximumRequests: number;
};

export const mayRegister: Rule<OverrideFacts> = ({ standing }) => [...standing];

const withinPeriod: Rule<OverrideFacts> = ({ sent, agenda, now }) =>
  sent ? noRefusals : outsideAgenda(sendingWindows(agenda), ['registration', 'addDrop'], now, 'MSG-000003');

const sectionFound: Rule<OverrideFacts> = ({ course }) => (course === null ? refuse('MSG-000010') : noRefusals);

const fewRequests: Rule<OverrideFacts> = ({ sent, openRequests, maximumRequests }) =>
  sent || openRequests < maximumRequests ? noRefusals : refuse('override.tooMany', { maximum: maximumRequests });

/** Each code must refuse the registration now. */
const refusedNow: Rule<OverrideFacts> = ({ course, codes, reasons }) =>
  course === null || (codes.length > 0 && codes.every((code) => reasons.some(({ Code }) => Code === code)))
    ? noRefusals
    : refuse('override.nothingRefused', { course });

/** A permit helps only if an office may waive every reason: the load and the seats of the room have limits. */
export const waivable: Rule<OverrideFacts> = ({ course, codes, reasons, standing, maximumHours, roomFull }) => {
  if (course === null) return noRefusals;
  const blocking = reasons.find(
    ({ Code }) =>
      getTraits(Code).waivedBy === undefined &&
      getTraits(Code).liftedBy !== 'opening' &&
      !standing.some((one) => one.Code === Code),
  );
  const load = reasons.find(({ Code }) => getTraits(Code).waivedBy === 'college' && codes.includes(Code));
  return [
    ...(blocking ? refuse('override.notWaivable', { ...blocking.Params, course, reason: blocking.Code }) : []),
    ...(load && Number(load.Params.hours) > maximumHours
      ? refuse('override.notWaivable', { course, context: 'load', hours: maximumHours })
      : []),
    ...(roomFull && codes.some((code) => getTraits(code).scope === 'seat')
      ? refuse('override.notWaivable', { course, context: 'room' })
      : []),
  ];
};

/** A request that is undecided at the end of add/drop has become pointless. */
export const addDropOver: Rule<OverrideFacts> = ({ now, closesAt }) =>
  closesAt !== null && now >= closesAt
    ? refuse('MSG-000003', { context: 'past', closesAt: toIso(closesAt) })
    : noRefusals;

export const overrideRules = [withinPeriod, sectionFound, fewRequests, refusedNow, waivable] as const;
