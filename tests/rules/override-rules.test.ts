import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codes, getTraits } from '../../server/codes.ts';
import {
  overrideRules,
  addDropOver,
  waivable,
  type OverrideFacts,
} from '../../server/features/override/override-rules.ts';
import type { RegistrationFacts } from '../../server/features/registration/registration-fact-queries.ts';
import { withKeptSeat, type Change, type Permit } from '../../server/features/registration/registration-facts.ts';
import { judgeChanges, registrationConfirmations } from '../../server/features/registration/registration-rules.ts';
import { collectRefusals, refuse, type MessageCode, type Refusal } from '../../server/refusal.ts';
import { agendaOpen, eligible, now, register, registration, section } from '../support/eligible.ts';

/** Permits as facts of registration, and the requests for them. */

const permit = (changes: Partial<Permit> = {}): Permit => ({
  permitId: 1,
  referenceNumber: 'OVR-2026-000001',
  courseId: 200,
  sectionId: null,
  codes: ['registration.prerequisite'],
  keepsSeat: false,
  ...changes,
});
const needs = { prerequisites: [[{ courseId: 9, code: 'PRE9' }]] };
const sunday = registration(1).section.slots;
const told = (facts: RegistrationFacts, ...changes: Change[]) => {
  const { refusals, waived } = judgeChanges(facts, changes);
  return [refusals.map(({ Code }) => Code), waived.map(({ Code }) => Code)];
};
const conflict = ['registration.timeConflict'];

describe('a permit', () => {
  it.each<[string, Partial<Permit>[], Change[], [string[], string[]]]>([
    ['of the course', [{}], [register(needs)], [[], ['registration.prerequisite']]],
    ['of another course', [{ courseId: 201 }], [register(needs)], [['registration.prerequisite'], []]],
    ['of another section', [{ sectionId: 901 }], [register(needs)], [['registration.prerequisite'], []]],
    ['of this section', [{ sectionId: 900 }], [register(needs)], [[], ['registration.prerequisite']]],
    ['for another reason', [{ codes: conflict }], [register(needs)], [['registration.prerequisite'], []]],
    [
      'for one of two reasons',
      [{}],
      [register({ ...needs, slots: sunday })],
      [conflict, ['registration.prerequisite']],
    ],
    ['for a conflict with a registered course', [{ codes: conflict }], [register({ slots: sunday })], [[], conflict]],
    ['of no course that is added', [{ courseId: 101, codes: conflict }], [register({ slots: sunday })], [conflict, []]],
    [
      'of the first of two new courses that clash',
      [{ codes: conflict }],
      [register(), register({ courseId: 201, sectionId: 901, code: 'NEW201' }, 1)],
      [['MSG-000004'], conflict],
    ],
  ])('%s', (_, permits, changes, expected) => {
    const facts = eligible({ permits: permits.map(permit) });
    expect(told(facts, ...changes)).toEqual(expected);
  });

  it('covers the new section of a replacement or not', () => {
    const own = registration(1);
    const replace = (sectionId: number): Change => ({
      index: 0,
      action: 'replace',
      registration: own,
      section: section({ ...own.section, ...needs, sectionId }),
    });
    const facts = eligible({ permits: [permit({ courseId: 101, sectionId: 902 })] });
    expect(told(facts, replace(902))).toEqual([[], ['registration.prerequisite']]);
    expect(told(facts, replace(903))).toEqual([['registration.prerequisite'], []]);
  });
});

describe('the maximum load', () => {
  const full = [1, 2, 3, 4, 5, 6].map((id) => registration(id));
  const load = { codes: ['MSG-000004'] };
  const second = register({ courseId: 201, sectionId: 901, code: 'NEW201', slots: [] }, 1);
  it.each<[string, Partial<RegistrationFacts>, Change[], string[]]>([
    ['is passed by the hours of the course', {}, [register()], []],
    ['is not passed by another course', {}, [second], ['MSG-000004']],
    ['is not passed by two courses under one permit', { extraHours: 6 }, [register(), second], ['MSG-000004']],
    [
      'is passed twice under two permits of who graduates',
      { extraHours: 6, permits: [permit(load), permit({ ...load, courseId: 201 })] },
      [register(), second],
      [],
    ],
    [
      'is passed once more above a course of an earlier permit',
      { extraHours: 6, registrations: [...full, registration(7)], permits: [permit({ ...load, courseId: 201 })] },
      [second],
      [],
    ],
    [
      'is not passed by what a registered course was permitted',
      { permits: [permit({ ...load, courseId: 101 })] },
      [second],
      ['MSG-000004'],
    ],
    [
      'is passed only once by others',
      { permits: [permit(load), permit({ ...load, courseId: 201 })] },
      [register(), second],
      ['MSG-000004'],
    ],
    ['is passed by three hours at most', {}, [register({ creditHours: 4 })], ['MSG-000004']],
  ])('%s', (_, rest, changes, expected) =>
    expect(told(eligible({ registrations: full, permits: [permit(load)], ...rest }), ...changes)[0]).toEqual(expected),
  );
});

describe('a kept seat', () => {
  const full = section({ seatsTaken: 30 });
  const permits = [permit({ sectionId: 900, codes: ['registration.sectionFull'], keepsSeat: true })];
  const judged = (keepsSeat: boolean) => {
    const facts = eligible({ permits: permits.map((one) => ({ ...one, keepsSeat })) });
    const change: Change = { index: 0, action: 'register', section: withKeptSeat(facts.permits, full) };
    return [...told(facts, change), registrationConfirmations(facts, [change]).map(({ Code }) => Code)];
  };
  it('is taken without the waiting list', () => expect(judged(true)).toEqual([[], ['registration.sectionFull'], []]));
  it('is gone after its time', () => expect(judged(false)).toEqual([[], [], ['registration.sectionFull']]));
  it('is not shown while a seat is free', () => expect(withKeptSeat(permits, section())).toEqual(section()));
});

