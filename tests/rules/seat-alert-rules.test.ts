import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  divideTurn,
  isBeingTold,
  seatAlertRefusals,
  type AlertTurn,
} from '../../server/features/registration/seat-alert-rules.ts';
import { agendaOpen, asStudent, dayOff, eligible, now, section } from '../support/eligible.ts';

const full = section({ seatsTaken: 30 });
const reasons = (facts: Partial<Parameters<typeof seatAlertRefusals>[0]>) =>
  seatAlertRefusals({
    standing: eligible(),
    section: full,
    taken: new Set(),
    alerts: new Set(),
    maximum: 5,
    ...facts,
  });
const codes = (facts: Parameters<typeof reasons>[0]) => reasons(facts).map(({ Code }) => Code);

describe('a seat alert', () => {
  it('is for a full section', () => {
    expect(codes({})).toEqual([]);
    expect(reasons({ section: section() })).toEqual([
      { Code: 'registration.hasSeats', Params: { course: 'NEW200', section: '01', context: 'alert' } },
    ]);
  });
  it('is not for a course that the student has', () =>
    expect(codes({ taken: new Set([full.courseId]) })).toEqual(['registration.alreadyRegistered']));
  it('is asked for once for each section', () =>
    expect(reasons({ alerts: new Set([full.sectionId]) })).toEqual([
      { Code: 'registration.alreadyAlerted', Params: { course: 'NEW200', section: '01' } },
    ]));
  it('is one of five at most', () => {
    expect(codes({ alerts: new Set([1, 2, 3, 4]) })).toEqual([]);
    expect(reasons({ alerts: new Set([1, 2, 3, 4, 5]) })).toEqual([
      { Code: 'registration.tooManyAlerts', Params: { maximum: 5 } },
    ]);
    expect(codes({ alerts: new Set([1, 2, 3, 4, full.sectionId]) })).toEqual(['registration.alreadyAlerted']);
  });
  it('may be asked for on a day off', () => expect(codes({ standing: { ...eligible(), ...dayOff() } })).toEqual([]));
  it('needs an open period, in early registration its own', () => {
    expect(codes({ standing: eligible({ agenda: [] }) })).toEqual(['MSG-000003']);
    expect(codes({ standing: eligible({ agenda: agendaOpen(['addDrop']) }) })).toEqual([]);
    expect(codes({ standing: eligible({ period: 'early', agenda: agendaOpen(['addDrop']) }) })).toEqual(['MSG-000003']);
    expect(codes({ standing: eligible({ period: 'early', agenda: agendaOpen(['earlyRegistration']) }) })).toEqual([]);
  });
  it('for a section that is not offered is refused with every other reason', () => {
    expect(codes({ section: undefined })).toEqual(['MSG-000010']);
    expect(codes({ section: undefined, standing: eligible({ agenda: [] }) })).toEqual(['MSG-000003', 'MSG-000010']);
  });
  it('is for a student who may register', () => {
    expect(codes({ standing: asStudent({ status: 'frozen' }) })).toEqual(['MSG-000076']);
    expect(codes({ standing: eligible({ enrolled: false }) })).toEqual(['MSG-000001']);
    expect(codes({ standing: asStudent({ btc: true }) })).toEqual(['registration.notOnline']);
  });
});

describe('a turn', () => {
  const alert = (id: number, toldAt: number | null = null): AlertTurn => ({ id, toldAt, tellAt: null });
  const idsOf = (alerts: readonly AlertTurn[]) => alerts.map(({ id }) => id);

  it('is the first three who asked and were not told yet', () => {
    const { told, later } = divideTurn([alert(1, now), alert(4), alert(6), alert(7), alert(9), alert(12)], 3);
    expect([idsOf(told), idsOf(later)]).toEqual([
      [4, 6, 7],
      [9, 12],
    ]);
  });
  it('has its own time once the telling has begun', () => {
    expect(isBeingTold([alert(1), alert(2)])).toBe(false);
    expect(isBeingTold([alert(1), alert(2, now)])).toBe(true);
    expect(isBeingTold([{ id: 2, toldAt: null, tellAt: now }])).toBe(true);
  });

  type Step = { does: 'ask' | 'end' | 'free' | 'fill' | 'turn'; which: number };
  const steps = fc.array(
    fc.record<Step>({
      does: fc.constantFrom('ask', 'ask', 'ask', 'end', 'free', 'fill', 'turn', 'turn'),
      which: fc.nat(20),
    }),
    { maxLength: 60 },
  );

  /** Plays the steps on one section, as the commands and the trigger do. Returns what was told in each turn. */
  function play(all: readonly Step[]) {
    const turns: { told: number[]; open: number[]; free: boolean; seat: number }[] = [];
    let [alerts, free, seat, nextId, at] = [[] as AlertTurn[], false, 0, 1, now];
    const tell = (): void => {
      const { told, later } = divideTurn(alerts, 3);
      turns.push({ told: idsOf(told), open: idsOf(alerts), free, seat });
      const first = new Set(told);
      const after = new Set(later);
      alerts = alerts.map((one) =>
        first.has(one) ? { ...one, toldAt: at, tellAt: null } : after.has(one) ? { ...one, tellAt: at + 1 } : one,
      );
    };
    for (const { does, which } of all) {
      at += 1;
      if (does === 'ask' && !free) alerts = [...alerts, alert(nextId++)];
      // An alert ends by its student, or because the student got a seat in the course.
      if (does === 'end') alerts = alerts.filter((_, index) => index !== which % alerts.length);
      if (does === 'fill') [free, alerts] = [false, idsOf(alerts).map((id) => alert(id))];
      if (does === 'free') {
        seat += Number(!free);
        free = true;
        if (alerts.length > 0 && !isBeingTold(alerts)) tell();
      }
      if (does === 'turn' && alerts.some(({ tellAt }) => tellAt !== null)) tell();
    }
    return turns;
  }

  it('keeps the order, tells at most three, and nobody twice of one seat or after the alert has ended', () =>
    fc.assert(
      fc.property(steps, (all) => {
        const bySeat = new Map<number, number[]>();
        for (const { told, open, free, seat } of play(all)) {
          expect(free).toBe(true);
          expect(told.length).toBeLessThanOrEqual(3);
          expect(open).toEqual(expect.arrayContaining(told));
          bySeat.set(seat, [...(bySeat.get(seat) ?? []), ...told]);
        }
        for (const told of bySeat.values()) expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
      }),
    ));
});
