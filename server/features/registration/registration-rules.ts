import { isWorkingDay, toIso } from '../../clock.ts';
import type { Enum } from '../../../db/enums.gen.ts';
import { noRefusals, collectRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import { notSentNow, outsideAgenda, sendingWindows } from '../agenda/agenda-rules.ts';
import { toLevel } from '../../academic-record/student-rules.ts';
import {
  clockTime,
  isFull,
  isPaid,
  type Change,
  type Period,
  type RegistrationFacts,
  type RegistrationRow,
  type SectionFacts,
  type StandingFacts,
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

/** Why a basket may not be applied, and what it asks first. Pure: facts in, reasons out. */

/** When two examinations overlap is one question, whoever asks it. */
export { sharedExam };

// --- the student ---

/** Rulebook, "Who may ask for what": not frozen. MSG-000076. */
export const notFrozen: Rule<StandingFacts> = ({ student }) =>
  student.status === 'frozen' ? refuse('MSG-000076') : noRefusals;

/** Enrolled in the semester it is about. MSG-000001, early MSG-000072. */
export const enrolled: Rule<StandingFacts> = ({ enrolled: is, student, period, semester }) =>
  (is && student.status === 'active') || student.status === 'frozen'
    ? noRefusals
    : refuse(period === 'early' ? 'MSG-000072' : 'MSG-000001', { semester: semester.name });

/** Spec 6: orientation, recently enrolled and BTC students cannot register online. */
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

/** Rulebook: another student's existing thing. It is said alone. */
const notOthers = (changes: Change[]): Refusal[] =>
  changes.flatMap((change) => (change.others ? at(change, refuse('registration.notYours')) : noRefusals));

/** MSG-000010: a section or registration the student can not speak of. */
const found: ChangeRule = (_, { action, section, registration }) =>
  (action === 'register' ? section : action === 'replace' ? section && registration : registration)
    ? noRefusals
    : refuse('MSG-000010');

/** The agenda's functions that let a course be added. */
export const addingIn = (period: Period): AgendaFunction[] =>
  period === 'early' ? ['earlyRegistration'] : ['registration', 'addDrop'];

/** Each action has its own stretch of the calendar. MSG-000003, MSG-000002, MSG-000009. */
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

/** Rulebook, "Course life": what each state of a registration lets the student do. */
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

/** A dropped course comes back only while a seat is free, a replacement only into a free one. */
const seatFree: ChangeRule = (_, change) => {
  const section =
    change.action === 'undrop'
      ? change.registration?.section
      : change.action === 'replace'
        ? change.section
        : undefined;
  return section && isFull(section)
    ? refuse('registration.seatGone', { course: section.code, section: section.number })
    : noRefusals;
};

/** A passed course is taken again only where its grade allows a repeat. */
const notPassed: ChangeRule = ({ grades }, change) => {
  const section = takesSeat(change) ? addedSection(change) : undefined;
  const grade = section && grades.get(section.courseId);
  return section && grade?.passes && !grade.repeatable
    ? refuse('registration.alreadyPassed', { course: section.code, grade: grade.grade })
    : noRefusals;
};

/** Early registration counts on the courses of the current semester. */
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

/** Degree class, college and, where a campus is for one gender, gender. */
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

/** Joining a waiting list is a request: not on Friday or Saturday. */
const waitingOnWorkingDay: ChangeRule = ({ agenda, period, now, confirmed }, change) =>
  isWaiting(change) && confirmed.has('registration.sectionFull') && !isWorkingDay(now)
    ? notSentNow(agenda, addingIn(period), now, 'MSG-000003')
    : noRefusals;

/** These look at the registration alone, whatever section would come in its place. */
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

// --- the schedule that would be ---

type BasketRule = (facts: RegistrationFacts, plan: Plan) => Refusal[];

/** One registration or course is changed once in a basket. */
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

/** Registered or withdrawn in the course already, unless this basket gives that up; or waiting for this section. */
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

/** Holds each section that would come against all that would stand in the schedule or on a waiting list before it. */
function pairwise({ planned }: Plan, rule: (section: SectionFacts, other: SectionFacts) => Refusal[]): Refusal[] {
  const all: Refusal[] = [];
  planned.forEach(({ section, change }, index) => {
    if (!change) return;
    // Not by a slice: of a page of courses every section is held against the schedule.
    for (let before = 0; before < index; before += 1) {
      const other = planned[before]?.section;
      if (other && other.courseId !== section.courseId) all.push(...at(change, rule(section, other)));
    }
  });
  return all;
}

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

/** A course is taken with its corequisites, or after passing them; a place on a waiting list is not taking it. */
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

/** MSG-000004. Courses waited for count: they must fit when the seat comes. */
const withinMaximumLoad: BasketRule = ({ load }, { hoursBefore, hoursAfter, hoursWaiting }) => {
  const hours = hoursAfter + hoursWaiting;
  return hours > hoursBefore && hours > load.maximum
    ? refuse('MSG-000004', { hours, maximum: load.maximum })
    : noRefusals;
};

/** MSG-000005. Whoever is still below the minimum may still change their mind; nobody falls below it. */
const aboveMinimumLoad: BasketRule = ({ load }, { changes, hoursBefore, hoursAfter }) => {
  const removes = changes.some((change) => removedRegistration(change) && change.action !== 'withdraw');
  return removes && hoursBefore >= load.minimum && hoursAfter < load.minimum
    ? refuse('MSG-000005', { hours: hoursAfter, minimum: load.minimum })
    : noRefusals;
};

/** MSG-000009: withdrawing leaves at least the floor. */
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

/** Every reason this basket may not be applied; empty means it may. `changes` already hold what goes along. */
export function registrationRefusals(facts: RegistrationFacts, changes: Change[]): Refusal[] {
  const foreign = collectRefusals([notOthers], changes);
  if (foreign.length) return foreign;
  const plan = createPlan(facts, changes);
  return [
    ...studentRefusals(facts),
    ...once(changes.flatMap((change) => at(change, collectRefusals(changeRules, facts, change)))),
    ...collectRefusals(basketRules, facts, plan),
  ];
}

/** Why this course may not be replaced by any section. */
export const replacingRefusals = (facts: RegistrationFacts, registration: RegistrationRow): Refusal[] => [
  ...studentRefusals(facts),
  ...collectRefusals(ownRules, facts, { index: 0, action: 'replace', registration }),
];

/** Rulebook: a frozen course is left by nobody. Asked of an office it says so by MSG-000006. */
const frozenCourse = ({ Code, Params }: Refusal): Refusal =>
  Params.context === 'frozen' ? { Code: 'MSG-000006', Params: { ...Params, context: 'withdraw' } } : { Code, Params };

/**
 * Why no office may be asked to withdraw these: every rule of withdrawing but the floor, which it may waive. What was
 * sent in its period is decided outside it.
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

/** The same reason for the same figures is said once, for the first change it speaks of. */
const once = (refusals: Refusal[]): Refusal[] => {
  if (refusals.length < 2) return refusals;
  const seen = new Set<string>();
  return refusals.filter(({ Code, Params }) => {
    const key = `${Code} ${JSON.stringify(Params)}`;
    return seen.has(key) ? false : seen.add(key);
  });
};

// --- what asks instead of refusing ---

/** Spec 5: registering in a section whose study language differs. */
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

/** Spec 5: registering into a full section offers the waiting list. */
const fullSection: ChangeRule = (_, change) =>
  isWaiting(change) && change.section
    ? refuse('registration.sectionFull', {
        course: change.section.code,
        section: change.section.number,
        waiting: change.section.waiting,
      })
    : noRefusals;

/** Early registration in a course that is still being taken is meant for the case that it is failed. */
const inProgressAgain: ChangeRule = ({ inProgress }, change) => {
  const section = change.action === 'register' || change.action === 'replace' ? change.section : undefined;
  const stays = change.registration?.section.courseId === section?.courseId;
  return section && !stays && inProgress.has(section.courseId)
    ? refuse('registration.confirmInProgress', { course: section.code })
    : noRefusals;
};

/** Why a seat in this section would not go to a student who waits for it, or for whom it is kept. */
export const placeRefusals = (facts: RegistrationFacts, section: SectionFacts): Refusal[] =>
  registrationRefusals({ ...facts, waiting: new Map(), confirmed: new Set() }, [
    { index: 0, action: 'register', section },
  ]);

/**
 * Rulebook: a change that makes a section impossible that the student waits for. Each reason is said of the first
 * change that brings it about.
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

/** Everything the student is asked before the basket is applied. */
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
