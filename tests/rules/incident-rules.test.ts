import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enums } from '../../db/enums.gen.ts';
import { hour, minute } from '../../locales/durations.ts';
import { isWorkingDay, toIso } from '../../server/clock/clock.ts';
import {
  isSilent,
  moveDueTime,
  moveEnd,
  movePeriods,
  toJobInstant,
  type Incident,
  type IncidentKind,
  type Outage,
  type Period,
} from '../../server/features/incident/incident-rules.ts';
import { scheduledJobs } from '../../server/simulator/scheduled-jobs.ts';

/** An instant of September 2026; the 10th, 17th and 24th are Thursdays. */
const at = (text: string): number => Date.parse(`2026-09-${text.replace(' ', 'T')}:00+03:00`);
const outage = (from: string, until: string, kind: IncidentKind = 'everything'): Outage => ({
  kind,
  from: at(from),
  until: at(until),
});
const period = (name: Period['function'], opens: string, closes: string, rest: Partial<Period> = {}): Period => ({
  id: 1,
  function: name,
  semesterId: 20261,
  opensAt: at(opens),
  closesAt: at(closes),
  ...rest,
});
const noDays = new Set<Period['function']>();
const moved = (
  periods: Period[],
  incident: Outage,
  earlier: Outage[] = [],
  onWorkingDays: ReadonlySet<Period['function']> = noDays,
): string[] =>
  movePeriods(periods, incident, earlier, onWorkingDays).map(
    ({ function: name, opensAt, closesAt }) => `${name} ${toIso(opensAt).slice(8, 16)} ${toIso(closesAt).slice(8, 16)}`,
  );

describe('the end of a period after an incident', () => {
  const addDrop = period('addDrop', '06 08:00', '18 00:00');

  it.each([
    ['for whole hours', '17 20:00', '17 22:00', '18T02:00'],
    ['rounded up to the hour', '17 20:00', '17 22:01', '18T03:00'],
    ['of some seconds is an hour', '17 20:00', '17 20:01', '18T01:00'],
    ['in the middle of the period', '09 10:00', '09 13:00', '18T03:00'],
    ['over its closing', '17 22:00', '18 06:00', '18T08:00'],
    ['over its opening', '05 08:00', '06 09:00', '19T01:00'],
  ])('is later by the length: %s', (_, from, until, closes) =>
    expect(moved([addDrop], outage(from, until))).toEqual([`addDrop 06T08:00 ${closes}`]),
  );

  it.each([
    ['before it', '05 08:00', '06 08:00'],
    ['after it', '18 00:00', '18 03:00'],
    ['that lasts no time', '17 20:00', '17 20:00'],
  ])('stays after an incident %s', (_, from, until) => expect(moved([addDrop], outage(from, until))).toEqual([]));

  it('stays where the incident does not interrupt it', () => {
    const all = enums.AgendaFunction.map((name, id) => period(name, '01 08:00', '30 00:00', { id }));
    const names = (kind: IncidentKind): string[] =>
      movePeriods(all, outage('17 20:00', '17 22:00', kind), [], noDays).map((one) => one.function);
    expect(names('payment')).toEqual(['addDrop']);
    expect(names('registration').sort()).toEqual(['addDrop', 'courseWithdrawal', 'earlyRegistration', 'registration']);
    expect(names('everything').sort()).toEqual([...enums.AgendaFunction].sort());
  });

  it('says whether it fell into the incident', () => {
    const closing = (from: string, until: string): boolean | undefined =>
      movePeriods([addDrop], outage(from, until), [], noDays)[0]?.closing;
    expect([closing('17 22:00', '18 00:01'), closing('17 22:00', '18 00:00')]).toEqual([true, false]);
  });

  it('of two incidents in a row is later by both', () => {
    const first = outage('17 20:00', '17 22:00');
    const [once] = movePeriods([addDrop], first, [], noDays);
    expect(moved([once!], outage('17 22:00', '17 23:00'), [first])).toEqual(['addDrop 06T08:00 18T03:00']);
  });

  it('counts the hours that two incidents share once', () => {
    const first = outage('17 10:00', '17 12:00', 'payment');
    const [once] = movePeriods([addDrop], first, [], noDays);
    expect(moved([once!], outage('17 11:00', '17 13:00'), [first])).toEqual(['addDrop 06T08:00 18T03:00']);
    expect(moved([once!], outage('17 09:00', '17 13:00'), [first])).toEqual(['addDrop 06T08:00 18T04:00']);
    expect(moved([once!], outage('17 10:30', '17 11:30'), [first])).toEqual([]);
    // The first incident was one of payments and did not move the registration period, so its hours are not subtracted.
    const registration = period('registration', '06 08:00', '18 00:00');
    expect(moved([registration], outage('17 11:00', '17 13:00'), [first])).toEqual(['registration 06T08:00 18T02:00']);
  });

  describe('that is limited to working days', () => {
    const days = new Set<Period['function']>(['refund']);
    const refund = period('refund', '06 08:00', '18 00:00');
    it.each([
      ['goes on after the weekend', '17 20:00', '18 00:00', '20T04:00'],
      ['loses no hours of the weekend', '17 20:00', '20 08:00', '20T12:00'],
      ['in the middle gains working hours', '09 10:00', '09 13:00', '20T03:00'],
      ['loses the hours on both sides of a weekend', '10 22:00', '13 01:00', '20T03:00'],
    ])('%s', (_, from, until, closes) =>
      expect(moved([refund], outage(from, until), [], days)).toEqual([`refund 06T08:00 ${closes}`]),
    );
    it('stays after an incident of a weekend', () =>
      expect(moved([refund], outage('11 00:00', '13 00:00'), [], days)).toEqual([]));
  });

  describe('with which another one begins', () => {
    const transfer = period('transfer', '06 08:00', '18 00:00');
    const round = period('transferRound', '20 08:00', '21 00:00', { id: 2 });
    const confirm = period('transferConfirm', '20 08:00', '27 00:00', { id: 3 });
    const days = new Set<Period['function']>(['transfer']);

    it('moves that one as a whole, in any order of the rows', () =>
      expect(moved([confirm, round, transfer], outage('17 20:00', '17 23:00'), [], days)).toEqual([
        'transfer 06T08:00 20T03:00',
        'transferRound 20T11:00 21T03:00',
        'transferConfirm 20T11:00 27T03:00',
      ]));
    it('moves it if the incident hides its beginning', () =>
      expect(moved([transfer, round, confirm], outage('20 07:00', '20 09:00'))).toEqual([
        'transferRound 20T10:00 21T02:00',
        'transferConfirm 20T10:00 27T02:00',
      ]));
    it('leaves the beginning of one that has begun', () =>
      expect(moved([transfer, round, confirm], outage('20 12:00', '20 13:00'))).toEqual([
        'transferRound 20T08:00 21T01:00',
        'transferConfirm 20T08:00 27T01:00',
      ]));
    it('leaves that of another semester', () =>
      expect(moved([transfer, { ...round, semesterId: 20262 }], outage('17 20:00', '17 23:00'))).toEqual([
        'transfer 06T08:00 18T03:00',
      ]));
  });
});

