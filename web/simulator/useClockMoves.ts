import { useState } from 'react';
import type { ResponseBodyOf } from '../api/operations.ts';
import { useAction } from '../api/useAction.ts';
import { useApi } from '../api/useApi.ts';
import type { ReadOptions } from '../api/useApi.ts';

type Mode = ResponseBodyOf<'getClock'>['mode'];

type Clock = ResponseBodyOf<'getClock'>;
/** A job that ran, or the start or end of an agenda period. */
export type Passed = { at: string; work: string } | { at: string; edge: Clock['marks'][number] };

/**
 * The events of a move of the clock from `from` to `now`, in order: jobs that ran, and starts and ends of periods after
 * `from` and up to `now`. Without `from`, only the jobs.
 */
export function passedOn(
  from: string | undefined,
  { now, marks, ran = [] }: Pick<Clock, 'now' | 'marks' | 'ran'>,
): Passed[] {
  const edges =
    from === undefined
      ? []
      : marks.filter(({ at }) => Date.parse(at) > Date.parse(from) && Date.parse(at) <= Date.parse(now));
  const passed: Passed[] = [
    ...edges.map((edge) => ({ at: edge.at, edge })),
    ...ran.map(({ name, at }) => ({ at, work: name })),
  ];
  return passed.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/**
 * The simulated clock and functions that move it. A jump in live mode changes the mode to `ticking`. `passed`: the
 * openings, closings and jobs of the last move; null before the first and after an undo. Setting back is confirmed:
 * `asking` is the requested instant, null while no confirmation is open.
 */
export function useClockMoves(options?: ReadOptions) {
  const clock = useApi('getClock', {}, options);
  const setting = useAction('setClock');
  const advancing = useAction('advanceClock');
  const returning = useAction('undoClockMove');
  const [expireSessions, setExpireSessions] = useState(false);
  const [passed, setPassed] = useState<Passed[] | null>(null);
  const [asking, setAsking] = useState<string | null>(null);
  const mode: Mode = clock.data?.mode ?? 'ticking';

  const set = async (wanted: Mode, now?: string): Promise<void> => {
    const from = clock.data?.now;
    const outcome = await setting.run({ body: { mode: wanted, expireSessions, ...(now && { now }) } });
    if (outcome.ok && now) setPassed(passedOn(from, outcome.data));
  };
  const setTo = (now: string): void => void set(mode === 'live' ? 'ticking' : mode, now);
  const isBack = (now: string): boolean => clock.data !== undefined && Date.parse(now) < Date.parse(clock.data.now);
  return {
    clock,
    setMode: (wanted: Mode) => void set(wanted),
    jump: (now: string): void => (isBack(now) ? setAsking(now) : setTo(now)),
    advance: (seconds: number): void => {
      const from = clock.data?.now;
      void advancing
        .run({ body: { seconds, expireSessions } })
        .then((outcome) => outcome.ok && setPassed(passedOn(from, outcome.data)));
    },
    asking,
    stopAsking: () => setAsking(null),
    /** Sets the clock back without undoing anything. */
    setBack: (now: string): void => {
      setAsking(null);
      setTo(now);
    },
    /** Restores the state before the last move. */
    undo: (): void => {
      setAsking(null);
      void returning.run().then(({ ok }) => ok && setPassed(null));
    },
    moving: setting.running || advancing.running || returning.running,
    expireSessions,
    setExpireSessions,
    passed,
  };
}

export type ClockMoves = ReturnType<typeof useClockMoves>;
