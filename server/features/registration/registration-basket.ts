import type { Db } from '../../../db/db.ts';
import { withReadSnapshot } from '../../catalogue/catalogue-cache.ts';
import { toIsoOrNull } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import type { Refusal } from '../../refusal.ts';
import { getTraits } from '../../codes.ts';
import { findAddDropEnd } from '../fees/fees-queries.ts';
import { isCharged } from '../fees/fees-rules.ts';
import { isOthers } from '../../academic-record/owner-queries.ts';
import { toLevel } from '../../academic-record/student-rules.ts';
import { examAnswer, loadAnswer, meetingAnswers } from './registration-presenter.ts';
import { isFull, withOwnSeat, type Change, type SectionFacts, type RegistrationRow } from './registration-facts.ts';
import type { LoadedFacts } from './registration-fact-queries.ts';
import { getFeeRate } from './registration-queries.ts';
import {
  heldAmount,
  moneyAfter,
  remainingAmount,
  type Held,
  type MoneyChange,
  type Share,
} from './payment-transfer.ts';
import { waivedAnswer } from './permit-queries.ts';
import { judgeChanges, registrationConfirmations, registrationRefusals } from './registration-rules.ts';
import {
  addedSection,
  isWaiting,
  removedRegistration,
  scheduleAfter,
  sharedExam,
  sharedSlot,
  withCorequisites,
} from './registration-schedule.ts';
import { loadSections, offeredSections, sectionIdsOfCourse } from './section-queries.ts';

/**
 * The requested changes with their sections and registrations. Changes to corequisites that follow from them are added.
 */
export function resolveChanges(db: Db, facts: LoadedFacts, asked: Schema<'Change'>[]): Change[] {
  const wanted = asked.flatMap((change) => ('sectionId' in change ? [change.sectionId] : []));
  const sections = new Map(
    withReadSnapshot(db, () => offeredSections(db, wanted, facts.semester.id)).map((section) => [
      section.sectionId,
      withOwnSeat(facts, section),
    ]),
  );
  const registrations = new Map(facts.registrations.map((row) => [row.registrationId, row]));
  const changes = asked.map((change, index): Change => {
    const section = 'sectionId' in change ? sections.get(change.sectionId) : undefined;
    const registration = 'registrationId' in change ? registrations.get(change.registrationId) : undefined;
    const others =
      'registrationId' in change &&
      !registration &&
      isOthers(db, 'registration', change.registrationId, facts.student.studentId);
    return {
      index,
      action: change.action,
      ...(section && { section }),
      ...(registration && { registration }),
      ...(others && { others }),
    };
  });
  return withCorequisites(facts, changes);
}

/** The fee of a course for this student; the sponsor's share is rounded down to whole fils. */
export function getShare(db: Db, facts: Pick<LoadedFacts, 'student'>, creditHours: number): Share {
  const fee = creditHours * getFeeRate(db, toLevel(facts.student.degreeClass));
  return { fee, sponsorFee: Math.floor((fee * (facts.student.sponsorShare ?? 0)) / 100) };
}

/**
 * Adds to each refusal for times, restrictions or seats the number of another section of the course that fits, if there
 * is one.
 */
export function withAlternatives(db: Db, facts: LoadedFacts, changes: Change[], refusals: Refusal[]): Refusal[] {
  const found = new Map<number, string | undefined>();
  return refusals.map((refusal) => {
    const change = changes.find((c) => c.index === refusal.Change && !c.cascaded);
    if (
      !getTraits(refusal.Code).offersAlternative ||
      !change?.section ||
      (change.action !== 'register' && change.action !== 'replace')
    )
      return refusal;
    if (!found.has(change.index)) found.set(change.index, fittingSection(db, facts, changes, change, change.section));
    const alternative = found.get(change.index);
    return alternative === undefined ? refusal : { ...refusal, Params: { ...refusal.Params, alternative } };
  });
}

