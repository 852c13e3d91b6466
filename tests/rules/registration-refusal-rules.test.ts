import { describe, expect, it } from 'vitest';
import type { RegistrationFacts } from '../../server/features/registration/registration-fact-queries.ts';
import type { Change } from '../../server/features/registration/registration-facts.ts';
import {
  askedWithdrawalRefusals,
  registrationConfirmations,
  registrationRefusals,
  replacingRefusals,
} from '../../server/features/registration/registration-rules.ts';
import { studentRefusals } from '../../server/features/registration/eligibility-rules.ts';
import type { Refusal } from '../../server/refusal.ts';
import {
  dayOff,
  agendaOpen,
  asStudent,
  change,
  eligible,
  hour,
  now,
  register,
  registration,
  section,
  unpaid,
  waitingFor,
  withFirst,
} from '../support/eligible.ts';

/**
 * The exact content of each refusal and confirmation of registration: its code, its parameters and the index of the
 * change.
 */

const first = { en: 'First', ar: 'الأول' };
const of = (course: string, more: object = {}) => ({ course, ...more });
/** A refusal about the first change of the basket. */
const says = (Code: Refusal['Code'], Params: Refusal['Params'] = {}): Refusal[] => [{ Code, Params, Change: 0 }];

describe('of the student', () => {
  it.each<[string, RegistrationFacts, Refusal[]]>([
    ['frozen', asStudent({ status: 'frozen' }), [{ Code: 'MSG-000076', Params: {} }]],
    ['not enrolled', eligible({ enrolled: false }), [{ Code: 'MSG-000001', Params: { semester: first } }]],
    [
      'not enrolled in the next semester',
      eligible({ enrolled: false, period: 'early' }),
      [{ Code: 'MSG-000072', Params: { semester: first } }],
    ],
    [
      'in orientation',
      asStudent({ orientation: 'required' }),
      [{ Code: 'registration.notOnline', Params: { context: 'orientation' } }],
    ],
    [
      'recently enrolled',
      asStudent({ recentlyEnrolled: true }),
      [{ Code: 'registration.notOnline', Params: { context: 'recentlyEnrolled' } }],
    ],
    ['of the BTC', asStudent({ btc: true }), [{ Code: 'registration.notOnline', Params: { context: 'btc' } }]],
    [
      'all three: one reason',
      asStudent({ orientation: 'required', recentlyEnrolled: true, btc: true }),
      [{ Code: 'registration.notOnline', Params: { context: 'orientation' } }],
    ],
  ])('%s', (_, facts, expected) => expect(studentRefusals(facts)).toEqual(expected));
});

describe('of the period', () => {
  const closed = { context: 'upcoming', opensAt: '2026-09-07T11:00:00+03:00', closesAt: '2026-09-07T12:00:00+03:00' };
  const agenda = (['registration', 'addDrop', 'courseWithdrawal', 'earlyRegistration'] as const).map((name) => ({
    function: name,
    opensAt: now + hour,
    closesAt: now + 2 * hour,
  }));
  it.each<[Change['action'], 'current' | 'early', Parameters<typeof withFirst>[0], Refusal[]]>([
    ['delete', 'current', unpaid, says('MSG-000003', closed)],
    ['drop', 'current', {}, says('MSG-000002', { service: 'addDrop', ...closed })],
    ['undrop', 'current', { status: 'dropped' }, says('MSG-000002', { service: 'addDrop', ...closed })],
    ['withdraw', 'current', {}, says('MSG-000009', of('OLD101', closed))],
    ['unwithdraw', 'current', { status: 'withdrawn' }, says('MSG-000002', { service: 'courseWithdrawal', ...closed })],
    ['drop', 'early', {}, says('MSG-000002', { service: 'earlyRegistration', ...closed })],
    ['undrop', 'early', { status: 'dropped' }, says('MSG-000002', { service: 'earlyRegistration', ...closed })],
    // Early registration has no courses to withdraw from.
    ['withdraw', 'early', {}, says('MSG-000009', of('OLD101', { context: 'never' }))],
    [
      'unwithdraw',
      'early',
      { status: 'withdrawn' },
      says('MSG-000002', { service: 'courseWithdrawal', context: 'never' }),
    ],
  ])('%s, %s', (action, period, row, expected) => {
    const facts = withFirst(row, {}, { agenda, period });
    expect(registrationRefusals(facts, [change(facts, action)])).toEqual(expected);
  });
});

