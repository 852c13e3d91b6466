import type { ReactNode } from 'react';
import classes from './FactList.module.css';

/** What is to know of one thing: names and values in as many columns as there is room for. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

/** `wide` has a row of its own, for what may be long: words somebody wrote, a file, an account. */
export function Fact({ name, wide = false, children }: { name: ReactNode; wide?: boolean; children: ReactNode }) {
  return (
    <div className={classes.fact} data-wide={wide || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
