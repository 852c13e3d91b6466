import { useMemo } from 'react';
import { encode } from 'uqr';
import classes from './QrCode.module.css';

/**
 * A text as a QR code, black on white in both colour schemes, with the quiet zone that readers need. `large` is for a
 * projector.
 */
export function QrCode({ text, label, large }: { text: string; label: string; large?: boolean }) {
  const { size, path } = useMemo(() => {
    const { size: cells, data } = encode(text, { border: 2, ecc: 'M' });
    const dark = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: cells, path: dark.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={large ? classes.large : classes.code}
    >
      <path d={path} />
    </svg>
  );
}
