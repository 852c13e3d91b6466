import type { ReactNode } from 'react';
import classes from './FactList.module.css';

/** Definition list of one item's properties, in as many columns as fit. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={`sis-top ${classes.facts}`}>{children}</dl>;
}

/**
 * One property with its value. `wide` gives it a row of its own, for long values such as free text, a file or a bank
 * account.
 */
export function Fact({ name, wide = false, children }: { name: ReactNode; wide?: boolean; children: ReactNode }) {
  return (
    <div className={classes.fact} data-wide={wide || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
