import { useCallback, useEffect, useRef, useState } from 'react';

const step = 250;

/** Reasons that stop the timer; each is released separately. */
export type Holder = 'pointer' | 'focus' | 'student';

/**
 * Whole seconds left until `onEnd`. The timer stops while the pointer, the focus or the student holds it, so that texts
 * can be read without haste.
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
