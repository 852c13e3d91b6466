import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enums } from '../../db/enums.gen.ts';
import { day } from '../../locales/durations.ts';
import en from '../../locales/en/messages.json';
import { findWeek, type AgendaWindow } from '../../server/features/agenda/agenda-queries.ts';
import {
  agendaState,
  closedCode,
  isOpen,
  notSentNow,
  onDayOff,
  outsideAgenda,
  sendingWindows,
} from '../../server/features/agenda/agenda-rules.ts';
import { isWorkingDay, toStartOfDay } from '../../server/clock/clock.ts';

const start = Date.parse('2026-09-06T08:00:00+03:00');
const end = Date.parse('2026-09-18T00:00:00+03:00');
const addDrop: AgendaWindow = { function: 'addDrop', opensAt: start, closesAt: end };
const earlier: AgendaWindow = { ...addDrop, opensAt: start - 20 * day, closesAt: start - 10 * day };
const later: AgendaWindow = { ...addDrop, opensAt: end + 10 * day, closesAt: end + 20 * day };
const contextAt = (now: number, ...windows: AgendaWindow[]): string => agendaState(windows, ['addDrop'], now).context;

describe('a window', () => {
  it.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('%i ms from its start is open: %s', (offset, open) => expect(isOpen(addDrop, start + offset)).toBe(open));
  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('%i ms from its end is open: %s', (offset, open) => expect(isOpen(addDrop, end + offset)).toBe(open));
});

describe('the state of a function', () => {
  it.each([
    ['never', start, []],
    ['never', start, [{ ...addDrop, function: 'registration' as const }]],
    ['upcoming', start - 1, [addDrop]],
    ['open', start, [addDrop]],
    ['past', end, [addDrop]],
    ['upcoming', end, [addDrop, later]],
    ['upcoming', start - 1, [earlier, addDrop, later]],
  ] as const)('%s at %i', (context, now, windows) => expect(contextAt(now, ...windows)).toBe(context));

  it('tells of the window that closes last, opens next, or closed last', () => {
    const longer = { ...addDrop, closesAt: end + day };
    expect(agendaState([addDrop, longer], ['addDrop'], start)).toEqual({
      context: 'open',
      opensAt: start,
      closesAt: end + day,
    });
    expect(agendaState([later, addDrop, earlier], ['addDrop'], start - day)).toEqual({
      context: 'upcoming',
      opensAt: start,
      closesAt: end,
    });
    for (const windows of [
      [addDrop, earlier],
      [earlier, addDrop],
    ])
      expect(agendaState(windows, ['addDrop'], end)).toEqual({ context: 'past', opensAt: start, closesAt: end });
  });

  it('is open where any of the functions is', () => {
    expect(
      agendaState([{ ...later, function: 'registration' }, addDrop], ['registration', 'addDrop'], start).context,
    ).toBe('open');
  });
});

describe('outside the agenda', () => {
  it('gives the code, the context and the instants', () => {
    expect(outsideAgenda([addDrop], ['addDrop'], start - 1, 'MSG-000002', { service: 'addDrop' })).toEqual([
      {
        Code: 'MSG-000002',
        Params: {
          service: 'addDrop',
          context: 'upcoming',
          opensAt: '2026-09-06T08:00:00+03:00',
          closesAt: '2026-09-18T00:00:00+03:00',
        },
      },
    ]);
    expect(outsideAgenda([], ['addDrop'], start, 'MSG-000003')).toEqual([
      { Code: 'MSG-000003', Params: { context: 'never' } },
    ]);
  });
  it('gives nothing while open', () => expect(outsideAgenda([addDrop], ['addDrop'], start, 'MSG-000002')).toEqual([]));
  it('has a code of the catalogue for every function', () =>
    expect(enums.AgendaFunction.map(closedCode).filter((code) => !(code in en))).toEqual([]));
  it('uses the numbers of the catalogue', () => {
    expect(
      [
        'registration',
        'addDrop',
        'earlyRegistration',
        'courseWithdrawal',
        'officialWithdrawal',
        'permanentWithdrawal',
        'cancelAdmission',
        'appeal',
        'survey',
        'transfer',
        'thesis',
      ].map((name) => closedCode(name as 'thesis')),
    ).toEqual([
      'MSG-000003',
      'MSG-000003',
      'MSG-000003',
      'MSG-000009',
      'MSG-000034',
      'MSG-000049',
      'MSG-000048',
      'MSG-000059',
      'MSG-000022',
      'MSG-000055',
      'MSG-000024',
    ]);
  });
});

