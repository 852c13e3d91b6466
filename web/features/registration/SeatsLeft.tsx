import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import classes from './SeatsLeft.module.css';

/** How many seats a section has left, in words and as a bar of what is free. */
export function SeatsLeft({ section: { availableSeats, capacity, waiting } }: { section: Schema<'Section'> }) {
  const { t } = useTranslation(['registration', 'common']);
  const taken = capacity > 0 ? Math.min(1, Math.max(0, 1 - availableSeats / capacity)) : 1;
  const words = availableSeats > 0 ? t('common:seats', { count: availableSeats }) : waiting > 0 ? t('seats.fullWaiting', { count: waiting }) : t('seats.full');
  return (
    <div className={classes.seats} data-full={availableSeats === 0 || undefined}>
      <span>{words}</span>
      <span className={classes.bar} data-drawn aria-hidden style={{ '--taken': taken } as CSSProperties} />
    </div>
  );
}