describe('of the registration', () => {
  const other = { section: section() };
  it.each<[Change['action'], Parameters<typeof withFirst>[0], Refusal[]]>([
    ...(['delete', 'drop', 'replace', 'withdraw'] as const).map((action): [Change['action'], object, Refusal[]] => [
      action,
      { status: 'dropped' },
      says('registration.notRegistered', of('OLD101')),
    ]),
    ['delete', { ...unpaid, frozen: true }, says('MSG-000006', of('OLD101'))],
    ['delete', {}, says('MSG-000007', of('OLD101'))],
    ['delete', { frozen: true }, says('MSG-000006', of('OLD101'))],
    ['drop', { frozen: true }, says('MSG-000006', of('OLD101'))],
    ['drop', unpaid, says('MSG-000008', of('OLD101'))],
    ['replace', { frozen: true }, says('MSG-000006', of('OLD101'))],
    ['withdraw', { status: 'withdrawn' }, says('MSG-000009', of('OLD101', { context: 'twice' }))],
    ['withdraw', { status: 'withdrawn', seatFreed: true }, says('MSG-000009', of('OLD101', { context: 'final' }))],
    ['withdraw', { frozen: true }, says('MSG-000009', of('OLD101', { context: 'frozen' }))],
    ['withdraw', unpaid, says('MSG-000009', of('OLD101', { context: 'unpaid' }))],
    ['undrop', {}, says('registration.cannotUndrop', of('OLD101'))],
    ['unwithdraw', {}, says('registration.cannotUnwithdraw', of('OLD101'))],
  ])('%s of %j', (action, row, expected) => {
    const facts = withFirst(row);
    expect(registrationRefusals(facts, [change(facts, action, 1, action === 'replace' ? other : {})])).toEqual(
      expected,
    );
  });

  it('that is not there, outside the period', () =>
    expect(registrationRefusals(eligible({ agenda: [] }), [{ index: 0, action: 'withdraw' }])).toEqual([
      ...says('MSG-000010'),
      ...says('MSG-000009', of('', { context: 'never' })),
    ]));
  it('that is not there', () =>
    expect(registrationRefusals(eligible(), [{ index: 3, action: 'drop' }])).toEqual([
      { Code: 'MSG-000010', Params: {}, Change: 3 },
    ]));
  it('replaced by its own section', () =>
    expect(
      registrationRefusals(eligible(), [change(eligible(), 'replace', 1, { section: registration(1).section })]),
    ).toEqual(says('registration.sameSection', of('OLD101', { section: '01' }))));
  it('whose seat is gone', () => {
    const dropped = withFirst({ status: 'dropped' }, { seatsTaken: 30 });
    expect(registrationRefusals(dropped, [change(dropped, 'undrop')])).toEqual(
      says('registration.seatGone', of('OLD101', { section: '01' })),
    );
    expect(
      registrationRefusals(eligible(), [
        change(eligible(), 'replace', 1, { section: section({ seatsTaken: 31, number: '07' }) }),
      ]),
    ).toEqual(says('registration.seatGone', of('NEW200', { section: '07' })));
  });
});

