import { getTraits } from '../../codes.ts';
import { collectRefusals, noRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import { outsideAgenda } from '../agenda/agenda-rules.ts';
import type { RegistrationFacts } from '../registration/registration-fact-queries.ts';
import { clockTime, isFull, type SectionFacts, type Slot } from '../registration/registration-facts.ts';
import { addingIn } from '../registration/change-rules.ts';
import { sharedSlot } from '../registration/registration-rules.ts';
import { studentRefusals } from '../registration/eligibility-rules.ts';

/** Rules for courses that students need and cannot register in. Pure. */

/** A section of the needed course with the reasons against registering in it. */
export type JudgedFacts = { section: SectionFacts; refusals: readonly { Code: string }[] };

export type DemandFacts = {
  registration: RegistrationFacts;
  course: { courseId: number; code: string };
  inPlan: boolean;
  sections: readonly JudgedFacts[];
};

/**
 * True if at least one reason against the section is about its times, or might not apply to another section, so that
 * another section of the course could suit the student.
 */
const isUnsuited = ({ refusals }: JudgedFacts): boolean =>
  refusals.some(({ Code }) => getTraits(Code).scope === 'schedule' || getTraits(Code).offersAlternative);

/** The reason why no section suits the student; null if one does. */
export function findNeed(sections: readonly JudgedFacts[]): 'noSection' | 'full' | 'noneFits' | null {
  if (!sections.length) return 'noSection';
  if (sections.every(({ section }) => isFull(section))) return 'full';
  return sections.every((one) => isFull(one.section) || isUnsuited(one)) ? 'noneFits' : null;
}

const withinPeriod: Rule<DemandFacts> = ({ registration: { agenda, period, now } }) =>
  outsideAgenda(agenda, addingIn(period), now, 'MSG-000003');

const ofPlan: Rule<DemandFacts> = ({ inPlan, course: { code } }) =>
  inPlan ? noRefusals : refuse('demand.notInPlan', { course: code });

const notTaken: Rule<DemandFacts> = ({ registration: { registrations, grades }, course: { courseId, code } }) => {
  const row = registrations.find(
    ({ status, section }) => section.courseId === courseId && (status === 'registered' || status === 'withdrawn'),
  );
  if (row) return refuse('registration.alreadyRegistered', { course: code, section: row.section.number });
  const grade = grades.get(courseId);
  return grade?.passes && !grade.repeatable
    ? refuse('registration.alreadyPassed', { course: code, grade: grade.grade })
    : noRefusals;
};

const noSectionFits: Rule<DemandFacts> = ({ sections, course: { code } }) => {
  const fitting = findNeed(sections) ? undefined : sections.find((one) => !isFull(one.section) && !isUnsuited(one));
  return fitting ? refuse('demand.sectionFits', { course: code, section: fitting.section.number }) : noRefusals;
};

/** All reasons against asking for a course. */
export const demandRefusals = (facts: DemandFacts): Refusal[] => [
  ...studentRefusals(facts.registration),
  ...collectRefusals([withinPeriod, ofPlan, notTaken, noSectionFits], facts),
];

/** A weekly class of another section that occupies a room or an instructor. */
export type TakenHour = { of: 'room' | 'instructor'; course: string; section: string; slot: Slot };

export type NewSectionFacts = {
  room: { code: string; seats: number };
  instructor: { en: string; ar: string };
  seats: number;
  slots: Slot[];
  /** The other classes of the semester in the requested room or by the requested instructor. */
  taken: readonly TakenHour[];
};

const roomLargeEnough: Rule<NewSectionFacts> = ({ room, seats }) =>
  seats > room.seats ? refuse('demand.roomTooSmall', { room: room.code, seats: room.seats }) : noRefusals;

/** Refuses a section whose classes overlap with others: at most one refusal for the room and one for the instructor. */
const hoursFree: Rule<NewSectionFacts> = ({ room, instructor, slots, taken }) =>
  (['room', 'instructor'] as const).flatMap((of) => {
    const other = taken.find((one) => one.of === of && sharedSlot(slots, [one.slot]));
    if (!other) return noRefusals;
    const { course, section, slot } = other;
    const by = {
      course,
      section,
      day: slot.day,
      startsAt: clockTime(slot.startMinute),
      endsAt: clockTime(slot.endMinute),
    };
    return of === 'room'
      ? refuse('demand.roomTaken', { ...by, room: room.code })
      : refuse('demand.instructorTaken', { ...by, instructor });
  });

/** All reasons against opening a section. */
export const newSectionRefusals = (facts: NewSectionFacts): Refusal[] =>
  collectRefusals([roomLargeEnough, hoursFree], facts);
