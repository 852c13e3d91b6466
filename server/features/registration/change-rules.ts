import { isWorkingDay } from '../../clock/clock.ts';
import type { Enum } from '../../../db/enums.gen.ts';
import { noRefusals, refuse, type Refusal } from '../../refusal.ts';
import { notSentNow, outsideAgenda } from '../agenda/agenda-rules.ts';
import { toLevel } from '../../academic-record/student-rules.ts';
import type { RegistrationFacts } from './registration-fact-queries.ts';
import { isFull, isPaid, type Change, type Period } from './registration-facts.ts';
import { addedSection, isWaiting, takesSeat } from './registration-schedule.ts';

/** Rules of registration about one change of a basket, without regard to the others. Pure. */

type AgendaFunction = Enum<'AgendaFunction'>;

export type ChangeRule = (facts: RegistrationFacts, change: Change) => Refusal[];

/** Adds to each refusal the index of the change that it is about. */
export const withChange = (change: Change, refusals: Refusal[]): Refusal[] =>
  refusals.length ? refusals.map((refusal) => ({ ...refusal, Change: change.index })) : refusals;

export const toSectionCode = (change: Change): string =>
  change.registration?.section.code ?? change.section?.code ?? '';

/** Regulation: another student's registration is refused, with this reason only. */
export const notOthers = (changes: Change[]): Refusal[] =>
  changes.flatMap((change) => (change.others ? withChange(change, refuse('registration.notYours')) : noRefusals));

/** MSG-000010: the section or registration does not exist for this student. */
export const found: ChangeRule = (_, { action, section, registration }) =>
  (action === 'register' ? section : action === 'replace' ? section && registration : registration)
    ? noRefusals
    : refuse('MSG-000010');

/** The agenda functions in which a course may be added. */
export const addingIn = (period: Period): AgendaFunction[] =>
  period === 'early' ? ['earlyRegistration'] : ['registration', 'addDrop'];

/** An action is allowed only in its period of the agenda. MSG-000003, MSG-000002, MSG-000009. */
export const withinPeriod: ChangeRule = ({ agenda, now, period }, change) => {
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
export const courseLife: ChangeRule = (_, change) => {
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
export const ownRules: ChangeRule[] = [withinPeriod, courseLife];
export const changeRules: ChangeRule[] = [
  found,
  ...ownRules,
  seatFree,
  notPassed,
  prerequisitesMet,
  courseOnline,
  eligibleSection,
  waitingOnWorkingDay,
];
