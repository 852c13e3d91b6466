import type { ReactNode } from 'react';
import classes from './FigureCard.module.css';

/** Key figures side by side, each a `StatCard`, with their components below. */
export function FigureCard({ label, figures, children }: { label: string; figures: ReactNode; children?: ReactNode }) {
  return (
    <section className={classes.card} aria-label={label}>
      <div className={classes.figures}>{figures}</div>
      {children}
    </section>
  );
}
