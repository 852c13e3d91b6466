import { describe, expect, it } from 'vitest';
import { addMessage, clockNow, isSameName, messagesAt } from '../../server/simulator/classroom/classroom.ts';
import { cookieIn } from '../../server/simulator/cookie.ts';
import { WrongCodes } from '../../server/simulator/trainer-auth.ts';
import { toProgress, wallOrder } from '../../web/simulator/classroom/wall-order.ts';

describe('the wall', () => {
  const at = (minutes: number): string => `2026-09-07T10:${String(minutes).padStart(2, '0')}:00+03:00`;
  const one = (name: string, given: Partial<Parameters<typeof toProgress>[0]>) => ({
    name,
    handAt: null,
    refusals: 0,
    step: 2,
    stepAt: at(10),
    ...given,
  });

  it('has who is stuck first: who asks, who is refused most, who stands longest, and who has finished last', () => {
    const class_ = [
      one('finished', { step: 8 }),
      one('works', { stepAt: at(20) }),
      one('stands', { stepAt: at(5) }),
      one('refused once', { refusals: 1, stepAt: at(1) }),
      one('refused often', { refusals: 3 }),
      one('asks', { handAt: at(30) }),
      one('asked before', { handAt: at(15), step: 8 }),
      one('finished first', { step: 8, stepAt: at(2) }),
    ];
    expect(wallOrder(class_, 8).map(({ name }) => name)).toEqual([
      'asked before',
      'asks',
      'refused often',
      'refused once',
      'stands',
      'works',
      'finished first',
      'finished',
    ]);
    expect(class_[0]?.name).toBe('finished');
  });

  it('has nobody finished where no demonstration is followed', () => {
    expect(toProgress(one('x', { step: 0 }), 0)).toBe('works');
  });
});

describe('a class', () => {
  it('has a clock that runs on for whoever comes later, and one that stands still', () => {
    const now = '2026-09-11T10:00:00+03:00';
    expect(clockNow({ clock: { mode: 'ticking', now }, clockSetAt: 1_000 }, 61_000)).toEqual({
      mode: 'ticking',
      now: '2026-09-11T10:01:00+03:00',
    });
    expect(clockNow({ clock: { mode: 'frozen', now }, clockSetAt: 1_000 }, 61_000)).toEqual({ mode: 'frozen', now });
    expect(clockNow({ clock: null, clockSetAt: 0 }, 61_000)).toBeNull();
  });

  it('tells trainees what was written in the last two hours, and keeps the last twenty', () => {
    const room = { messages: [], nextMessage: 1 };
    const before = { joinedAt: 0, begunAt: 0 };
    for (let minute = 0; minute < 30; minute += 1) addMessage(room, `message ${minute}`, minute * 60_000, 0);
    expect(messagesAt(room, before, 30 * 60_000).map(({ id }) => id)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 11),
    );
    expect(messagesAt(room, before, 145 * 60_000).map(({ id }) => id)).toEqual([27, 28, 29, 30]);
    // A trainee who was reset in the 28th minute gets no earlier message.
    expect(messagesAt(room, { joinedAt: 0, begunAt: 28 * 60_000 }, 30 * 60_000).map(({ id }) => id)).toEqual([30]);
    expect(messagesAt(room, { joinedAt: 29 * 60_000, begunAt: 29 * 60_000 }, 30 * 60_000)).toHaveLength(20);
  });

  it('takes two names for one that are read as one', () => {
    expect([isSameName('Fatima  Ali', 'fatima ali'), isSameName('أحمد', 'احمد'), isSameName('Ali', 'Ali 2')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('wrong codes', () => {
  it('pause an address after ten, for five minutes after the last', () => {
    const wrong = new WrongCodes(10);
    for (let tries = 0; tries < 9; tries += 1) wrong.count('a', tries);
    expect(wrong.pauseLeft('a', 10)).toBe(0);
    wrong.count('a', 1_000);
    expect([wrong.pauseLeft('a', 2_000), wrong.pauseLeft('b', 2_000), wrong.pauseLeft('a', 302_000)]).toEqual([
      299_000, 0, 0,
    ]);
    wrong.count('a', 302_000);
    expect(wrong.pauseLeft('a', 302_001)).toBe(0);
  });

  it('that are told apart count once each', () => {
    const wrong = new WrongCodes(2);
    for (let tries = 0; tries < 9; tries += 1) wrong.count('a', tries, 'ABCDE');
    expect(wrong.pauseLeft('a', 10)).toBe(0);
    wrong.count('a', 10, 'ABCDF');
    expect(wrong.pauseLeft('a', 10)).toBeGreaterThan(0);
  });
});

describe('a cookie', () => {
  it('is found among others by its whole name', () => {
    expect(cookieIn('a=1; sis-seat-3000=x=y; b', 'sis-seat-3000')).toBe('x=y');
    expect(cookieIn('sis-seat-30001=z', 'sis-seat-3000')).toBeUndefined();
    expect(cookieIn('', 'a')).toBeUndefined();
  });
});