describe('a request', () => {
  it.each([
    ['2026-09-10T23:59:59.999+03:00', null],
    ['2026-09-11T00:00:00+03:00', '2026-09-13'],
    ['2026-09-11T12:00:00+03:00', '2026-09-13'],
    ['2026-09-12T23:59:59.999+03:00', '2026-09-13'],
    ['2026-09-13T00:00:00+03:00', null],
    ['2026-09-06T10:00:00+03:00', null],
    ['2026-09-07T10:00:00+03:00', null],
    ['2026-09-08T10:00:00+03:00', null],
    ['2026-09-09T10:00:00+03:00', null],
  ])('sent at %s waits for %s', (instant, date) =>
    expect(onDayOff(Date.parse(instant))).toEqual(
      date === null ? [] : [{ Code: 'gate.daysOff', Params: { opensAt: `${date}T00:00:00+03:00` } }],
    ),
  );
});

describe('the week of the semester', () => {
  const semester = {
    id: 1,
    academicYear: 2026,
    term: 1,
    name: { en: '', ar: '' },
    startsOn: '2026-09-13',
    endsOn: '2027-01-07',
    weeks: 15,
  };
  it.each([
    ['2026-09-12T23:59:59+03:00', null],
    ['2026-09-13T00:00:00+03:00', 1],
    ['2026-09-19T23:59:59+03:00', 1],
    ['2026-09-20T00:00:00+03:00', 2],
    ['2026-11-21T23:59:59+03:00', 10],
    ['2026-11-22T00:00:00+03:00', 11],
    ['2027-01-07T23:59:59+03:00', 17],
    ['2027-01-08T00:00:00+03:00', null],
  ])('%s is week %s', (instant, week) => expect(findWeek(semester, Date.parse(instant))).toBe(week));
  it('starts at midnight in Bahrain', () => expect(findWeek(semester, toStartOfDay('2026-09-13') - 1)).toBeNull());
});

describe('what is sent on working days alone', () => {
  /** A Sunday at midnight, at which a week of the withdrawal period ends. */
  const closing = toStartOfDay('2026-11-22');
  const withdrawal: AgendaWindow = {
    function: 'officialWithdrawal',
    opensAt: toStartOfDay('2026-09-20'),
    closesAt: closing,
  };
  const said = (now: string) =>
    notSentNow([withdrawal], ['officialWithdrawal'], Date.parse(`${now}+03:00`), 'MSG-000034').map(
      ({ Code, Params }) => [Code, Params.context, Params.opensAt ?? null, Params.closesAt ?? null],
    );

  it('ends with the last working day of its period, and promises none after it', () => {
    expect(said('2026-11-13T10:00:00')).toEqual([['gate.daysOff', undefined, '2026-11-15T00:00:00+03:00', null]]);
    expect(said('2026-11-19T23:59:59')).toEqual([]);
    const closed = ['MSG-000034', 'past', '2026-09-20T00:00:00+03:00', '2026-11-20T00:00:00+03:00'];
    for (const late of ['2026-11-20T00:00:00', '2026-11-21T23:59:59'])
      expect(said(late), late).toEqual([['gate.daysOff', 'bare', null, null], closed]);
    expect(said('2026-11-22T00:00:00')).toEqual([closed]);
  });

  it('is never sent in a period of days off alone', () => {
    const weekend: AgendaWindow = {
      ...withdrawal,
      opensAt: toStartOfDay('2026-11-20'),
      closesAt: toStartOfDay('2026-11-22'),
    };
    expect(
      notSentNow([weekend], ['officialWithdrawal'], toStartOfDay('2026-11-20'), 'MSG-000034').map(
        ({ Params }) => Params.context,
      ),
    ).toEqual(['bare', 'never']);
  });

  it('names only instants at which sending works, and the last moment that works, whatever the rows', () => {
    const rows = fc.array(fc.record({ opens: fc.nat(60 * 24), length: fc.integer({ min: 1, max: 20 * 24 }) }), {
      minLength: 1,
      maxLength: 3,
    });
    const works = (agenda: AgendaWindow[], at: number): boolean =>
      isWorkingDay(at) && agenda.some((window) => isOpen(window, at));
    fc.assert(
      fc.property(rows, fc.nat(90 * 24), (drawn, hour) => {
        const agenda = drawn.map(({ opens, length }): AgendaWindow => ({
          function: 'minor',
          opensAt: start + (opens * day) / 24,
          closesAt: start + ((opens + length) * day) / 24,
        }));
        const now = start + (hour * day) / 24;
        const reasons = notSentNow(agenda, ['minor'], now, 'MSG-000024');
        expect(reasons.length === 0).toBe(works(agenda, now));
        for (const { Code, Params } of reasons)
          if (Params.opensAt !== undefined && (Code === 'gate.daysOff' || Params.context === 'upcoming'))
            expect(works(agenda, Date.parse(Params.opensAt as string))).toBe(true);
        for (const { closesAt } of sendingWindows(agenda)) expect(works(agenda, closesAt - 1)).toBe(true);
      }),
    );
  });
});
