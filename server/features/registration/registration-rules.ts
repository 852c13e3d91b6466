import { isWorkingDay, toIso } from '../../clock/clock.ts';
import type { Enum } from '../../../db/enums.gen.ts';
import { noRefusals, collectRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import { notSentNow, outsideAgenda, sendingWindows } from '../agenda/agenda-rules.ts';
import { toLevel } from '../../academic-record/student-rules.ts';
import { findWaiver } from './permit-rules.ts';
import type { RegistrationFacts, StandingFacts } from './registration-fact-queries.ts';
import {
  clockTime,
  isFull,
  isPaid,
  type Change,
  type Period,
  type RegistrationRow,
  type SectionFacts,
  type Waived,
} from './registration-facts.ts';
import {
  addedSection,
  inWritingOrder,
  isWaiting,
  createPlan,
  registrationsAfter,
  removedRegistration,
  sharedExam,
  sharedSlot,
  takesSeat,
  type Plan,
} from './registration-schedule.ts';
import { toHistoryParams, type WaitingHistory } from './waiting-history-rules.ts';

/**
 * Rules of registration: the reasons against a basket (changes that are applied together), and the confirmations it
 * needs. Pure.
 */

/** Exported again for the rules of other areas, which also check for overlapping classes and examinations. */
export { sharedExam, sharedSlot };

// --- the student ---

/** Regulation, "Who may ask for what": the record is not frozen. MSG-000076. */
export const notFrozen: Rule<StandingFacts> = ({ student }) =>
  student.status === 'frozen' ? refuse('MSG-000076') : noRefusals;

/**
 * The student is active and enrolled in the semester. MSG-000001; in early registration MSG-000072. A frozen student
 * passes, because `notFrozen` already refuses.
 */
export const enrolled: Rule<StandingFacts> = ({ enrolled: is, student, period, semester }) =>
  (is && student.status === 'active') || student.status === 'frozen'
    ? noRefusals
    : refuse(period === 'early' ? 'MSG-000072' : 'MSG-000001', { semester: semester.name });

/**
 * Students who must take orientation, recently enrolled students and BTC students cannot register online. The
 * registration department may register them.
 */
export const onlineRegistration: Rule<StandingFacts> = ({ student, byOffice }) => {
  if (byOffice) return noRefusals;
  if (student.orientation === 'required') return refuse('registration.notOnline', { context: 'orientation' });
  if (student.recentlyEnrolled) return refuse('registration.notOnline', { context: 'recentlyEnrolled' });
  return student.btc ? refuse('registration.notOnline', { context: 'btc' }) : noRefusals;
};

export const studentRefusals = (facts: StandingFacts): Refusal[] =>
  collectRefusals([notFrozen, enrolled, onlineRegistration], facts);

type AgendaFunction = Enum<'AgendaFunction'>;

// --- one change ---

type ChangeRule = (facts: RegistrationFacts, change: Change) => Refusal[];

const toSectionCode = (change: Change): string => change.registration?.section.code ?? change.section?.code ?? '';

/** Regulation: another student's registration is refused, with this reason only. */
const notOthers = (changes: Change[]): Refusal[] =>
  changes.flatMap((change) => (change.others ? at(change, refuse('registration.notYours')) : noRefusals));

/** MSG-000010: the section or registration does not exist for this student. */
const found: ChangeRule = (_, { action, section, registration }) =>
  (action === 'register' ? section : action === 'replace' ? section && registration : registration)
    ? noRefusals
    : refuse('MSG-000010');

/** The agenda functions in which a course may be added. */
export const addingIn = (period: Period): AgendaFunction[] =>
  period === 'early' ? ['earlyRegistration'] : ['registration', 'addDrop'];

/** An action is allowed only in its period of the agenda. MSG-000003, MSG-000002, MSG-000009. */
const withinPeriod: ChangeRule = ({ agenda, now, period }, change) => {
  const early = period === 'early';
  switch (change.action) {
    case 'register':
    case 'replace':
    case 'delete':
      return outsideAgenda(agenda, addingIn(early ? 'early' : 'current'), now, 'MSG-000003');
    case 'drop':
    case 'undrop':
      return early
        ? outsideAgenda(agenda, ['earlyRegistration'], now, 'MSG-000002', { service: 'earlyRegistration' })
        : outsideAgenda(agenda, ['addDrop'], now, 'MSG-000002', { service: 'addDrop' });
    case 'withdraw':
      return outsideAgenda(agenda, early ? [] : ['courseWithdrawal'], now, 'MSG-000009', {
        course: toSectionCode(change),
      });
    case 'unwithdraw':
      return outsideAgenda(agenda, early ? [] : ['courseWithdrawal'], now, 'MSG-000002', {
        service: 'courseWithdrawal',
      });
  }
};

/** Regulation, "Course life": the actions allowed in each state of a registration. */
const courseLife: ChangeRule = (_, change) => {
  const row = change.registration;
  if (!row) return noRefusals;
  const course = row.section.code;
  switch (change.action) {
    case 'delete':
      if (row.status !== 'registered') return refuse('registration.notRegistered', { course });
      return row.frozen
        ? refuse('MSG-000006', { course })
        : isPaid(row)
          ? refuse('MSG-000007', { course })
          : noRefusals;
    case 'drop':
      if (row.status !== 'registered') return refuse('registration.notRegistered', { course });
      return row.frozen
        ? refuse('MSG-000006', { course })
        : isPaid(row)
          ? noRefusals
          : refuse('MSG-000008', { course });
    case 'replace':
      if (row.status !== 'registered') return refuse('registration.notRegistered', { course });
      if (row.frozen) return refuse('MSG-000006', { course });
      return change.section?.sectionId === row.section.sectionId
        ? refuse('registration.sameSection', { course, section: row.section.number })
        : noRefusals;
    case 'withdraw':
      if (row.status === 'withdrawn')
        return refuse('MSG-000009', { course, context: row.seatFreed ? 'final' : 'twice' });
      if (row.status !== 'registered') return refuse('registration.notRegistered', { course });
      if (row.frozen) return refuse('MSG-000009', { course, context: 'frozen' });
      return isPaid(row) ? noRefusals : refuse('MSG-000009', { course, context: 'unpaid' });
    case 'undrop':
      return row.status === 'dropped' ? noRefusals : refuse('registration.cannotUndrop', { course });
    case 'unwithdraw':
      return row.status === 'withdrawn' && !row.seatFreed
        ? noRefusals
        : refuse('registration.cannotUnwithdraw', { course, ...(row.seatFreed && { context: 'freed' }) });
    case 'register':
      return noRefusals;
  }
};

/**
 * A dropped course can be restored only if its section has a free seat; a course can be replaced only if the new
 * section has one.
 */
const seatFree: ChangeRule = (_, change) => {
  const section = change.action === 'undrop' || change.action === 'replace' ? addedSection(change) : undefined;
  return section && isFull(section)
    ? refuse('registration.seatGone', { course: section.code, section: section.number })
    : noRefusals;
};

/** A passed course may be taken again only if its grade allows a repeat. */
const notPassed: ChangeRule = ({ grades }, change) => {
  const section = takesSeat(change) ? addedSection(change) : undefined;
  const grade = section && grades.get(section.courseId);
  return section && grade?.passes && !grade.repeatable
    ? refuse('registration.alreadyPassed', { course: section.code, grade: grade.grade })
    : noRefusals;
};

/** Prerequisites must be passed; early registration also accepts courses of the current semester. */
const prerequisitesMet: ChangeRule = ({ grades, inProgress }, change) => {
  const section = takesSeat(change) ? addedSection(change) : undefined;
  if (!section) return noRefusals;
  return section.prerequisites
    .filter((group) => !group.some(({ courseId }) => grades.get(courseId)?.passes || inProgress.has(courseId)))
    .flatMap((group) =>
      refuse('registration.prerequisite', {
        course: section.code,
        missing: group.map(({ code }) => code).join(' / '),
        ...(group.length === 1 && { context: 'single' }),
      }),
    );
};

const courseOnline: ChangeRule = ({ byOffice }, change) => {
  const section = takesSeat(change) ? addedSection(change) : undefined;
  return section && !byOffice && !section.onlineRegistration
    ? refuse('registration.courseNotOnline', { course: section.code })
    : noRefusals;
};

/**
 * The section must be for the student's level. If it is limited to a college or, on a campus for one gender, to a
 * gender, it must be for those of the student.
 */
const eligibleSection: ChangeRule = ({ student }, change) => {
  const section = takesSeat(change) ? addedSection(change) : undefined;
  if (!section) return noRefusals;
  const of = { course: section.code, section: section.number };
  return [
    ...(section.level !== toLevel(student.degreeClass)
      ? refuse('registration.otherLevel', { ...of, context: section.level })
      : noRefusals),
    ...(section.collegeId !== null && section.collegeId !== student.collegeId
      ? refuse('registration.otherCollege', { ...of, college: section.college ?? { en: '', ar: '' } })
      : noRefusals),
    ...(section.gender !== null && section.gender !== student.gender
      ? refuse('registration.otherGender', { ...of, context: section.gender })
      : noRefusals),
  ];
};

/**
 * Joining a waiting list is a request, so it is not possible on Friday and Saturday. This is checked only once the
 * student has confirmed to join.
 */
const waitingOnWorkingDay: ChangeRule = ({ agenda, period, now, confirmed }, change) =>
  isWaiting(change) && confirmed.has('registration.sectionFull') && !isWorkingDay(now)
    ? notSentNow(agenda, addingIn(period), now, 'MSG-000003')
    : noRefusals;

/** Rules that check the registration alone, and not a section that would replace it. */
const ownRules: ChangeRule[] = [withinPeriod, courseLife];
const changeRules: ChangeRule[] = [
  found,
  ...ownRules,
  seatFree,
  notPassed,
  prerequisitesMet,
  courseOnline,
  eligibleSection,
  waitingOnWorkingDay,
];

// --- the resulting schedule ---

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
      ? at(change, refuse('registration.conflictingChanges', { course: toSectionCode(change) }))
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
      return at(
        change,
        refuse('registration.alreadyRegistered', { course: section.code, section: row.section.number }),
      );
    const place = waiting.get(section.sectionId);
    if (!place || !isWaiting(change)) return noRefusals;
    return at(
      change,
      refuse('registration.alreadyWaiting', {
        course: section.code,
        section: section.number,
        position: place.position,
      }),
    );
  });

