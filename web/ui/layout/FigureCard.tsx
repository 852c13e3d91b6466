import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FigureCard.module.css';

/** Key figures side by side, each a `StatCard`, with further content below. */
export function FigureCard({ label, figures, children }: { label: string; figures: ReactNode; children?: ReactNode }) {
  return (
    <Stack component="section" gap="1.5rem" className={`${classes.card} sis-frame`} aria-label={label}>
      <div className={classes.figures}>{figures}</div>
      {children}
    </Stack>
  );
}
