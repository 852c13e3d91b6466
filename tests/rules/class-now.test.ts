import { describe, expect, it } from 'vitest';
import { findLead, minutesUntil, nowAndNext } from '../../web/ui/week/class-now.ts';

const at = (time: string, date = '2026-09-13'): number => Date.parse(`${date}T${time}:00+03:00`);
const one = (name: string, from: string, to: string, date?: string) => ({
  name,
  startsAt: at(from, date),
  endsAt: at(to, date),
});
const day = [one('second', '10:00', '10:50'), one('first', '08:00', '08:50'), one('third', '12:00', '13:15')];

describe('now and next', () => {
  const said = (time: string) => {
    const { running, next, others } = nowAndNext(day, at(time));
    return [running?.name ?? null, next?.name ?? null, others];
  };
  it.each([
    ['07:59', null, 'first', 2],
    ['08:00', 'first', 'second', 1],
    ['08:49', 'first', 'second', 1],
    ['08:50', null, 'second', 1],
    ['10:00', 'second', 'third', 0],
    ['12:00', 'third', null, 0],
    ['13:15', null, null, 0],
  ])('at %s: now %s, next %s, %i after it', (time, running, next, left) =>
    expect(said(time)).toEqual([running, next, left]),
  );
  it('is in the class that began first where two are at once', () =>
    expect(nowAndNext([one('late', '08:10', '09:00'), one('early', '08:00', '08:50')], at('08:20')).running?.name).toBe(
      'early',
    ));
});

describe('what comes first', () => {
  const next = one('tomorrow', '09:00', '09:50', '2026-09-14');
  const exam = one('exam', '11:00', '13:00', '2026-09-15');
  const facts = { begun: true, today: day, next, exam };
  it('is the class of today, now or next', () =>
    expect(findLead(facts, at('08:10'))).toMatchObject({
      kind: 'class',
      running: { name: 'first' },
      next: { name: 'second' },
      others: 1,
    }));
  it('is the class of another day once today is over', () =>
    expect(findLead(facts, at('14:00'))).toMatchObject({ kind: 'class', running: null, next: { name: 'tomorrow' } }));
  it('is the examination where it comes before any class', () => {
    expect(findLead({ ...facts, today: [], next: null }, at('14:00'))).toMatchObject({ kind: 'exam', running: false });
    expect(
      findLead({ ...facts, today: [], next: one('later', '09:00', '09:50', '2026-09-20') }, at('14:00')),
    ).toMatchObject({ kind: 'exam', exam: { name: 'exam' } });
    expect(findLead({ ...facts, today: [], next: null }, at('11:30', '2026-09-15'))).toMatchObject({
      kind: 'exam',
      running: true,
    });
    expect(findLead({ ...facts, today: [], next: null }, at('13:00', '2026-09-15'))).toBeNull();
  });
  it('is no class before the first week, and nothing where nothing is to come', () => {
    expect(findLead({ ...facts, begun: false, today: [], exam: null }, at('14:00', '2026-09-07'))).toBeNull();
    expect(findLead({ begun: true, today: [], next: null, exam: null }, at('14:00'))).toBeNull();
  });
});

it('counts begun minutes', () =>
  expect([at('10:50'), at('10:50') - 1, at('10:49'), at('10:00')].map((now) => minutesUntil(at('10:50'), now))).toEqual(
    [0, 1, 1, 50],
  ));
