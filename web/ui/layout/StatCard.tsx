import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StatCard.module.css';

type Props = {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  /** `calm` is the style of a value that needs no action. */
  tone?: 'calm';
  children?: ReactNode;
};

/** One key figure with its name and a note, such as the date to which it refers. */
export function StatCard({ label, value, note, tone, children }: Props) {
  return (
    <Stack display="flex" gap="0.25rem" miw={0}>
      <p className="sis-note">{label}</p>
      <p className={classes.value} data-tone={tone}>
        {value}
      </p>
      {children}
      {note && <p className="sis-note">{note}</p>}
    </Stack>
  );
}
