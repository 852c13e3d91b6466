import { describe, expect, it } from 'vitest';
import type { RegistrationFacts } from '../../server/features/registration/registration-fact-queries.ts';
import type { Change, RegistrationRow, SectionFacts } from '../../server/features/registration/registration-facts.ts';
import {
  registrationConfirmations,
  registrationRefusals,
} from '../../server/features/registration/registration-rules.ts';
import {
  createPlan,
  scheduleAfter,
  sharedExam,
  sharedSlot,
  withCorequisites,
} from '../../server/features/registration/registration-schedule.ts';
import { change, eligible, hour, now, register, registration, section, unpaid } from '../support/eligible.ts';

const codes = (facts: RegistrationFacts, ...changes: Change[]): string[] =>
  registrationRefusals(facts, changes).map(({ Code }) => Code);

describe('class times', () => {
  const slot = (startMinute: number, endMinute: number, day = 0) => ({ day, startMinute, endMinute });
  it.each([
    ['touching after', slot(600, 650), slot(650, 700), undefined],
    ['touching before', slot(600, 650), slot(550, 600), undefined],
    ['one minute over', slot(600, 650), slot(649, 700), slot(649, 650)],
    ['the same', slot(600, 650), slot(600, 650), slot(600, 650)],
    ['inside', slot(600, 700), slot(620, 630), slot(620, 630)],
    ['around', slot(620, 630), slot(600, 700), slot(620, 630)],
    ['another day', slot(600, 650), slot(600, 650, 1), undefined],
  ])('%s', (_, a, b, expected) => {
    expect(sharedSlot([a], [b])).toEqual(expected);
    expect(sharedSlot([b], [a])).toEqual(expected);
  });

  it('are compared slot by slot', () =>
    expect(sharedSlot([slot(1, 2), slot(600, 650, 3)], [slot(3, 4), slot(640, 700, 3)])).toEqual(slot(640, 650, 3)));

  it('collide in a schedule, and touch without harm', () => {
    const [first] = eligible().registrations;
    const { endMinute, startMinute } = first!.section.slots[0]!;
    expect(registrationRefusals(eligible(), [register({ slots: [slot(endMinute - 1, endMinute)] })])).toEqual([
      {
        Code: 'registration.timeConflict',
        Params: {
          course: 'NEW200',
          section: '01',
          other: 'OLD101',
          otherSection: '01',
          day: 0,
          startsAt: '09:49',
          endsAt: '09:50',
        },
        Change: 0,
      },
    ]);
    expect(codes(eligible(), register({ slots: [slot(endMinute, endMinute + 5)] }))).toEqual([]);
    expect(codes(eligible(), register({ slots: [slot(startMinute - 5, startMinute)] }))).toEqual([]);
  });

  it('say every collision', () => {
    expect(codes(eligible(), register({ slots: [slot(480, 1000)] }))).toEqual(
      Array(5).fill('registration.timeConflict'),
    );
  });

  it('of courses that leave, or left, do not collide', () => {
    const facts = eligible({
      registrations: [
        registration(1),
        registration(2),
        registration(3),
        registration(4),
        registration(5),
        registration(6, { status: 'dropped' }),
        registration(7, { status: 'withdrawn' }),
      ],
    });
    const at = (id: number): SectionFacts['slots'] =>
      facts.registrations.find(({ registrationId }) => registrationId === id)!.section.slots;
    expect(codes(facts, register({ slots: [...at(6), ...at(7)] }))).toEqual([]);
    expect(codes(facts, change(facts, 'drop'), register({ slots: at(1) }, 1))).toEqual([]);
    expect(codes(facts, change(facts, 'replace', 1, { section: section({ slots: at(1) }) }))).toEqual([]);
    expect(codes(facts, change(facts, 'replace', 1, { section: section({ slots: at(2) }) }))).toEqual([
      'registration.timeConflict',
    ]);
  });

  it('collide within a basket', () => {
    expect(
      codes(eligible(), register({ creditHours: 1 }), register({ sectionId: 901, courseId: 201, creditHours: 1 }, 1)),
    ).toEqual(['registration.timeConflict']);
  });
});

describe('exam times', () => {
  const exam = (from: number, to: number) => ({ examStartsAt: from, examEndsAt: to });
  it.each([
    ['touching', exam(1, 2), exam(2, 3), undefined],
    ['overlapping', exam(1, 3), exam(2, 4), 2],
    ['the same', exam(1, 3), exam(1, 3), 1],
    ['without one', exam(1, 3), { examStartsAt: null, examEndsAt: null }, undefined],
  ])('%s', (_, a, b, expected) => {
    expect(sharedExam(a, b)).toBe(expected);
    expect(sharedExam(b, a)).toBe(expected);
  });

  it('collide in a schedule', () => {
    const facts = eligible({ registrations: [registration(1, {}, exam(now, now + hour))] });
    expect(registrationRefusals(facts, [register(exam(now + hour - 1, now + 2 * hour))])).toEqual([
      {
        Code: 'registration.examConflict',
        Params: { course: 'NEW200', other: 'OLD101', at: '2026-09-07T10:59:59+03:00' },
        Change: 0,
      },
    ]);
    expect(codes(facts, register(exam(now + hour, now + 2 * hour)))).toEqual([]);
  });
});

