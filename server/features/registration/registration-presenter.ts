import { toIso } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import { cachedFragment, joinFragments, type JsonFragment } from '../../http/json-fragments.ts';
import type { Refusal } from '../../refusal.ts';
import { agendaState } from '../agenda/agenda-rules.ts';
import type { RegistrationFacts } from './registration-fact-queries.ts';
import { clockTime, hoursOf, type Change, type RegistrationRow, type SectionFacts } from './registration-facts.ts';
import type { LoadedFacts } from './registration-fact-queries.ts';
import { addingIn } from './change-rules.ts';
import { registrationRefusals, replacingRefusals } from './registration-rules.ts';
import { studentRefusals } from './eligibility-rules.ts';
import { withCorequisites } from './registration-schedule.ts';
import type { Meeting } from '../../catalogue/sections.ts';

/** Response objects of the API, made from database rows. */

/** Meetings are formatted once per section and shared by all responses. */
const meetings = new WeakMap<Meeting[], Schema<'Meeting'>[]>();

export function meetingAnswers(slots: Meeting[]): Schema<'Meeting'>[] {
  let found = meetings.get(slots);
  if (!found)
    meetings.set(
      slots,
      (found = slots.map(({ day, startMinute, endMinute, place }) => ({
        day,
        startsAt: clockTime(startMinute),
        endsAt: clockTime(endMinute),
        place,
      }))),
    );
  return found;
}

export const examAnswer = (section: SectionFacts): Schema<'Exam'> | null =>
  section.examStartsAt === null || section.examEndsAt === null
    ? null
    : { startsAt: toIso(section.examStartsAt), endsAt: toIso(section.examEndsAt), place: section.examPlace };

export type JudgedSection = { section: SectionFacts } & Pick<
  Schema<'Section'>,
  'refusals' | 'confirmations' | 'waived' | 'history'
>;

const sectionForAll = (
  section: SectionFacts,
): Omit<Schema<'Section'>, 'refusals' | 'confirmations' | 'waived' | 'history'> => ({
  sectionId: section.sectionId,
  number: section.number,
  language: section.language,
  instructor: section.instructor,
  capacity: section.capacity,
  availableSeats: section.kept ? 1 : Math.max(0, section.capacity - section.seatsTaken),
  waiting: section.waiting,
  teachingPeriod: section.teachingPeriod,
  gender: section.gender,
  campus: section.campus,
  meetings: meetingAnswers(section.slots),
  exam: examAnswer(section),
  remarks: section.remarks,
});

export const sectionAnswer = ({ section, ...judged }: JudgedSection): Schema<'Section'> => ({
  ...sectionForAll(section),
  ...judged,
});

const sectionBaseFragment = cachedFragment(sectionForAll);
/** The section as a JSON fragment. The part that all students share is serialized once. */
export const sectionFragment = ({ section, ...judged }: JudgedSection): JsonFragment<Schema<'Section'>> =>
  joinFragments(sectionBaseFragment(section), judged);

export function loadAnswer(load: RegistrationFacts['load'], creditHours: number): Schema<'Load'> {
  return { creditHours, minimum: load.minimum, maximum: load.maximum, approved: creditHours >= load.minimum };
}

/**
 * The notice MSG-000071 if the schedule is below the minimum load, with the office to contact if no course can be added
 * any more. Students who are not enrolled get none, nor frozen ones, because their status explains the low load. An
 * empty schedule gets none before courses can be added.
 */
export function scheduleNotices(facts: RegistrationFacts): Refusal[] {
  const hours = hoursOf(facts.registrations);
  const { enrolled, student, load, agenda, period, now } = facts;
  if (!enrolled || student.status === 'frozen' || hours >= load.minimum) return [];
  const mayAdd = studentRefusals(facts).length === 0;
  const { context } = agendaState(agenda, addingIn(period), now);
  if (mayAdd && context === 'upcoming' && hours === 0) return [];
  const canAdd = mayAdd && ['open', 'upcoming'].includes(context);
  return [{ Code: 'MSG-000071', Params: { hours, minimum: load.minimum, ...(!canAdd && { context: 'office' }) } }];
}

const actionsOf: Record<RegistrationRow['status'], Change['action'][]> = {
  registered: ['delete', 'drop', 'withdraw'],
  dropped: ['undrop'],
  withdrawn: ['unwithdraw'],
  replaced: [],
};

/**
 * The actions that the status of a registration offers, each with the reasons against it now. `replace` is judged
 * without a particular new section.
 */
function courseActions(facts: LoadedFacts, registration: RegistrationRow): Schema<'RegisteredCourse'>['actions'] {
  const judged = actionsOf[registration.status].map((action) => {
    const reasons = registrationRefusals(facts, withCorequisites(facts, [{ index: 0, action, registration }]));
    return { action, allowed: !reasons.length, reasons };
  });
  if (registration.status !== 'registered') return judged;
  const reasons = replacingRefusals(facts, registration);
  return [...judged, { action: 'replace', allowed: !reasons.length, reasons }];
}

export function registeredCourseAnswer(facts: LoadedFacts, row: RegistrationRow): Schema<'RegisteredCourse'> {
  const { section } = row;
  return {
    registrationId: row.registrationId,
    courseId: section.courseId,
    sectionId: section.sectionId,
    code: section.code,
    name: section.name,
    number: section.number,
    language: section.language,
    instructor: section.instructor,
    creditHours: row.creditHours,
    fees: row.fee,
    sponsorFees: row.sponsorFee,
    paid: row.paid + row.usedFromBalance >= row.fee - row.sponsorFee,
    repeat: row.repeat,
    frozen: row.frozen,
    status: row.status,
    meetings: meetingAnswers(section.slots),
    exam: examAnswer(section),
    actions: courseActions(facts, row),
  };
}