const at = (change: Change, refusals: Refusal[]): Refusal[] =>
  refusals.length ? refusals.map((refusal) => ({ ...refusal, Change: change.index })) : refusals;

/**
 * Applies a rule to each added section. `before` are the sections of other courses that stand before it in `planned`,
 * so that of two added courses only the later one is refused.
 */
const eachAdded = ({ planned }: Plan, rule: (section: SectionFacts, before: SectionFacts[]) => Refusal[]): Refusal[] =>
  planned.flatMap(({ section, change }, index) => {
    if (!change) return noRefusals;
    const before = planned.slice(0, index).map((other) => other.section);
    return at(
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
        at(change, refuse('registration.corequisite', { course: toSectionCode(change), corequisite: code })),
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
    ? at(
        withdrawal,
        refuse('MSG-000009', { course: toSectionCode(withdrawal), context: 'floor', hours: hoursAfter, floor }),
      )
    : noRefusals;
};

const basketRules: BasketRule[] = [
  noDoubleChange,
  notAlreadyIn,
  corequisitesTaken,
  noClassConflict,
  noExamConflict,
  withinMaximumLoad,
  aboveMinimumLoad,
  aboveWithdrawalFloor,
];

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
    ...once(changes.flatMap((change) => at(change, collectRefusals(changeRules, facts, change)))),
    ...collectRefusals(basketRules, facts, plan),
  ];
  if (!facts.permits.length) return { refusals, waived: [] };
  const kept = changes.flatMap((change) => {
    const section = takesSeat(change) ? addedSection(change) : undefined;
    return section?.kept ? at(change, seatQuestion(section)) : [];
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
      at(
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
      return at(change, collectRefusals([inProgressAgain, otherLanguage, fullSection], facts, change));
    const origin = changes.find((other) => other.index === change.index && !other.cascaded);
    return at(
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
