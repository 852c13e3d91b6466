import { describe, expect, it } from 'vitest';
import {
  demandRefusals,
  findNeed,
  newSectionRefusals,
  type DemandFacts,
  type JudgedFacts,
  type NewSectionFacts,
  type TakenHour,
} from '../../server/features/demand/demand-rules.ts';
import { withOfferedSeat } from '../../server/features/registration/registration-facts.ts';
import {
  registrationRefusals,
  registrationConfirmations,
} from '../../server/features/registration/registration-rules.ts';
import type { MessageCode } from '../../server/refusal.ts';
import { agendaOpen, asStudent, eligible, register, registration, section } from '../support/eligible.ts';

const judged = (codes: MessageCode[] = [], of: Parameters<typeof section>[0] = {}): JudgedFacts => ({
  section: section(of),
  refusals: codes.map((Code) => ({ Code })),
});
const full = judged([], { seatsTaken: 30 });
const clashing = judged(['registration.timeConflict']);

const needs = (changes: Partial<DemandFacts> = {}): DemandFacts => ({
  registration: eligible(),
  course: { courseId: 200, code: 'NEW200' },
  inPlan: true,
  sections: [full, clashing],
  ...changes,
});
const codesOf = (facts: DemandFacts) => demandRefusals(facts).map(({ Code }) => Code);

describe('the need of a course', () => {
  it.each<[string, JudgedFacts[], ReturnType<typeof findNeed>]>([
    ['no section', [], 'noSection'],
    ['all full', [full, full], 'full'],
    ['full or at the time of another course', [full, clashing], 'noneFits'],
    ['an examination at the same time', [judged(['registration.examConflict'])], 'noneFits'],
    ['for another college', [judged(['registration.otherCollege'])], 'noneFits'],
    ['for the other gender', [judged(['registration.otherGender'])], 'noneFits'],
    ['one with free seats', [full, judged()], null],
    ['one that a prerequisite alone refuses', [judged(['registration.prerequisite'])], null],
    ['one that is too much for the load', [judged(['MSG-000004'])], null],
  ])('%s', (_, sections, expected) => expect(findNeed(sections)).toBe(expected));
});

describe('asking for a course', () => {
  it('is possible if no section suits the student', () => expect(codesOf(needs())).toEqual([]));

  it.each<[string, Partial<DemandFacts>, MessageCode]>([
    ['a course of no plan', { inPlan: false }, 'demand.notInPlan'],
    ['a section that suits', { sections: [full, judged()] }, 'demand.sectionFits'],
    ['a closed period', { registration: eligible({ agenda: agendaOpen(['courseWithdrawal']) }) }, 'MSG-000003'],
    ['a frozen record', { registration: asStudent({ status: 'frozen' }) }, 'MSG-000076'],
    ['no enrolment', { registration: eligible({ enrolled: false }) }, 'MSG-000001'],
    ['orientation', { registration: asStudent({ orientation: 'required' }) }, 'registration.notOnline'],
    ['a registered course', { course: { courseId: 101, code: 'OLD101' } }, 'registration.alreadyRegistered'],
    [
      'a withdrawn course',
      {
        course: { courseId: 101, code: 'OLD101' },
        registration: eligible({ registrations: [registration(1, { status: 'withdrawn' })] }),
      },
      'registration.alreadyRegistered',
    ],
    [
      'a course passed for good',
      { registration: eligible({ grades: new Map([[200, { grade: 'B', passes: true, repeatable: false }]]) }) },
      'registration.alreadyPassed',
    ],
  ])('is refused for %s', (_, changes, code) => expect(codesOf(needs(changes))).toEqual([code]));

  it('is possible for a dropped course, and for one that may be repeated', () => {
    const dropped = eligible({ registrations: [registration(1, { status: 'dropped' })] });
    expect(codesOf(needs({ course: { courseId: 101, code: 'OLD101' }, registration: dropped }))).toEqual([]);
    const weak = eligible({ grades: new Map([[200, { grade: 'D', passes: true, repeatable: true }]]) });
    expect(codesOf(needs({ registration: weak }))).toEqual([]);
  });

  it('names the section that suits', () =>
    expect(demandRefusals(needs({ sections: [full, judged([], { number: '07' })] }))[0]?.Params).toEqual({
      course: 'NEW200',
      section: '07',
    }));
});

describe('a kept seat', () => {
  const last = section({ seatsTaken: 30 });
  const confirmationsOf = (kept: number[]) => {
    const facts = eligible({ kept: new Set(kept) });
    const change = register(withOfferedSeat(facts, last));
    return [...registrationRefusals(facts, [change]), ...registrationConfirmations(facts, [change])].map(
      ({ Code }) => Code,
    );
  };
  it('is free for the student for whom it is kept', () => expect(confirmationsOf([900])).toEqual([]));
  it('is taken for everybody else', () => expect(confirmationsOf([901])).toEqual(['registration.sectionFull']));
});

describe('a new section', () => {
  const slot = { day: 1, startMinute: 600, endMinute: 675 };
  const taken = (of: TakenHour['of'], changes: Partial<TakenHour['slot']> = {}): TakenHour => ({
    of,
    course: 'OLD101',
    section: '02',
    slot: { ...slot, ...changes },
  });
  const opens = (changes: Partial<NewSectionFacts> = {}) =>
    newSectionRefusals({
      room: { code: 'S40-1001', seats: 30 },
      instructor: { en: 'Dr. Noora', ar: 'د. نورة' },
      seats: 30,
      slots: [slot],
      taken: [],
      ...changes,
    });

  it('opens in a free room with a free instructor', () => {
    expect(opens()).toEqual([]);
    expect(
      opens({ taken: [taken('room', { startMinute: 675, endMinute: 700 }), taken('instructor', { day: 3 })] }),
    ).toEqual([]);
  });

  it('is refused with what takes the room and the instructor', () =>
    expect(opens({ taken: [taken('room', { startMinute: 630 }), taken('instructor')] })).toMatchObject([
      {
        Code: 'demand.roomTaken',
        Params: { room: 'S40-1001', course: 'OLD101', section: '02', day: 1, startsAt: '10:30', endsAt: '11:15' },
      },
      { Code: 'demand.instructorTaken', Params: { instructor: { en: 'Dr. Noora' }, startsAt: '10:00' } },
    ]));

  it('has no more seats than its room', () =>
    expect(opens({ seats: 31 })).toMatchObject([
      { Code: 'demand.roomTooSmall', Params: { room: 'S40-1001', seats: 30 } },
    ]));
});
