import { useCallback, useEffect, useRef, useState } from 'react';

const step = 250;

/** The causes that can stop the timer. It runs again when no cause is left. */
export type Holder = 'pointer' | 'focus' | 'student';

/**
 * Counts down `seconds` and then calls `onEnd`; never for Infinity. The timer stops while any `Holder` pauses it, so
 * that the student has time to read. `stopped`: true after the student has stopped it by its button.
 */
export function useCountdown(seconds: number, onEnd: () => void) {
  const [left, setLeft] = useState(seconds * 1000);
  const [held, setHeld] = useState<readonly Holder[]>([]);
  const paused = held.length > 0 || seconds === Infinity;
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    if (paused) return;
    const timer = window.setInterval(() => setLeft((now) => Math.max(0, now - step)), step);
    return () => window.clearInterval(timer);
  }, [paused]);

  useEffect(() => {
    if (left === 0) end.current();
  }, [left]);

  const pause = useCallback((by: Holder) => setHeld((now) => [...now.filter((other) => other !== by), by]), []);
  const resume = useCallback((by: Holder) => setHeld((now) => now.filter((other) => other !== by)), []);
  return { secondsLeft: Math.ceil(left / 1000), stopped: held.includes('student'), pause, resume };
}
