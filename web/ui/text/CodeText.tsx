import type { ReactNode } from 'react';
import classes from './CodeText.module.css';

/**
 * A course code, room, time, grade, phone number or e-mail: always left to right and unbroken in Arabic text. `breaks`
 * allows a long value to wrap.
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
