import { useEffect } from 'react';

/** Runs `then` after the first rendering, so that its work does not delay the rendering. */
export function AfterFirstPaint({ then }: { then: () => void }) {
  useEffect(then, [then]);
  return null;
}
