import { useState } from 'react';
import type { AnswerOf } from '../api/operations.ts';
import { useAction } from '../api/useAction.ts';
import { useApi } from '../api/useApi.ts';
import type { ReadOptions } from '../api/useApi.ts';

type Mode = AnswerOf<'getClock'>['mode'];

/**
 * The business clock and what moves it. A live clock that is moved ticks from there. `ran` is what fell due on the last move; null before one.
 * Setting it back asks first: `asking` is the instant it would be set to, null while nothing is asked.
 */
export function useClockMoves(options?: ReadOptions) {
  const clock = useApi('getClock', {}, options);
  const setting = useAction('setClock');
  const advancing = useAction('advanceClock');
  const returning = useAction('undoClockMove');
  const [expireSessions, setExpireSessions] = useState(false);
  const [ran, setRan] = useState<AnswerOf<'getClock'>['ran'] | null>(null);
  const [asking, setAsking] = useState<string | null>(null);
  const mode: Mode = clock.data?.mode ?? 'ticking';

  const set = async (wanted: Mode, now?: string): Promise<void> => {
    const outcome = await setting.run({ body: { mode: wanted, expireSessions, ...(now && { now }) } });
    if (outcome.ok && now) setRan(outcome.data.ran ?? []);
  };
  const setTo = (now: string): void => void set(mode === 'live' ? 'ticking' : mode, now);
  const isBack = (now: string): boolean => clock.data !== undefined && Date.parse(now) < Date.parse(clock.data.now);
  return {
    clock,
    setMode: (wanted: Mode) => void set(wanted),
    jump: (now: string): void => (isBack(now) ? setAsking(now) : setTo(now)),
    advance: (seconds: number): void => {
      void advancing.run({ body: { seconds, expireSessions } }).then((outcome) => outcome.ok && setRan(outcome.data.ran ?? []));
    },
    asking,
    stopAsking: () => setAsking(null),
    /** Sets the clock back and undoes nothing. */
    setBack: (now: string): void => {
      setAsking(null);
      setTo(now);
    },
    /** Returns to the state before the last move. */
    undo: (): void => {
      setAsking(null);
      void returning.run().then(({ ok }) => ok && setRan(null));
    },
    moving: setting.running || advancing.running || returning.running,
    expireSessions,
    setExpireSessions,
    ran,
  };
}

export type ClockMoves = ReturnType<typeof useClockMoves>;