describe('corequisites', () => {
  const lecture = (changes: Partial<RegistrationRow> = {}): RegistrationRow =>
    registration(6, changes, { corequisites: [{ courseId: 107, code: 'LAB' }] });
  const laboratory = (changes: Partial<RegistrationRow> = {}): RegistrationRow =>
    registration(7, { creditHours: 1, ...changes }, { code: 'LAB', creditHours: 1 });
  const facts = (pair: RegistrationRow[], more: Partial<RegistrationFacts> = {}): RegistrationFacts =>
    eligible({
      registrations: [...eligible().registrations, ...pair],
      load: { minimum: 12, maximum: 21, withdrawalFloor: 9 },
      ...more,
    });
  const along = (all: RegistrationFacts, ...changes: Change[]) =>
    withCorequisites(all, changes)
      .filter((one) => one.cascaded)
      .map(({ action, registration: row, index }) => [action, row?.registrationId, index]);

  it.each([6, 7])('go along whichever of the two leaves: %i', (id) => {
    const all = facts([lecture(), laboratory()]);
    expect(along(all, change(all, 'drop', id))).toEqual([['drop', id === 6 ? 7 : 6, 0]]);
    expect(along(all, change(all, 'withdraw', id))).toEqual([['withdraw', id === 6 ? 7 : 6, 0]]);
  });

  it('are deleted or dropped as their own money says', () => {
    const all = facts([lecture(), laboratory(unpaid)]);
    expect(along(all, change(all, 'drop', 6))).toEqual([['delete', 7, 0]]);
    expect(along(all, change(all, 'delete', 7))).toEqual([['drop', 6, 0]]);
  });

  it('come back together', () => {
    const dropped = facts([lecture({ status: 'dropped' }), laboratory({ status: 'dropped' })]);
    expect(along(dropped, change(dropped, 'undrop', 6))).toEqual([['undrop', 7, 0]]);
    const withdrawn = facts([lecture({ status: 'withdrawn' }), laboratory({ status: 'withdrawn' })]);
    expect(along(withdrawn, change(withdrawn, 'unwithdraw', 7))).toEqual([['unwithdraw', 6, 0]]);
    const half = facts([lecture({ status: 'dropped' }), laboratory()]);
    expect(along(half, change(half, 'undrop', 6))).toEqual([]);
  });

  it('stay where one of the two was passed, where the section only changes, or where the basket names both', () => {
    const passed = facts([lecture(), laboratory()], {
      grades: new Map([[107, { grade: 'C', passes: true, repeatable: false }]]),
    });
    expect(along(passed, change(passed, 'drop', 6))).toEqual([]);
    const all = facts([lecture(), laboratory()]);
    expect(along(all, change(all, 'replace', 6, { section: section({ courseId: 106 }) }))).toEqual([]);
    expect(along(all, change(all, 'replace', 6, { section: section() }))).toEqual([['drop', 7, 0]]);
    expect(along(all, change(all, 'drop', 6), change(all, 'drop', 7, { index: 1 }))).toEqual([]);
  });

  it('go along as far as they reach', () => {
    const chain = facts([
      lecture(),
      registration(
        7,
        { creditHours: 1 },
        { code: 'LAB', creditHours: 1, corequisites: [{ courseId: 108, code: 'TUT' }] },
      ),
      registration(8, { creditHours: 1 }, { code: 'TUT', creditHours: 1 }),
    ]);
    expect(along(chain, change(chain, 'drop', 6))).toEqual([
      ['drop', 7, 0],
      ['drop', 8, 0],
    ]);
  });

  it('are asked about, naming both', () => {
    const all = facts([lecture(), laboratory()]);
    expect(registrationConfirmations(all, withCorequisites(all, [change(all, 'drop', 6)]))).toEqual([
      {
        Code: 'registration.confirmCorequisite',
        Params: { course: 'OLD106', corequisite: 'LAB', context: 'drop' },
        Change: 0,
      },
    ]);
    expect(registrationRefusals(all, withCorequisites(all, [change(all, 'drop', 6)]))).toEqual([]);
  });

  it('that may not leave hold the other', () => {
    const all = facts([lecture(), laboratory({ frozen: true })]);
    expect(codes(all, ...withCorequisites(all, [change(all, 'drop', 6)]))).toEqual(['MSG-000006']);
  });

  it('are met by a course of the same basket, and by a waiting one only while both wait', () => {
    const need = { corequisites: [{ courseId: 201, code: 'LAB' }], creditHours: 2 };
    const beside = { sectionId: 901, courseId: 201, code: 'LAB', slots: [], creditHours: 1 };
    expect(codes(eligible(), register(need))).toEqual(['registration.corequisite']);
    expect(codes(eligible(), register(need), register(beside, 1))).toEqual([]);
    expect(codes(eligible(), register(need), register({ ...beside, seatsTaken: 30 }, 1))).toEqual([
      'registration.corequisite',
    ]);
    expect(
      codes(eligible(), register({ ...need, seatsTaken: 30 }), register({ ...beside, seatsTaken: 30 }, 1)),
    ).toEqual([]);
  });
});

describe('the schedule after', () => {
  it('holds what stays and what comes, not what is waited for', () => {
    const facts = eligible();
    const after = scheduleAfter(facts, [
      change(facts, 'drop'),
      register({}, 1),
      register({ sectionId: 901, courseId: 201, seatsTaken: 30 }, 2),
    ]);
    expect(after.map(({ section: one }) => one.courseId)).toEqual([102, 103, 104, 105, 200]);
  });

  it('counts hours before and after', () => {
    const facts = eligible();
    expect(createPlan(facts, [change(facts, 'drop'), register({ creditHours: 4 }, 1)])).toMatchObject({
      hoursBefore: 15,
      hoursAfter: 16,
    });
    expect(createPlan(facts, [change(facts, 'withdraw')])).toMatchObject({ hoursBefore: 15, hoursAfter: 12 });
  });
});
