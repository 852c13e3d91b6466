import type { ReactNode } from 'react';
import classes from './StatCard.module.css';

type Props = {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  /** `calm` marks a value that needs no action. */
  tone?: 'calm';
  children?: ReactNode;
};

/** One key figure with its name and the value it is compared with. */
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
