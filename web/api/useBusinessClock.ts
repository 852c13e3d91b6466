import { useEffect, useMemo, useState } from 'react';
import { hour, minute } from '../../locales/durations.ts';
import type { ResponseBodyOf } from './operations.ts';
import { useSimulating } from './simulator.ts';
import { serverNow } from './server-clock.ts';
import { useApi } from './useApi.ts';

type Said = ResponseBodyOf<'getSimulator'>['clock'];

const lookEvery = 500;

/**
 * The time at which each clock response was first used, in epoch milliseconds by the machine's clock. A component
 * mounted later must not count an old response as new.
 */
const heard = new WeakMap<Said, number>();
function heardAt(said: Said): number {
  const at = heard.get(said) ?? Date.now();
  heard.set(said, at);
  return at;
}

/**
 * The server's clock in epoch milliseconds. A simulator's clock continues here from its last response while it runs; a
 * real API's clock comes from its response times. On a simulator, `known` is false until it has responded. `wanted`:
 * false for components that need no clock at present, so that they do not render when it is set.
 */
export function useBusinessClock(wanted = true): { now: () => number; running: boolean; known: boolean } {
  const simulating = useSimulating();
  const { data: simulator } = useApi('getSimulator', simulating && wanted ? {} : null, { quiet: true });
  const data = simulator?.clock;
  return useMemo(() => {
    if (!data) return { now: serverNow, running: true, known: !simulating };
    const said = Date.parse(data.now);
    const at = heardAt(data);
    const running = data.mode !== 'frozen';
    return { now: () => said + (running ? Date.now() - at : 0), running, known: true };
  }, [data, simulating]);
}

/** Seconds of the business clock until an instant (epoch milliseconds), rounded up; 0 once it has passed. */
export function useSecondsUntil(instant: number): number {
  const clock = useBusinessClock();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const tick = (): void => setNow(clock.now());
    tick();
    if (!clock.running) return;
    const timer = window.setInterval(tick, lookEvery);
    return () => window.clearInterval(timer);
  }, [clock]);
  return Math.max(0, Math.ceil((instant - now) / 1000));
}

/**
 * The server's clock in epoch milliseconds, updated every minute. Until the clock is known, the result is the instant
 * `said` (ISO 8601) in epoch milliseconds.
 */
export function useMinutes(said: string): number {
  const clock = useBusinessClock();
  const [looked, look] = useState(0);
  const now = clock.known ? clock.now() : Date.parse(said);
  useEffect(() => {
    if (!clock.known || !clock.running) return;
    const again = (): void => look((times) => times + 1);
    const timer = window.setTimeout(again, minute - (clock.now() % minute));
    document.addEventListener('visibilitychange', again);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [clock, looked]);
  return now;
}

/** The longest timer in milliseconds. A timer cannot run for weeks, so the wait is split. */
const longestTimer = hour;

/** True once an instant (epoch milliseconds) has passed by the business clock. False for null. */
export const useHasPassed = (instant: number | null): boolean => usePassedAt(instant) !== null;

/** The business clock (epoch milliseconds) once an instant has passed; null before that. */
export function usePassedAt(instant: number | null): number | null {
  const clock = useBusinessClock(instant !== null);
  const [looked, look] = useState(0);
  const reached = instant !== null && clock.known && clock.now() >= instant;
  useEffect(() => {
    if (instant === null || reached || !clock.known || !clock.running) return;
    const again = (): void => look((now) => now + 1);
    const timer = window.setTimeout(again, Math.min(Math.max(instant - clock.now(), 0), longestTimer));
    // The time is checked again when the page becomes visible, because a timer does not run while the machine sleeps.
    document.addEventListener('visibilitychange', again);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [clock, instant, reached, looked]);
  return reached ? clock.now() : null;
}

/**
 * Whole seconds left of a pause of `seconds`, which begins when the component is mounted or, if later, when the
 * server's clock is known.
 */
export function useSecondsLeft(seconds: number): number {
  const clock = useBusinessClock();
  const [until, setUntil] = useState<number>();
  if (until === undefined && clock.known) setUntil(clock.now() + seconds * 1000);
  const left = useSecondsUntil(until ?? 0);
  return until === undefined ? seconds : left;
}