describe('of the section', () => {
  const passed = new Map([[200, { grade: 'B', passes: true, repeatable: false }]]);
  const arts = { en: 'Arts', ar: 'الآداب' };
  const examination = { examStartsAt: now, examEndsAt: now + 2 * hour };
  const examined = eligible({
    registrations: [registration(1, {}, examination), ...[2, 3, 4, 5].map((id) => registration(id))],
  });
  it.each<[string, RegistrationFacts, Parameters<typeof register>[0], Refusal[]]>([
    ['passed', eligible({ grades: passed }), {}, says('registration.alreadyPassed', of('NEW200', { grade: 'B' }))],
    [
      'one course missing before it',
      eligible(),
      { prerequisites: [[{ courseId: 7, code: 'PRE7' }]] },
      says('registration.prerequisite', of('NEW200', { missing: 'PRE7', context: 'single' })),
    ],
    [
      'one of two missing before it',
      eligible(),
      {
        prerequisites: [
          [
            { courseId: 7, code: 'PRE7' },
            { courseId: 8, code: 'PRE8' },
          ],
        ],
      },
      says('registration.prerequisite', of('NEW200', { missing: 'PRE7 / PRE8' })),
    ],
    [
      'not offered online',
      eligible(),
      { onlineRegistration: false },
      says('registration.courseNotOnline', of('NEW200')),
    ],
    [
      'of another level',
      eligible(),
      { level: 'postgraduate' },
      says('registration.otherLevel', of('NEW200', { section: '01', context: 'postgraduate' })),
    ],
    [
      'of another college',
      eligible(),
      { collegeId: 2, college: arts },
      says('registration.otherCollege', of('NEW200', { section: '01', college: arts })),
    ],
    [
      'of a college without a name',
      eligible(),
      { collegeId: 2 },
      says('registration.otherCollege', of('NEW200', { section: '01', college: { en: '', ar: '' } })),
    ],
    [
      'for the others',
      eligible(),
      { gender: 'male' },
      says('registration.otherGender', of('NEW200', { section: '01', context: 'male' })),
    ],
    [
      'registered in already',
      eligible(),
      { courseId: 102, number: '09' },
      says('registration.alreadyRegistered', of('NEW200', { section: '01' })),
    ],
    [
      'waited for already',
      eligible({ waiting: waitingFor() }),
      { seatsTaken: 30 },
      says('registration.alreadyWaiting', of('NEW200', { section: '01', position: 2 })),
    ],
    [
      'without its corequisite',
      eligible(),
      { corequisites: [{ courseId: 7, code: 'LAB7' }] },
      says('registration.corequisite', of('NEW200', { corequisite: 'LAB7' })),
    ],
    [
      'at the time of another, and until the next begins',
      eligible(),
      { slots: [{ day: 0, startMinute: 575, endMinute: 600 }] },
      says(
        'registration.timeConflict',
        of('NEW200', {
          section: '01',
          other: 'OLD101',
          otherSection: '01',
          day: 0,
          startsAt: '09:35',
          endsAt: '09:50',
        }),
      ),
    ],
    [
      'examined at the time of another',
      examined,
      { examStartsAt: now + hour, examEndsAt: now + 3 * hour },
      says('registration.examConflict', of('NEW200', { other: 'OLD101', at: '2026-09-07T11:00:00+03:00' })),
    ],
  ])('%s', (_, facts, changes, expected) => expect(registrationRefusals(facts, [register(changes)])).toEqual(expected));

  it('on a day off', () =>
    expect(
      registrationRefusals(eligible({ ...dayOff(), confirmed: new Set(['registration.sectionFull']) }), [
        register({ seatsTaken: 30 }),
      ]),
    ).toEqual(says('gate.daysOff', { opensAt: '2026-09-13T00:00:00+03:00' })));
});

describe('of the load', () => {
  it('above the maximum', () =>
    expect(registrationRefusals(eligible(), [register({ creditHours: 4 })])).toEqual([
      { Code: 'MSG-000004', Params: { hours: 19, maximum: 18 } },
    ]));
  it('below the minimum', () => {
    const facts = eligible({ registrations: [1, 2, 3, 4].map((id) => registration(id, id === 1 ? unpaid : {})) });
    expect(registrationRefusals(facts, [change(facts, 'delete')])).toEqual([
      { Code: 'MSG-000005', Params: { hours: 9, minimum: 12 } },
    ]);
  });
  it('below the minimum, with something taken in its place that is not enough', () => {
    const facts = eligible({ registrations: [1, 2, 3, 4].map((id) => registration(id, id === 1 ? unpaid : {})) });
    expect(registrationRefusals(facts, [change(facts, 'delete'), register({ creditHours: 2 }, 1)])).toEqual([
      { Code: 'MSG-000005', Params: { hours: 11, minimum: 12 } },
    ]);
    expect(registrationRefusals(facts, [change(facts, 'delete'), register({ creditHours: 3 }, 1)])).toEqual([]);
  });
  it('below the floor', () => {
    const facts = eligible({ registrations: [1, 2, 3].map((id) => registration(id)) });
    expect(registrationRefusals(facts, [change(facts, 'withdraw')])).toEqual(
      says('MSG-000009', of('OLD101', { context: 'floor', hours: 6, floor: 9 })),
    );
  });
});

