import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { hour } from '../../locales/durations.ts';
import { useAgenda } from '../api/agenda.ts';
import { useBusinessClock } from '../api/useBusinessClock.ts';
import {
  firstReads,
  otherReads,
  otherSpread,
  restBetween,
  returnSpread,
  waitBeforeReading,
} from './agenda-schedule.ts';

/** The longest timer in milliseconds. A timer cannot run for weeks, so the wait is split. */
const longestTimer = hour;

const isSeen = (): boolean => document.visibilityState === 'visible';

/**
 * Requests data that depend on the agenda again when a period opens or closes and when the student returns to the page.
 */
export function useAgendaReads(): void {
  const { mutate } = useSWRConfig();
  const agenda = useAgenda();
  const clock = useBusinessClock();
  const [turn, setTurn] = useState(0);
  const asked = useRef({ of: agenda, tries: 0 });
  const lastRead = useRef(Date.now());
  const later = useRef<number>(undefined);

  const readAgain = useCallback(
    (reads: readonly string[]): void => void mutate((key) => Array.isArray(key) && reads.includes(key[0] as string)),
    [mutate],
  );
  const readLater = useCallback(
    (reads: readonly string[], spread: number): void => {
      window.clearTimeout(later.current);
      later.current = window.setTimeout(() => readAgain(reads), Math.random() * spread);
    },
    [readAgain],
  );
  useEffect(() => () => window.clearTimeout(later.current), []);

  useEffect(() => {
    if (!agenda || !clock.known || !clock.running) return;
    if (asked.current.of !== agenda) asked.current = { of: agenda, tries: 0 };
    const wait = waitBeforeReading(agenda, { now: clock.now(), random: Math.random(), tries: asked.current.tries });
    const timer = window.setTimeout(
      () => {
        setTurn((now) => now + 1);
        if (wait > longestTimer) return;
        asked.current.tries += 1;
        // A hidden page sends these requests when it becomes visible again.
        lastRead.current = isSeen() ? Date.now() : 0;
        if (!isSeen()) return;
        readAgain(firstReads);
        readLater(otherReads, otherSpread);
      },
      Math.min(wait, longestTimer),
    );
    return () => window.clearTimeout(timer);
  }, [agenda, clock, turn, readAgain, readLater]);

  useEffect(() => {
    const comeBack = (): void => {
      if (!isSeen() || Date.now() - lastRead.current < restBetween) return;
      lastRead.current = Date.now();
      readLater([...firstReads, ...otherReads], returnSpread);
    };
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('focus', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('focus', comeBack);
    };
  }, [readLater]);
}
