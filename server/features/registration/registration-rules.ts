import { noRefusals, collectRefusals, refuse, type Refusal } from '../../refusal.ts';
import { sendingWindows } from '../agenda/agenda-rules.ts';
import {
  withChange,
  changeRules,
  courseLife,
  found,
  notOthers,
  ownRules,
  toSectionCode,
  withinPeriod,
  type ChangeRule,
} from './change-rules.ts';
import { studentRefusals } from './eligibility-rules.ts';
import { findWaiver } from './permit-rules.ts';
import { basketRules } from './planned-schedule-rules.ts';
import type { RegistrationFacts } from './registration-fact-queries.ts';
import type { Change, RegistrationRow, SectionFacts, Waived } from './registration-facts.ts';
import {
  addedSection,
  createPlan,
  inWritingOrder,
  isWaiting,
  registrationsAfter,
  sharedExam,
  sharedSlot,
  takesSeat,
} from './registration-schedule.ts';
import { toHistoryParams, type WaitingHistory } from './waiting-history-rules.ts';

/**
 * Rules of registration: the reasons against a basket (changes that are applied together), and the confirmations it
 * needs. They apply the rules about the student (`eligibility-rules.ts`), about one change (`change-rules.ts`) and
 * about the resulting schedule (`planned-schedule-rules.ts`). Pure.
 */

/** Exported again for the rules of other areas, which also check for overlapping classes and examinations. */
export { sharedExam, sharedSlot };

/**
 * `refusals`: the reasons against this basket. `waived`: the reasons that the student's permits waive; these are not in
 * `refusals`. `changes` must include the changes of corequisites (`withCorequisites`).
 */
export function judgeChanges(facts: RegistrationFacts, changes: Change[]): { refusals: Refusal[]; waived: Waived[] } {
  const foreign = collectRefusals([notOthers], changes);
  if (foreign.length) return { refusals: foreign, waived: [] };
  const plan = createPlan(facts, changes);
  const refusals = [
    ...studentRefusals(facts),
    ...once(changes.flatMap((change) => withChange(change, collectRefusals(changeRules, facts, change)))),
    ...collectRefusals(basketRules, facts, plan),
  ];
  if (!facts.permits.length) return { refusals, waived: [] };
  const kept = changes.flatMap((change) => {
    const section = takesSeat(change) ? addedSection(change) : undefined;
    return section?.kept ? withChange(change, seatQuestion(section)) : [];
  });
  const waived = [...refusals, ...kept].flatMap((refusal) => {
    const permit = findWaiver(facts, plan, refusal);
    return permit ? [{ refusal, permit }] : [];
  });
  return {
    refusals: refusals.filter((refusal) => !waived.some((one) => one.refusal === refusal)),
    waived: waived.map(({ refusal, permit }) => ({ ...refusal, permit })),
  };
}

/** All reasons against this basket that no permit waives. Missing confirmations are not among them. */
export const registrationRefusals = (facts: RegistrationFacts, changes: Change[]): Refusal[] =>
  judgeChanges(facts, changes).refusals;

/** The reasons against replacing this course that hold for every new section. */
export const replacingRefusals = (facts: RegistrationFacts, registration: RegistrationRow): Refusal[] => [
  ...studentRefusals(facts),
  ...collectRefusals(ownRules, facts, { index: 0, action: 'replace', registration }),
];

/** In a request to an office, a frozen course is refused with MSG-000006. Other refusals keep code and parameters. */
const frozenCourse = ({ Code, Params }: Refusal): Refusal =>
  Params.context === 'frozen' ? { Code: 'MSG-000006', Params: { ...Params, context: 'withdraw' } } : { Code, Params };

/**
 * The reasons against asking an office to withdraw courses: all rules of withdrawal except the floor of the load, which
 * an office may waive. With `sent`, the period is not checked, because a request that was sent in time may be decided
 * later.
 */
export function askedWithdrawalRefusals(facts: RegistrationFacts, changes: Change[], sent: boolean): Refusal[] {
  const foreign = collectRefusals([notOthers], changes);
  if (foreign.length) return foreign;
  const rules = sent ? [found, courseLife] : [found, withinPeriod, courseLife];
  const within = { ...facts, agenda: sendingWindows(facts.agenda) };
  return [
    ...studentRefusals(facts),
    ...once(changes.flatMap((change) => collectRefusals(rules, within, change).map(frozenCourse))),
  ];
}