describe('of a basket', () => {
  it('that changes a thing twice: the second time', () => {
    const facts = withFirst({});
    const twice = (...changes: Change[]): Refusal[] =>
      registrationRefusals(facts, changes).filter(({ Code }) => Code === 'registration.conflictingChanges');
    expect(twice(change(facts, 'drop'), change(facts, 'withdraw', 1, { index: 1 }))).toEqual([
      { Code: 'registration.conflictingChanges', Params: { course: 'OLD101' }, Change: 1 },
    ]);
    expect(twice(register(), register({ sectionId: 901, slots: [] }, 1))).toEqual([
      { Code: 'registration.conflictingChanges', Params: { course: 'NEW200' }, Change: 1 },
    ]);
    expect(twice(change(facts, 'drop'), change(facts, 'drop', 2, { index: 1 }))).toEqual([]);
  });

  it('whose courses collide with each other: the one that comes later', () => {
    const facts = eligible({ registrations: [] });
    const found = registrationRefusals(facts, [
      register(),
      register({ sectionId: 901, courseId: 201, code: 'NEW201' }, 1),
    ]);
    expect(found).toEqual([
      {
        Code: 'registration.timeConflict',
        Params: {
          course: 'NEW201',
          section: '01',
          other: 'NEW200',
          otherSection: '01',
          day: 4,
          startsAt: '18:00',
          endsAt: '19:15',
        },
        Change: 1,
      },
    ]);
  });

  it('beside two courses that collide already: of these nothing is said', () => {
    const { slots } = registration(1).section;
    const facts = eligible({ registrations: [registration(1), registration(2, {}, { slots })] });
    expect(registrationRefusals(facts, [register()])).toEqual([]);
    const third = registrationRefusals(facts, [register({ slots })]).map(({ Code, Params }) => [Code, Params.other]);
    expect(third).toEqual([
      ['registration.timeConflict', 'OLD101'],
      ['registration.timeConflict', 'OLD102'],
    ]);
  });

  it('that gives up what collides', () => {
    const facts = withFirst({});
    expect(
      registrationRefusals(facts, [change(facts, 'drop'), register({ slots: registration(1).section.slots }, 1)]),
    ).toEqual([]);
    expect(
      registrationRefusals(facts, [
        change(facts, 'drop'),
        register({ courseId: 101, slots: registration(1).section.slots }, 1),
      ]),
    ).toEqual([]);
    // A withdrawn course still counts as registered.
    expect(
      registrationRefusals(facts, [change(facts, 'withdraw'), register({ courseId: 101, code: 'OLD101' }, 1)]),
    ).toContainEqual({
      Code: 'registration.alreadyRegistered',
      Params: { course: 'OLD101', section: '01' },
      Change: 1,
    });
  });

  it('whose corequisite comes along, or only waits', () => {
    const laboratory = register({ sectionId: 901, courseId: 201, code: 'LAB201', slots: [], creditHours: 0 }, 1);
    const waiting = register(
      { sectionId: 901, courseId: 201, code: 'LAB201', slots: [], creditHours: 0, seatsTaken: 30 },
      1,
    );
    const lecture = (seatsTaken = 10): Change =>
      register({ corequisites: [{ courseId: 201, code: 'LAB201' }], seatsTaken });
    const missing: Refusal[] = says('registration.corequisite', of('NEW200', { corequisite: 'LAB201' }));
    expect(registrationRefusals(eligible(), [lecture(), laboratory])).toEqual([]);
    expect(registrationRefusals(eligible(), [lecture(), waiting])).toEqual(missing);
    expect(registrationRefusals(eligible(), [lecture(30), waiting])).toEqual([]);
  });

  it('that says the same of two courses with each its figures', () => {
    const facts = eligible({
      grades: new Map([
        [200, { grade: 'A', passes: true, repeatable: false }],
        [201, { grade: 'A', passes: true, repeatable: false }],
      ]),
      registrations: [],
    });
    expect(
      registrationRefusals(facts, [
        register(),
        register({ sectionId: 901, courseId: 201, code: 'NEW201', slots: [] }, 1),
      ]),
    ).toEqual([
      { Code: 'registration.alreadyPassed', Params: { course: 'NEW200', grade: 'A' }, Change: 0 },
      { Code: 'registration.alreadyPassed', Params: { course: 'NEW201', grade: 'A' }, Change: 1 },
    ]);
  });
});

