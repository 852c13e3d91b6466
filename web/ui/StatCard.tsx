import type { ReactNode } from 'react';
import classes from './StatCard.module.css';

/** One key figure with its name, and what it is measured against. */
export function StatCard({ label, value, note, children }: { label: ReactNode; value: ReactNode; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes.card}>
      <p className={classes.label}>{label}</p>
      <p className={classes.value}>{value}</p>
      {children}
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}
