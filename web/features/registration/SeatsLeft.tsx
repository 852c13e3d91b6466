import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import classes from './SeatsLeft.module.css';

/** So few seats are said with emphasis. */
const few = 5;

/** How many seats a section has left. */
export function SeatsLeft({ section: { availableSeats, waiting } }: { section: Schema<'Section'> }) {
  const { t } = useTranslation(['registration', 'common']);
  const full = waiting > 0 ? t('seats.fullWaiting', { count: waiting }) : t('seats.full');
  return (
    <div className={classes.seats} data-few={availableSeats < few || undefined}>
      {availableSeats > 0 ? t('common:seats', { count: availableSeats }) : full}
    </div>
  );
}
