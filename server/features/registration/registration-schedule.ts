import type { RegistrationFacts } from './registration-fact-queries.ts';
import {
  hoursOf,
  isFull,
  type Change,
  type RegistrationRow,
  type SectionFacts,
  type Slot,
} from './registration-facts.ts';

/** Rules for the effect of a basket on a schedule. Pure. */

const removing = new Set<Change['action']>(['delete', 'drop', 'withdraw']);
const returning = new Set<Change['action']>(['undrop', 'unwithdraw']);

/** True if the change needs a seat that the student does not hold. A withdrawn course still holds its seat. */
export const takesSeat = (change: Change): boolean =>
  change.action === 'register' || change.action === 'replace' || change.action === 'undrop';

/** The section that a change adds to the schedule; undefined if it adds none. */
export const addedSection = (change: Change): SectionFacts | undefined =>
  change.action === 'register' || change.action === 'replace'
    ? change.section
    : returning.has(change.action)
      ? change.registration?.section
      : undefined;

/** The registration that a change removes from the schedule; undefined if it removes none. */
export const removedRegistration = (change: Change): RegistrationRow | undefined =>
  removing.has(change.action) || change.action === 'replace' ? change.registration : undefined;

/** True if the change joins a waiting list, because the section is full. */
export const isWaiting = (change: Change): boolean =>
  change.action === 'register' && change.section !== undefined && isFull(change.section);

const related = (a: SectionFacts, b: SectionFacts): boolean =>
  a.corequisites.some(({ courseId }) => courseId === b.courseId) ||
  b.corequisites.some(({ courseId }) => courseId === a.courseId);

/**
 * The changes, followed by those of corequisites: a removed course removes its corequisite, and a restored course
 * restores it. A course whose corequisite changes follows in the same way. Nothing follows if one of the two courses
 * was passed earlier, or if the basket already changes the other registration.
 */
export function withCorequisites(facts: RegistrationFacts, changes: Change[]): Change[] {
  const all = [...changes];
  const touched = new Set(
    changes.map((change) => change.registration?.registrationId).filter((id) => id !== undefined),
  );
  const replacedWithin = (change: Change): boolean =>
    change.action === 'replace' && change.section?.courseId === change.registration?.section.courseId;
  for (let i = 0; i < all.length; i += 1) {
    const change = all[i];
    const row = change?.registration;
    if (!change || !row || replacedWithin(change)) continue;
    const wanted = change.action === 'undrop' ? 'dropped' : change.action === 'unwithdraw' ? 'withdrawn' : 'registered';
    for (const other of facts.registrations) {
      if (other.status !== wanted || touched.has(other.registrationId) || !related(row.section, other.section))
        continue;
      const passed = (courseId: number): boolean => facts.grades.get(courseId)?.passes ?? false;
      if (passed(row.section.courseId) || passed(other.section.courseId)) continue;
      touched.add(other.registrationId);
      all.push({ index: change.index, action: alongAction(change, other), registration: other, cascaded: true });
    }
  }
  return all;
}

const alongAction = (change: Change, other: RegistrationRow): Change['action'] => {
  if (change.action === 'delete' || change.action === 'drop' || change.action === 'replace')
    return other.paid + other.usedFromBalance + other.sponsorPaid > 0 ? 'drop' : 'delete';
  return change.action;
};

export type Planned = { section: SectionFacts; registration?: RegistrationRow; change?: Change };

/** The resulting schedule: courses kept and courses added, without those on waiting lists. */
export function scheduleAfter(facts: RegistrationFacts, changes: Change[]): Planned[] {
  const gone = new Set(changes.map((change) => removedRegistration(change)?.registrationId));
  const stays = facts.registrations.filter((row) => row.status === 'registered' && !gone.has(row.registrationId));
  return [
    ...stays.map((registration) => ({ section: registration.section, registration })),
    ...changes.flatMap((change) => {
      const section = addedSection(change);
      return section && !isWaiting(change)
        ? [
            {
              section,
              change,
              ...(change.registration && returning.has(change.action) && { registration: change.registration }),
            },
          ]
        : [];
    }),
  ];
}

