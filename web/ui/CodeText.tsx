import type { ReactNode } from 'react';
import classes from './CodeText.module.css';

/**
 * A course code, room, time, grade, phone or e-mail: always left to right, never broken apart by the other script.
 * `breaks`: what may be longer than a line goes on in the next.
 */
export function CodeText({
  children,
  strong = false,
  breaks = false,
}: {
  children: ReactNode;
  strong?: boolean;
  breaks?: boolean;
}) {
  return (
    <bdi dir="ltr" className={classes.code} data-strong={strong || undefined} data-breaks={breaks || undefined}>
      {children}
    </bdi>
  );
}