/** Drops repeated reasons with the same parameters; the first change keeps its own. */
const once = (refusals: Refusal[]): Refusal[] => {
  if (refusals.length < 2) return refusals;
  const seen = new Set<string>();
  return refusals.filter(({ Code, Params }) => {
    const key = `${Code} ${JSON.stringify(Params)}`;
    return seen.has(key) ? false : seen.add(key);
  });
};

// --- confirmations ---

/** A section in another study language needs a confirmation. */
const otherLanguage: ChangeRule = ({ student }, change) => {
  const section = change.action === 'register' || change.action === 'replace' ? change.section : undefined;
  return section && section.language !== student.language
    ? refuse('registration.confirmLanguage', {
        course: section.code,
        section: section.number,
        context: section.language,
      })
    : noRefusals;
};

const seatQuestion = ({ code, number, waiting }: SectionFacts, history?: WaitingHistory): Refusal[] =>
  refuse('registration.sectionFull', {
    course: code,
    section: number,
    waiting,
    ...(history && toHistoryParams(history)),
  });

/** Registration in a full section joins its waiting list, after a confirmation. */
const fullSection: ChangeRule = ({ histories }, change) =>
  isWaiting(change) && change.section
    ? seatQuestion(change.section, histories.get(change.section.courseId))
    : noRefusals;

/**
 * Early registration in a course that the student is still taking needs a confirmation. Such a registration is meant
 * for students who expect to fail the course.
 */
const inProgressAgain: ChangeRule = ({ inProgress }, change) => {
  const section = change.action === 'register' || change.action === 'replace' ? change.section : undefined;
  const stays = change.registration?.section.courseId === section?.courseId;
  return section && !stays && inProgress.has(section.courseId)
    ? refuse('registration.confirmInProgress', { course: section.code })
    : noRefusals;
};

/** The reasons why this student would not get a seat that becomes free in the section. */
export const placeRefusals = (facts: RegistrationFacts, section: SectionFacts): Refusal[] =>
  registrationRefusals({ ...facts, waiting: new Map(), confirmed: new Set() }, [
    { index: 0, action: 'register', section },
  ]);

/**
 * Regulation: warns of changes after which the student could no longer be registered in a section for which the student
 * waits. The reasons are given with the first such change.
 */
export function waitingLost(facts: RegistrationFacts, changes: Change[]): Refusal[] {
  if (!facts.waiting.size) return noRefusals;
  const seated = inWritingOrder(changes.filter((change) => !isWaiting(change)));
  const after = seated.map((change, index) => ({
    change,
    facts: { ...facts, registrations: registrationsAfter(facts, seated.slice(0, index + 1)) },
  }));
  const last = after.at(-1);
  if (!last) return noRefusals;
  return [...facts.waiting.values()].flatMap(({ section }) => {
    const ends = seated.some((change) => addedSection(change)?.courseId === section.courseId);
    if (ends || placeRefusals(facts, section).length) return noRefusals;
    const cause = after.find((step) => placeRefusals(step.facts, section).length)?.change ?? last.change;
    return placeRefusals(last.facts, section).flatMap(({ Code, Params }) =>
      withChange(
        cause,
        refuse('registration.confirmWaiting', {
          ...Params,
          waited: section.code,
          waitedSection: section.number,
          reason: Code,
        }),
      ),
    );
  });
}

/** All confirmations needed before the basket is applied. */
export const registrationConfirmations = (facts: RegistrationFacts, changes: Change[]): Refusal[] => [
  ...changes.flatMap((change) => {
    if (!change.cascaded)
      return withChange(change, collectRefusals([inProgressAgain, otherLanguage, fullSection], facts, change));
    const origin = changes.find((other) => other.index === change.index && !other.cascaded);
    return withChange(
      change,
      refuse('registration.confirmCorequisite', {
        course: origin ? toSectionCode(origin) : '',
        corequisite: toSectionCode(change),
        context: change.action,
      }),
    );
  }),
  ...collectRefusals([waitingLost], facts, changes),
];
