import { describe, expect, it } from 'vitest';
import type { RegistrationFacts } from '../../server/features/registration/registration-fact-queries.ts';
import type { BasketAction, Change, RegistrationRow } from '../../server/features/registration/registration-facts.ts';
import {
  askedWithdrawalRefusals,
  registrationConfirmations,
  registrationRefusals,
} from '../../server/features/registration/registration-rules.ts';
import { studentRefusals } from '../../server/features/registration/eligibility-rules.ts';
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

const codes = (facts: RegistrationFacts, ...changes: Change[]): string[] =>
  registrationRefusals(facts, changes).map(({ Code }) => Code);
const asks = (facts: RegistrationFacts, ...changes: Change[]): string[] =>
  registrationConfirmations(facts, changes).map(({ Code }) => Code);
const actions: BasketAction[] = ['register', 'delete', 'drop', 'undrop', 'withdraw', 'unwithdraw', 'replace'];
const statuses: RegistrationRow['status'][] = ['registered', 'dropped', 'withdrawn', 'replaced'];

/** The changes to registration 1 with which each action is allowed. */
const stateFor: Record<BasketAction, Partial<RegistrationRow>> = {
  register: {},
  delete: unpaid,
  drop: {},
  undrop: { status: 'dropped' },
  withdraw: {},
  unwithdraw: { status: 'withdrawn' },
  replace: {},
};
const asked = (facts: RegistrationFacts, action: BasketAction): Change =>
  action === 'register' ? register() : change(facts, action, 1, action === 'replace' ? { section: section() } : {});

describe('the eligible student', () => {
  it.each(actions)('may %s', (action) => {
    const facts = withFirst(stateFor[action]);
    expect(registrationRefusals(facts, [asked(facts, action)])).toEqual([]);
    expect(asks(facts, asked(facts, action))).toEqual([]);
  });
});

