import { describe, expect, it } from 'vitest';
import type { RegistrationFacts } from '../../server/features/registration/registration-fact-queries.ts';
import type { Change } from '../../server/features/registration/registration-facts.ts';
import { placeRefusals, registrationConfirmations } from '../../server/features/registration/registration-rules.ts';
import type { Refusal } from '../../server/refusal.ts';
import {
  dayOff,
  agendaOpen,
  asStudent,
  change,
  eligible,
  now,
  register,
  registration,
  section,
  unpaid,
  waitingFor,
} from '../support/eligible.ts';

/** A place on a waiting list: the reasons against a seat, and the changes that would cause such a reason. */

const fits = section();
const sunday = registration(1).section.slots;
const other = { sectionId: 901, courseId: 201, code: 'NEW201' };
const twelveHours = [1, 2, 3, 4].map((id) => registration(id));
const waits = (of: Parameters<typeof waitingFor>[0] = {}, rest: Partial<RegistrationFacts> = {}): RegistrationFacts =>
  eligible({ registrations: twelveHours, waiting: waitingFor(of), ...rest });
const lost = (facts: RegistrationFacts, ...changes: Change[]): Refusal[] =>
  registrationConfirmations(facts, changes).filter(({ Code }) => Code === 'registration.confirmWaiting');

describe('a place on a waiting list', () => {
  it('is free of reasons while the section fits', () => expect(placeRefusals(waits(), fits)).toEqual([]));
  it.each<[string, RegistrationFacts, Partial<typeof fits>, string[]]>([
    ['the load', eligible({ registrations: [1, 2, 3, 4, 5, 6].map((id) => registration(id)) }), {}, ['MSG-000004']],
    ['another class', waits(), { slots: sunday }, ['registration.timeConflict']],
    ['a frozen record', asStudent({ status: 'frozen' }), {}, ['MSG-000076']],
    ['a closed calendar', waits({}, { agenda: agendaOpen(['courseWithdrawal']) }), {}, ['MSG-000003']],
    [
      'a corequisite that was given up',
      waits(),
      { corequisites: [{ courseId: 7, code: 'LAB7' }] },
      ['registration.corequisite'],
    ],
    [
      'several at once',
      eligible({ registrations: [1, 2, 3, 4, 5, 6].map((id) => registration(id)) }),
      { slots: sunday },
      ['registration.timeConflict', 'MSG-000004'],
    ],
  ])('is in the way of: %s', (_, facts, of, expected) =>
    expect(placeRefusals(facts, section({ seatsTaken: 30, ...of })).map(({ Code }) => Code)).toEqual(expected),
  );
  it('does not stand in its own way, nor does a day off', () =>
    expect(
      placeRefusals(
        waits({}, { ...dayOff(), confirmed: new Set(['registration.sectionFull']) }),
        section({ seatsTaken: 30 }),
      ),
    ).toEqual([]));
});

describe('a change asks first that makes a section impossible that is waited for', () => {
  const ofTime = {
    course: 'NEW200',
    section: '01',
    other: 'NEW201',
    otherSection: '01',
    day: 4,
    startsAt: '18:00',
    endsAt: '19:15',
    waited: 'NEW200',
    waitedSection: '01',
    reason: 'registration.timeConflict',
  };
  const ofLoad = { hours: 20, maximum: 18, waited: 'NEW200', waitedSection: '01', reason: 'MSG-000004' };
  const elsewhere = { ...other, slots: [{ day: 2, startMinute: 600, endMinute: 650 }] };

  it('by its time', () =>
    expect(lost(waits(), register(other))).toEqual([
      { Code: 'registration.confirmWaiting', Params: ofTime, Change: 0 },
    ]));
  it('by its examination', () => {
    const examined = { examStartsAt: now, examEndsAt: now + 1 };
    expect(lost(waits(examined), register({ ...elsewhere, ...examined })).map(({ Params }) => Params.reason)).toEqual([
      'registration.examConflict',
    ]);
  });
  it('by the load', () =>
    expect(lost(waits(), register({ ...elsewhere, creditHours: 5 }))).toEqual([
      { Code: 'registration.confirmWaiting', Params: ofLoad, Change: 0 },
    ]));
  it('by a replacement', () =>
    expect(lost(waits(), change(waits(), 'replace', 1, { section: section(other) }))).toHaveLength(1));
  it('by a course that comes back', () => {
    const facts = waits(
      { slots: sunday },
      { registrations: [registration(1, { status: 'dropped' }), ...twelveHours.slice(1)] },
    );
    expect(lost(facts, change(facts, 'undrop')).map(({ Params }) => Params.reason)).toEqual([
      'registration.timeConflict',
    ]);
    const withdrawn = waits(
      { slots: sunday },
      { registrations: [registration(1, { status: 'withdrawn' }), ...twelveHours.slice(1)] },
    );
    expect(lost(withdrawn, change(withdrawn, 'unwithdraw'))).toHaveLength(1);
  });
  it.each(['delete', 'drop', 'withdraw'] as const)('by a corequisite that goes: %s', (action) => {
    const facts = waits(
      { corequisites: [{ courseId: 101, code: 'OLD101' }] },
      { registrations: [registration(1, action === 'delete' ? unpaid : {}), ...twelveHours.slice(1)] },
    );
    expect(lost(facts, change(facts, action)).map(({ Params }) => Params.reason)).toEqual(['registration.corequisite']);
  });

  it('in a basket for the change that does it, in the order they are written', () => {
    const facts = waits({ slots: sunday });
    const both = [
      register({ ...other, slots: [{ day: 1, startMinute: 600, endMinute: 650 }] }),
      register({ sectionId: 902, courseId: 202, slots: sunday }, 1),
    ];
    const without = waits({ slots: sunday }, { registrations: twelveHours.slice(1) });
    expect(lost(without, ...both).map(({ Change }) => Change)).toEqual([1]);
    expect(lost(facts, ...both)).toEqual([]);
    const exchange = [register({ ...other, slots: sunday }), change(without, 'drop', 2, { index: 1 })];
    expect(lost(without, ...exchange).map(({ Change }) => Change)).toEqual([0]);
  });
  it('each of two places, with each of its reasons', () => {
    const waiting = new Map([...waitingFor(), ...waitingFor({ sectionId: 903, courseId: 203, code: 'NEW203' })]);
    const reasons = lost(waits({}, { waiting }), register({ ...other, creditHours: 5 })).map(({ Params }) => [
      Params.waited,
      Params.reason,
    ]);
    expect(reasons).toEqual(
      ['NEW200', 'NEW203'].flatMap((code) => [
        [code, 'registration.timeConflict'],
        [code, 'MSG-000004'],
      ]),
    );
  });

  it('and nothing else does', () => {
    expect(lost(waits(), register(elsewhere))).toEqual([]);
    expect(lost(eligible({ registrations: twelveHours }), register(other))).toEqual([]);
    // This change joins another waiting list and takes no seat yet.
    expect(lost(waits(), register({ ...other, seatsTaken: 30 }))).toEqual([]);
    // The seat was impossible before the change, so the change is not the cause.
    expect(lost(waits({ slots: sunday }), register({ ...other, slots: sunday }))).toEqual([]);
    // Registering in another section of the same course ends the waiting.
    expect(lost(waits(), register({ sectionId: 910, number: '09' }))).toEqual([]);
    // The conflicting course is dropped in the same basket.
    expect(lost(waits({ slots: sunday }), change(waits(), 'drop'), register({ ...other, creditHours: 4 }, 1))).toEqual(
      [],
    );
    expect(lost(waits(), change(waits(), 'drop'))).toEqual([]);
  });
});
