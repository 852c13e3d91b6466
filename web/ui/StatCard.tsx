import type { ReactNode } from 'react';
import classes from './StatCard.module.css';

type Props = {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  /** `calm`: nothing is asked of the student. */
  tone?: 'calm';
  children?: ReactNode;
};

/** One key figure with its name, and what it is measured against. */
export function StatCard({ label, value, note, tone, children }: Props) {
  return (
    <div className={classes.card}>
      <p className={classes.label}>{label}</p>
      <p className={classes.value} data-tone={tone}>
        {value}
      </p>
      {children}
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}