describe('the student', () => {
  it.each<[string, RegistrationFacts, string[]]>([
    ['frozen', asStudent({ status: 'frozen' }), ['MSG-000076']],
    ['frozen and not enrolled: said once', { ...asStudent({ status: 'frozen' }), enrolled: false }, ['MSG-000076']],
    ['not enrolled', eligible({ enrolled: false }), ['MSG-000001']],
    ['not enrolled in the next semester', eligible({ enrolled: false, period: 'early' }), ['MSG-000072']],
    ...(['dismissed', 'withdrawn', 'graduated', 'inactive'] as const).map(
      (status): [string, RegistrationFacts, string[]] => [status, asStudent({ status }), ['MSG-000001']],
    ),
    ['orientation', asStudent({ orientation: 'required' }), ['registration.notOnline']],
    ['orientation completed', asStudent({ orientation: 'completed' }), []],
    ['orientation exempted', asStudent({ orientation: 'exempted' }), []],
    ['recently enrolled', asStudent({ recentlyEnrolled: true }), ['registration.notOnline']],
    ['BTC', asStudent({ btc: true }), ['registration.notOnline']],
    [
      'not enrolled and BTC',
      { ...asStudent({ btc: true }), enrolled: false },
      ['MSG-000001', 'registration.notOnline'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(codes(facts, register())).toEqual(expected);
    expect(studentRefusals(facts).map(({ Code }) => Code)).toEqual(expected);
  });
});

describe('the period', () => {
  const codeWhenClosed: Record<BasketAction, string> = {
    register: 'MSG-000003',
    replace: 'MSG-000003',
    delete: 'MSG-000003',
    drop: 'MSG-000002',
    undrop: 'MSG-000002',
    withdraw: 'MSG-000009',
    unwithdraw: 'MSG-000002',
  };
  const opens: Record<BasketAction, { current: string[]; early: string[] }> = {
    register: { current: ['registration', 'addDrop'], early: ['earlyRegistration'] },
    replace: { current: ['registration', 'addDrop'], early: ['earlyRegistration'] },
    delete: { current: ['registration', 'addDrop'], early: ['earlyRegistration'] },
    drop: { current: ['addDrop'], early: ['earlyRegistration'] },
    undrop: { current: ['addDrop'], early: ['earlyRegistration'] },
    withdraw: { current: ['courseWithdrawal'], early: [] },
    unwithdraw: { current: ['courseWithdrawal'], early: [] },
  };
  const table = actions.flatMap((action) =>
    (['current', 'early'] as const).flatMap((period) =>
      (['registration', 'addDrop', 'courseWithdrawal', 'earlyRegistration'] as const).map(
        (name) => [action, period, name, opens[action][period].includes(name)] as const,
      ),
    ),
  );
  it.each(table)('%s in the period %s while only %s is open: %s', (action, period, name, allowed) => {
    const facts = withFirst(stateFor[action], {}, { period, agenda: agendaOpen([name]) });
    expect(codes(facts, asked(facts, action))).toEqual(allowed ? [] : [codeWhenClosed[action]]);
  });

  it('opens at its first instant and is over at its last', () => {
    const at = (instant: number): string[] => codes(eligible({ now: instant }), register());
    expect([now - hour - 1, now - hour, now + hour - 1, now + hour].map(at)).toEqual([
      ['MSG-000003'],
      [],
      [],
      ['MSG-000003'],
    ]);
  });

  it('says when it opens', () => {
    const agenda = [{ function: 'registration' as const, opensAt: now + hour, closesAt: now + 2 * hour }];
    expect(registrationRefusals(eligible({ agenda }), [register()])).toEqual([
      {
        Code: 'MSG-000003',
        Params: { context: 'upcoming', opensAt: '2026-09-07T11:00:00+03:00', closesAt: '2026-09-07T12:00:00+03:00' },
        Change: 0,
      },
    ]);
  });
});

describe('the life of a course', () => {
  const notRegistered = 'registration.notRegistered';
  const expected: Record<Exclude<BasketAction, 'register'>, Record<RegistrationRow['status'], string[]>> = {
    delete: {
      registered: ['MSG-000007'],
      dropped: [notRegistered],
      withdrawn: [notRegistered],
      replaced: [notRegistered],
    },
    drop: { registered: [], dropped: [notRegistered], withdrawn: [notRegistered], replaced: [notRegistered] },
    replace: { registered: [], dropped: [notRegistered], withdrawn: [notRegistered], replaced: [notRegistered] },
    withdraw: { registered: [], dropped: [notRegistered], withdrawn: ['MSG-000009'], replaced: [notRegistered] },
    undrop: {
      registered: ['registration.cannotUndrop'],
      dropped: [],
      withdrawn: ['registration.cannotUndrop'],
      replaced: ['registration.cannotUndrop'],
    },
    unwithdraw: {
      registered: ['registration.cannotUnwithdraw'],
      dropped: ['registration.cannotUnwithdraw'],
      withdrawn: [],
      replaced: ['registration.cannotUnwithdraw'],
    },
  };
  const table = (Object.keys(expected) as (keyof typeof expected)[]).flatMap((action) =>
    statuses.map((status) => [action, status, expected[action][status]] as const),
  );
  it.each(table)('%s of a %s paid course: %j', (action, status, reasons) => {
    const facts = withFirst({ status });
    expect(codes(facts, asked(facts, action))).toEqual(reasons);
  });

  it.each<[BasketAction, Partial<RegistrationRow>, string[]]>([
    ['delete', unpaid, []],
    ['delete', { paid: 1 }, ['MSG-000007']],
    ['delete', { ...unpaid, usedFromBalance: 1 }, ['MSG-000007']],
    ['delete', { ...unpaid, sponsorPaid: 1 }, ['MSG-000007']],
    ['delete', { ...unpaid, frozen: true }, ['MSG-000006']],
    ['drop', unpaid, ['MSG-000008']],
    ['drop', { ...unpaid, usedFromBalance: 72_000 }, []],
    ['drop', { ...unpaid, sponsorPaid: 72_000 }, []],
    ['drop', { frozen: true }, ['MSG-000006']],
    ['replace', unpaid, []],
    ['replace', { frozen: true }, ['MSG-000006']],
    ['withdraw', unpaid, ['MSG-000009']],
    ['withdraw', { frozen: true }, ['MSG-000009']],
  ])('%s with %j', (action, state, reasons) => {
    const facts = withFirst(state);
    expect(codes(facts, asked(facts, action))).toEqual(reasons);
  });

  it('tells why withdrawing is refused', () => {
    const context = (state: Partial<RegistrationRow>): unknown => {
      const facts = withFirst(state);
      return registrationRefusals(facts, [change(facts, 'withdraw')])[0]?.Params['context'];
    };
    expect([context({ status: 'withdrawn' }), context(unpaid), context({ frozen: true })]).toEqual([
      'twice',
      'unpaid',
      'frozen',
    ]);
  });

  it('is of a registration the student has, and a section that is offered', () => {
    for (const action of actions) expect(codes(eligible(), { index: 0, action }), action).toEqual(['MSG-000010']);
    expect(codes(eligible(), change(eligible(), 'replace'))).toEqual(['MSG-000010']);
    expect(codes(eligible(), { index: 0, action: 'replace', section: section() })).toEqual(['MSG-000010']);
  });

  it('comes back or moves only into a free seat', () => {
    const dropped = withFirst({ status: 'dropped' }, { seatsTaken: 30 });
    expect(codes(dropped, change(dropped, 'undrop'))).toEqual(['registration.seatGone']);
    const lastSeat = withFirst({ status: 'dropped' }, { seatsTaken: 29 });
    expect(codes(lastSeat, change(lastSeat, 'undrop'))).toEqual([]);
    expect(codes(eligible(), change(eligible(), 'replace', 1, { section: section({ seatsTaken: 30 }) }))).toEqual([
      'registration.seatGone',
    ]);
    // A withdrawn course still holds its seat.
    const withdrawn = withFirst({ status: 'withdrawn' }, { seatsTaken: 30 });
    expect(codes(withdrawn, change(withdrawn, 'unwithdraw'))).toEqual([]);
  });

  it('is not replaced by itself, but by another section of its course', () => {
    const [row] = eligible().registrations;
    expect(codes(eligible(), change(eligible(), 'replace', 1, { section: row!.section }))).toEqual([
      'registration.sameSection',
    ]);
    expect(codes(eligible(), change(eligible(), 'replace', 1, { section: section({ courseId: 101 }) }))).toEqual([]);
    expect(codes(eligible(), change(eligible(), 'replace', 1, { section: section({ courseId: 102 }) }))).toEqual([
      'registration.alreadyRegistered',
    ]);
  });
});

describe('the section', () => {
  const passed = (courseId: number, repeatable = false): Partial<RegistrationFacts> => ({
    grades: new Map([[courseId, { grade: repeatable ? 'D' : 'B', passes: true, repeatable }]]),
  });
  const failed = (courseId: number): Partial<RegistrationFacts> => ({
    grades: new Map([[courseId, { grade: 'F', passes: false, repeatable: false }]]),
  });
  const needs = {
    prerequisites: [
      [
        { courseId: 7, code: 'PRE7' },
        { courseId: 8, code: 'PRE8' },
      ],
    ],
  };

  it.each<[string, RegistrationFacts, Parameters<typeof register>[0], string[]]>([
    ['passed with a good grade', eligible(passed(200)), {}, ['registration.alreadyPassed']],
    ['passed with a grade that may be repeated', eligible(passed(200, true)), {}, []],
    ['failed before', eligible(failed(200)), {}, []],
    ['prerequisite missing', eligible(), needs, ['registration.prerequisite']],
    ['prerequisite failed', eligible(failed(7)), needs, ['registration.prerequisite']],
    ['prerequisite passed', eligible(passed(7)), needs, []],
    ['alternative of the prerequisite passed', eligible(passed(8)), needs, []],
    [
      'two groups, one met',
      eligible(passed(7)),
      { prerequisites: [...needs.prerequisites, [{ courseId: 9, code: 'PRE9' }]] },
      ['registration.prerequisite'],
    ],
    [
      'two groups, none met: both said',
      eligible(),
      { prerequisites: [...needs.prerequisites, [{ courseId: 9, code: 'PRE9' }]] },
      ['registration.prerequisite', 'registration.prerequisite'],
    ],
    [
      'prerequisite in progress counts in early registration',
      eligible({ period: 'early', inProgress: new Set([7]) }),
      needs,
      [],
    ],
    ['not registered online', eligible(), { onlineRegistration: false }, ['registration.courseNotOnline']],
    ['postgraduate course', eligible(), { level: 'postgraduate' }, ['registration.otherLevel']],
    ['postgraduate course, master student', asStudent({ degreeClass: 'master' }), { level: 'postgraduate' }, []],
    ['undergraduate course, doctoral student', asStudent({ degreeClass: 'phd' }), {}, ['registration.otherLevel']],
    ['undergraduate course, associate diploma', asStudent({ degreeClass: 'associateDiploma' }), {}, []],
    [
      'another college',
      eligible(),
      { collegeId: 2, college: { en: 'Arts', ar: 'الآداب' } },
      ['registration.otherCollege'],
    ],
    ['own college', eligible(), { collegeId: 1, college: { en: 'IT', ar: 'التقنية' } }, []],
    ['for men', eligible(), { gender: 'male' }, ['registration.otherGender']],
    ['for women', eligible(), { gender: 'female' }, []],
    ['registered already', eligible(), { courseId: 101 }, ['registration.alreadyRegistered']],
    ['withdrawn from', withFirst({ status: 'withdrawn' }), { courseId: 101 }, ['registration.alreadyRegistered']],
    ['dropped before', withFirst({ status: 'dropped' }), { courseId: 101 }, []],
    ['replaced before', withFirst({ status: 'replaced' }), { courseId: 101 }, []],
    ['full and waited for', eligible({ waiting: waitingFor() }), { seatsTaken: 30 }, ['registration.alreadyWaiting']],
    ['waited for, with a seat now', eligible({ waiting: waitingFor() }), {}, []],
    [
      'corequisite missing',
      eligible(),
      { corequisites: [{ courseId: 7, code: 'LAB7' }] },
      ['registration.corequisite'],
    ],
    ['corequisite passed', eligible(passed(7)), { corequisites: [{ courseId: 7, code: 'LAB7' }] }, []],
    [
      'corequisite failed',
      eligible(failed(7)),
      { corequisites: [{ courseId: 7, code: 'LAB7' }] },
      ['registration.corequisite'],
    ],
    ['corequisite registered', eligible(), { corequisites: [{ courseId: 102, code: 'OLD102' }] }, []],
    [
      'everything at once',
      eligible({ enrolled: false, ...passed(200) }),
      {
        ...needs,
        onlineRegistration: false,
        level: 'postgraduate',
        gender: 'male',
        collegeId: 2,
        creditHours: 4,
        slots: registration(1).section.slots,
      },
      [
        'MSG-000001',
        'registration.alreadyPassed',
        'registration.prerequisite',
        'registration.courseNotOnline',
        'registration.otherLevel',
        'registration.otherCollege',
        'registration.otherGender',
        'registration.timeConflict',
        'MSG-000004',
      ],
    ],
  ])('%s', (_, facts, of, expected) => {
    expect(codes(facts, register(of))).toEqual(expected);
  });

  it('names what is missing', () => {
    expect(registrationRefusals(eligible(), [register(needs)])).toEqual([
      { Code: 'registration.prerequisite', Params: { course: 'NEW200', missing: 'PRE7 / PRE8' }, Change: 0 },
    ]);
  });

  it('is judged again when a dropped course comes back, not when a withdrawn one does', () => {
    const back = (status: 'dropped' | 'withdrawn', action: 'undrop' | 'unwithdraw'): string[] => {
      const facts = withFirst({ status }, needs);
      return codes(facts, change(facts, action));
    };
    expect(back('dropped', 'undrop')).toEqual(['registration.prerequisite']);
    expect(back('withdrawn', 'unwithdraw')).toEqual([]);
  });
});

describe('waiting and confirming', () => {
  const full = { seatsTaken: 30, waiting: 4 };

  it('asks for what does not refuse', () => {
    expect(codes(eligible(), register({ ...full, language: 'ar' }))).toEqual([]);
    expect(registrationConfirmations(eligible(), [register({ ...full, language: 'ar' })])).toEqual([
      { Code: 'registration.confirmLanguage', Params: { course: 'NEW200', section: '01', context: 'ar' }, Change: 0 },
      { Code: 'registration.sectionFull', Params: { course: 'NEW200', section: '01', waiting: 4 }, Change: 0 },
    ]);
    expect(asks(eligible(), change(eligible(), 'replace', 1, { section: section({ language: 'ar' }) }))).toEqual([
      'registration.confirmLanguage',
    ]);
  });

  it('joins a list on working days only, once it is confirmed', () => {
    const confirmed = new Set(['registration.sectionFull']);
    expect(codes(eligible({ ...dayOff(), confirmed }), register(full))).toEqual(['gate.daysOff']);
    expect(codes(eligible({ confirmed }), register(full))).toEqual([]);
    expect(codes(eligible({ ...dayOff() }), register(full))).toEqual([]);
    expect(codes(eligible({ ...dayOff(), confirmed }), register())).toEqual([]);
  });

  it('holds a full section to every rule of the schedule', () => {
    expect(codes(eligible(), register({ ...full, slots: registration(1).section.slots }))).toEqual([
      'registration.timeConflict',
    ]);
    expect(codes(eligible(), register({ ...full, creditHours: 4 }))).toEqual(['MSG-000004']);
    expect(
      codes(eligible(), register(full), register({ ...full, sectionId: 901, courseId: 201, slots: [] }, 1)),
    ).toEqual(['MSG-000004']);
  });
});

describe('a basket', () => {
  it('changes each thing once', () => {
    const facts = withFirst({});
    expect(
      codes(facts, register({ creditHours: 1 }), register({ sectionId: 901, slots: [], creditHours: 1 }, 1)),
    ).toEqual(['registration.conflictingChanges']);
    expect(codes(facts, change(facts, 'drop'), change(facts, 'withdraw', 1, { index: 1 }))).toContain(
      'registration.conflictingChanges',
    );
    expect(
      codes(facts, change(facts, 'replace', 1, { section: section() }), register({ sectionId: 901, slots: [] }, 1)),
    ).toContain('registration.conflictingChanges');
  });

  it('says each reason with the change it speaks of', () => {
    const facts = withFirst({});
    const found = registrationRefusals(facts, [
      register({ gender: 'male' }),
      change(facts, 'delete', 2, { index: 1 }),
      { index: 2, action: 'drop' },
    ]);
    expect(found.map(({ Code, Change }) => [Code, Change])).toEqual([
      ['registration.otherGender', 0],
      ['MSG-000007', 1],
      ['MSG-000010', 2],
    ]);
  });

  it('says the same reason once', () => {
    expect(
      codes(
        eligible({ agenda: [] }),
        register(),
        register({ sectionId: 901, courseId: 201, slots: [], creditHours: 0 }, 1),
      ),
    ).toEqual(['MSG-000003']);
  });
});

describe('a withdrawal that an office is asked for', () => {
  const withdraw = (facts: RegistrationFacts, sent = false): [string, unknown][] =>
    askedWithdrawalRefusals(facts, [change(facts, 'withdraw')], sent).map(({ Code, Params }) => [Code, Params.context]);
  const three = { registrations: [1, 2, 3].map((id) => registration(id)) };
  const closed = { agenda: agendaOpen().map((window) => ({ ...window, opensAt: now - 2 * hour, closesAt: now })) };

  it.each<[string, RegistrationFacts, [string, unknown][]]>([
    ['below the floor, which an office may waive', eligible(three), []],
    ['frozen', withFirst({ frozen: true }), [['MSG-000006', 'withdraw']]],
    ['withdrawn before', withFirst({ status: 'withdrawn' }), [['MSG-000009', 'twice']]],
    ['unpaid', withFirst(unpaid), [['MSG-000009', 'unpaid']]],
    ['dropped', withFirst({ status: 'dropped' }), [['registration.notRegistered', undefined]]],
    ['outside the period', eligible(closed), [['MSG-000009', 'past']]],
    ['of a frozen student', asStudent({ status: 'frozen' }), [['MSG-000076', undefined]]],
    ['not enrolled', eligible({ enrolled: false }), [['MSG-000001', undefined]]],
  ])('%s', (_, facts, expected) => expect(withdraw(facts)).toEqual(expected));

  it('is decided after its period', () => expect(withdraw(eligible(closed), true)).toEqual([]));
  it('is of a course the student has', () =>
    expect(
      askedWithdrawalRefusals(eligible(), [{ index: 0, action: 'withdraw' }], false).map(({ Code }) => Code),
    ).toEqual(['MSG-000010']));
  it('is final once the seat is given up', () =>
    expect(
      codes(
        withFirst({ status: 'withdrawn', seatFreed: true }),
        change(withFirst({ status: 'withdrawn', seatFreed: true }), 'unwithdraw'),
      ),
    ).toEqual(['registration.cannotUnwithdraw']));
});