/** The status of a registration after a change; `delete` removes the row. */
export const statusAfter = {
  drop: 'dropped',
  withdraw: 'withdrawn',
  replace: 'replaced',
  undrop: 'registered',
  unwithdraw: 'registered',
} as const;

const newRow = (section: SectionFacts, index: number): RegistrationRow => ({
  registrationId: -1 - index,
  repeat: false,
  status: 'registered',
  frozen: false,
  seatFreed: false,
  creditHours: section.creditHours,
  fee: 0,
  sponsorFee: 0,
  paid: 0,
  sponsorPaid: 0,
  usedFromBalance: 0,
  section,
});

/** The registrations after a basket. A new one has no fees and a negative id. */
export function registrationsAfter(facts: RegistrationFacts, changes: Change[]): RegistrationRow[] {
  const actions = new Map(changes.map(({ action, registration }) => [registration?.registrationId, action]));
  const kept = facts.registrations.flatMap((row) => {
    const action = actions.get(row.registrationId);
    if (action === 'delete') return [];
    return [
      action !== undefined && action in statusAfter
        ? { ...row, status: statusAfter[action as keyof typeof statusAfter] }
        : row,
    ];
  });
  const come = changes.flatMap((change) =>
    (change.action === 'register' || change.action === 'replace') && change.section && !isWaiting(change)
      ? [newRow(change.section, change.index)]
      : [],
  );
  return [...kept, ...come];
}

/** Sorts removals first, so that their seats and courses are free for the rest of the basket. */
export const inWritingOrder = <One extends Change>(changes: readonly One[]): One[] =>
  [...changes].sort((a, b) => Number(!removing.has(a.action)) - Number(!removing.has(b.action)));

/** The effects of a basket, computed once for all rules. */
export type Plan = {
  changes: Change[];
  /** The resulting schedule, followed by the courses whose waiting lists the basket joins. */
  planned: Planned[];
  hoursBefore: number;
  hoursAfter: number;
  /** The credit hours of the courses whose waiting lists the basket joins. */
  hoursWaiting: number;
};

const hoursIn = (sections: { section: SectionFacts }[]): number =>
  sections.reduce((sum, { section }) => sum + section.creditHours, 0);

export function createPlan(facts: RegistrationFacts, changes: Change[]): Plan {
  const after = scheduleAfter(facts, changes);
  const waiting = changes.flatMap((change): Planned[] =>
    isWaiting(change) && change.section ? [{ section: change.section, change }] : [],
  );
  return {
    changes,
    planned: [...after, ...waiting],
    hoursBefore: hoursOf(facts.registrations),
    hoursAfter: hoursIn(after),
    hoursWaiting: hoursIn(waiting),
  };
}

/** The first class time that two sections share; undefined if there is none. */
export function sharedSlot(a: Slot[], b: Slot[]): Slot | undefined {
  for (const x of a)
    for (const y of b)
      if (x.day === y.day && x.startMinute < y.endMinute && y.startMinute < x.endMinute)
        return {
          day: x.day,
          startMinute: Math.max(x.startMinute, y.startMinute),
          endMinute: Math.min(x.endMinute, y.endMinute),
        };
  return undefined;
}

type ExamTimes = Pick<SectionFacts, 'examStartsAt' | 'examEndsAt'>;

/** The start of the overlap of two examinations; undefined if they do not overlap. */
export const sharedExam = (a: ExamTimes, b: ExamTimes): number | undefined =>
  a.examStartsAt !== null &&
  a.examEndsAt !== null &&
  b.examStartsAt !== null &&
  b.examEndsAt !== null &&
  a.examStartsAt < b.examEndsAt &&
  b.examStartsAt < a.examEndsAt
    ? Math.max(a.examStartsAt, b.examStartsAt)
    : undefined;
