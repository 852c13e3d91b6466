import { toIso } from '../../clock/clock.ts';
import { noRefusals, refuse, type Refusal } from '../../refusal.ts';
import { withChange, toSectionCode } from './change-rules.ts';
import type { RegistrationFacts } from './registration-fact-queries.ts';
import { clockTime, type SectionFacts } from './registration-facts.ts';
import {
  addedSection,
  isWaiting,
  removedRegistration,
  sharedExam,
  sharedSlot,
  takesSeat,
  type Plan,
} from './registration-schedule.ts';

/** Rules of registration about the schedule that a basket would lead to. Pure. */

type BasketRule = (facts: RegistrationFacts, plan: Plan) => Refusal[];

/** A basket may change each registration or course only once. */
const noDoubleChange: BasketRule = (_, { changes }) => {
  if (changes.length < 2) return noRefusals;
  const seen = new Set<string>();
  return changes.flatMap((change) => {
    const keys = [
      change.registration && `registration ${change.registration.registrationId}`,
      addedSection(change) && `course ${addedSection(change)?.courseId}`,
    ].filter((key) => key !== undefined);
    const double = keys.some((key) => seen.has(key));
    keys.forEach((key) => seen.add(key));
    return double
      ? withChange(change, refuse('registration.conflictingChanges', { course: toSectionCode(change) }))
      : noRefusals;
  });
};

/**
 * Refuses a course in which the student is registered, or from which the student has withdrawn, unless this basket
 * deletes, drops or replaces that registration. Also refuses a second place on the same waiting list.
 */
const notAlreadyIn: BasketRule = ({ registrations, waiting }, { changes }) =>
  changes.flatMap((change) => {
    const section = addedSection(change);
    if (!section || change.action === 'unwithdraw') return noRefusals;
    const row = registrations.find(
      (r) =>
        r.section.courseId === section.courseId &&
        (r.status === 'registered' || r.status === 'withdrawn') &&
        r.registrationId !== change.registration?.registrationId &&
        !changes.some(
          (other) => other.action !== 'withdraw' && removedRegistration(other)?.registrationId === r.registrationId,
        ),
    );
    if (row)
      return withChange(
        change,
        refuse('registration.alreadyRegistered', { course: section.code, section: row.section.number }),
      );
    const place = waiting.get(section.sectionId);
    if (!place || !isWaiting(change)) return noRefusals;
    return withChange(
      change,
      refuse('registration.alreadyWaiting', {
        course: section.code,
        section: section.number,
        position: place.position,
      }),
    );
  });

/**
 * Applies a rule to each added section. `before` are the sections of other courses that stand before it in `planned`,
 * so that of two added courses only the later one is refused.
 */
const eachAdded = ({ planned }: Plan, rule: (section: SectionFacts, before: SectionFacts[]) => Refusal[]): Refusal[] =>
  planned.flatMap(({ section, change }, index) => {
    if (!change) return noRefusals;
    const before = planned.slice(0, index).map((other) => other.section);
    return withChange(
      change,
      rule(
        section,
        before.filter((other) => other.courseId !== section.courseId),
      ),
    );
  });

/** Applies a rule to each added section, paired with every course before it. */
const pairwise = (plan: Plan, rule: (section: SectionFacts, other: SectionFacts) => Refusal[]): Refusal[] =>
  eachAdded(plan, (section, before) => before.flatMap((other) => rule(section, other)));

const noClassConflict: BasketRule = (_, plan) =>
  pairwise(plan, (section, other) => {
    const slot = sharedSlot(section.slots, other.slots);
    return slot
      ? refuse('registration.timeConflict', {
          course: section.code,
          section: section.number,
          other: other.code,
          otherSection: other.number,
          day: slot.day,
          startsAt: clockTime(slot.startMinute),
          endsAt: clockTime(slot.endMinute),
        })
      : noRefusals;
  });

const noExamConflict: BasketRule = (_, plan) =>
  pairwise(plan, (section, other) => {
    const instant = sharedExam(section, other);
    return instant === undefined
      ? noRefusals
      : refuse('registration.examConflict', { course: section.code, other: other.code, at: toIso(instant) });
  });

/**
 * A course is taken together with its corequisites or after passing them. A corequisite whose waiting list the basket
 * joins counts only for a course whose waiting list the basket joins as well.
 */
const corequisitesTaken: BasketRule = ({ grades }, { changes, planned }) =>
  changes.flatMap((change) =>
    (takesSeat(change) ? (addedSection(change)?.corequisites ?? []) : [])
      .filter(
        ({ courseId }) =>
          !planned.some(
            (other) =>
              other.section.courseId === courseId && (isWaiting(change) || !other.change || !isWaiting(other.change)),
          ) && !grades.get(courseId)?.passes,
      )
      .flatMap(({ code }) =>
        withChange(change, refuse('registration.corequisite', { course: toSectionCode(change), corequisite: code })),
      ),
  );

/**
 * MSG-000004: the basket may not raise the load above the maximum. Courses whose waiting lists it joins count, because
 * they must fit when a seat becomes free.
 */
const withinMaximumLoad: BasketRule = ({ load }, { hoursBefore, hoursAfter, hoursWaiting }) => {
  const hours = hoursAfter + hoursWaiting;
  return hours > hoursBefore && hours > load.maximum
    ? refuse('MSG-000004', { hours, maximum: load.maximum })
    : noRefusals;
};

/**
 * MSG-000005. Changes may not bring the load below the minimum; a student already below it may still remove courses.
 * Withdrawals have a limit of their own, `aboveWithdrawalFloor`.
 */
const aboveMinimumLoad: BasketRule = ({ load }, { changes, hoursBefore, hoursAfter }) => {
  const removes = changes.some((change) => removedRegistration(change) && change.action !== 'withdraw');
  return removes && hoursBefore >= load.minimum && hoursAfter < load.minimum
    ? refuse('MSG-000005', { hours: hoursAfter, minimum: load.minimum })
    : noRefusals;
};

/** MSG-000009: the load after a withdrawal is at least `load.withdrawalFloor` credit hours. */
const aboveWithdrawalFloor: BasketRule = ({ load }, { changes, hoursAfter }) => {
  const withdrawal = changes.find(({ action }) => action === 'withdraw');
  const floor = load.withdrawalFloor;
  return withdrawal && hoursAfter < floor
    ? withChange(
        withdrawal,
        refuse('MSG-000009', { course: toSectionCode(withdrawal), context: 'floor', hours: hoursAfter, floor }),
      )
    : noRefusals;
};

export const basketRules: BasketRule[] = [
  noDoubleChange,
  notAlreadyIn,
  corequisitesTaken,
  noClassConflict,
  noExamConflict,
  withinMaximumLoad,
  aboveMinimumLoad,
  aboveWithdrawalFloor,
];
