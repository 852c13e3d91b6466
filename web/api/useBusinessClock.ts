import { useEffect, useMemo, useState } from 'react';
import type { AnswerOf } from './operations.ts';
import { useSimulating } from './simulator.ts';
import { useApi } from './useApi.ts';

type Said = AnswerOf<'getClock'>;

const look = 500;

/** When each answer was first seen, by the machine's clock: a part of the page that opens later must not take it for new. */
const heard = new WeakMap<Said, number>();
function heardAt(said: Said): number {
  const at = heard.get(said) ?? Date.now();
  heard.set(said, at);
  return at;
}

/** The clock the server goes by, in milliseconds: a simulator's own as it said last, carried on here while it runs; against a real API the machine's. */
export function useBusinessClock(): { now: () => number; running: boolean } {
  const { data } = useApi('getClock', useSimulating() ? {} : null, { quiet: true });
  return useMemo(() => {
    if (!data) return { now: Date.now, running: true };
    const said = Date.parse(data.now);
    const at = heardAt(data);
    const running = data.mode !== 'frozen';
    return { now: () => said + (running ? Date.now() - at : 0), running };
  }, [data]);
}

/** Whole seconds of the business clock until an instant (milliseconds); 0 once it has passed. */
export function useSecondsUntil(instant: number): number {
  const clock = useBusinessClock();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const tick = (): void => setNow(clock.now());
    tick();
    if (!clock.running) return;
    const timer = window.setInterval(tick, look);
    return () => window.clearInterval(timer);
  }, [clock]);
  return Math.max(0, Math.ceil((instant - now) / 1000));
}
