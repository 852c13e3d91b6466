import { useState } from 'react';
import type { AnswerOf } from '../api/operations.ts';
import { useAction } from '../api/useAction.ts';
import { useApi } from '../api/useApi.ts';
import type { ReadOptions } from '../api/useApi.ts';

type Mode = AnswerOf<'getClock'>['mode'];

/** The business clock and what moves it. A live clock that is moved ticks from there. `ran` is what fell due on the last move; null before one. */
export function useClockMoves(options?: ReadOptions) {
  const clock = useApi('getClock', {}, options);
  const setting = useAction('setClock');
  const advancing = useAction('advanceClock');
  const [expireSessions, setExpireSessions] = useState(false);
  const [ran, setRan] = useState<AnswerOf<'getClock'>['ran'] | null>(null);
  const mode: Mode = clock.data?.mode ?? 'ticking';

  const set = async (wanted: Mode, now?: string): Promise<void> => {
    const outcome = await setting.run({ body: { mode: wanted, expireSessions, ...(now && { now }) } });
    if (outcome.ok && now) setRan(outcome.data.ran ?? []);
  };
  return {
    clock,
    setMode: (wanted: Mode) => void set(wanted),
    jump: (now: string) => void set(mode === 'live' ? 'ticking' : mode, now),
    advance: (seconds: number): void => {
      void advancing.run({ body: { seconds, expireSessions } }).then((outcome) => outcome.ok && setRan(outcome.data.ran ?? []));
    },
    moving: setting.running || advancing.running,
    expireSessions,
    setExpireSessions,
    ran,
  };
}

export type ClockMoves = ReturnType<typeof useClockMoves>;