function fittingSection(
  db: Db,
  facts: LoadedFacts,
  changes: Change[],
  change: Change,
  refused: SectionFacts,
): string | undefined {
  // Full sections are not checked. This saves time when many students register at once.
  const siblings = withReadSnapshot(db, () =>
    loadSections(
      db,
      sectionIdsOfCourse(db, refused.courseId, facts.semester.id).filter((id) => id !== refused.sectionId),
    ),
  )
    .map((section) => withOwnSeat(facts, section))
    .filter((section) => !isFull(section));
  return siblings.find((section) => {
    const instead = changes.map((other) => (other === change ? { ...change, section } : other));
    return ![...registrationRefusals(facts, instead), ...registrationConfirmations(facts, instead)].some(
      (reason) => reason.Change === change.index,
    );
  })?.number;
}

const scheduled = (
  section: SectionFacts,
  fees: number,
  rest: Pick<Schema<'ScheduledCourse'>, 'registrationId' | 'status' | 'change' | 'conflicts'>,
): Schema<'ScheduledCourse'> => ({
  sectionId: section.sectionId,
  code: section.code,
  name: section.name,
  number: section.number,
  creditHours: section.creditHours,
  fees,
  meetings: meetingAnswers(section.slots),
  exam: examAnswer(section),
  ...rest,
});

/**
 * The schedule before and after the changes in one list: sections that stay, that are added, that are removed, and
 * whose waiting lists are joined, with their conflicts.
 */
function drawSchedule(db: Db, facts: LoadedFacts, changes: Change[]): Schema<'ScheduledCourse'>[] {
  const after = scheduleAfter(facts, changes) as {
    section: SectionFacts;
    registration?: RegistrationRow;
    change?: Change;
  }[];
  const waiting = changes.flatMap((change) => (isWaiting(change) && change.section ? [change.section] : []));
  const all = [...after.map(({ section }) => section), ...waiting];
  const listConflicts = (section: SectionFacts): number[] =>
    all
      .filter(
        (other) =>
          other.courseId !== section.courseId &&
          (sharedSlot(section.slots, other.slots) ?? sharedExam(section, other)) !== undefined,
      )
      .map(({ sectionId }) => sectionId);
  const toFee = (section: SectionFacts): number => getShare(db, facts, section.creditHours).fee;
  return [
    ...after.map(({ section, registration, change }) =>
      scheduled(section, registration?.fee ?? toFee(section), {
        registrationId: registration?.registrationId ?? null,
        status: 'registered',
        change: change ? 'added' : 'none',
        conflicts: listConflicts(section),
      }),
    ),
    ...changes.flatMap((change) => {
      const row = removedRegistration(change);
      return row
        ? [
            scheduled(row.section, row.fee, {
              registrationId: row.registrationId,
              status: row.status,
              change: 'removed',
              conflicts: [],
            }),
          ]
        : [];
    }),
    ...waiting.map((section) =>
      scheduled(section, toFee(section), {
        registrationId: null,
        status: 'waiting',
        change: 'waiting',
        conflicts: listConflicts(section),
      }),
    ),
  ];
}

type Totals = Required<Schema<'RegistrationTotals'>>;

const heldBy = ({
  registrationId,
  section: { courseId },
  paid,
  sponsorPaid,
  usedFromBalance,
}: RegistrationRow): Held => ({ registrationId, courseId, paid, sponsorPaid, usedFromBalance });

/** Payments still attached to registrations that were dropped or replaced earlier. */
const heldBefore = (facts: LoadedFacts): Held[] =>
  facts.registrations.filter(({ status }) => !isCharged(status)).map(heldBy);

function moneyChange(db: Db, facts: LoadedFacts, { action, section, registration: row }: Change): MoneyChange {
  if (row && (action === 'undrop' || action === 'unwithdraw'))
    return { restored: { ...heldBy(row), fee: row.fee, sponsorFee: row.sponsorFee } };
  const removed = row && (action === 'drop' || action === 'replace') ? { removed: heldBy(row) } : {};
  if (!section || (action !== 'register' && action !== 'replace')) return removed;
  return {
    ...removed,
    added: {
      courseId: section.courseId,
      ...getShare(db, facts, section.creditHours),
      ...(row && { replaces: row.registrationId }),
    },
  };
}

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);