describe('a due time', () => {
  const span = outage('17 20:00', '17 22:30');
  it.each([
    ['in the incident', '17 21:00', '18T00:00'],
    ['at its beginning', '17 20:00', '17T23:00'],
    ['before it', '17 19:59', '17T19:59'],
    ['at its end', '17 22:30', '17T22:30'],
  ])('%s', (_, due, to) => expect(toIso(moveDueTime(at(due), span, [])).slice(8, 16)).toBe(to));
  it('of a working day goes on after the weekend', () =>
    expect(toIso(moveDueTime(at('17 23:59'), outage('17 22:00', '18 02:00'), [], true)).slice(8, 16)).toBe('20T01:59'));
});

describe('a scheduled job', () => {
  const held: IncidentKind[] = ['registration', 'everything'];
  it('waits while an incident of its kinds lasts', () => {
    const open: Incident = { kind: 'everything', from: at('17 20:00'), until: null };
    expect(toJobInstant(at('18 00:00'), held, [open])).toBeNull();
    expect(toJobInstant(at('17 20:00'), held, [open])).toBeNull();
    expect(toJobInstant(at('17 19:59'), held, [open])).toBe(at('17 19:59'));
    expect(toJobInstant(at('18 00:00'), held, [{ ...open, kind: 'payment' }])).toBe(at('18 00:00'));
  });
  it('runs later by the incidents into which it falls, one after the other', () => {
    const two = [outage('17 23:00', '18 01:00'), outage('18 01:30', '18 02:30')];
    expect(toJobInstant(at('18 00:00'), held, two)).toBe(at('18 03:00'));
    expect(
      toJobInstant(at('18 00:00'), held, [...two, { kind: 'everything', from: at('18 02:45'), until: null }]),
    ).toBe(null);
  });
  it('is classified: it waits for these incidents', () => {
    expect(Object.fromEntries(scheduledJobs.map(({ name, waitsFor }) => [name, waitsFor]))).toEqual({
      requestsExecute: ['everything'],
      requestsLapse: ['everything'],
      requestsExpire: ['everything'],
      permitsLapse: ['registration', 'everything'],
      seatOffersEnd: ['registration', 'everything'],
      waitingListsClose: ['payment', 'registration', 'everything'],
      incidentsLast: [],
      seatAlertsTold: ['registration', 'everything'],
      oldEventsDeleted: [],
      dropsSettled: ['payment', 'registration', 'everything'],
      withdrawalsSettled: ['registration', 'everything'],
      studentsRegister: ['registration', 'everything'],
      transfersAnswered: ['everything'],
      deskDecides: ['everything'],
      // During an incident, the calendar of the university goes on, and the bank decides on payments.
      semesterMade: [],
      gradesComeIn: [],
      newcomersAdmitted: [],
      gatewayDecides: [],
    });
  });
});

