import type { ReactNode } from 'react';
import classes from './CodeText.module.css';

/**
 * Text of a course code, room, time, grade, phone number or e-mail address. In Arabic text it stays left to right and
 * on one line. `breaks` allows a long value to wrap.
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
    <bdi
      dir="ltr"
      className={`sis-figures sis-unbroken ${classes.code}`}
      data-strong={strong || undefined}
      data-breaks={breaks || undefined}
    >
      {children}
    </bdi>
  );
}