/** The amount in fils that registering in a section would add to the student's unpaid amount. */
export const seatFees = (db: Db, facts: LoadedFacts, section: SectionFacts): number =>
  sumOf(
    moneyAfter(heldBefore(facts), [
      { added: { courseId: section.courseId, ...getShare(db, facts, section.creditHours) } },
    ]).remains,
  );

function totalsBefore(facts: LoadedFacts): Totals {
  const rows = facts.registrations.filter(({ status }) => isCharged(status));
  const sponsorFees = rows.reduce((sum, row) => sum + row.sponsorFee, 0);
  return {
    load: loadAnswer(
      facts.load,
      rows.reduce((sum, row) => sum + (row.status === 'registered' ? row.creditHours : 0), 0),
    ),
    fees: rows.reduce((sum, row) => sum + row.fee, 0) - sponsorFees,
    sponsorFees,
    remain: sumOf(rows.map(remainingAmount)),
    toBalance: sumOf(heldBefore(facts).map(heldAmount)),
  };
}

function totalsAfter(db: Db, facts: LoadedFacts, changes: Change[], before: Totals): Totals {
  const delta = { hours: 0, fees: 0, sponsorFees: 0 };
  const count = (sign: 1 | -1, hours: number, { fee, sponsorFee }: Share): void => {
    delta.hours += sign * hours;
    delta.fees += sign * (fee - sponsorFee);
    delta.sponsorFees += sign * sponsorFee;
  };
  const nothing = { fee: 0, sponsorFee: 0 };
  for (const change of changes) {
    const row = change.registration;
    const gone = removedRegistration(change);
    // A withdrawn course no longer counts towards the load, but it must still be paid.
    if (gone) count(-1, gone.creditHours, change.action === 'withdraw' ? nothing : gone);
    const added = addedSection(change);
    if (!added || isWaiting(change)) continue;
    if (change.action === 'unwithdraw') count(1, added.creditHours, nothing);
    else count(1, added.creditHours, change.action === 'undrop' && row ? row : getShare(db, facts, added.creditHours));
  }
  const { creditToBalance: toBalance, remains } = moneyAfter(
    heldBefore(facts),
    changes.filter((change) => !isWaiting(change)).map((change) => moneyChange(db, facts, change)),
  );
  const settled = changes.flatMap(({ action, registration }) =>
    registration && action !== 'withdraw' && action !== 'undrop' ? [remainingAmount(registration)] : [],
  );
  return {
    load: loadAnswer(facts.load, before.load.creditHours + delta.hours),
    fees: before.fees + delta.fees,
    sponsorFees: before.sponsorFees + delta.sponsorFees,
    remain: before.remain - sumOf(settled) + sumOf(remains),
    toBalance,
  };
}

/** The preview of a basket: its effects, and all reasons why it cannot be applied. */
export function getPreview(db: Db, facts: LoadedFacts, changes: Change[]): Schema<'RegistrationPreview'> {
  const judged = judgeChanges(facts, changes);
  const refusals = withAlternatives(db, facts, changes, judged.refusals);
  const before = totalsBefore(facts);
  return {
    allowed: !refusals.length,
    refusals,
    confirmations: withAlternatives(db, facts, changes, registrationConfirmations(facts, changes)),
    ...waivedAnswer(judged.waived),
    along: changes.flatMap(({ cascaded: along, registration, action }) =>
      along && registration
        ? [
            {
              registrationId: registration.registrationId,
              code: registration.section.code,
              name: registration.section.name,
              action,
            },
          ]
        : [],
    ),
    before,
    after: totalsAfter(db, facts, changes, before),
    addDropClosesAt: toIsoOrNull(findAddDropEnd(db, facts.semester.id)),
    waitingFees: sumOf(
      changes.flatMap((change) => (isWaiting(change) && change.section ? [seatFees(db, facts, change.section)] : [])),
    ),
    schedule: drawSchedule(db, facts, changes),
  };
}
