import { useCallback, useEffect, useRef, useState } from 'react';

const step = 250;

/** Whole seconds left until `onEnd`; the time stands still while paused, so that nobody is hurried away from what they read. */
export function useCountdown(seconds: number, onEnd: () => void) {
  const [left, setLeft] = useState(seconds * 1000);
  const [paused, setPaused] = useState(false);
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

  const pause = useCallback(() => setPaused(true), []);
  const resume = useCallback(() => setPaused(false), []);
  return { secondsLeft: Math.ceil(left / 1000), pause, resume };
}
