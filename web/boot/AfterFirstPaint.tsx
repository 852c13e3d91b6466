import { useEffect } from 'react';

/** What is begun once the first picture is drawn: it shares neither the line nor the processor with it. */
export function AfterFirstPaint({ then }: { then: () => void }) {
  useEffect(then, [then]);
  return null;
}
