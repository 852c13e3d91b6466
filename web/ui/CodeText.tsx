import type { ReactNode } from 'react';
import classes from './CodeText.module.css';

/** A course code, room, time, grade, phone or e-mail: always left to right, never broken apart by the other script. */
export function CodeText({ children, strong = false }: { children: ReactNode; strong?: boolean }) {
  return (
    <bdi dir="ltr" className={classes.code} data-strong={strong || undefined}>
      {children}
    </bdi>
  );
}