describe('whatever the permits', () => {
  const waivableCodes = Object.keys(codes).filter((code) => getTraits(code).waivedBy);
  const anyPermit = fc.record({
    courseId: fc.constantFrom(200, 201, 101),
    sectionId: fc.constantFrom(null, 900, 901, 501),
    codes: fc.subarray([...waivableCodes, 'MSG-000001']),
    keepsSeat: fc.boolean(),
  });
  const anySection = fc.record({
    courseId: fc.constantFrom(200, 201),
    creditHours: fc.constantFrom(3, 4),
    slots: fc.constantFrom(sunday, section().slots),
    level: fc.constantFrom('undergraduate' as const, 'postgraduate' as const),
    gender: fc.constantFrom(null, 'male' as const),
    prerequisites: fc.constantFrom([], needs.prerequisites),
  });
  const reason = ({ Code, Params, Change: at }: Refusal): string => JSON.stringify([Code, Params, at]);
  it('a reason is waived only for a course and a code that one of them names, and no other is lost', () =>
    fc.assert(
      fc.property(
        fc.array(anyPermit, { maxLength: 3 }),
        fc.array(anySection, { minLength: 1, maxLength: 2 }),
        (drawn, sections) => {
          const permits = drawn.map((one, index) => permit({ ...one, permitId: index + 1 }));
          const changes = sections.map((one, index) =>
            register({ ...one, sectionId: one.courseId + 700, code: `NEW${one.courseId}` }, index),
          );
          const { refusals, waived } = judgeChanges(eligible({ permits }), changes);
          const without = judgeChanges(eligible(), changes).refusals;
          expect([...refusals, ...waived].map(reason).sort()).toEqual(without.map(reason).sort());
          for (const one of waived) {
            expect(one.permit.codes).toContain(one.Code);
            expect(
              changes.some(
                ({ section: added }) =>
                  added?.courseId === one.permit.courseId &&
                  [null, added.sectionId].includes(one.permit.sectionId) &&
                  [added.code, undefined].some((code) => [one.Params.course, one.Params.other].includes(code)),
              ),
            ).toBe(true);
          }
        },
      ),
    ));
});

const asking = (changes: Partial<OverrideFacts> = {}): OverrideFacts => ({
  now,
  sent: false,
  agenda: agendaOpen(),
  closesAt: now + 1,
  standing: [],
  course: 'NEW200',
  codes: ['registration.prerequisite'],
  reasons: refuse('registration.prerequisite', { course: 'NEW200' }),
  maximumHours: 21,
  roomFull: false,
  openRequests: 0,
  maximumRequests: 3,
  ...changes,
});

describe('a request for an exception', () => {
  const reasons = (...all: [MessageCode, Refusal['Params']?][]): Refusal[] =>
    all.flatMap(([code, params]) => refuse(code, { course: 'NEW200', ...params }));
  const prerequisite: [MessageCode] = ['registration.prerequisite'];
  const full: [MessageCode] = ['registration.sectionFull'];
  it.each<[string, Partial<OverrideFacts>, string[]]>([
    ['about what refuses', {}, []],
    ['outside the period', { agenda: [] }, ['MSG-000003']],
    ['sent again after the period', { agenda: [], sent: true, openRequests: 3 }, []],
    ['about no section', { course: null }, ['MSG-000010']],
    ['beside three others', { openRequests: 3 }, ['override.tooMany']],
    ['about nothing', { codes: [] }, ['override.nothingRefused']],
    ['about what does not refuse', { codes: [...prerequisite, ...full] }, ['override.nothingRefused']],
    [
      'beside what nobody waives',
      { reasons: reasons(prerequisite, ['registration.otherGender']) },
      ['override.notWaivable'],
    ],
    [
      'about what nobody waives',
      { codes: ['registration.otherGender'], reasons: reasons(['registration.otherGender']) },
      ['override.notWaivable'],
    ],
    [
      'beside a reason that the student has anyway',
      { reasons: reasons(prerequisite, ['MSG-000001']), standing: refuse('MSG-000001') },
      [],
    ],
    ['before the period opens again', { reasons: reasons(prerequisite, ['MSG-000003']) }, []],
    [
      'about too high a load',
      { codes: ['MSG-000004'], reasons: refuse('MSG-000004', { hours: 22, maximum: 18 }) },
      ['override.notWaivable'],
    ],
    [
      'about a load within the limit',
      { codes: ['MSG-000004'], reasons: refuse('MSG-000004', { hours: 21, maximum: 18 }) },
      [],
    ],
    ['about a seat', { codes: full, reasons: reasons(full) }, []],
    [
      'about a seat that the room lacks',
      { codes: full, reasons: reasons(full), roomFull: true },
      ['override.notWaivable'],
    ],
  ])('%s', (_, changes, expected) =>
    expect(collectRefusals(overrideRules, asking(changes)).map(({ Code }) => Code)).toEqual(expected),
  );

  it('names the reason that nobody waives', () =>
    expect(
      waivable(asking({ reasons: reasons(['registration.otherGender', { section: '02', context: 'female' }]) })),
    ).toEqual([
      {
        Code: 'override.notWaivable',
        Params: { course: 'NEW200', section: '02', context: 'female', reason: 'registration.otherGender' },
      },
    ]));

  it('ends with add/drop', () => {
    expect(addDropOver(asking())).toEqual([]);
    expect(addDropOver(asking({ now: now + 1 }))).toMatchObject([{ Code: 'MSG-000003', Params: { context: 'past' } }]);
    expect(addDropOver(asking({ closesAt: null }))).toEqual([]);
  });
});