describe('of replacing, whatever would come', () => {
  const row = registration(1);
  it.each<[string, RegistrationFacts, Refusal[]]>([
    ['nothing', eligible(), []],
    [
      'of a student who is not enrolled',
      eligible({ enrolled: false }),
      [{ Code: 'MSG-000001', Params: { semester: first } }],
    ],
    [
      'outside the period',
      eligible({ agenda: agendaOpen(['courseWithdrawal']) }),
      [{ Code: 'MSG-000003', Params: { context: 'never' } }],
    ],
  ])('%s', (_, facts, expected) => expect(replacingRefusals(facts, row)).toEqual(expected));
  it('of a frozen course', () =>
    expect(replacingRefusals(eligible(), registration(1, { frozen: true }))).toEqual([
      { Code: 'MSG-000006', Params: { course: 'OLD101' } },
    ]));
});

describe('the question', () => {
  const arabic = { language: 'ar' } as const;
  const full = { seatsTaken: 30, waiting: 4 };
  const inProgress = new Set([101, 200]);
  it.each<[string, RegistrationFacts, Change, Refusal[]]>([
    ['nothing', eligible(), register(), []],
    [
      'of the other language',
      eligible(),
      register(arabic),
      says('registration.confirmLanguage', of('NEW200', { section: '01', context: 'ar' })),
    ],
    [
      'of the other language, in an Arabic programme',
      asStudent(arabic),
      register(),
      says('registration.confirmLanguage', of('NEW200', { section: '01', context: 'en' })),
    ],
    [
      'of the other language, replacing',
      eligible(),
      change(eligible(), 'replace', 1, { section: section(arabic) }),
      says('registration.confirmLanguage', of('NEW200', { section: '01', context: 'ar' })),
    ],
    ['not of the language of what is dropped', asStudent(arabic), change(eligible(), 'drop'), []],
    [
      'of the waiting list',
      eligible(),
      register(full),
      says('registration.sectionFull', of('NEW200', { section: '01', waiting: 4 })),
    ],
    [
      'not of the waiting list, replacing',
      eligible(),
      change(eligible(), 'replace', 1, { section: section(full) }),
      [],
    ],
    [
      'of a course still being taken',
      eligible({ inProgress }),
      register(),
      says('registration.confirmInProgress', of('NEW200')),
    ],
    [
      'of a course still being taken, replacing another',
      eligible({ inProgress }),
      change(eligible(), 'replace', 1, { section: section() }),
      says('registration.confirmInProgress', of('NEW200')),
    ],
    [
      'not of another section of the same course',
      eligible({ inProgress }),
      change(eligible(), 'replace', 1, { section: section({ courseId: 101 }) }),
      [],
    ],
    ['not of a course still being taken that is dropped', eligible({ inProgress }), change(eligible(), 'drop'), []],
  ])('%s', (_, facts, asked, expected) => expect(registrationConfirmations(facts, [asked])).toEqual(expected));

  it('of what goes along, for the change it goes with', () => {
    const facts = eligible();
    const along = change(facts, 'drop', 3, { index: 1, cascaded: true });
    const expected = {
      Code: 'registration.confirmCorequisite',
      Params: { course: 'OLD102', corequisite: 'OLD103', context: 'drop' },
      Change: 1,
    };
    expect(
      registrationConfirmations(facts, [change(facts, 'drop', 1), change(facts, 'drop', 2, { index: 1 }), along]),
    ).toEqual([expected]);
  });
});

describe('another student’s registration', () => {
  const foreign: Change = { index: 1, action: 'drop', others: true };
  const expected = [{ Code: 'registration.notYours', Params: {}, Change: 1 }];
  it('is said alone', () =>
    expect(registrationRefusals(asStudent({ status: 'frozen' }), [register(), foreign])).toEqual(expected));
  it('is said alone of an office’s withdrawal too', () =>
    expect(askedWithdrawalRefusals(eligible({ agenda: [] }), [foreign], false)).toEqual(expected));
});
