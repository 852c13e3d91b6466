import { describe, expect, it } from 'vitest';
import { scheduleNotices } from '../../server/features/registration/registration-presenter.ts';
import type { RegistrationFacts } from '../../server/features/registration/registration-fact-queries.ts';
import type { Change } from '../../server/features/registration/registration-facts.ts';
import { registrationRefusals } from '../../server/features/registration/registration-rules.ts';
import {
  agendaOpen,
  asStudent,
  change,
  eligible,
  register,
  registration,
  section,
  unpaid,
} from '../support/eligible.ts';

const codes = (facts: RegistrationFacts, ...changes: Change[]): string[] =>
  registrationRefusals(facts, changes).map(({ Code }) => Code);

describe('the load', () => {
  const hours = (count: number): RegistrationFacts =>
    eligible({
      registrations: Array.from({ length: count }, (_, index) =>
        registration(index + 1, { creditHours: 1, ...(index ? {} : unpaid) }, { creditHours: 1, slots: [] }),
      ),
    });
  const add = (creditHours: number): Change => register({ creditHours });

  it.each([
    [17, 1, []],
    [18, 1, ['MSG-000004']],
    [15, 3, []],
    [15, 4, ['MSG-000004']],
    [0, 3, []],
    [18, 0, []],
  ] as const)('%i hours and %i more of eighteen: %j', (before, more, expected) => {
    expect(codes(hours(before), add(more))).toEqual(expected);
  });
  it.each([
    [18, []],
    [20, []],
    [21, ['MSG-000004']],
  ] as const)('one hour more at %i of twenty-one: %j', (before, expected) => {
    expect(codes({ ...hours(before), load: { minimum: 12, maximum: 21, withdrawalFloor: 9 } }, add(1))).toEqual(
      expected,
    );
  });
  it.each([
    [13, []],
    [12, ['MSG-000005']],
    [11, []],
    [1, []],
  ] as const)('deleting one hour of %i, at least twelve: %j', (before, expected) => {
    expect(codes(hours(before), change(hours(before), 'delete'))).toEqual(expected);
  });
  it.each([
    [13, []],
    [12, ['MSG-000005']],
    [11, []],
  ] as const)('dropping one hour of %i: %j', (before, expected) => {
    expect(codes(hours(before), change(hours(before), 'drop', 2))).toEqual(expected);
  });
  it.each([
    [10, []],
    [9, ['MSG-000009']],
    [13, []],
    [12, []],
  ] as const)('withdrawing one hour of %i, floor nine: %j', (before, expected) => {
    expect(codes(hours(before), change(hours(before), 'withdraw', 2))).toEqual(expected);
  });

  it('counts what stays registered only', () => {
    const registrations = [
      ...hours(18).registrations.slice(0, 16),
      registration(17, { status: 'dropped' }),
      registration(18, { status: 'withdrawn' }),
      registration(19, { status: 'replaced' }),
    ];
    expect(codes(eligible({ registrations }), add(2))).toEqual([]);
    expect(codes(eligible({ registrations }), add(3))).toEqual(['MSG-000004']);
  });

  it('is counted over the whole basket', () => {
    const facts = hours(18);
    expect(codes(facts, change(facts, 'delete', 1), register({ creditHours: 1 }, 1))).toEqual([]);
    expect(codes(hours(12), change(hours(12), 'delete', 1), register({ creditHours: 1 }, 1))).toEqual([]);
    expect(codes(hours(12), change(hours(12), 'replace', 2, { section: section({ creditHours: 0 }) }))).toEqual([
      'MSG-000005',
    ]);
    expect(codes(hours(18), change(hours(18), 'replace', 2, { section: section({ creditHours: 2 }) }))).toEqual([
      'MSG-000004',
    ]);
  });

  it('that is above the maximum already may go down', () => {
    expect(codes(hours(20), change(hours(20), 'delete'))).toEqual([]);
    expect(codes(hours(20), change(hours(20), 'replace', 2, { section: section({ creditHours: 1 }) }))).toEqual([]);
  });

  it('says its figures', () => {
    expect(registrationRefusals(hours(18), [add(3)])).toEqual([
      { Code: 'MSG-000004', Params: { hours: 21, maximum: 18 } },
    ]);
    expect(registrationRefusals(hours(9), [change(hours(9), 'withdraw', 2)])).toMatchObject([
      { Code: 'MSG-000009', Params: { context: 'floor', hours: 8, floor: 9 }, Change: 0 },
    ]);
  });
});

describe('a schedule below the minimum load', () => {
  const nothing = { registrations: [] };
  const upcoming = agendaOpen().map((window) => ({ ...window, opensAt: window.closesAt, closesAt: Infinity }));
  const said = { hours: 0, minimum: 12 };
  it.each<[string, RegistrationFacts, Record<string, unknown>[]]>([
    ['asks for more courses while they can be added', eligible(nothing), [said]],
    [
      'sends to the office once they cannot',
      eligible({ ...nothing, agenda: agendaOpen(['courseWithdrawal']) }),
      [{ ...said, context: 'office' }],
    ],
    [
      'sends to the office whoever does not register online',
      { ...asStudent({ orientation: 'required' }), ...nothing },
      [{ ...said, context: 'office' }],
    ],
    ['is no matter of who is frozen', { ...asStudent({ status: 'frozen' }), ...nothing }, []],
    ['is no matter of who is not enrolled', eligible({ ...nothing, enrolled: false }), []],
    ['is none from the minimum on', eligible(), []],
    ['is none before courses can be added', eligible({ ...nothing, agenda: upcoming }), []],
    [
      'is told before that to who has some courses',
      eligible({ registrations: eligible().registrations.slice(0, 1), agenda: upcoming }),
      [{ hours: 3, minimum: 12 }],
    ],
  ])('%s', (_, facts, expected) => expect(scheduleNotices(facts).map(({ Params }) => Params)).toEqual(expected));
});