it('counts three calls without an answer within ten minutes as silence', () => {
  const now = at('17 20:00');
  const calls = (...minutes: number[]): number[] => minutes.map((ago) => now - ago * minute);
  expect(isSilent(calls(0, 5, 9.99), now, 3, 10 * minute)).toBe(true);
  expect(isSilent(calls(0, 5, 10), now, 3, 10 * minute)).toBe(false);
  expect(isSilent(calls(0, 5, -1), now, 3, 10 * minute)).toBe(false);
});

describe('whatever the incidents', () => {
  const instant = fc.integer({ min: 0, max: 40 * 24 * 4 }).map((quarter) => at('01 00:00') + quarter * 15 * minute);
  const span = fc
    .tuple(instant, fc.integer({ min: 1, max: 4 * 24 * 60 }))
    .map(([from, minutes]) => ({ from, until: from + minutes * minute }));
  const kind = fc.constantFrom<IncidentKind>('payment', 'registration', 'everything');
  const ended = fc.tuple(span, kind).map(([one, name]): Outage => ({ ...one, kind: name }));
  /** Incidents in the order in which they end, which is the order in which the rules count them. */
  const outages = fc.array(ended, { maxLength: 6 }).map((all) => [...all].sort((a, b) => a.until - b.until));
  const rows = fc
    .array(fc.tuple(fc.constantFrom(...enums.AgendaFunction), instant, fc.integer({ min: 1, max: 500 })), {
      maxLength: 12,
    })
    .map((all) =>
      all.map(([name, opensAt, hours], id): Period => ({
        id,
        function: name,
        semesterId: 20261,
        opensAt,
        closesAt: opensAt + hours * hour,
      })),
    );
  const days = fc.subarray([...enums.AgendaFunction]).map((names) => new Set(names));

  it('no end moves earlier, and nothing moves that was closed the whole time', () =>
    fc.assert(
      fc.property(rows, outages, days, (periods, all, onWorkingDays) => {
        all.forEach((incident, index) => {
          for (const after of movePeriods(periods, incident, all.slice(0, index), onWorkingDays)) {
            const before = periods.find(({ id }) => id === after.id)!;
            expect(after.closesAt).toBeGreaterThan(before.closesAt);
            expect(after.opensAt).toBeGreaterThanOrEqual(before.opensAt);
            expect(after.opensAt).toBeLessThan(after.closesAt);
            const wasOpen = before.opensAt < incident.until && before.closesAt > incident.from;
            expect(wasOpen || before.function.startsWith('transfer')).toBe(true);
          }
        });
      }),
    ));

  it('a period that follows another one and lies on a Friday keeps its length', () => {
    const friday = period('transferConfirm', '25 00:00', '25 01:00');
    const [after] = movePeriods([friday], outage('21 00:00', '25 00:01'), [], new Set(['transferConfirm']));
    expect(after!.opensAt).toBeGreaterThanOrEqual(at('25 00:01'));
    expect(after!.closesAt).toBe(after!.opensAt + hour);
  });

  it('no due time moves earlier or to a time within an incident that has ended', () =>
    fc.assert(
      fc.property(instant, outages, fc.boolean(), (due, all, workingDays) => {
        let to = due;
        all.forEach((incident, index) => {
          const next = moveDueTime(to, incident, all.slice(0, index), workingDays);
          expect(next).toBeGreaterThanOrEqual(to);
          to = next;
          for (const past of all.slice(0, index + 1)) expect(past.from <= to && to < past.until).toBe(false);
        });
      }),
    ));

  it('nothing that fell due in an incident runs before its new time', () =>
    fc.assert(
      fc.property(instant, outages, span, (due, all, last) => {
        const kinds: IncidentKind[] = ['everything'];
        const own = all.filter((one) => one.kind === 'everything');
        const to = own.reduce((time, one, index) => moveDueTime(time, one, own.slice(0, index)), due);
        expect(toJobInstant(due, kinds, all)).toBe(to);
        // An area that has stored the moved due time gets the same instant.
        expect(toJobInstant(to, kinds, all)).toBe(to);
        const open: Incident = { kind: 'everything', from: last.from, until: null };
        expect(toJobInstant(due, kinds, [...all, open])).toBe(to >= last.from ? null : to);
      }),
    ));

  it('an end on working days loses and gains the same time', () =>
    fc.assert(
      fc.property(instant, span, (end, one) => {
        const to = moveEnd(end, one, [], true);
        const worked = (from: number, until: number): number => {
          let sum = 0;
          for (let time = from; time < until; time += minute) if (isWorkingDay(time)) sum += minute;
          return sum;
        };
        expect(worked(end, to)).toBe(Math.ceil(worked(one.from, one.until) / hour) * hour);
      }),
      { numRuns: 30 },
    ));
});
