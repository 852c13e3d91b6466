import { useCallback, useEffect, useRef, useState } from 'react';

const step = 250;

/** What keeps the time from running: each lets go of its own. */
export type Holder = 'pointer' | 'focus' | 'student';

/**
 * Whole seconds left until `onEnd`; the time stands still while the pointer or the focus holds it, so that nobody is
 * hurried away from what they read.
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
